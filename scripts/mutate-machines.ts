/**
 * Changes every machine in one place at a time and asks its two suites whether they notice. Prints what survived; fails
 * when a survivor has no explanation, or an explanation no survivor.
 */

import { workflows } from '#tests/machines/workflows/all.ts'
import { explained } from '#tests/mutation/explained.ts'
import { Judge } from '#tests/mutation/judge.ts'
import { mutantsOf } from '#tests/mutation/mutants.ts'

// A mutant's actor may fail where nobody listens; that is its own end, not ours.
process.on('uncaughtException', () => {})
process.on('unhandledRejection', () => {})

const only = process.argv.slice(2)
const survivors: string[] = []
const rows = []
for (const workflow of workflows.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const judge = new Judge(workflow)
  const mutants = mutantsOf(workflow.machine)
  const row = { machine: workflow.name, mutants: mutants.length, specification: 0, recording: 0, survived: 0 }
  for (const { name, machine } of mutants) {
    const { bySpecification, byRecording } = await judge.judge(machine)
    row.specification += Number(bySpecification)
    row.recording += Number(byRecording)
    if (bySpecification || byRecording) continue
    row.survived++
    survivors.push(`${workflow.name} · ${name}`)
  }
  rows.push(row)
}
console.table(rows)

const unexplained = survivors.filter((name) => !(name in explained))
const stale = only.length === 0 ? Object.keys(explained).filter((name) => !survivors.includes(name)) : []
for (const name of survivors) console.log(`survived: ${name}\n  ${explained[name] ?? 'UNEXPLAINED'}`)
for (const name of stale) console.log(`explained, but caught: ${name}`)
if (unexplained.length > 0 || stale.length > 0) process.exitCode = 1
