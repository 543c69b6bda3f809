/** Writes docs/machines.md, and every machine for other tools into dist/machines/files: `npm run machines`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, workflows } from './catalog/catalog.ts'
import { machinesDocument } from './catalog/document.ts'
import { exported, exportKinds } from './catalog/exports.ts'

const folder = join(root, 'dist/machines/files')
const all = await workflows()

await writeFile(join(root, 'docs/machines.md'), machinesDocument(all))
await mkdir(folder, { recursive: true })
for (const workflow of all) {
  for (const kind of exportKinds)
    await writeFile(join(folder, `${workflow.name}.${kind}`), await exported(workflow, kind))
}
console.log(`docs/machines.md and ${all.length * exportKinds.length} files in dist/machines/files.`)
