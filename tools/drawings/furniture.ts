import { type Material, paint, rug } from './materials.ts'
import type { Mesh } from './mesh.ts'
import { randomOf, type SpacePoint } from './vector.ts'

/** Each piece has the middle of its back at 0, 0 and faces y. */

export function sofa(mesh: Mesh, width: number, material: Material, pillows: readonly Material[]): void {
  const half = width / 2
  mesh.cushion([-half, 0, 0.45], [half, 3.1, 1.05], material, 14)
  mesh.cushion([-half, 0, 0.5], [half, 0.75, 2.75], material, 9)
  for (const side of [-1, 1])
    mesh.cushion(
      [side * half - (side > 0 ? 0.7 : 0), 0, 0.5],
      [side * half + (side > 0 ? 0 : 0.7), 3.1, 2.1],
      material,
      8,
    )
  const seats = width > 6.4 ? 3 : 2
  const inner = width - 1.4
  for (let seat = 0; seat < seats; seat += 1) {
    const left = -inner / 2 + (inner * seat) / seats
    mesh.cushion([left, 0.6, 1], [left + inner / seats, 3.15, 1.55], material, 8)
    mesh.cushion([left + 0.05, 0.55, 1.5], [left + inner / seats - 0.05, 1.15, 2.85], material, 6)
  }
  for (const [each, pillow] of pillows.entries()) {
    const x = each % 2 === 0 ? -inner / 2 + 0.75 + each * 0.3 : inner / 2 - 0.75 - each * 0.2
    mesh.placed({ at: [x, 1.15, 1.52], turn: each % 2 === 0 ? -0.12 : 0.12 }, () =>
      mesh.cushion([-0.72, 0, 0], [0.72, 0.5, 1.3], pillow, 4),
    )
  }
  legs(mesh, half - 0.35, 0.3, 2.8, 0.45)
}

function legs(
  mesh: Mesh,
  x: number,
  back: number,
  front: number,
  height: number,
  material: Material = paint.walnut,
): void {
  for (const side of [-1, 1]) for (const y of [back, front]) mesh.column([side * x, y, 0], 0.07, height, material, 0.1)
}

export function armchair(mesh: Mesh, material: Material, pillow?: Material): void {
  mesh.cushion([-1.35, 0.2, 0.7], [1.35, 2.8, 1.1], material, 9)
  mesh.cushion([-1.05, 0.6, 1], [1.05, 2.85, 1.5], material, 7)
  mesh.cushion([-1.3, 0, 0.8], [1.3, 0.75, 2.9], material, 5)
  for (const side of [-1, 1]) mesh.cushion([side * 1.2 - 0.22, 0.2, 0.8], [side * 1.2 + 0.22, 2.7, 2], material, 6)
  if (pillow) mesh.cushion([-0.6, 0.65, 1.45], [0.6, 1.1, 2.5], pillow, 4)
  legs(mesh, 1.05, 0.4, 2.5, 0.75)
}

export function roundTable(mesh: Mesh, radius: number, height: number, material: Material): void {
  mesh.lathe(
    [0, 0, height - 0.14],
    [
      [radius - 0.05, 0],
      [radius, 0.06],
      [radius, 0.14],
    ],
    material,
  )
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = leg * 2.094 + 0.5
    mesh.rod(
      [Math.cos(angle) * radius * 0.75, Math.sin(angle) * radius * 0.75, 0],
      [Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5, height - 0.14],
      0.08,
      material,
    )
  }
}

export function table(mesh: Mesh, width: number, depth: number, height: number, material: Material): void {
  mesh.box([-width / 2, -depth / 2, height - 0.15], [width / 2, depth / 2, height], material)
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      const [cx, cy] = [x * (width / 2 - 0.3), y * (depth / 2 - 0.3)]
      mesh.box([cx - 0.12, cy - 0.12, 0], [cx + 0.12, cy + 0.12, height - 0.15], material)
    }
}

