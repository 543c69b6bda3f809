import type { PlanDoor, PlanFixture, PlanFloor, PlanRoom, PlanSpan, PlanStairs } from '#domain/floor-plan/plan.ts'

type Box = readonly [x: number, y: number, width: number, depth: number]
type Span = readonly [runs: PlanSpan['runs'], x: number, y: number, length: number]

const areaOf = ([x, y, width, depth]: Box) => ({ x, y, width, depth })
const spanOf = ([runs, x, y, length]: Span): PlanSpan => ({ runs, x, y, length })

export const room = (id: string, name: string, kind: PlanRoom['kind'], ...areas: [Box, ...Box[]]): PlanRoom => ({
  id,
  name,
  kind,
  areas: areas.map(areaOf),
})

/** A door into the first room, from the second one or from outside. */
export const planDoor = (
  rooms: PlanDoor['rooms'],
  span: Span,
  hinge: PlanDoor['hinge'] = 'start',
  kind: PlanDoor['kind'] = 'hinged',
): PlanDoor => ({ rooms, kind, hinge, ...spanOf(span) })

export const opening = (rooms: PlanDoor['rooms'], span: Span) => planDoor(rooms, span, 'start', 'opening')
export const sliding = (rooms: PlanDoor['rooms'], span: Span) => planDoor(rooms, span, 'start', 'sliding')

export const windows = (...spans: Span[]): PlanSpan[] => spans.map(spanOf)

export const stairs = (box: Box, climbs: PlanStairs['climbs'], leads: PlanStairs['leads']): PlanStairs => ({
  ...areaOf(box),
  climbs,
  leads,
})

export const fixture = (kind: PlanFixture['kind'], ...box: Box): PlanFixture => ({ kind, ...areaOf(box) })

export const planFloor = (
  name: string,
  parts: Pick<PlanFloor, 'rooms' | 'doors' | 'windows'> & Partial<PlanFloor>,
): PlanFloor => ({ name, stairs: [], fixtures: [], ...parts })
