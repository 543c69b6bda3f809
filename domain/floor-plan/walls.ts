import type { PlanArea, PlanFloor, PlanRoom, PlanSpan } from './plan.ts'

/** A straight stretch of wall with the same rooms on its two sides; no room is outside. */
export interface Wall extends PlanSpan {
  /** Above it, or left of it. */
  before: PlanRoom | null
  /** Below it, or right of it. */
  after: PlanRoom | null
}

/** Feet that are taken for none: the inches of a plan are whole. */
const tolerance = 0.01

export const isNone = (length: number) => Math.abs(length) < tolerance

export const endOf = (span: PlanSpan) => startOf(span) + span.length
export const startOf = ({ runs, x, y }: PlanSpan) => (runs === 'right' ? x : y)
/** Where the line of a span lies across its direction. */
export const lineOf = ({ runs, x, y }: PlanSpan) => (runs === 'right' ? y : x)

/** Where a floor's rooms meet each other and the outside. */
export function wallsOf({ rooms }: PlanFloor): Wall[] {
  return (['right', 'down'] as const).flatMap((runs) =>
    linesOf(rooms, runs).flatMap((line) => wallsOn(rooms, runs, line)),
  )
}

function linesOf(rooms: PlanRoom[], runs: PlanSpan['runs']): number[] {
  const edges = rooms.flatMap(({ areas }) =>
    areas.flatMap(({ x, y, width, depth }) => (runs === 'right' ? [y, y + depth] : [x, x + width])),
  )
  return distinct(edges)
}

function wallsOn(rooms: PlanRoom[], runs: PlanSpan['runs'], line: number): Wall[] {
  const beside = rooms.flatMap((room) =>
    room.areas.map((area) => sidesOf(area, runs)).map((sides) => ({ room, ...sides })),
  )
  const touching = beside.filter(({ near, far }) => isNone(near - line) || isNone(far - line))
  const stops = distinct(touching.flatMap(({ from, to }) => [from, to]))
  const walls: Wall[] = []
  for (const [place, from] of stops.slice(0, -1).entries()) {
    const to = stops[place + 1] ?? from
    const middle = (from + to) / 2
    const here = touching.filter((side) => side.from < middle && middle < side.to)
    const before = here.find(({ far }) => isNone(far - line))?.room ?? null
    const after = here.find(({ near }) => isNone(near - line))?.room ?? null
    if (before === after) continue
    const last = walls.at(-1)
    if (last && isNone(endOf(last) - from) && last.before === before && last.after === after) last.length += to - from
    else walls.push({ runs, ...placeOf(runs, line, from), length: to - from, before, after })
  }
  return walls
}

const placeOf = (runs: PlanSpan['runs'], line: number, from: number) =>
  runs === 'right' ? { x: from, y: line } : { x: line, y: from }

function sidesOf({ x, y, width, depth }: PlanArea, runs: PlanSpan['runs']) {
  return runs === 'right'
    ? { near: y, far: y + depth, from: x, to: x + width }
    : { near: x, far: x + width, from: y, to: y + depth }
}

function distinct(numbers: number[]): number[] {
  return numbers
    .sort((one, other) => one - other)
    .filter((number, place, all) => place === 0 || !isNone(number - (all[place - 1] ?? number)))
}

/** The wall that a door or a window is in; undefined where it is in none. */
export function wallOf(walls: Wall[], span: PlanSpan): Wall | undefined {
  return walls.find(
    (wall) =>
      wall.runs === span.runs &&
      isNone(lineOf(wall) - lineOf(span)) &&
      startOf(wall) <= startOf(span) + tolerance &&
      endOf(wall) >= endOf(span) - tolerance,
  )
}

/** What is left of a wall where doors and windows are taken out of it. */
export function solidParts(wall: Wall, spans: readonly PlanSpan[]): PlanSpan[] {
  const gaps = spans
    .filter((span) => wallOf([wall], span))
    .map((span) => [startOf(span), endOf(span)] as const)
    .sort(([one], [other]) => one - other)
  const parts: PlanSpan[] = []
  let from = startOf(wall)
  for (const [start, end] of [...gaps, [endOf(wall), endOf(wall)] as const]) {
    if (start - from > tolerance)
      parts.push({ runs: wall.runs, ...placeOf(wall.runs, lineOf(wall), from), length: start - from })
    from = Math.max(from, end)
  }
  return parts
}
