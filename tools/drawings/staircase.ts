import type { PlanStairs } from '#domain/floor-plan/plan.ts'
import type { Material } from './materials.ts'
import type { Mesh } from './mesh.ts'
import type { SpacePoint } from './vector.ts'

export interface StairFinishes {
  tread: Material
  riser: Material
  rail: Material
  baluster: Material
}

/** A straight flight that climbs up or down the plan, with a railing on its left side as seen on the plan. */
export function flight(
  mesh: Mesh,
  { x, y, width, depth, climbs }: PlanStairs,
  rise: number,
  { tread, riser, rail, baluster }: StairFinishes,
  cutAt = rise,
): void {
  const steps = 18
  const [run, high] = [depth / steps, rise / steps]
  /** The distance from the foot of the stairs, as y on the plan. */
  const yAt = (along: number) => (climbs === 'up' ? y + depth - along : y + along)
  const boxAt = (x0: number, x1: number, from: number, to: number, z0: number, z1: number, material: Material) =>
    mesh.box([x0, Math.min(yAt(from), yAt(to)), z0], [x1, Math.max(yAt(from), yAt(to)), z1], material)
  const balusters = mesh.thing()
  let last = 0
  for (let step = 0; step < steps; step += 1) {
    const top = (step + 1) * high
    if (top > cutAt) break
    last = step + 1
    boxAt(x, x + width, step * run, (step + 1) * run, Math.max(0, top - 1.5), top - 0.12, riser)
    boxAt(x - 0.12, x + width, step * run - 0.1, (step + 1) * run, top - 0.12, top, tread)
    for (const share of [0.25, 0.75])
      mesh.rod(
        [x + 0.1, yAt((step + share) * run), top],
        [x + 0.1, yAt((step + share) * run), top + 2.7 + (share - 0.5) * high],
        0.045,
        baluster,
        balusters,
      )
  }
  const railAt = (along: number): SpacePoint => [x + 0.1, yAt(along), (along / run) * high + high / 2 + 2.75]
  mesh.rod(railAt(0), railAt(last * run), 0.13, rail)
  mesh.box([x - 0.14, Math.min(yAt(-0.12), yAt(0.36)), 0], [x + 0.34, Math.max(yAt(-0.12), yAt(0.36)), 3.6], rail)
  mesh.cushion([x - 0.18, yAt(0.12) - 0.28, 3.6], [x + 0.38, yAt(0.12) + 0.28, 4.1], rail, 2)
}
