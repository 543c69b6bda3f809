import { boxPath, ellipsePath, inset, type Mark, type PlanBox, shortNumber } from './marks.ts'
import { liesIn, type PlanFixture, type PlanRoom } from './plan.ts'

export function drawFixture(fixture: PlanFixture, rooms: PlanRoom[], box: PlanBox): Mark[] {
  const { kind } = fixture
  const outline: Mark = { kind: `fixture-${kind}`, d: boxPath(box) }
  const { x, y, width, depth } = box
  const middle = [x + width / 2, y + depth / 2] as const
  const detail = (d: string): Mark => ({ kind: 'detail', d })
  switch (kind) {
    case 'counter':
    case 'island':
      return [outline]
    case 'sink':
      return [{ ...outline, d: boxPath(inset(box, 2)) }, detail(ellipsePath(...middle, 1.2, 1.2))]
    case 'range':
      return [
        outline,
        detail(
          [0.3, 0.7]
            .flatMap((right) => [0.3, 0.7].map((down) => ellipsePath(x + width * right, y + depth * down, 3, 3)))
            .join(''),
        ),
      ]
    case 'refrigerator':
      return [outline, detail(diagonals(box, 1))]
    case 'shower':
      return [outline, detail(diagonals(box, 2)), detail(ellipsePath(...middle, 1.6, 1.6))]
    case 'tub':
      return [outline, detail(roundedPath(inset(box, 3), 9))]
    case 'basin':
      return [outline, detail(ellipsePath(...middle, Math.min(width / 2 - 3, 9), Math.min(depth / 2 - 3, 9)))]
    case 'washer':
    case 'dryer':
      return [outline, detail(ellipsePath(...middle, width / 2 - 4, depth / 2 - 4))]
    case 'fireplace':
      return [outline, detail(boxPath(inset(box, 5)))]
    case 'toilet':
      return drawToilet(fixture, rooms, box)
  }
}

/** One diagonal, or both. */
function diagonals({ x, y, width, depth }: PlanBox, count: 1 | 2): string {
  const [left, right, top, bottom] = [x, x + width, y, y + depth].map(shortNumber)
  return `M${left} ${top}L${right} ${bottom}${count === 2 ? `M${right} ${top}L${left} ${bottom}` : ''}`
}

function roundedPath({ x, y, width, depth }: PlanBox, most: number): string {
  const radius = Math.min(most, width / 2, depth / 2)
  const corner = (right: number, down: number) =>
    `a${shortNumber(radius)} ${shortNumber(radius)} 0 0 1 ${shortNumber(right)} ${shortNumber(down)}`
  return [
    `M${shortNumber(x + radius)} ${shortNumber(y)}h${shortNumber(width - 2 * radius)}`,
    corner(radius, radius),
    `v${shortNumber(depth - 2 * radius)}`,
    corner(-radius, radius),
    `h${shortNumber(2 * radius - width)}`,
    corner(-radius, -radius),
    `v${shortNumber(2 * radius - depth)}`,
    corner(radius, -radius),
    'z',
  ].join('')
}

/** The tank is at the wall that is nearest along the longer side. */
function drawToilet(fixture: PlanFixture, rooms: PlanRoom[], box: PlanBox): Mark[] {
  const { x, y, width, depth } = box
  const room = rooms.flatMap(({ areas }) => areas).find((area) => liesIn(fixture, area))
  const isUpright = depth >= width
  const before = room ? (isUpright ? fixture.y - room.y : fixture.x - room.x) : 0
  const after = room
    ? isUpright
      ? room.y + room.depth - fixture.y - fixture.depth
      : room.x + room.width - fixture.x - fixture.width
    : 0
  const isAtStart = before <= after
  const tank = (isUpright ? depth : width) * 0.3
  const tankBox = isUpright
    ? { x, y: isAtStart ? y : y + depth - tank, width, depth: tank }
    : { x: isAtStart ? x : x + width - tank, y, width: tank, depth }
  const shift = (isAtStart ? tank : -tank) / 2
  const bowl = isUpright
    ? ellipsePath(x + width / 2, y + depth / 2 + shift, width / 2 - 1, (depth - tank) / 2)
    : ellipsePath(x + width / 2 + shift, y + depth / 2, (width - tank) / 2, depth / 2 - 1)
  return [
    { kind: 'fixture-toilet', d: boxPath(tankBox) },
    { kind: 'fixture-toilet', d: bowl },
  ]
}
