import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { WrittenSite } from '#server/site/built-site.ts'

/**
 * Writes the pages that are the same for everyone out as HTML, into `file` as JSON, which the server reads. Assets get the
 * names that the build of the browser's code gave them, so that comes first.
 */
export async function prerenderSite(root: string, file: string): Promise<number> {
  const folder = join(root, '.cache/prerender')
  await rm(folder, { recursive: true, force: true })
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  })
  const { prerender } = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as {
    prerender: () => Promise<WrittenSite>
  }
  const written = await prerender()
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, JSON.stringify(written))
  return written.pages.length
}
