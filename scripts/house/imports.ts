import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

export const rooms = ['openapi', 'domain', 'machines', 'assistant', 'src', 'server', 'tests', 'e2e', 'tools', 'scripts']

export interface ImportsReport {
  /** How many files were read in each room: a cruiser that cannot read TypeScript reads none and finds nothing. */
  filesIn: Record<string, number>
  violations: { rule: string; from: string; to: string }[]
}

const configFile = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url))

/** Follows every import below `root` and holds it against the rules of .dependency-cruiser.cjs. */
export async function followImports(root: string): Promise<ImportsReport> {
  const options = await extractOptions(configFile)
  const places = [...rooms, 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'drizzle.config.ts']
  const { output } = await cruise(
    places.filter((place) => existsSync(join(root, place))),
    { ...options, baseDir: root },
    options.enhancedResolveOptions,
  )
  const { modules, summary } = output as ICruiseResult
  const filesIn = Object.fromEntries(
    rooms.map((room) => [room, modules.filter(({ source }) => source.startsWith(`${room}/`)).length]),
  )
  const violations = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
  }))
  return { filesIn, violations }
}

/** What each rule says to whoever broke it, by the rule's name. */
export async function rulesOfImports(): Promise<Map<string, string>> {
  const { ruleSet } = (await extractOptions(configFile)) as { ruleSet: IConfiguration }
  return new Map(ruleSet.forbidden?.map(({ name, comment }) => [name ?? '', comment ?? '']))
}
