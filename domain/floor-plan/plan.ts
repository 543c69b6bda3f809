import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

/** Positions and lengths are feet, to the middle of walls; x grows to the right of the drawing, y downwards. */
export type FloorPlan = Schemas['FloorPlan']
export type PlanFloor = Schemas['PlanFloor']
export type PlanRoom = Schemas['PlanRoom']
export type PlanArea = Schemas['PlanArea']
export type PlanDoor = Schemas['PlanDoor']
export type PlanSpan = Schemas['PlanSpan']
export type PlanStairs = Schemas['PlanStairs']
export type PlanFixture = Schemas['PlanFixture']

const squareFeet = (room: PlanRoom) => room.areas.reduce((sum, { width, depth }) => sum + width * depth, 0)

/** What counts as interior size: everything but garages and what is outdoors. */
const isInterior = ({ kind }: PlanRoom) => kind !== 'garage' && kind !== 'outdoor'

export function interiorSquareFeet({ floors }: FloorPlan): number {
  return floors.flatMap(({ rooms }) => rooms.filter(isInterior)).reduce((sum, room) => sum + squareFeet(room), 0)
}

export function bedroomsOf({ floors }: FloorPlan): number {
  return floors.flatMap(({ rooms }) => rooms).filter(({ kind }) => kind === 'bedroom').length
}

/** A half bath counts as half of one. */
export function bathroomsOf({ floors }: FloorPlan): number {
  const baths: Partial<Record<PlanRoom['kind'], number>> = { bathroom: 1, half_bath: 0.5 }
  return floors.flatMap(({ rooms }) => rooms).reduce((sum, { kind }) => sum + (baths[kind] ?? 0), 0)
}

/** The rectangle whose dimensions are named. */
export function mainAreaOf({ areas }: PlanRoom): PlanArea {
  const [main] = areas
  if (!main) throw new Error('A room has no area.')
  return main
}

/** Whether a rectangle lies in another one. */
export const liesIn = (inner: PlanArea, area: PlanArea) =>
  inner.x >= area.x &&
  inner.y >= area.y &&
  inner.x + inner.width <= area.x + area.width &&
  inner.y + inner.depth <= area.y + area.depth

/** Feet as feet and whole inches. */
export function feetAndInches(length: number): { feet: number; inches: number } {
  const inches = Math.round(length * 12)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}

/** The floor that says most of a home: the one with the kitchen. */
export const isMainFloor = ({ rooms }: PlanFloor) => rooms.some(({ kind }) => kind === 'kitchen')
