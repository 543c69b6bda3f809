import { bookshelf } from './furniture.ts'
import { type Material, paint } from './materials.ts'
import type { Mesh } from './mesh.ts'

/** A brass ring of candle lamps that hangs from the ceiling. */
export function chandelier(mesh: Mesh, ceiling: number, at: number, radius: number, lamps: number): void {
  mesh.rod([0, 0, at + 1.1], [0, 0, ceiling], 0.035, paint.brass)
  mesh.lathe(
    [0, 0, ceiling - 0.2],
    [
      [0.1, 0],
      [0.42, 0.2],
    ],
    paint.brass,
  )
  mesh.lathe(
    [0, 0, at - 0.15],
    [
      [0.05, 0],
      [0.22, 0.2],
      [0.12, 0.5],
      [0.06, 1.3],
    ],
    paint.brass,
  )
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const angle = ((lamp + 0.5) * 2 * Math.PI) / lamps
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    const next = ((lamp + 1.5) * 2 * Math.PI) / lamps
    mesh.rod([x, y, at], [Math.cos(next) * radius, Math.sin(next) * radius, at], 0.05, paint.brass)
    mesh.rod([0, 0, at + 1], [x, y, at], 0.04, paint.brass)
    mesh.column([x, y, at], 0.07, 0.35, paint.porcelain)
    mesh.lathe(
      [x, y, at + 0.3],
      [
        [0.3, 0],
        [0.19, 0.42],
      ],
      paint.glow,
    )
  }
}

/** A low cabinet with four doors on short legs. */
export function sideboard(mesh: Mesh, width: number, material: Material): void {
  const half = width / 2
  mesh.box([-half, 0, 0.55], [half, 1.6, 2.8], material)
  mesh.box([-half - 0.1, 0, 2.8], [half + 0.1, 1.72, 2.95], material)
  for (let door = 0; door < 4; door += 1) {
    const [left, right] = [-half + (width * door) / 4 + 0.06, -half + (width * (door + 1)) / 4 - 0.06]
    mesh.box([left, 1.6, 0.65], [right, 1.66, 2.7], material)
    mesh.box([left + 0.2, 1.66, 0.85], [right - 0.2, 1.7, 2.5], material)
    const knob = door % 2 ? left + 0.1 : right - 0.1
    mesh.cushion([knob - 0.06, 1.66, 1.7], [knob + 0.06, 1.82, 1.82], paint.brass, 2)
  }
  for (const x of [-half + 0.2, half - 0.2])
    for (const y of [0.2, 1.4]) mesh.column([x, y, 0], 0.08, 0.56, material, 0.12)
}

/** Shelves up to the ceiling on a cupboard, with a cornice. */
export function builtInShelves(mesh: Mesh, width: number, ceiling: number, material: Material, seed: number): void {
  const half = width / 2
  mesh.box([-half, 0, 0], [half, 1.35, 2.7], material)
  mesh.box([-half - 0.05, 0, 2.7], [half + 0.05, 1.45, 2.85], material)
  const doors = Math.max(2, Math.round(width / 1.8))
  for (let door = 0; door < doors; door += 1) {
    const [left, right] = [-half + (width * door) / doors + 0.08, -half + (width * (door + 1)) / doors - 0.08]
    mesh.box([left, 1.35, 0.4], [right, 1.4, 2.6], material)
    mesh.box([left + 0.25, 1.4, 0.65], [right - 0.25, 1.43, 2.35], material)
  }
  mesh.placed({ at: [0, 0, 2.85] }, () => bookshelf(mesh, width, ceiling - 3.5, material, seed))
  mesh.box([-half - 0.05, 0, ceiling - 0.7], [half + 0.05, 1.2, ceiling], material)
  mesh.box([-half - 0.12, 0, ceiling - 0.25], [half + 0.12, 1.35, ceiling], material)
}

/** Wood panels along a wall of `width`: a frame, raised fields and a cap. */
export function panels(mesh: Mesh, width: number, height: number, material: Material): void {
  const half = width / 2
  mesh.box([-half, 0, 0], [half, 0.06, height], material)
  mesh.box([-half, 0, height], [half, 0.16, height + 0.14], material)
  mesh.box([-half, 0, 0], [half, 0.12, 0.55], material)
  const count = Math.max(1, Math.round(width / 2.2))
  for (let each = 0; each < count; each += 1) {
    const [left, right] = [-half + (width * each) / count + 0.22, -half + (width * (each + 1)) / count - 0.22]
    if (right > left) mesh.box([left, 0.06, 0.8], [right, 0.1, height - 0.28], material)
  }
}

/** A reclining chair for the terrace. */
export function lounger(mesh: Mesh, frame: Material, cloth: Material): void {
  mesh.box([-1.1, 1.6, 0.85], [1.1, 6.3, 1], frame)
  mesh.cushion([-1.05, 1.7, 0.98], [1.05, 6.3, 1.35], cloth, 10)
  mesh.quad(
    [
      [-1.05, 1.8, 1.25],
      [1.05, 1.8, 1.25],
      [1.05, 0, 2.9],
      [-1.05, 0, 2.9],
    ],
    cloth,
  )
  mesh.quad(
    [
      [-1.1, 1.8, 1],
      [1.1, 1.8, 1],
      [1.1, -0.1, 2.75],
      [-1.1, -0.1, 2.75],
    ],
    frame,
  )
  for (const x of [-0.95, 0.95]) for (const y of [1.9, 6]) mesh.column([x, y, 0], 0.09, 0.9, frame)
}
