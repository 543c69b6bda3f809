import { join } from 'node:path'
import { type Figures, kB } from './figures.ts'
import { filesOf, gzipOf, readManifest } from './manifest.ts'

const late = {
  'the map, mapbox-gl': 'src/widgets/map/map-canvas.tsx',
  'the chart, recharts': 'src/widgets/valuation-chart/value-chart.tsx',
}

/** A page with the map and the chart. */
const host = 'src/pages/property-view/property-view-page.tsx'

/** The sizes of the map and the chart, and which pages load them before they are in view: none should. */
export async function valuationChunks(root: string): Promise<Figures> {
  const site = join(root, 'dist/site')
  const { manifest, entry } = await readManifest(site)
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
