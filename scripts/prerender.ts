import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import {
  marketingModule,
  moduleOf,
  prerenderedFiles,
  type SiteManifest,
  templateFile,
} from '#server/site/built-site.ts'
import { htmlFileOf, prerenderedDocument, type RenderedSite, writtenOrigin } from '#server/site/prerendered.ts'

/**
 * Writes the pages that are the same for everyone into the built site, each as a file that a browser can open, and the sitemap.
 * Assets get the names that the build of the browser's code gave them, so that comes first; its index.html, the document of all
 * other pages, makes room for the home page. Answers how many pages there are.
 */
export async function prerenderSite(root: string, site: string): Promise<number> {
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
    prerender: (origin: string) => Promise<RenderedSite>
  }
  const { pages, sitemap, settings } = await prerender(writtenOrigin)
  await rename(join(site, 'index.html'), join(site, templateFile))
  const template = await readFile(join(site, templateFile), 'utf8')
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as SiteManifest
  for (const page of pages) {
    const file = join(site, htmlFileOf(page.path))
    const files = prerenderedFiles(manifest, [marketingModule, moduleOf(page.name)])
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, prerenderedDocument(template, page, settings, files))
  }
  await writeFile(join(site, 'sitemap.xml'), sitemap)
  return pages.length
}
