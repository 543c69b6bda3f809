import { type Material, paint } from './materials.ts'
import type { Mesh } from './mesh.ts'
import type { SpacePoint } from './vector.ts'

interface Eaves {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  /** Height of the eaves. */
  at: number
}

const thick = 0.5

/** A roof with four slopes of the same pitch. `pitch` is the rise in feet per foot. */
export function hippedRoof(mesh: Mesh, { from, to, at }: Eaves, pitch: number, tiles: Material): void {
  const [[x0, y0], [x1, y1]] = [from, to]
  const middle = (y0 + y1) / 2
  const run = (y1 - y0) / 2
  const top = at + run * pitch
  const [left, right]: SpacePoint[] = [
    [x0 + run, middle, top],
    [x1 - run, middle, top],
  ]
  if (!left || !right) return
  const corner = (x: number, y: number): SpacePoint => [x, y, at]
  mesh.quad([corner(x0, y1), corner(x1, y1), right, left], tiles)
  mesh.quad([corner(x1, y0), corner(x0, y0), left, right], tiles)
  mesh.triangle([corner(x0, y0), corner(x0, y1), left], tiles, mesh.thing())
  mesh.triangle([corner(x1, y1), corner(x1, y0), right], tiles, mesh.thing())
  mesh.box([x0, y0, at - thick], [x1, y1, at - 0.02], paint.warmWhite)
  for (const [a, b] of [
    [left, right],
    [corner(x0, y0), left],
    [corner(x0, y1), left],
    [corner(x1, y0), right],
    [corner(x1, y1), right],
  ] as const)
    mesh.rod(a, b, 0.26, tiles)
}

interface Gable {
  /** From eaves to eaves. */
  across: readonly [number, number]
  /** From the front edge back to where another roof hides it. */
  along: readonly [front: number, back: number]
  at: number
  top: number
}

/** A roof with two slopes whose ridge runs along y, with bargeboards at its front. */
export function gabledRoof(
  mesh: Mesh,
  { across: [x0, x1], along: [front, back], at, top }: Gable,
  tiles: Material,
  board: Material,
): void {
  const middle = (x0 + x1) / 2
  for (const x of [x0, x1]) {
    mesh.quad(
      [
        [x, front, at],
        [middle, front, top],
        [middle, back, top],
        [x, back, at],
      ],
      tiles,
    )
    mesh.quad(
      [
        [x, front, at - thick],
        [middle, front, top - thick],
        [middle, back, top - thick],
        [x, back, at - thick],
      ],
      board,
    )
    const barge = mesh.thing()
    for (const y of [front, front - 0.25])
      mesh.quad(
        [
          [x, y, at - 0.9],
          [middle, y, top - 0.9],
          [middle, y, top + 0.05],
          [x, y, at + 0.05],
        ],
        board,
        barge,
      )
    mesh.quad(
      [
        [x, front, at - 0.9],
        [middle, front, top - 0.9],
        [middle, front - 0.25, top - 0.9],
        [x, front - 0.25, at - 0.9],
      ],
      board,
      barge,
    )
  }
  mesh.rod([middle, front, top], [middle, back, top], 0.26, tiles)
}

/** The wall below a gable, in a plane of constant y. */
export function gableWall(mesh: Mesh, { across: [x0, x1], along: [y], at, top }: Gable, material: Material): void {
  mesh.triangle(
    [
      [x0, y, at],
      [x1, y, at],
      [(x0 + x1) / 2, y, top],
    ],
    material,
    mesh.thing(),
  )
}

/** The ring of stones around an arch in a plane of constant y, on posts down to the ground. */
export function archway(
  mesh: Mesh,
  {
    middle,
    width,
    spring,
    ring,
    front,
    back,
  }: Record<'middle' | 'width' | 'spring' | 'ring' | 'front' | 'back', number>,
  material: Material,
): void {
  const half = width / 2
  for (const side of [-1, 1]) {
    const [near, far] = [middle + side * half, middle + side * (half + ring)]
    mesh.box([Math.min(near, far), back, 0], [Math.max(near, far), front, spring], material)
  }
  const stones = 11
  const at = (part: number, radius: number, y: number): SpacePoint => {
    const angle = Math.PI * (1 - part / stones)
    return [middle + Math.cos(angle) * radius, y, spring + Math.sin(angle) * radius]
  }
  for (let stone = 0; stone < stones; stone += 1) {
    const thing = mesh.thing()
    const pieces = 4
    for (let piece = 0; piece < pieces; piece += 1) {
      const [a, b] = [stone + piece / pieces, stone + (piece + 1) / pieces]
      mesh.quad(
        [at(a, half, front), at(b, half, front), at(b, half + ring, front), at(a, half + ring, front)],
        material,
        thing,
      )
      mesh.quad([at(a, half, back), at(b, half, back), at(b, half, front), at(a, half, front)], material, thing)
      mesh.quad(
        [at(a, half + ring, back), at(b, half + ring, back), at(b, half + ring, front), at(a, half + ring, front)],
        material,
        thing,
      )
    }
  }
}