export function chair(mesh: Mesh, frame: Material, seat: Material): void {
  mesh.cushion([-0.75, 0.15, 1.38], [0.75, 1.65, 1.6], seat, 9)
  for (const side of [-1, 1]) {
    mesh.rod([side * 0.66, 0.12, 0], [side * 0.66, 0.05, 2.75], 0.06, frame)
    mesh.rod([side * 0.66, 1.55, 0], [side * 0.66, 1.5, 1.4], 0.06, frame)
    mesh.rod([side * 0.66, 0.2, 1.36], [side * 0.66, 1.5, 1.36], 0.05, frame)
  }
  mesh.cushion([-0.74, 0, 2.2], [0.74, 0.14, 2.85], frame, 8)
}

export function stool(mesh: Mesh, seat: Material, frame: Material): void {
  mesh.lathe(
    [0, 0, 2.2],
    [
      [0.5, 0],
      [0.58, 0.08],
      [0.56, 0.2],
      [0.4, 0.24],
    ],
    seat,
  )
  for (let leg = 0; leg < 4; leg += 1) {
    const angle = leg * 1.571 + 0.785
    mesh.rod(
      [Math.cos(angle) * 0.62, Math.sin(angle) * 0.62, 0],
      [Math.cos(angle) * 0.38, Math.sin(angle) * 0.38, 2.2],
      0.05,
      frame,
    )
  }
  mesh.lathe(
    [0, 0, 0.75],
    [
      [0.53, 0],
      [0.55, 0.03],
      [0.53, 0.06],
      [0.5, 0.03],
    ],
    frame,
  )
}

export interface Bedding {
  frame: Material
  sheet: Material
  cover: Material
  throwOver: Material
  pillow: Material
}

export function bed(mesh: Mesh, width: number, { frame, sheet, cover, throwOver, pillow }: Bedding): void {
  const half = width / 2
  mesh.box([-half - 0.2, 0, 0], [half + 0.2, 0.3, 3.9], frame)
  mesh.box([-half - 0.1, 0.3, 0.4], [half + 0.1, 7, 0.95], frame)
  legs(mesh, half - 0.2, 0.5, 6.7, 0.42, frame)
  mesh.cushion([-half, 0.3, 0.85], [half, 6.95, 1.85], sheet, 16)
  mesh.cushion([-half - 0.14, 2.1, 0.72], [half + 0.14, 7.08, 2.06], cover, 14)
  mesh.cushion([-half - 0.17, 4.9, 0.8], [half + 0.17, 6.3, 2.13], throwOver, 16)
  mesh.cushion([-half - 0.15, 1.7, 1.4], [half + 0.15, 2.6, 2.1], sheet, 8)
  for (const side of [-1, 1]) {
    mesh.cushion([side * half * 0.5 - half * 0.44, 0.35, 1.75], [side * half * 0.5 + half * 0.44, 1.2, 3], sheet, 4)
    mesh.cushion(
      [side * half * 0.42 - half * 0.36, 0.95, 1.8],
      [side * half * 0.42 + half * 0.36, 1.6, 2.85],
      side < 0 ? pillow : cover,
      4,
    )
  }
}

export function nightstand(mesh: Mesh, material: Material): void {
  mesh.box([-0.85, 0, 0.5], [0.85, 1.4, 1.95], material)
  mesh.box([-0.78, 1.4, 0.57], [0.78, 1.44, 1.2], material)
  mesh.box([-0.78, 1.4, 1.26], [0.78, 1.44, 1.88], material)
  legs(mesh, 0.7, 0.15, 1.25, 0.5, material)
  mesh.placed({ at: [0, 0.7, 1.95] }, () => tableLamp(mesh))
}

function tableLamp(mesh: Mesh): void {
  mesh.lathe(
    [0, 0, 0],
    [
      [0.28, 0],
      [0.36, 0.3],
      [0.2, 0.6],
      [0.06, 0.75],
      [0.05, 0.95],
    ],
    paint.porcelain,
  )
  mesh.lathe(
    [0, 0, 0.9],
    [
      [0.5, 0],
      [0.36, 0.75],
    ],
    paint.glow,
  )
}

