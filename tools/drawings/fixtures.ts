import { liesIn, type PlanFixture, type PlanFloor } from '#domain/floor-plan/plan.ts'
import { type Material, paint } from './materials.ts'
import type { Mesh } from './mesh.ts'

export interface Finishes {
  cabinet: Material
  counter: Material
  island: Material
  islandTop: Material
  splash: Material
  /** The wall around a tub or a shower, except on the kitchen's side. */
  wet?: Material
  metal: Material
  vanity: Material
  /** Shelves or closed cabinets above the counters; none at windows. */
  above: 'shelves' | 'cabinets' | 'nothing'
}

/** A fixture at a wall: `width` along the wall, `depth` into the room, and the turn that puts its back to the wall. */
function atWall(
  fixture: PlanFixture,
  floor: PlanFloor,
): { at: readonly [number, number, number]; turn: number; width: number; depth: number } {
  const { x, y, width, depth } = fixture
  const room = floor.rooms.flatMap(({ areas }) => areas).find((area) => liesIn(fixture, area))
  const gaps = room
    ? [y - room.y, x - room.x, room.y + room.depth - y - depth, room.x + room.width - x - width]
    : [0, 1, 1, 1]
  // Long fixtures have their long side at the wall.
  const isLong =
    ['counter', 'tub', 'basin', 'fireplace'].includes(fixture.kind) &&
    Math.max(width, depth) > 1.2 * Math.min(width, depth)
  const allowed = isLong
    ? width > depth
      ? [0, 2]
      : [1, 3]
    : fixture.kind === 'toilet'
      ? depth > width
        ? [0, 2]
        : [1, 3]
      : [0, 1, 2, 3]
  const turn = allowed.reduce((best, each) => ((gaps[each] ?? 9) < (gaps[best] ?? 9) ? each : best), allowed[0] ?? 0)
  if (turn === 0) return { at: [x, y, 0], turn, width, depth }
  if (turn === 1) return { at: [x, y + depth, 0], turn, width: depth, depth: width }
  if (turn === 2) return { at: [x + width, y + depth, 0], turn, width, depth }
  return { at: [x + width, y, 0], turn, width: depth, depth: width }
}

export function buildFixtures(mesh: Mesh, floor: PlanFloor, finishes: Finishes): void {
  for (const fixture of floor.fixtures) {
    const { at, turn, width, depth } = atWall(fixture, floor)
    const isOnIsland = floor.fixtures.some(
      (other) => other.kind === 'island' && liesIn(fixture, other) && other !== fixture,
    )
    mesh.placed({ at, turn }, () => build(mesh, fixture.kind, width, depth, finishes, isOnIsland))
  }
}

function build(
  mesh: Mesh,
  kind: PlanFixture['kind'],
  width: number,
  depth: number,
  finishes: Finishes,
  isOnIsland: boolean,
): void {
  switch (kind) {
    case 'counter':
      counter(mesh, width, depth, finishes)
      break
    case 'island':
      island(mesh, width, depth, finishes)
      break
    case 'sink':
      sink(mesh, width, depth, finishes, isOnIsland)
      break
    case 'range':
      range(mesh, width, depth, finishes, isOnIsland)
      break
    case 'refrigerator':
      refrigerator(mesh, width, depth, finishes)
      break
    case 'tub':
      tub(mesh, width, depth, finishes)
      break
    case 'shower':
      shower(mesh, width, depth, finishes)
      break
    case 'toilet':
      toilet(mesh, width, depth)
      break
    case 'basin':
      basin(mesh, width, depth, finishes)
      break
    case 'washer':
    case 'dryer':
      washer(mesh, width, depth)
      break
    case 'fireplace':
      fireplace(mesh, width, depth)
      break
  }
}

function fronts(
  mesh: Mesh,
  width: number,
  front: number,
  from: number,
  to: number,
  material: Material,
  metal: Material,
): void {
  const count = Math.max(1, Math.round(width / 1.9))
  for (let each = 0; each < count; each += 1) {
    const [left, right] = [(width * each) / count + 0.05, (width * (each + 1)) / count - 0.05]
    mesh.box([left, front, from], [right, front + 0.06, to - 0.62], material)
    mesh.box([left, front, to - 0.56], [right, front + 0.06, to], material)
    const middle = (left + right) / 2
    mesh.box([middle - 0.25, front + 0.06, to - 0.3], [middle + 0.25, front + 0.12, to - 0.25], metal)
    mesh.box([right - 0.18, front + 0.06, to - 1.2], [right - 0.13, front + 0.12, to - 0.8], metal)
  }
}

