import { getInitialSnapshot } from 'xstate'
import { pathsOf } from '#e2e/walks/walk.ts'
import { pageDrivers } from '#tests/drivers/all.ts'
import type { PageDriver } from '#tests/drivers/page-driver.ts'
import type { Path } from '#tests/support/paths.ts'
import { stepKey } from '#tests/support/view-key.ts'
import type { PathStep } from './recordings.ts'

/** The paths that one driver runs in a browser; a machine with several variants has a driver for each. */
export interface Walk {
  driver: PageDriver
  paths: readonly Path[]
}

let found: Promise<Map<string, Walk[]>> | undefined

/** The browser paths of a machine; empty for a machine that no browser runs. */
export async function walksOf(name: string): Promise<Walk[]> {
  found ??= allWalks()
  return (await found).get(name) ?? []
}

async function allWalks(): Promise<Map<string, Walk[]>> {
  const byMachine = new Map<string, Walk[]>()
  for (const driver of await pageDrivers()) {
    byMachine.set(driver.name, [
      ...(byMachine.get(driver.name) ?? []),
      { driver, paths: pathsOf(driver, 'transitions') },
    ])
  }
  return byMachine
}

/**
 * By key of a machine's transition, how many of the browser paths take it; null for a machine that no browser runs. A
 * browser follows the specification's steps; which transitions a step takes is known from the actor's paths.
 */
export function browserCounts(walks: Walk[], paths: PathStep[][]): Map<string, number> | null {
  if (walks.length === 0) return null
  const takenBy = new Map<string, Set<string>>()
  for (const { step, takes } of paths.flat()) {
    const known = takenBy.get(step) ?? new Set()
    takenBy.set(step, known)
    for (const key of takes) known.add(key)
  }
  const counts = new Map<string, number>()
  for (const steps of walks.flatMap(stepsOf)) {
    const taken = new Set([...steps].flatMap((step) => [...(takenBy.get(step) ?? [])]))
    for (const key of taken) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** The keys of the steps of each path. */
function stepsOf({ driver: { model }, paths }: Walk): Set<string>[] {
  return paths.map(
    (path) =>
      new Set(
        path.map(({ event, state }, i) =>
          stepKey(model, event.type, path[i - 1]?.state ?? getInitialSnapshot(model.chart), state),
        ),
      ),
  )
}
