/** Records the walks over every machine as it is now, one file per machine: a change in them is a change to review. */
import { writeFileSync } from 'node:fs'
import { workflows } from '#tests/machines/workflows/all.ts'
import { recordedFile, recordWalks } from '#tests/support/recorded.ts'

for (const workflow of workflows) {
  const walks = await recordWalks(workflow)
  writeFileSync(recordedFile(workflow.name), `${JSON.stringify(walks, null, 1)}\n`)
  console.log(`${workflow.name}: ${walks.length} walks, ${walks.flatMap(({ steps }) => steps).length} steps`)
}
