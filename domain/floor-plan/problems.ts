import { type FloorPlan, liesIn, type PlanArea, type PlanFloor, type PlanRoom } from './plan.ts'
import { isNone, wallOf, wallsOf } from './walls.ts'

/** What is wrong with a plan, in sentences; none of a plan that can be built. */
export function planProblems({ floors }: FloorPlan): string[] {
  return [
    ...floors.flatMap((floor) =>
      [...doubleNames(floor), ...overlaps(floor), ...misplaced(floor), ...contents(floor)].map(
        (problem) => `${floor.name}: ${problem}`,
      ),
    ),
    ...unreachable(floors),
  ]
}

function doubleNames({ rooms }: PlanFloor): string[] {
  const ids = rooms.map(({ id }) => id)
  return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `two rooms are called ${id}`)
}

function overlap(one: PlanArea, other: PlanArea): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const depth = Math.min(one.y + one.depth, other.y + other.depth) - Math.max(one.y, other.y)
  return width > 0 && depth > 0 && !isNone(width) && !isNone(depth)
}

function overlaps({ rooms }: PlanFloor): string[] {
  const areas = rooms.flatMap(({ id, areas }) => areas.map((area) => ({ id, area })))
  return areas.flatMap((one, place) =>
    areas
      .slice(place + 1)
      .filter((other) => overlap(one.area, other.area))
      .map((other) => `${one.id} overlaps ${other.id}`),
  )
}

function misplaced(floor: PlanFloor): string[] {
  const walls = wallsOf(floor)
  const doors = floor.doors.flatMap(({ rooms, ...span }) => {
    const wall = wallOf(walls, span)
    const beside = [wall?.before?.id, wall?.after?.id].filter((id) => id !== undefined)
    const isThere = wall && beside.length === rooms.length && rooms.every((id) => beside.includes(id))
    return isThere ? [] : [`the door of ${rooms.join(' and ')} at ${span.x}, ${span.y} is not in their wall`]
  })
  const windows = floor.windows.flatMap((span) => {
    const wall = wallOf(walls, span)
    const sides = [wall?.before ?? null, wall?.after ?? null]
    const isOutside = wall && sides.some((room) => room === null || room.kind === 'outdoor')
    return isOutside ? [] : [`the window at ${span.x}, ${span.y} is in no outer wall`]
  })
  return [...doors, ...windows, ...crossings(floor)]
}

/** Doors and windows that lie over each other. */
function crossings({ doors, windows }: PlanFloor): string[] {
  const spans = [...doors, ...windows].map(({ runs, x, y, length }) => ({
    x,
    y,
    area:
      runs === 'right' ? { x, y: y - 0.1, width: length, depth: 0.2 } : { x: x - 0.1, y, width: 0.2, depth: length },
  }))
  return spans.flatMap((one, place) =>
    spans
      .slice(place + 1)
      .filter((other) => overlap(one.area, other.area))
      .map((other) => `the openings at ${one.x}, ${one.y} and ${other.x}, ${other.y} cross`),
  )
}

const isWithin = (inner: PlanArea, { areas }: PlanRoom) => areas.some((area) => liesIn(inner, area))

/** Stairs and fixtures stand within one room, and not in each other. */
function contents({ rooms, stairs, fixtures }: PlanFloor): string[] {
  const things = [...stairs.map((area) => ({ ...area, kind: 'stairs' })), ...fixtures]
  const lost = things
    .filter((thing) => !rooms.some((room) => isWithin(thing, room)))
    .map(({ kind, x, y }) => `the ${kind} at ${x}, ${y} is in no room`)
  // A sink or a range is set into a counter or an island.
  const solid = things.filter(({ kind }) => kind !== 'sink' && kind !== 'range' && kind !== 'basin')
  const colliding = solid.flatMap((one, place) =>
    solid
      .slice(place + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `the ${one.kind} and the ${other.kind} at ${other.x}, ${other.y} collide`),
  )
  return [...lost, ...colliding]
}

/** Rooms that can't be reached from outside by doors and stairs. */
function unreachable(floors: PlanFloor[]): string[] {
  const key = (floor: number, id: string) => `${floor} ${id}`
  const neighbors = new Map<string, string[]>()
  const join = (one: string, other: string) => {
    neighbors.set(one, [...(neighbors.get(one) ?? []), other])
    neighbors.set(other, [...(neighbors.get(other) ?? []), one])
  }
  for (const [place, { doors, stairs, rooms }] of floors.entries()) {
    for (const { rooms: ids } of doors) join(key(place, ids[0] ?? ''), ids[1] ? key(place, ids[1]) : 'outside')
    for (const flight of stairs.filter(({ leads }) => leads !== 'down')) {
      const from = rooms.find((room) => isWithin(flight, room))
      const above = floors[place + 1]
      const arrival = above?.stairs.find((each) => each.leads !== 'up' && overlap(each, flight))
      const to = arrival && above?.rooms.find((room) => isWithin(arrival, room))
      if (from && to) join(key(place, from.id), key(place + 1, to.id))
    }
  }
  const reached = new Set(['outside'])
  for (const each of reached) for (const next of neighbors.get(each) ?? []) reached.add(next)
  return floors.flatMap(({ name, rooms }, place) =>
    rooms.filter(({ id }) => !reached.has(key(place, id))).map(({ id }) => `${name}: no door or stairs lead to ${id}`),
  )
}
