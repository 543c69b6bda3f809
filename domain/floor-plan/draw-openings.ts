import { boxPath, type Mark, type PlanBox, shortNumber } from './marks.ts'
import type { PlanDoor, PlanSpan, PlanStairs } from './plan.ts'
import { type Wall, wallOf } from './walls.ts'

/** Of walls, in feet. */
export const thickness = { outer: 0.6, inner: 0.38 }

type Point = readonly [x: number, y: number]

/** The ends of a span on the drawing, and the direction into the room that lies after it. */
function endsOf({ runs, x, y, length }: PlanSpan, at: (box: PlanBox) => PlanBox) {
  const isRight = runs === 'right'
  const box = at({ x, y, width: isRight ? length : 0, depth: isRight ? 0 : length })
  const start: Point = [box.x, box.y]
  const end: Point = [box.x + box.width, box.y + box.depth]
  const across: Point = isRight ? [0, 1] : [1, 0]
  return { start, end, across, length: box.width + box.depth }
}

const moved = ([x, y]: Point, [right, down]: Point, by: number): Point => [x + right * by, y + down * by]
const between = ([x, y]: Point, [right, down]: Point, share: number): Point => [
  x + (right - x) * share,
  y + (down - y) * share,
]
const text = ([x, y]: Point) => `${shortNumber(x)} ${shortNumber(y)}`
const line = (from: Point, to: Point) => `M${text(from)}L${text(to)}`

export function drawWindow(span: PlanSpan, at: (box: PlanBox) => PlanBox): Mark[] {
  const half = thickness.outer / 2
  const isRight = span.runs === 'right'
  const frame = at(
    isRight
      ? { x: span.x, y: span.y - half, width: span.length, depth: 2 * half }
      : { x: span.x - half, y: span.y, width: 2 * half, depth: span.length },
  )
  const { start, end } = endsOf(span, at)
  return [{ kind: 'window', d: `${boxPath(frame)}${line(start, end)}` }]
}

export function drawDoor(door: PlanDoor, walls: Wall[], at: (box: PlanBox) => PlanBox): Mark[] {
  const { start, end, across, length } = endsOf(door, at)
  const side = wallOf(walls, door)?.after?.id === door.rooms[0] ? 1 : -1
  switch (door.kind) {
    case 'opening':
      return []
    case 'overhead':
      return [{ kind: 'overhead', d: line(start, end) }]
    case 'sliding':
      return [
        { kind: 'leaf', d: line(moved(start, across, 1), moved(between(start, end, 0.54), across, 1)) },
        { kind: 'leaf', d: line(moved(between(start, end, 0.46), across, -1), moved(end, across, -1)) },
      ]
    case 'double': {
      const middle = between(start, end, 0.5)
      return [...leaf(start, middle, across, (side * length) / 2), ...leaf(end, middle, across, (side * length) / 2)]
    }
    case 'hinged':
      return door.hinge === 'start' ? leaf(start, end, across, side * length) : leaf(end, start, across, side * length)
  }
}

/** A door that stands open, and the quarter of a circle to where it closes. */
function leaf(hinge: Point, closed: Point, across: Point, length: number): Mark[] {
  const open = moved(hinge, across, length)
  const turn = (open[0] - hinge[0]) * (closed[1] - hinge[1]) - (open[1] - hinge[1]) * (closed[0] - hinge[0])
  const radius = shortNumber(Math.abs(length))
  return [
    { kind: 'swing', d: `M${text(open)}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${text(closed)}` },
    { kind: 'leaf', d: line(hinge, open) },
  ]
}

/** Of a tread, in units of the drawing. */
const tread = 9

export function drawStairs({ climbs, leads }: PlanStairs, { x, y, width, depth }: PlanBox): Mark[] {
  const isUpright = climbs === 'up' || climbs === 'down'
  const length = isUpright ? depth : width
  const steps = Math.max(2, Math.round(length / tread))
  const treads = Array.from({ length: steps - 1 }, (_, step) => {
    const along = ((step + 1) * length) / steps
    return isUpright ? line([x, y + along], [x + width, y + along]) : line([x + along, y], [x + along, y + depth])
  })
  const ends: Record<PlanStairs['climbs'], [Point, Point]> = {
    up: [
      [x + width / 2, y + depth - 4],
      [x + width / 2, y + 4],
    ],
    down: [
      [x + width / 2, y + 4],
      [x + width / 2, y + depth - 4],
    ],
    right: [
      [x + 4, y + depth / 2],
      [x + width - 4, y + depth / 2],
    ],
    left: [
      [x + width - 4, y + depth / 2],
      [x + 4, y + depth / 2],
    ],
  }
  const [bottom, top] = ends[climbs]
  const [from, to] = leads === 'down' ? [top, bottom] : [bottom, top]
  return [
    { kind: 'treads', d: `${boxPath({ x, y, width, depth })}${treads.join('')}` },
    { kind: 'direction', d: `${line(from, to)}${arrowHead(from, to)}` },
  ]
}

function arrowHead([fromX, fromY]: Point, to: Point): string {
  const length = Math.hypot(to[0] - fromX, to[1] - fromY)
  const along: Point = [(to[0] - fromX) / length, (to[1] - fromY) / length]
  const back = moved(to, along, -7)
  const aside: Point = [-along[1], along[0]]
  return `M${text(moved(back, aside, 4))}L${text(to)}L${text(moved(back, aside, -4))}`
}
