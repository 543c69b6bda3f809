/** Builds the machine explorer into dist/machines: its pages, the data of each machine, and the files for other tools. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../../scripts/hash-of.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const finishedDir = join(root, 'dist/machines')
/** An incomplete build is never served. */
const outDir = join(root, 'dist/machines.new')
const stamp = join(root, 'dist/machines.stamp')
const sources = await hashOf(root, [
  'tools/explorer',
  'machines',
  'domain',
  'tests/drivers',
  'tests/support',
  'tools/mutation/results.json',
  'e2e/walks',
  'openapi',
  'src',
  'tools/machine-charts',
  'docs/requirements.json',
  'package-lock.json',
])

if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) console.log('machines: unchanged')
else await buildExplorer()

async function buildExplorer(): Promise<void> {
  // Imported only when something is built: `npm start` waits for this script each time.
  const [{ build }, { default: react }, { default: tailwindcss }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ])
  const [{ workflows }, { exported, exportKinds }, { entryOf, machineData }] = await Promise.all([
    import('./catalog/catalog.ts'),
    import('./catalog/exports.ts'),
    import('./catalog/page-data.ts'),
  ])
  const started = performance.now()
  const all = await workflows()
  // Deleted first and written last, so that an interrupted build isn't taken for a complete one.
  await rm(stamp, { force: true })
  await rm(outDir, { recursive: true, force: true })
  await build({
    root: join(root, 'tools/explorer/page'),
    base: '/machines/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  })
  await Promise.all(['data', 'files'].map((folder) => mkdir(join(outDir, folder), { recursive: true })))
  await writeFile(join(outDir, 'data/index.json'), JSON.stringify(all.map(entryOf)))
  for (const workflow of all) {
    await writeFile(join(outDir, `data/${workflow.name}.json`), JSON.stringify(await machineData(workflow)))
    for (const kind of exportKinds)
      await writeFile(join(outDir, `files/${workflow.name}.${kind}`), await exported(workflow, kind))
  }
  await rm(finishedDir, { recursive: true, force: true })
  await rename(outDir, finishedDir)
  await writeFile(stamp, sources)
  console.log(`machines: built, ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
