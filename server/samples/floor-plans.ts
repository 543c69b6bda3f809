import type { FloorPlan } from '#domain/floor-plan/plan.ts'
import { alderRidge } from './floor-plans/alder-ridge.ts'
import { carverLofts } from './floor-plans/carver-lofts.ts'
import { harborTower } from './floor-plans/harbor-tower.ts'
import { juniperRow } from './floor-plans/juniper-row.ts'
import { linden } from './floor-plans/linden.ts'
import { valencia } from './floor-plans/valencia.ts'

/** What the sample homes look like from above, by the listing's number. */
export const floorPlans: Record<number, FloorPlan> = {
  4: alderRidge,
  5: harborTower,
  6: juniperRow,
  7: linden,
  8: valencia,
  9: carverLofts,
}