function counter(
  mesh: Mesh,
  width: number,
  depth: number,
  { cabinet, counter: top, splash, metal, above }: Finishes,
): void {
  mesh.box([0, 0, 0], [width, depth - 0.3, 0.32], paint.steel)
  mesh.box([0, 0, 0.32], [width, depth - 0.1, 2.88], cabinet)
  fronts(mesh, width, depth - 0.1, 0.36, 2.84, cabinet, metal)
  mesh.box([-0.04, 0, 2.88], [width + 0.04, depth + 0.06, 3.02], top)
  mesh.box([0, -0.12, 3.02], [width, 0.03, 4.55], splash)
  if (above === 'shelves') shelves(mesh, width)
  if (above === 'cabinets') {
    mesh.box([0, -0.1, 4.55], [width, 1.05, 7.3], cabinet)
    const count = Math.max(1, Math.round(width / 1.8))
    for (let each = 0; each < count; each += 1) {
      const [left, right] = [(width * each) / count + 0.05, (width * (each + 1)) / count - 0.05]
      mesh.box([left, 1.05, 4.6], [right, 1.1, 7.25], cabinet)
      mesh.box([right - 0.16, 1.1, 4.75], [right - 0.11, 1.15, 5.15], metal)
    }
  }
}

function shelves(mesh: Mesh, width: number): void {
  for (const height of [4.75, 5.95]) {
    mesh.box([0.3, 0, height], [width - 0.3, 0.85, height + 0.12], paint.walnut)
    let x = 0.7
    let each = 0
    while (x < width - 1) {
      const size = 0.22 + ((each * 37) % 5) * 0.03
      const material = [paint.porcelain, paint.sage, paint.linen, paint.dusk, paint.white][each % 5] ?? paint.white
      if (each % 3 === 2)
        mesh.lathe(
          [x, 0.42, height + 0.12],
          [
            [size * 0.5, 0],
            [size * 1.3, 0.3],
            [size * 1.35, 0.34],
          ],
          material,
        )
      else
        mesh.lathe(
          [x, 0.42, height + 0.12],
          [
            [size * 0.8, 0],
            [size, 0.25],
            [size * 0.9, 0.45],
            [size * 0.5, 0.6],
          ],
          material,
        )
      x += 0.62 + ((each * 53) % 7) * 0.09
      each += 1
    }
  }
}

function island(mesh: Mesh, width: number, depth: number, { island: body, islandTop, metal }: Finishes): void {
  const isLong = width >= depth
  mesh.box([0.15, 0.15, 0], [width - 0.15, depth - 0.15, 0.3], paint.steel)
  mesh.box([0.08, 0.08, 0.3], [width - 0.08, depth - 0.08, 2.9], body)
  const long = isLong ? width : depth
  const count = Math.max(1, Math.round(long / 2))
  for (let each = 0; each < count; each += 1) {
    const [from, to] = [(long * each) / count + 0.14, (long * (each + 1)) / count - 0.06]
    for (const side of [0, 1]) {
      const front = side === 0 ? 0.03 : (isLong ? depth : width) - 0.08
      if (isLong) mesh.box([from, front, 0.4], [to, front + 0.05, 2.8], body)
      else mesh.box([front, from, 0.4], [front + 0.05, to, 2.8], body)
    }
  }
  mesh.box([-0.12, -0.12, 2.9], [width + 0.12, depth + 0.12, 3.08], islandTop)
  const [x, y] = [width * 0.5, depth * 0.3]
  mesh.lathe(
    [x, isLong ? depth / 2 : y, 3.08],
    [
      [0.25, 0],
      [0.62, 0.18],
      [0.66, 0.26],
      [0.6, 0.24],
      [0.2, 0.08],
    ],
    metal === paint.brass ? paint.walnut : paint.porcelain,
  )
  for (let each = 0; each < 6; each += 1) {
    const angle = each * 1.05
    mesh.cushion(
      [x + Math.cos(angle) * 0.28 - 0.15, (isLong ? depth / 2 : y) + Math.sin(angle) * 0.28 - 0.15, 3.2],
      [x + Math.cos(angle) * 0.28 + 0.15, (isLong ? depth / 2 : y) + Math.sin(angle) * 0.28 + 0.15, 3.48],
      each % 2 ? paint.clay : paint.brass,
      2,
    )
  }
}