export function floorLamp(mesh: Mesh): void {
  mesh.lathe(
    [0, 0, 0],
    [
      [0.5, 0],
      [0.5, 0.06],
      [0.1, 0.1],
    ],
    paint.brass,
  )
  mesh.column([0, 0, 0.05], 0.04, 4.7, paint.brass)
  mesh.lathe(
    [0, 0, 4.5],
    [
      [0.75, 0],
      [0.55, 0.95],
    ],
    paint.glow,
  )
}

export function pendant(mesh: Mesh, ceiling: number, at: number, radius: number, material: Material): void {
  mesh.rod([0, 0, at + radius * 0.8], [0, 0, ceiling], 0.025, paint.ink)
  mesh.lathe(
    [0, 0, at],
    [
      [radius, 0],
      [radius * 0.95, radius * 0.25],
      [radius * 0.5, radius * 0.65],
      [radius * 0.14, radius * 0.85],
    ],
    material,
  )
  mesh.disc([0, 0, at + 0.04], radius * 0.85, paint.glow)
}

export function picture(mesh: Mesh, width: number, height: number, up: number, seed: number): void {
  const half = width / 2
  mesh.box([-half, 0, up], [half, 0.1, up + height], seed % 2 ? paint.walnut : paint.ink)
  mesh.box([-half + 0.08, 0.1, up + 0.08], [half - 0.08, 0.11, up + height - 0.08], paint.paper)
  const random = randomOf(seed * 7919)
  const [left, right, bottom, top] = [-half + width * 0.2, half - width * 0.2, up + height * 0.2, up + height * 0.8]
  const colors = [paint.sage, paint.dusk, paint.clay, paint.brass, paint.linen, paint.deepSage]
  const horizon = bottom + (top - bottom) * (0.3 + 0.25 * random())
  const color = () => colors[Math.floor(random() * colors.length)] ?? paint.sage
  mesh.box([left, 0.11, bottom], [right, 0.114, horizon], color())
  mesh.box([left, 0.11, horizon], [right, 0.114, top], color())
  const middle = left + (right - left) * (0.3 + 0.4 * random())
  const size = (right - left) * 0.16
  const rim = Array.from(
    { length: 17 },
    (_, part): SpacePoint => [
      middle + Math.cos((part * Math.PI) / 8) * size,
      0.12,
      horizon + size * 1.1 + Math.sin((part * Math.PI) / 8) * size,
    ],
  )
  const [first] = rim
  const sun = mesh.thing()
  for (let part = 1; part + 1 < rim.length; part += 1) {
    const [one, other] = [rim[part], rim[part + 1]]
    if (first && one && other) mesh.triangle([first, one, other], paint.brass, sun)
  }
}

export function bookshelf(mesh: Mesh, width: number, height: number, material: Material, seed: number): void {
  const random = randomOf(seed)
  const half = width / 2
  const rows = Math.round(height / 1.25)
  for (const side of [-1, 1]) mesh.box([side * half - 0.06, 0, 0], [side * half + 0.06, 1, height], material)
  mesh.box([-half, 0, 0], [half, 0.05, height], material)
  for (let row = 0; row <= rows; row += 1) {
    const z = Math.min(height - 0.1, (row * (height - 0.1)) / rows)
    mesh.box([-half, 0, z], [half, 1, z + 0.1], material)
    if (row === rows) continue
    books(mesh, -half + 0.15, half - 0.15, z + 0.1, random)
  }
}

