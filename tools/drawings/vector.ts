/** Feet: x to the right and y down on the floor plan, z up. */
export type SpacePoint = readonly [x: number, y: number, z: number]

export const add = (a: SpacePoint, b: SpacePoint): SpacePoint => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: SpacePoint, b: SpacePoint): SpacePoint => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scaled = (a: SpacePoint, by: number): SpacePoint => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: SpacePoint, b: SpacePoint) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: SpacePoint, b: SpacePoint): SpacePoint => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export function unit(a: SpacePoint): SpacePoint {
  const length = Math.sqrt(dot(a, a))
  return length === 0 ? a : scaled(a, 1 / length)
}

/** Pseudorandom numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