function sink(mesh: Mesh, width: number, depth: number, { metal }: Finishes, isOnIsland: boolean): void {
  const height = isOnIsland ? 3.085 : 3.025
  mesh.box([0.1, 0.25, height], [width - 0.1, depth + 0.1, height + 0.01], paint.gray)
  mesh.box([0.22, 0.36, height + 0.01], [width - 0.22, depth, height + 0.012], paint.steel)
  const x = width / 2
  mesh.column([x, 0.16, height], 0.07, 0.9, metal)
  mesh.rod([x, 0.16, height + 0.9], [x, 0.6, height + 1.1], 0.05, metal)
  mesh.rod([x, 0.6, height + 1.1], [x, 0.85, height + 0.75], 0.05, metal)
}

function range(mesh: Mesh, width: number, depth: number, { metal, splash }: Finishes, isOnIsland: boolean): void {
  const front = depth + 0.08
  mesh.box([0, 0, 0.3], [width, front, 3.05], paint.steel)
  mesh.box([0.15, front, 0.9], [width - 0.15, front + 0.05, 2.35], paint.black)
  mesh.rod([0.25, front + 0.18, 2.5], [width - 0.25, front + 0.18, 2.5], 0.05, metal)
  for (let knob = 0; knob < 4; knob += 1)
    mesh.cushion(
      [0.35 + knob * ((width - 0.9) / 3), front, 2.7],
      [0.55 + knob * ((width - 0.9) / 3), front + 0.14, 2.9],
      metal,
      2,
    )
  for (const x of [0.28, 0.72])
    for (const y of [0.3, 0.72]) mesh.column([width * x, depth * y, 3.05], width * 0.14, 0.06, paint.black)
  if (isOnIsland) return
  mesh.box([0, -0.1, 3.05], [width, 0.035, 6], splash)
  mesh.box([0.05, 0, 5.3], [width - 0.05, 1.5, 5.6], metal)
  mesh.box([width * 0.28, 0, 5.6], [width * 0.72, 0.9, 8], metal)
  mesh.lathe(
    [width * 0.72, depth * 0.72, 3.1],
    [
      [0.34, 0],
      [0.36, 0.42],
      [0.3, 0.44],
    ],
    paint.clay,
  )
}

function refrigerator(mesh: Mesh, width: number, depth: number, { metal, cabinet }: Finishes): void {
  mesh.box([0, 0, 0], [width, depth - 0.08, 6], paint.linen)
  mesh.box([0.03, depth - 0.08, 0.2], [width - 0.03, depth, 2.1], cabinet)
  mesh.box([0.03, depth - 0.08, 2.16], [width - 0.03, depth, 5.96], cabinet)
  mesh.rod([0.25, depth + 0.12, 2.6], [0.25, depth + 0.12, 4.6], 0.045, metal)
  mesh.rod([0.25, depth + 0.12, 0.7], [0.25, depth + 0.12, 1.9], 0.045, metal)
  mesh.box([0, 0, 6.05], [width, depth - 0.1, 7.3], cabinet)
}

function tub(mesh: Mesh, width: number, depth: number, { metal, splash, wet = splash }: Finishes): void {
  const rim = 0.3
  mesh.box([0, 0, 0], [width, rim, 1.75], paint.porcelain)
  mesh.box([0, depth - rim, 0], [width, depth, 1.75], paint.porcelain)
  mesh.box([0, rim, 0], [rim, depth - rim, 1.75], paint.porcelain)
  mesh.box([width - rim, rim, 0], [width, depth - rim, 1.75], paint.porcelain)
  mesh.box([rim, rim, 0], [width - rim, depth - rim, 0.5], paint.porcelain)
  mesh.box([-0.02, -0.2, 1.75], [width + 0.02, 0.03, 7], wet)
  mesh.rod([0.35, 0.03, 2.5], [0.35, 0.55, 2.5], 0.06, metal)
  mesh.rod([0.35, 0.12, 3.4], [0.35, 0.12, 6.6], 0.035, metal)
  mesh.rod([0.35, 0.12, 6.6], [0.75, 0.5, 6.75], 0.035, metal)
  mesh.lathe(
    [0.8, 0.55, 6.6],
    [
      [0.3, 0],
      [0.3, 0.05],
      [0.05, 0.15],
    ],
    metal,
  )
  // A towel over the edge.
  mesh.box([width * 0.62, depth - rim - 0.05, 1.1], [width * 0.82, depth + 0.06, 1.8], paint.sage)
}

