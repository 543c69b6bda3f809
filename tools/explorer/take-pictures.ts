import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutPage } from '#tests/drivers/without-page.ts'
import { ensureChromium } from '../../scripts/chromium.ts'
import { runInherited } from '../../scripts/repository/command.ts'
import { walksOf } from './catalog/browser-paths.ts'
import { root, type Workflow } from './catalog/catalog.ts'
import { pictureKeys } from './catalog/pictures.ts'

const folder = join(root, 'dist/machine-views')
/** Deleted first, so that screenshots of an earlier product don't remain. */
const newFolder = join(root, 'dist/machine-views.new')

/**
 * Runs these workflows in a browser and keeps a screenshot of each state; false when a walk fails or a screenshot is
 * missing.
 */
export async function takePictures(workflows: Workflow[]): Promise<boolean> {
  const shown = workflows.filter(({ name }) => !(name in withoutPage))
  for (const { name } of workflows)
    if (name in withoutPage) console.log(`${name}: there are no pictures. ${withoutPage[name]}`)
  return shown.length === 0 || walked(shown.map(({ name }) => name))
}

async function walked(names: string[]): Promise<boolean> {
  process.chdir(root)
  process.env.MACHINE_VIEWS = newFolder
  if (!(await runInherited('node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--if-stale'))) return false
  process.env.CHROMIUM_PATH = await ensureChromium()
  await rm(newFolder, { recursive: true, force: true })
  // A walk's title is its machine, for some machines a variant, and the page.
  const titles = `\\s(${names.join('|')})( [^@]+)? @`
  const walks = ['test', '--project=walks', 'walks.spec.ts', '--grep', titles, '--grep-invert', 'the walk itself']
  const isWalked = await runInherited('node_modules/@playwright/test/cli.js', ...walks)
  await mkdir(folder, { recursive: true })
  let missing = 0
  for (const name of names) {
    const keys = pictureKeys(await walksOf(name))
    const files = await readdir(join(newFolder, name)).catch((): string[] => [])
    const left = keys.filter((key) => !files.includes(`${key}.jpg`)).length
    if (left > 0) console.log(`${name}: ${left} of ${keys.length} pictures are missing`)
    missing += left
    if (files.length === 0) continue
    await rm(join(folder, name), { recursive: true, force: true })
    await rename(join(newFolder, name), join(folder, name))
  }
  await rm(newFolder, { recursive: true, force: true })
  return isWalked && missing === 0
}
