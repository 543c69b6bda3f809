/** Keeps the house: contract, types, style, imports, leftovers, shape. `npm run check`; exits with 1 when anything fails. */
import { checks } from './house/checks.ts'

const results: { name: string; ok: boolean; seconds: string }[] = []
for (const { name, cure, run } of checks) {
  const started = performance.now()
  const { ok, output } = await run().catch((error: unknown) => ({ ok: false, output: String(error) }))
  results.push({ name, ok, seconds: ((performance.now() - started) / 1000).toFixed(1) })
  console.log(`${ok ? '✓' : '✗'} ${name}`)
  if (!ok) console.log(`\n${output}\n\n→ ${cure}\n`)
}

const width = Math.max(...checks.map(({ name }) => name.length))
console.log()
for (const { name, ok, seconds } of results) {
  console.log(`${name.padEnd(width)}  ${ok ? 'kept  ' : 'BROKEN'}  ${seconds.padStart(5)} s`)
}
const broken = results.filter(({ ok }) => !ok)
console.log(broken.length === 0 ? '\nThe house is in order.' : `\n${broken.length} of ${checks.length} checks failed.`)
process.exitCode = broken.length === 0 ? 0 : 1
