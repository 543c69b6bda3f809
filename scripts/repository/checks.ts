import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { architectureFile, withDiagrams } from './architecture.ts'
import { atATime, type CommandResult, repositoryRoot, runModule } from './command.ts'
import { exportProblems } from './exports.ts'
import { handwrittenFiles } from './files.ts'
import { followImports, rulesOfImports } from './imports.ts'
import { lockProblems, privatePathProblems } from './privacy.ts'
import { readReport } from './requirements.ts'
import { shapeProblems } from './shape.ts'

export interface RepositoryCheck {
  name: string
  /** Shown when it fails: what to do now. */
  cure: string
  run: () => Promise<CommandResult>
}

/** What is checked for types, the largest first. Tests, e2e and tools have the same settings and are checked as one program. */
const typed = ['tsconfig.tests.json', 'server', 'src', 'machines', 'assistant', 'domain']

export const checks: RepositoryCheck[] = [
  {
    name: 'the contract has no diff',
    cure: 'Mend openapi/, run "npm run contract" and commit what it writes into openapi/generated and server/operations.ts.',
    run: () => runModule('node_modules/tsx/dist/cli.mjs', 'scripts/contract.ts', '--check'),
  },
  {
    name: 'types, folder by folder',
    cure: 'Each folder has a tsconfig.json that says what it may import: a name that is not found there is meant to be out of reach.',
    run: async () => {
      const tsc = 'node_modules/@typescript/native/bin/tsc'
      // Each checker of a program works out most of its types again: several cost more time than they save on two cores.
      const outcomes = await atATime(
        1,
        typed.map((folder) => () => runModule(tsc, '--pretty', 'false', '--checkers', '1', '-p', folder)),
      )
      return {
        ok: outcomes.every(({ ok }) => ok),
        output: outcomes
          .map(({ output }) => output)
          .filter(Boolean)
          .join('\n'),
      }
    },
  },
  {
    name: 'lint and format',
    cure: 'Most of it mends itself: npx biome check --write',
    run: async () => {
      const said = await runModule(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--error-on-warnings',
        '--max-diagnostics=20',
      )
      return said.ok && !/Checked [1-9]\d* files/.test(said.output) ? failed('biome has read no file.') : said
    },
  },
  {
    name: 'imports flow one way',
    cure: 'The rules and their reasons are in .dependency-cruiser.cjs.',
    run: async () => {
      const [{ filesIn, violations, imports }, rules] = [await followImports(repositoryRoot), await rulesOfImports()]
      const drawn = await readFile(join(repositoryRoot, architectureFile), 'utf8')
      const stale =
        withDiagrams(drawn, imports) === drawn ? [] : [`${architectureFile} is not up to date: npm run draw`]
      const unread = Object.entries(filesIn).filter(([, count]) => count === 0)
      const broken = [...new Set(violations.map(({ rule }) => rule))].map((name) => {
        const places = violations.filter(({ rule }) => rule === name).map(({ from, to }) => `  ${from} → ${to}`)
        return `${name}: ${rules.get(name)}\n${places.join('\n')}`
      })
      return problems([...unread.map(([folder]) => `${folder}/: not one file of it was read.`), ...broken, ...stale])
    },
  },
  {
    name: 'nothing unused',
    cure: 'Remove what nobody uses, or the "export" of what only its own file uses. knip.json names where use begins.',
    run: () => runModule('node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'),
  },
  {
    name: 'names and places',
    cure: 'A file is named after the one thing that it does, and lies in a folder that is checked. A name is exported by one file.',
    run: async () => {
      const files = await handwrittenFiles(repositoryRoot)
      return files.length === 0
        ? failed('Not one file was read.')
        : problems([...shapeProblems(files), ...exportProblems(files)])
    },
  },
  {
    name: 'nothing of one machine',
    cure: 'What is here must work on every machine.',
    run: async () => {
      const lock = JSON.parse(await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8'))
      return problems([...privatePathProblems(await handwrittenFiles(repositoryRoot)), ...lockProblems(lock)])
    },
  },
  {
    name: 'requirement ids are known',
    cure: 'docs/requirements.json lists the ids; "npm run requirements" shows which tests carry them.',
    run: async () => {
      const { unknown, tested } = await readReport(repositoryRoot)
      if (tested.size === 0) return failed('No test carries a requirement id.')
      return problems(unknown.map(({ id, file, name }) => `${id} is no requirement: ${file}: ${name}`))
    },
  },
]

const failed = (output: string): CommandResult => ({ ok: false, output })
const problems = (found: string[]): CommandResult => ({ ok: found.length === 0, output: found.join('\n') })
