/** Which tests prove which requirement, and which requirement has none: `npm run requirements`. */
import { repositoryRoot } from './repository/command.ts'
import { readReport } from './repository/requirements.ts'

const { requirements, tested, untested, unknown } = await readReport(repositoryRoot)
const width = Math.max(...requirements.map(({ id }) => id.length))

for (const [id, mentions] of requirements.map(({ id }) => [id, tested.get(id) ?? []] as const)) {
  const files = [...new Set(mentions.map(({ file }) => file))]
  const lines = files.map((file) => `${file} (${mentions.filter((each) => each.file === file).length})`)
  console.log(`${id.padEnd(width)}  ${lines.join(`\n${' '.repeat(width)}  `) || '—'}`)
}

console.log(`\n${tested.size} of ${requirements.length} requirements are in the name of a test.`)
if (untested.length > 0) console.log(`Without a test: ${untested.map(({ id }) => id).join(', ')}`)
for (const { id, file, name } of unknown) console.error(`${id} is no requirement: ${file}: ${name}`)
process.exitCode = unknown.length === 0 ? 0 : 1
