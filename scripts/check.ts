/**
 * Checks the repository: contract, types, style, imports, unused code, shape. `npm run check`; exits with 1 when
 * anything fails.
 */
import { checks } from './repository/checks.ts'
import { atATime } from './repository/command.ts'

const results = await atATime(
  2,
  checks.map(({ name, cure, run }) => async () => {
    const started = performance.now()
    const { ok, output } = await run().catch((error: unknown) => ({ ok: false, output: String(error) }))
    console.log(`${ok ? '✓' : '✗'} ${name}`)
    if (!ok) console.log(`\n${output}\n\n→ ${cure}\n`)
    return { name, ok, seconds: ((performance.now() - started) / 1000).toFixed(1) }
  }),
)

const width = Math.max(...checks.map(({ name }) => name.length))
console.log()
for (const { name, ok, seconds } of results) {
  console.log(`${name.padEnd(width)}  ${ok ? 'kept  ' : 'BROKEN'}  ${seconds.padStart(5)} s`)
}
const broken = results.filter(({ ok }) => !ok)
console.log(broken.length === 0 ? '\nAll checks passed.' : `\n${broken.length} of ${checks.length} checks failed.`)
process.exitCode = broken.length === 0 ? 0 : 1
