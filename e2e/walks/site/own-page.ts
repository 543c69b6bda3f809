import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import type { Site } from './site.ts'

const built = new Map<string, Promise<Map<string, string>>>()

/**
 * A page made for the walks, for behavior that no page of the site has: `/own/<name>` runs `<name>.tsx` of
 * e2e/walks/own, built like the site. Its settings are in the query: `?mapboxToken=pk.test`.
 */
export async function serveOwnPage({ interception }: Site, name: string): Promise<void> {
  const files = await (built.get(name) ?? buildPage(name))
  await interception.add(`*/own/${name}*`, async (request) => {
    const { pathname, searchParams } = request.url
    const file = files.get(pathname.slice(`/own/${name}/`.length))
    if (file !== undefined) {
      const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
      return request.fulfill({ contentType, body: file })
    }
    return request.fulfill({ contentType: 'text/html', body: documentOf(name, [...files.keys()], searchParams) })
  })
}

function buildPage(name: string): Promise<Map<string, string>> {
  const files = build({
    configFile: false,
    root: fileURLToPath(new URL('../own', import.meta.url)),
    base: `/own/${name}/`,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../own/${name}.tsx`, import.meta.url)),
        output: {
          entryFileNames: 'entry.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  }).then((result) => {
    const { output } = result as Rolldown.RolldownOutput
    return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]))
  })
  built.set(name, files)
  return files
}

function documentOf(name: string, files: string[], settings: URLSearchParams): string {
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/own/${name}/${file}">`)
  return `<!doctype html><html lang="en-US"><head><title>${name}</title><link rel="icon" href="data:,">${styles.join('')}
<script type="application/json" id="settings">${JSON.stringify(Object.fromEntries(settings))}</script>
<script type="module" src="/own/${name}/entry.js"></script></head><body><div id="root"></div></body></html>`
}
