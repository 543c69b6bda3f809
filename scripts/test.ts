/**
 * Builds, gets a browser and runs every test: `npm test`, or a part of it: `npm test -- --only=vitest`, `--only=journeys`;
 * what follows goes to the runner. The last line is `N passed, N failed`. A suite in which no test ran is a failure.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'
import { type Choice, readChoice } from './house/choice.ts'
import { house } from './house/command.ts'
import { closingLine, countPlaywright, countVitest, type Suites, total, withoutGaps } from './house/counts.ts'

const atMost = 60 * 60 * 1000

process.chdir(house)
mkdirSync('test-results', { recursive: true })
const suites = await runChosen(process.argv.slice(2)).catch((error: unknown): Suites => {
  console.error(error instanceof Error ? error.message : error)
  return { 'before the tests': { passed: 0, failed: 1, skipped: 0 } }
})
console.log()
const width = Math.max(...Object.keys(suites).map((name) => name.length))
for (const [name, counts] of Object.entries(suites)) console.log(`${name.padEnd(width)}  ${closingLine(counts)}`)
const all = total(suites)
console.log(`\n${closingLine(all)}`)
process.exitCode = all.failed === 0 ? 0 : 1

async function runChosen(args: string[]): Promise<Suites> {
  const choice = readChoice(args)
  if (choice.browser.length > 0) {
    if (!runs('node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--if-stale'))
      throw new Error('The site was not built.')
    process.env.CHROMIUM_PATH = await ensureChromium()
  }
  return withoutGaps({ ...unitTests(choice), ...browserTests(choice) }, choice)
}

function unitTests({ unit, rest }: Choice): Suites {
  if (unit.length === 0) return {}
  const report = 'test-results/vitest.json'
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = runs(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...reporters,
    ...unit.map((name) => `--project=${name}`),
    ...rest,
  )
  return believed('vitest', ok, () => countVitest(JSON.parse(readFileSync(report, 'utf8'))))
}

function browserTests({ browser, rest }: Choice): Suites {
  if (browser.length === 0) return {}
  const report = 'test-results/playwright.json'
  rmSync(report, { force: true })
  const ok = runs(
    'node_modules/@playwright/test/cli.js',
    'test',
    ...browser.map((name) => `--project=${name}`),
    ...rest,
  )
  return believed('playwright', ok, () => countPlaywright(JSON.parse(readFileSync(report, 'utf8'))))
}

function runs(file: string, ...args: string[]): boolean {
  const { status, signal } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit', timeout: atMost })
  if (signal) console.error(`${file} was stopped by ${signal}; it may take ${atMost / 60_000} minutes.`)
  return status === 0
}

/** A runner that ended badly has failed, whatever its report says. */
function believed(runner: string, ok: boolean, read: () => Suites): Suites {
  const itself = { [`${runner} itself`]: { passed: 0, failed: 1, skipped: 0 } }
  try {
    const suites = read()
    return ok || total(suites).failed > 0 ? suites : { ...suites, ...itself }
  } catch (error) {
    console.error(`The report of ${runner} cannot be read: ${error}`)
    return itself
  }
}
