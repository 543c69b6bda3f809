import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { camelCase } from '#tools/machine-charts/names.ts'
import type { ActorDriver } from './actor-driver.ts'
import type { PageDriver } from './page-driver.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The actor driver of every workflow: tests/drivers/<name>/<name>.actor.ts. */
export const actorDrivers = () => driversOf<ActorDriver>('actor')

/** The page driver of every workflow that a browser shows: tests/drivers/<name>/<name>.page.ts. */
export const pageDrivers = () => driversOf<PageDriver>('page')

/**
 * The drivers that files of this kind export under their workflow's name: one, or one for each variant of the page. Only
 * these files are loaded, so Vitest never loads Playwright.
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
