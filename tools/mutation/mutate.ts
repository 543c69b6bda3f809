/**
 * `npm run mutate`: changes the product in one place at a time and runs the tests. Machines are changed in memory;
 * views, wiring and server rules by Stryker (stryker.config.mjs). Machine names limit it to these, `--changed` to what
 * differs from main, `--only=machines` or `--only=code` to one of the two.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { actorDrivers } from '#tests/drivers/all.ts'
import { repositoryRoot, runInherited } from '../../scripts/repository/command.ts'
import { explained } from './explained.ts'
import { Judge } from './judge.ts'
import { mutantsOf } from './mutants.ts'
import { mutationResults, type ResultOfMachine, sourceHash } from './results.ts'

// A mutant's actor may throw without a listener; that ends the mutant and not this program.
process.on('uncaughtException', () => {})
process.on('unhandledRejection', () => {})

process.chdir(repositoryRoot)
const args = process.argv.slice(2)
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const changed = args.includes('--changed') ? changedFiles() : null
const named = args.filter((arg) => !arg.startsWith('--'))

const machinesOk = only === 'code' || (await mutateMachines())
const codeOk = only === 'machines' || named.length > 0 || (await mutateCode())
process.exitCode = machinesOk && codeOk ? 0 : 1

/**
 * Prints per machine what each test killed and what survived, and stores it for the machine explorer; false when a
 * survivor has no explanation.
 */
async function mutateMachines(): Promise<boolean> {
  const chosen = (await actorDrivers()).filter(
    ({ name }) =>
      (named.length === 0 || named.includes(name)) &&
      (changed === null || changed.some((file) => file.startsWith(`machines/${name}/`))),
  )
  const survivors: string[] = []
  const results = await readFile(mutationResults, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, ResultOfMachine>,
    () => ({}) as Record<string, ResultOfMachine>,
  )
  const rows: { machine: string; mutants: number; paths: number; text: number; survived: number }[] = []
  for (const workflow of chosen) {
    const judge = await Judge.of(workflow)
    const mutants = mutantsOf(workflow.machine)
    const row = { machine: workflow.name, mutants: 0, paths: 0, text: 0, survived: 0 }
    for (const { name, machine, isReal } of mutants) {
      const verdict = await judge.judge(machine)
      if (isReal?.() === false) continue
      row.mutants++
      row[verdict]++
      if (verdict !== 'survived') continue
      survivors.push(`${workflow.name} · ${name}`)
    }
    rows.push(row)
    results[workflow.name] = {
      source: await sourceHash(repositoryRoot, workflow.name),
      mutants: row.mutants,
      survivors: survivors.filter((name) => name.startsWith(`${workflow.name} · `)),
    }
    console.log(`${row.machine}: ${row.mutants - row.survived} of ${row.mutants} mutants killed`)
  }
  const sorted = Object.entries(results).sort(([one], [other]) => one.localeCompare(other))
  await writeFile(mutationResults, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  const sum = (column: 'mutants' | 'paths' | 'text' | 'survived') => rows.reduce((total, row) => total + row[column], 0)
  console.table([
    ...rows,
    { machine: 'all', mutants: sum('mutants'), paths: sum('paths'), text: sum('text'), survived: sum('survived') },
  ])
  for (const name of survivors) console.log(`survived: ${name}\n  ${explained[name] ?? 'NOT EXPLAINED'}`)
  const judged = chosen.map(({ name }) => `${name} · `)
  const stale = Object.keys(explained).filter(
    (name) => judged.some((machine) => name.startsWith(machine)) && !survivors.includes(name),
  )
  for (const name of stale) console.log(`explained, but killed: ${name}`)
  return stale.length === 0 && survivors.every((name) => name in explained)
}

/** Stryker on views, wiring and rules; its own thresholds decide. */
async function mutateCode(): Promise<boolean> {
  const files = changed?.filter((file) => /^(src|server)\/.*\.tsx?$/.test(file))
  if (files?.length === 0) return true
  return runInherited(
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    ...(files ? ['--mutate', files.join(',')] : []),
  )
}

function changedFiles(): string[] {
  return execFileSync('git', ['diff', '--name-only', 'main'], { encoding: 'utf8' }).split('\n').filter(Boolean)
}
