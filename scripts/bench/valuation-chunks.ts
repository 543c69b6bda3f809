import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Figures, kB } from './figures.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

type Manifest = Record<string, Chunk>

const late = {
  'the map, mapbox-gl': 'src/widgets/map/map-canvas.tsx',
  'the chart, recharts': 'src/widgets/valuation-chart/value-chart.tsx',
}

/** Shows both. */
const host = 'src/pages/property-view/property-view-page.tsx'

/** How heavy the map and the chart are, and which pages load them before anything is seen: none should. */
export async function valuationChunks(root: string): Promise<Figures> {
  const site = join(root, 'dist/site')
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? 'index.html'
  const pages = Object.keys(manifest).filter((name) => /^src\/pages\/.*-page\.tsx$/.test(name))
  if (pages.length < 5) throw new Error(`The manifest of the build names ${pages.length} pages.`)
  const common = filesOf(manifest, [entry, host])
  const rows = await Promise.all(
    Object.entries(late).map(async ([name, source]) => {
      const own = [...filesOf(manifest, [source])].filter((file) => !common.has(file))
      const heavy = manifest[source]?.file ?? source
      const loading = pages.filter((page) => filesOf(manifest, [entry, page]).has(heavy))
      return [name, kB(await gzipOf(site, [heavy])), kB(await gzipOf(site, own)), loading.join(', ') || 'none']
    }),
  )
  return {
    title: 'The map and the chart, as chunks',
    story: `By the manifest of the build, gzip (level 9; 1 kB is 1,000 bytes): the chunk itself, and with every chunk that it brings along beside those of \`/property-view\`, which shows both. First load means everything that the entry and one of the ${pages.length} pages import, before anything is asked for.`,
    columns: ['', 'chunk', 'with what it brings', 'in the first load of'],
    rows,
  }
}

function filesOf(manifest: Manifest, names: string[]): Set<string> {
  const found = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The manifest of the build does not know ${name}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const next of chunk.imports ?? []) follow(next)
  }
  for (const name of names) follow(name)
  return found
}

async function gzipOf(site: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => gzipSync(await readFile(join(site, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
