import { dimensionWords } from '#domain/floor-plan/labels.ts'
import {
  type FloorPlan,
  feetAndInches,
  interiorSquareFeet,
  mainAreaOf,
  type PlanFloor,
  type PlanRoom,
} from '#domain/floor-plan/plan.ts'
import { sqftWords } from './listing.ts'

export const floorPlanWords = {
  title: 'Floor plan',
  floors: 'Floors',
  see: 'See the floor plan',
  enlarge: 'View the plan larger',
  note: 'For illustration only. Rooms are measured to the center of the walls.',
  north: 'N',
  feet: (count: number) => `${count} ft`,
  rooms: (floor: string) => `Rooms: ${floor}`,
}

export const roomSize = dimensionWords

/** 'Living area of all floors: 4,820 sq ft', with what it leaves out. */
export function interiorWords(plan: FloorPlan): string {
  const kinds = new Set(plan.floors.flatMap(({ rooms }) => rooms.map(({ kind }) => kind)))
  const uncounted = [kinds.has('garage') && 'garage', kinds.has('outdoor') && 'outdoor areas'].filter(Boolean)
  const size = `Living area: ${sqftWords(Math.round(interiorSquareFeet(plan)))}`
  return uncounted.length === 0 ? `${size}.` : `${size}, not including the ${uncounted.join(' or ')}.`
}

export const planTitle = ({ name }: PlanFloor) => `${name}, floor plan`

/** Every room with its dimensions, for those who hear it. */
export const planDescription = ({ rooms }: PlanFloor) => `${rooms.map(spokenRoom).join('; ')}.`

function spokenRoom(room: PlanRoom): string {
  const { width, depth } = mainAreaOf(room)
  return `${room.name}, ${spokenLength(width)} by ${spokenLength(depth)}`
}

function spokenLength(length: number): string {
  const { feet, inches } = feetAndInches(length)
  return inches === 0 ? `${feet} ft` : `${feet} ft ${inches} in`
}