function shower(mesh: Mesh, width: number, depth: number, { metal, splash, wet = splash }: Finishes): void {
  mesh.box([0, 0, 0], [width, depth, 0.25], paint.stone)
  mesh.box([-0.02, -0.2, 0.25], [width + 0.02, 0.03, 7.4], wet)
  mesh.box([0, depth - 0.04, 0.25], [width, depth, 6.8], paint.showerGlass)
  mesh.box([width - 0.04, 0, 0.25], [width, depth, 6.8], paint.showerGlass)
  mesh.rod([0, depth, 6.8], [width, depth, 6.8], 0.03, metal)
  mesh.rod([width / 2, 0.1, 3], [width / 2, 0.1, 6.6], 0.04, metal)
  mesh.lathe(
    [width / 2, 0.6, 6.55],
    [
      [0.35, 0],
      [0.35, 0.05],
    ],
    metal,
  )
}

function toilet(mesh: Mesh, width: number, depth: number): void {
  const middle = width / 2
  mesh.cushion([0.05, 0, 1.25], [width - 0.05, 0.65, 2.55], paint.porcelain, 8)
  mesh.lathe(
    [middle, depth * 0.6, 0],
    [
      [0.32, 0],
      [0.34, 0.5],
      [0.58, 1.1],
      [0.62, 1.35],
    ],
    paint.porcelain,
  )
  mesh.lathe(
    [middle, depth * 0.6, 1.35],
    [
      [0.65, 0],
      [0.65, 0.1],
    ],
    paint.white,
  )
}

function basin(mesh: Mesh, width: number, depth: number, { vanity, metal, counter: top }: Finishes): void {
  mesh.box([0, 0, 0.55], [width, depth, 2.7], vanity)
  mesh.box([0.1, 0.2, 0], [0.22, 0.32, 0.55], vanity)
  mesh.box([width - 0.22, depth - 0.3, 0], [width - 0.1, depth - 0.18, 0.55], vanity)
  mesh.box([0.1, depth - 0.3, 0], [0.22, depth - 0.18, 0.55], vanity)
  fronts(mesh, width, depth, 0.6, 2.66, vanity, metal)
  mesh.box([-0.05, 0, 2.7], [width + 0.05, depth + 0.08, 2.82], top)
  mesh.lathe(
    [width / 2, depth * 0.55, 2.82],
    [
      [0.38, 0],
      [0.62, 0.32],
      [0.66, 0.42],
      [0.6, 0.4],
      [0.3, 0.14],
    ],
    paint.porcelain,
  )
  mesh.column([width / 2, 0.14, 2.82], 0.05, 0.75, metal)
  mesh.rod([width / 2, 0.14, 3.55], [width / 2, 0.55, 3.5], 0.04, metal)
  const middle = width / 2
  mesh.box([middle - 0.85, -0.08, 3.9], [middle + 0.85, 0.06, 6.5], metal)
  mesh.box([middle - 0.78, 0.06, 3.97], [middle + 0.78, 0.065, 6.43], paint.mirror)
  for (const side of [-1, 1]) {
    mesh.rod([middle + side * 1.2, 0, 5.3], [middle + side * 1.2, 0.3, 5.3], 0.04, metal)
    mesh.lathe(
      [middle + side * 1.2, 0.34, 5.2],
      [
        [0.16, 0],
        [0.2, 0.5],
      ],
      paint.glow,
    )
  }
}

function washer(mesh: Mesh, width: number, depth: number): void {
  mesh.box([0, 0, 0], [width, depth, 3], paint.white)
  mesh.box([0.1, depth, 2.55], [width - 0.1, depth + 0.02, 2.9], paint.linen)
  mesh.rod([width / 2, depth, 1.4], [width / 2, depth + 0.08, 1.4], 0.7, paint.gray)
  mesh.rod([width / 2, depth + 0.08, 1.4], [width / 2, depth + 0.1, 1.4], 0.52, paint.deepDusk)
}

function fireplace(mesh: Mesh, width: number, depth: number): void {
  mesh.box([0, 0, 0], [width, depth, 4.2], paint.stone)
  mesh.box([0.9, depth, 0.2], [width - 0.9, depth + 0.03, 2.6], paint.black)
  mesh.box([-0.2, 0, 4.2], [width + 0.2, depth + 0.35, 4.45], paint.walnut)
}
