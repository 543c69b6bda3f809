/** `npm run test:page -- property`: the browser tests of one page, a folder of src/pages. */
import { existsSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'
import { repositoryRoot, runInherited } from './repository/command.ts'

process.chdir(repositoryRoot)
const [page = '', ...rest] = process.argv.slice(2)
process.exitCode = (await run()) ? 0 : 1

async function run(): Promise<boolean> {
  if (!existsSync(`src/pages/${page}`) || page === '') {
    console.error(`There is no page src/pages/${page || '<name>'}.`)
    return false
  }
  if (!(await runInherited('node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--if-stale'))) return false
  process.env.CHROMIUM_PATH = await ensureChromium()
  const grep = ['--grep', `@${page}\\b|journeys/${page}/`]
  return runInherited('node_modules/@playwright/test/cli.js', 'test', ...grep, ...rest)
}