function books(mesh: Mesh, left: number, right: number, z: number, random: () => number): void {
  const colors = [
    paint.sage,
    paint.dusk,
    paint.clay,
    paint.linen,
    paint.walnut,
    paint.white,
    paint.deepSage,
    paint.brass,
    paint.deepDusk,
  ]
  let x = left
  while (x < right - 0.2) {
    const kind = random()
    if (kind > 0.86) {
      mesh.lathe(
        [x + 0.4, 0.5, z],
        [
          [0.2, 0],
          [0.32, 0.3],
          [0.18, 0.55],
          [0.22, 0.7],
        ],
        paint.porcelain,
      )
      x += 0.95
    } else if (kind > 0.8) x += 0.5
    else {
      const width = 0.09 + random() * 0.12
      const height = 0.62 + random() * 0.3
      mesh.box(
        [x, 0.12, z],
        [Math.min(x + width, right), 0.8, z + height],
        colors[Math.floor(random() * colors.length)] ?? paint.linen,
      )
      x += width + 0.005
    }
  }
}

export function carpet(
  mesh: Mesh,
  [x, y]: readonly [number, number],
  width: number,
  depth: number,
  hex: string,
  lineHex: string,
): void {
  const [from, to] = [
    [x - width / 2, y - depth / 2],
    [x + width / 2, y + depth / 2],
  ] as const
  mesh.box([...from, 0], [...to, 0.06], rug(hex, lineHex, from, to))
}

/** A fig with large leaves in a pot. */
export function plant(mesh: Mesh, height: number, seed: number, pot: Material = paint.clay): void {
  const random = randomOf(seed)
  mesh.lathe(
    [0, 0, 0],
    [
      [0.5, 0],
      [0.66, 0.9],
      [0.72, 1.05],
      [0.64, 1.05],
      [0.6, 0.9],
    ],
    pot,
  )
  mesh.disc([0, 0, 0.92], 0.62, paint.steel)
  const stems = 3
  for (let stem = 0; stem < stems; stem += 1) {
    const angle = (stem / stems) * 6.28 + random()
    const top: SpacePoint = [Math.cos(angle) * 0.45, Math.sin(angle) * 0.45, height * (0.72 + random() * 0.28)]
    mesh.rod([Math.cos(angle) * 0.1, Math.sin(angle) * 0.1, 0.9], top, 0.045, paint.walnut)
    const count = Math.round(height * 2.6)
    for (let each = 0; each < count; each += 1) {
      const share = 0.3 + (0.7 * each) / count
      const root: SpacePoint = [top[0] * share, top[1] * share, 0.9 + (top[2] - 0.9) * share]
      leaf(mesh, root, angle + each * 2.4, 0.55 + random() * 0.4, 0.55 + random() * 0.5)
    }
  }
}

/** A leaf that rises and bends. */
function leaf(mesh: Mesh, root: SpacePoint, angle: number, length: number, rise: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = length * 0.36
  const at = (out: number, side: number, up: number): SpacePoint => [
    root[0] + cos * out - sin * side,
    root[1] + sin * out + cos * side,
    root[2] + up,
  ]
  const thing = mesh.thing()
  const material = Math.sin(angle * 7) > 0 ? paint.leaf : paint.darkLeaf
  const rows = [0, 0.3, 0.6, 0.85, 1].map((share) => ({
    out: length * share,
    half: width * Math.sin(Math.PI * Math.min(0.97, share + 0.08)) ** 0.7,
    up: rise * length * (share - 0.75 * share * share),
  }))
  for (let row = 0; row + 1 < rows.length; row += 1) {
    const [low, high] = [rows[row], rows[row + 1]]
    if (!low || !high) continue
    for (const side of [-1, 1]) {
      const [a, b, c, d] = [
        at(low.out, 0, low.up - 0.04),
        at(low.out, side * low.half, low.up),
        at(high.out, side * high.half, high.up),
        at(high.out, 0, high.up - 0.04),
      ]
      const normal: SpacePoint = [cos * 0.3, sin * 0.3, 0.95]
      mesh.triangle([a, b, c], material, thing, [normal, normal, normal])
      mesh.triangle([a, c, d], material, thing, [normal, normal, normal])
    }
  }
}

