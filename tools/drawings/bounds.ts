import type { Triangle } from './mesh.ts'
import type { SpacePoint } from './vector.ts'

const cornersLength = 9
const boxLength = 6

type Axis = 0 | 1 | 2
type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]

interface Bounded {
  triangle: Triangle
  box: Box
  middle: SpacePoint
}

function around(own: readonly Bounded[]): Box {
  let [x0, y0, z0, x1, y1, z1]: number[] = none
  for (const { box } of own) {
    x0 = Math.min(x0 as number, box[0])
    y0 = Math.min(y0 as number, box[1])
    z0 = Math.min(z0 as number, box[2])
    x1 = Math.max(x1 as number, box[3])
    y1 = Math.max(y1 as number, box[4])
    z1 = Math.max(z1 as number, box[5])
  }
  return [x0 as number, y0 as number, z0 as number, x1 as number, y1 as number, z1 as number]
}

const far = Number.POSITIVE_INFINITY
const none = [far, far, far, -far, -far, -far]
const bins = 12

function surface([x0, y0, z0, x1, y1, z1]: Box): number {
  const [x, y, z] = [x1 - x0, y1 - y0, z1 - z0]
  return x < 0 ? 0 : x * y + y * z + z * x
}

/**
 * The split with the least surface area times triangles on both sides (surface area heuristic); null when no split is
 * better.
 */
function bestCut(own: readonly Bounded[]): { axis: Axis; at: number } | null {
  let best: { axis: Axis; at: number } | null = null
  let least = own.length <= 6 ? surface(around(own)) * own.length : far
  for (const axis of [0, 1, 2] as const) {
    let [low, high] = [far, -far]
    for (const { middle } of own) {
      low = Math.min(low, middle[axis])
      high = Math.max(high, middle[axis])
    }
    if (high - low < 1e-9) continue
    const held: Bounded[][] = Array.from({ length: bins }, () => [])
    for (const each of own)
      held[Math.min(bins - 1, Math.floor(((each.middle[axis] - low) / (high - low)) * bins))]?.push(each)
    const boxes = held.map(around)
    for (let cut = 1; cut < bins; cut += 1) {
      const cost = halfCost(boxes, held, 0, cut) + halfCost(boxes, held, cut, bins)
      if (cost < least) {
        least = cost
        best = { axis, at: low + ((high - low) * cut) / bins }
      }
    }
  }
  const cut = best
  if (!cut) return null
  const before = own.filter(({ middle }) => middle[cut.axis] < cut.at).length
  return before === 0 || before === own.length ? null : cut
}

function halfCost(boxes: readonly Box[], held: readonly Bounded[][], from: number, to: number): number {
  let [x0, y0, z0, x1, y1, z1, count] = [far, far, far, -far, -far, -far, 0]
  for (let bin = from; bin < to; bin += 1) {
    const box = boxes[bin]
    if (!box) continue
    x0 = Math.min(x0, box[0])
    y0 = Math.min(y0, box[1])
    z0 = Math.min(z0, box[2])
    x1 = Math.max(x1, box[3])
    y1 = Math.max(y1, box[4])
    z1 = Math.max(z1, box[5])
    count += held[bin]?.length ?? 0
  }
  return count === 0 ? 0 : surface([x0, y0, z0, x1, y1, z1]) * count
}

/** The nearest hit of a ray. */
export interface RayHit {
  distance: number
  triangle: Triangle
  /** Barycentric coordinates: the shares of the second and the third corner. */
  u: number
  v: number
}

/** Triangles in a bounding volume hierarchy: a ray tests only the boxes that it passes. */
export class BoundedTriangles {
  readonly #triangles: Triangle[]
  readonly #corners: Float64Array
  readonly #boxes: Float64Array
  /** For each box: its first child or triangle, its number of triangles (0 for one with children), and the axis. */
  readonly #nodes: Int32Array
  readonly #stack = new Int32Array(96)
  #nodeCount = 1

