import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSettings } from '#domain/settings.ts'
import { templateFile } from '#server/site/built-site.ts'
import { htmlFileOf, prerenderedDocument, type RenderedPage, writtenOrigin } from '#server/site/prerendered.ts'
import { compressSite } from '../../../scripts/compress.ts'

const template =
  '<!doctype html><html lang="en-US"><head><!--head--><!--settings-->' +
  '<script type="module" src="/assets/main-1.js"></script></head><body><!--root--></body></html>'

/** The pages as they are rendered, from which their files are written. */
const pages: RenderedPage[] = [
  {
    path: '/',
    name: 'home',
    head: { title: 'Pending', description: 'The AI assistant', isIndexed: true, image: 'exterior-dusk' },
    html: '<h1>Home</h1><img src="/./pictures/a.jpg"/><p>hello@pending.example, © 2026</p>',
  },
  {
    path: '/home/about',
    name: 'about',
    head: { title: 'About', description: 'About', isIndexed: true, canonicalPath: '/about' },
    html: '<h1>About</h1>',
  },
  {
    path: '/sellers',
    name: 'not-found',
    head: { title: 'Gone', description: 'Gone', isIndexed: false },
    html: '<h1>Gone</h1>',
  },
]
const late = { early: '', start: '/assets/start-1.js', late: ['/assets/main-1.js', '/assets/shared-1.js'] }
const settings = { ...defaultSettings, assetBase: '/.', year: '2026' }

const files: Record<string, string> = {
  [templateFile]: template,
  'sitemap.xml': `<urlset><url><loc>${writtenOrigin}/</loc></url></urlset>`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-1.js': `console.log("${'a'.repeat(4000)}")`,
  'assets/small-1.js': 'export {}',
  'widget/penny-widget.js': 'loader',
  'widget/assets/panel-1.js': 'panel',
  'assets/newsreader-1.woff2': 'font',
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/main-1.js', imports: ['_shared-1.js'] },
    'src/start-prerendered.ts': { file: 'assets/start-1.js' },
    '_shared-1.js': { file: 'assets/shared-1.js' },
    'src/styles/fonts/newsreader.woff2': { file: 'assets/newsreader-1.woff2' },
    'src/pages/property/property-page.tsx': {
      file: 'assets/property-1.js',
      css: ['assets/property-1.css'],
      imports: ['_shared-1.js', '_chat-1.js'],
      dynamicImports: ['src/widgets/map/map.tsx'],
    },
    '_chat-1.js': { file: 'assets/chat-1.js', imports: ['_shared-1.js'] },
    'src/widgets/map/map.tsx': { file: 'assets/map-1.js' },
    'src/pages/property/gate.tsx': { file: 'assets/gate-1.js', imports: ['_shared-1.js', '_chat-1.js'] },
  }),
}

/** A small built site in a new folder, compressed as the real one is. */
export async function buildSmallSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const documents = pages.map((page) => [htmlFileOf(page.path), prerenderedDocument(template, page, settings, late)])
  for (const [name, text] of [...Object.entries(files), ...documents] as [string, string][]) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await compressSite(folder)
  return folder
}

export const mainScript = files['assets/main-1.js']