export function vase(mesh: Mesh, seed: number, material: Material = paint.porcelain): void {
  mesh.lathe(
    [0, 0, 0],
    [
      [0.18, 0],
      [0.32, 0.22],
      [0.28, 0.5],
      [0.12, 0.68],
      [0.15, 0.78],
    ],
    material,
  )
  const random = randomOf(seed)
  for (let stem = 0; stem < 7; stem += 1) {
    const angle = random() * 6.28
    const spread = 0.25 + random() * 0.4
    const top: SpacePoint = [Math.cos(angle) * spread, Math.sin(angle) * spread, 1.25 + random() * 0.7]
    mesh.rod([0, 0, 0.7], top, 0.018, paint.deepSage)
    for (let each = 0; each < 4; each += 1) {
      const share = 0.5 + each * 0.16
      leaf(mesh, [top[0] * share, top[1] * share, 0.7 + (top[2] - 0.7) * share], angle + each * 1.9, 0.3, 0.6)
    }
  }
}

/** A curtain beside a window, from a rod to the floor. */
export function curtain(mesh: Mesh, width: number, top: number, material: Material): void {
  const folds = Math.round(width / 0.16)
  const thing = mesh.thing()
  const at = (fold: number, z: number): SpacePoint => [
    -width / 2 + (width * fold) / folds,
    0.22 + 0.12 * Math.sin(fold * 2.1) * (z > 1 ? 0.8 : 1),
    z,
  ]
  for (let fold = 0; fold < folds; fold += 1) {
    const [a, b, c, d] = [at(fold, 0.1), at(fold + 1, 0.1), at(fold + 1, top), at(fold, top)]
    mesh.quad([a, b, c, d], material, thing)
  }
}

export function desk(mesh: Mesh, width: number, material: Material): void {
  mesh.placed({ at: [0, 1.1, 0] }, () => table(mesh, width, 2.1, 2.5, material))
  mesh.box([-0.8, 0.5, 2.5], [0.3, 1.3, 2.58], paint.linen)
  mesh.box([-0.7, 0.55, 2.58], [0.2, 1.2, 2.66], paint.dusk)
  mesh.placed({ at: [width / 2 - 0.7, 0.6, 2.5] }, () => tableLamp(mesh))
}

export function dresser(mesh: Mesh, width: number, material: Material): void {
  mesh.box([-width / 2, 0, 0.4], [width / 2, 1.6, 2.9], material)
  for (let row = 0; row < 3; row += 1)
    for (const side of [-1, 1]) {
      const [left, right] = side < 0 ? [-width / 2 + 0.06, -0.03] : [0.03, width / 2 - 0.06]
      const low = 0.46 + row * 0.81
      mesh.box([left, 1.6, low], [right, 1.65, low + 0.75], material)
      mesh.cushion(
        [(left + right) / 2 - 0.07, 1.65, low + 0.32],
        [(left + right) / 2 + 0.07, 1.8, low + 0.46],
        paint.brass,
        2,
      )
    }
  legs(mesh, width / 2 - 0.2, 0.2, 1.4, 0.4, material)
}

export function roundMirror(mesh: Mesh, radius: number, up: number): void {
  mesh.rod([0, 0, up], [0, 0.08, up], radius, paint.brass)
  mesh.rod([0, 0.08, up], [0, 0.09, up], radius - 0.08, paint.mirror)
  const face = mesh.thing()
  const frame = mesh.thing()
  for (let part = 0; part < 32; part += 1) {
    const [from, to] = [(part * Math.PI) / 16, ((part + 1) * Math.PI) / 16]
    const at = (angle: number, size: number, y: number): SpacePoint => [
      Math.cos(angle) * size,
      y,
      up + Math.sin(angle) * size,
    ]
    mesh.triangle([[0, 0.1, up], at(from, radius - 0.09, 0.1), at(to, radius - 0.09, 0.1)], paint.mirror, face)
    mesh.quad(
      [at(from, radius - 0.09, 0.1), at(to, radius - 0.09, 0.1), at(to, radius, 0.09), at(from, radius, 0.09)],
      paint.brass,
      frame,
    )
  }
}
