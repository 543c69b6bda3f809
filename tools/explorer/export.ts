/**
 * Writes docs/machines.md, and every machine for other tools into dist/machines/files: `npm run machines`. `--views`
 * also runs the specification's paths in a browser and keeps a screenshot of each state in dist/machine-views; machine
 * names after it limit the screenshots to these.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, workflows } from './catalog/catalog.ts'
import { machinesDocument } from './catalog/document.ts'
import { exported, exportKinds } from './catalog/exports.ts'
import { takePictures } from './take-pictures.ts'

const folder = join(root, 'dist/machines/files')
const all = await workflows()
const named = process.argv.slice(2).filter((argument) => argument !== '--views')
const unknown = named.filter((name) => !all.some((workflow) => workflow.name === name))
if (unknown.length > 0) throw new Error(`there is no machine called ${unknown.join(', ')}`)

await writeFile(join(root, 'docs/machines.md'), machinesDocument(all))
await mkdir(folder, { recursive: true })
for (const workflow of all) {
  for (const kind of exportKinds)
    await writeFile(join(folder, `${workflow.name}.${kind}`), await exported(workflow, kind))
}
console.log(`docs/machines.md and ${all.length * exportKinds.length} files in dist/machines/files.`)

if (process.argv.includes('--views')) {
  const chosen = named.length === 0 ? all : all.filter(({ name }) => named.includes(name))
  process.exitCode = (await takePictures(chosen)) ? 0 : 1
}
