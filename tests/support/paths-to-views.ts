import type { AnySnapshot, Path } from './paths.ts'

/** As few paths as lead to every view: greedily the one with the most new views. */
export function pathsToViews(paths: readonly Path[], keyOf: (state: AnySnapshot) => string): Path[] {
  const keysOf = new Map(paths.map((path) => [path, path.map(({ state }) => keyOf(state))]))
  const left = new Set([...keysOf.values()].flat())
  const newIn = (path: Path) => new Set(keysOf.get(path)?.filter((key) => left.has(key)))
  const chosen: Path[] = []
  while (left.size > 0) {
    const best = paths.reduce((one, other) => (newIn(other).size > newIn(one).size ? other : one))
    const last = Math.max(...[...newIn(best)].map((key) => keysOf.get(best)?.indexOf(key) ?? -1))
    chosen.push(best.slice(0, last + 1))
    for (const key of keysOf.get(best)?.slice(0, last + 1) ?? []) left.delete(key)
  }
  return chosen
}
