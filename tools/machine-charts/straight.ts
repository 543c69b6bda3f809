import type { ChartDrawing, PlacedArrow, Point } from './drawing.ts'

/** A jog of up to this many pixels looks like a mistake. */
const slip = 18
/** Only shorter ends are moved: a longer one carries text, or passes other boxes. */
const reach = 48
/** Distance of an arrow's end from the corners of a box, and from the other ends on the same side. */
const room = 12

/** Removes small jogs from arrows by moving their ends along their boxes. */
export function straightened(drawing: ChartDrawing): ChartDrawing {
  return drawing.arrows.reduce((straight, { arrow }, i) => {
    const atStart = withEndMoved(straight, i, arrow.from, (points) => points)
    return withEndMoved(atStart, i, arrow.to, (points) => points.toReversed())
  }, drawing)
}

/** `turn` puts the end in question first, and reverses that. */
function withEndMoved(
  drawing: ChartDrawing,
  index: number,
  box: string,
  turn: (points: Point[]) => Point[],
): ChartDrawing {
  const placed = drawing.arrows[index] as PlacedArrow
  const [end, knee, turned, ...rest] = turn(placed.points)
  if (!end || !knee || !turned || !rest[0] || end.x !== knee.x || turned.x !== rest[0].x) return drawing
  const isJog = Math.abs(turned.x - end.x) <= slip && Math.abs(knee.y - end.y) < reach
  if (!isJog || !isFree(drawing, index, box, { x: turned.x, y: end.y })) return drawing
  const points = turn([{ x: turned.x, y: end.y }, ...rest])
  return { ...drawing, arrows: drawing.arrows.with(index, { ...placed, points }) }
}

function isFree({ states, arrows, dots }: ChartDrawing, index: number, box: string, { x, y }: Point): boolean {
  const place = states.find(({ state }) => state.id === box)
  const others = [...arrows.filter((_, i) => i !== index), ...dots].flatMap(({ points }) => [points[0], points.at(-1)])
  const isTaken = others.some((point) => point?.y === y && Math.abs(point.x - x) < room)
  return place !== undefined && !isTaken && x >= place.x + room && x <= place.x + place.width - room
}
