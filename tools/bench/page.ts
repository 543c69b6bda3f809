import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

/**
 * Builds a page of tools/bench/pages with the site's settings and styles, and opens it once `global` exists on its
 * window.
 */
export async function openBenchPage(page: Page, root: string, entry: string, global: string): Promise<Page> {
  const files = await builtPage(root, entry)
  await page.route('http://bench.test/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    const body = files.get(path)
    const contentType = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html'
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType })
  })
  page.on('pageerror', (error) => console.error(error))
  await page.goto('http://bench.test/')
  await page.waitForFunction((name) => name in globalThis, global)
  return page
}

async function builtPage(root: string, entryFile: string): Promise<Map<string, string>> {
  const [react, tailwind] = [await import('@vitejs/plugin-react'), await import('@tailwindcss/vite')]
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react.default(), tailwind.default()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: { page: `${root}/${entryFile}`, style: `${root}/src/styles/main.css` },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const files = new Map(
    output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)] as const),
  )
  const links = [...files.keys()].filter((name) => name.endsWith('.css'))
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'page')
  const head = links.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')
  const html = `<!doctype html><meta charset="utf-8"><title>bench</title>${head}<div id="frame" style="width:640px"></div><script type="module" src="/${entry?.fileName}"></script>`
  return files.set('', html)
}
