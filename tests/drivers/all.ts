import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { camelCase } from '#tools/machine-charts/names.ts'
import type { ActorDriver } from './actor-driver.ts'
import type { PageDriver } from './page-driver.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Of every workflow, tests/drivers/<name>/<name>.actor.ts. */
export const actorDrivers = () => driversOf<ActorDriver>('actor')

/** Of every workflow that a visitor meets in the browser, tests/drivers/<name>/<name>.page.ts. */
export const pageDrivers = () => driversOf<PageDriver>('page')

/**
 * What the files of this kind export under their workflow's name: a driver, or one for each face of the page. Only these
 * files are loaded: Vitest never loads Playwright.
 */
async function driversOf<Driver>(kind: 'actor' | 'page'): Promise<Driver[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${kind}.ts`) && file.includes('/'))
    .sort()
  const drivers = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, Driver | Driver[]>
      const name = camelCase(file.replace(/^.*\/|\..*$/g, ''))
      const found = exported[name]
      if (!found) throw new Error(`tests/drivers/${file} does not export ${name}`)
      return found
    }),
  )
  return drivers.flat() as Driver[]
}
