/**
 * `npm test`: builds, finds a Chromium, runs the tests of each commit in Vitest and Playwright, and adds up their reports.
 * `--all` runs every test. `--only=vitest`, `--only=playwright` or the name of a project runs a part, what follows goes
 * to the runner, and then nothing of it is left for the night; `--changed` runs what the changes since main can affect.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'
import { repositoryRoot } from './repository/command.ts'
import { choose, type RunnerChoice } from './test/choice.ts'
import { playwrightResults, type Result, vitestResults } from './test/results.ts'
import { closingLine, summaryOf } from './test/summary.ts'

process.chdir(repositoryRoot)
mkdirSync('test-results', { recursive: true })
// Set by what was chosen.
let isSmoke = false
const results = await run().catch((error: unknown): Result[] => {
  console.error(error instanceof Error ? error.message : error)
  return [failure('before the tests', 'could not be run')]
})
console.log(`\n${summaryOf(results, isSmoke)}`)
process.exitCode = closingLine(results).includes(' 0 failed') ? 0 : 1

async function run(): Promise<Result[]> {
  const choice = choose(process.argv.slice(2), changedFiles)
  const { vitest, playwright } = choice
  isSmoke = choice.isSmoke
  // For playwright.config.ts and the walks.
  process.env.SMOKE_ONLY = isSmoke ? '1' : ''
  if (playwright) {
    // No journey of a commit opens the machine explorer.
    const parts = isSmoke ? ['--without-machines'] : []
    if (!runs('node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--if-stale', ...parts))
      throw new Error('The site was not built.')
    process.env.CHROMIUM_PATH = await ensureChromium()
  }
  return withoutGaps(choice, [
    ...(vitest ? reported('vitest', ['node_modules/vitest/vitest.mjs', 'run', ...vitest], vitestResults) : []),
    ...(playwright
      ? reported('playwright', ['node_modules/@playwright/test/cli.js', 'test', ...playwright], playwrightResults)
      : []),
  ])
}

/** Runs a runner and reads its report. A runner that crashed has failed, whatever its report contains. */
function reported<Report>(name: string, [file = '', ...args]: string[], read: (report: Report) => Result[]): Result[] {
  const report = `test-results/${name}.json`
  rmSync(report, { force: true })
  const ok = runs(file, ...args)
  try {
    const found = read(JSON.parse(readFileSync(report, 'utf8')) as Report)
    return ok || found.some(({ status }) => status === 'failed') ? found : [...found, failure(name, 'ended badly')]
  } catch (error) {
    return [failure(name, `left no report that can be read: ${error}`)]
  }
}

/** A project that should run completely and in which no test ran is a failure. */
function withoutGaps({ projects }: RunnerChoice, found: Result[]): Result[] {
  const gaps = projects.filter((name) => !found.some(({ suite, status }) => suite === name && status !== 'skipped'))
  return [...found, ...gaps.map((name) => failure(name, 'ran no test'))]
}

function runs(file: string, ...args: string[]): boolean {
  // A nightly run takes hours.
  const hoursAtMost = isSmoke ? 1 : 10
  const { status, signal } = spawnSync(process.execPath, [file, ...args], {
    stdio: 'inherit',
    timeout: hoursAtMost * 60 * 60 * 1000,
  })
  if (signal) console.error(`${file} was stopped by ${signal}; it may take ${hoursAtMost} h.`)
  return status === 0
}

function failure(suite: string, title: string): Result {
  return { suite, title, status: 'failed', milliseconds: 0 }
}

/** Files that differ from main, committed or not. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', 'main'), ...git('ls-files', '--others', '--exclude-standard')]
}