  constructor(triangles: readonly Triangle[]) {
    this.#triangles = [...triangles]
    const bounded = triangles.map((triangle): Bounded => {
      const [a, b, c] = triangle.corners
      const least = (axis: Axis) => Math.min(a[axis], b[axis], c[axis])
      const most = (axis: Axis) => Math.max(a[axis], b[axis], c[axis])
      const box: Box = [least(0), least(1), least(2), most(0), most(1), most(2)]
      return { triangle, box, middle: [(box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2] }
    })
    this.#boxes = new Float64Array(boxLength * 2 * Math.max(1, triangles.length))
    this.#nodes = new Int32Array(6 * Math.max(1, triangles.length))
    this.#split(0, bounded, 0)
    this.#corners = new Float64Array(cornersLength * triangles.length)
    for (const [place, { corners }] of this.#triangles.entries()) {
      const [a, b, c] = corners
      this.#corners.set(
        [...a, b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]],
        place * cornersLength,
      )
    }
  }

  /** Splits a box by the surface area heuristic, so that large triangles get their own boxes. */
  #split(node: number, own: Bounded[], first: number): void {
    const box = around(own)
    this.#boxes.set(
      box.map((value, place) => value + (place < 3 ? -1e-6 : 1e-6)),
      node * boxLength,
    )
    const cut = own.length > 3 ? bestCut(own) : null
    if (!cut) {
      this.#nodes[node * 3] = first
      this.#nodes[node * 3 + 1] = own.length
      for (const [place, { triangle }] of own.entries()) this.#triangles[first + place] = triangle
      return
    }
    const children = this.#nodeCount
    this.#nodeCount += 2
    this.#nodes[node * 3] = children
    this.#nodes[node * 3 + 1] = 0
    this.#nodes[node * 3 + 2] = cut.axis
    const isBefore = ({ middle }: Bounded) => middle[cut.axis] < cut.at
    const before = own.filter(isBefore)
    this.#split(children, before, first)
    this.#split(
      children + 1,
      own.filter((each) => !isBefore(each)),
      first + before.length,
    )
  }

  /** The nearest triangle between two distances, or with `any` the first one found that blocks light. */
  meet(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    least: number,
    most: number,
    any = false,
  ): RayHit | null {
    const boxes = this.#boxes
    const nodes = this.#nodes
    const corners = this.#corners
    const stack = this.#stack
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    let nearest = most
    let found = -1
    let foundU = 0
    let foundV = 0
    let height = 1
    stack[0] = 0
    while (height > 0) {
      height -= 1
      const node = stack[height] as number
      const box = node * boxLength
      let near = least
      let far = nearest
      const x0 = ((boxes[box] as number) - ox) * ix
      const x1 = ((boxes[box + 3] as number) - ox) * ix
      if (x0 < x1) {
        if (x0 > near) near = x0
        if (x1 < far) far = x1
      } else {
        if (x1 > near) near = x1
        if (x0 < far) far = x0
      }
      if (near > far) continue
      const y0 = ((boxes[box + 1] as number) - oy) * iy
      const y1 = ((boxes[box + 4] as number) - oy) * iy
      if (y0 < y1) {
        if (y0 > near) near = y0
        if (y1 < far) far = y1
      } else {
        if (y1 > near) near = y1
        if (y0 < far) far = y0
      }
      if (near > far) continue
      const z0 = ((boxes[box + 2] as number) - oz) * iz
      const z1 = ((boxes[box + 5] as number) - oz) * iz
      if (z0 < z1) {
        if (z0 > near) near = z0
        if (z1 < far) far = z1
      } else {
        if (z1 > near) near = z1
        if (z0 < far) far = z0
      }
      if (near > far) continue
      const first = nodes[node * 3] as number
      const count = nodes[node * 3 + 1] as number
      if (count === 0) {
        const axis = nodes[node * 3 + 2] as number
        // The nearer child is tested first: boxes behind its hit are skipped.
        const isForward = ((axis === 0 ? dx : axis === 1 ? dy : dz) as number) > 0
        stack[height] = isForward ? first + 1 : first
        stack[height + 1] = isForward ? first : first + 1
        height += 2
        continue
      }
      for (let place = first; place < first + count; place += 1) {
        const at = place * cornersLength
        const ax = corners[at + 3] as number
        const ay = corners[at + 4] as number
        const az = corners[at + 5] as number
        const bx = corners[at + 6] as number
        const by = corners[at + 7] as number
        const bz = corners[at + 8] as number
        const px = dy * bz - dz * by
        const py = dz * bx - dx * bz
        const pz = dx * by - dy * bx
        const determinant = ax * px + ay * py + az * pz
        if (determinant > -1e-12 && determinant < 1e-12) continue
        const inverse = 1 / determinant
        const tx = ox - (corners[at] as number)
        const ty = oy - (corners[at + 1] as number)
        const tz = oz - (corners[at + 2] as number)
        const u = (tx * px + ty * py + tz * pz) * inverse
        if (u < 0 || u > 1) continue
        const qx = ty * az - tz * ay
        const qy = tz * ax - tx * az
        const qz = tx * ay - ty * ax
        const v = (dx * qx + dy * qy + dz * qz) * inverse
        if (v < 0 || u + v > 1) continue
        const distance = (bx * qx + by * qy + bz * qz) * inverse
        if (distance <= least || distance >= nearest) continue
        if (any && this.#triangles[place]?.material.letsLightThrough) continue
        nearest = distance
        found = place
        foundU = u
        foundV = v
        if (any) break
      }
      if (any && found >= 0) break
    }
    const triangle = this.#triangles[found]
    return triangle ? { distance: nearest, triangle, u: foundU, v: foundV } : null
  }
}
