import { type Color, cellNumber, colorOf, type Material, mixed, paint } from './materials.ts'
import type { Mesh } from './mesh.ts'
import { randomOf, type SpacePoint, unit } from './vector.ts'

/** Many small leaves around a few branches. */
export function tree(
  mesh: Mesh,
  height: number,
  radius: number,
  seed: number,
  material: Material = paint.canopy,
  bark: Material = paint.walnut,
): void {
  const random = randomOf(seed)
  const middle = height - radius * 0.95
  mesh.column([0, 0, 0], height * 0.022 + 0.1, middle, bark, height * 0.01 + 0.05)
  const thing = mesh.thing()
  const clouds = Array.from({ length: 11 }, (): { at: SpacePoint; size: number } => {
    const [around, up] = [random() * 6.28, random() * 1.7 - 0.7]
    const out = radius * 0.62 * Math.sqrt(Math.max(0, 1 - (up * 0.75) ** 2))
    return {
      at: [Math.cos(around) * out, Math.sin(around) * out, middle + up * radius * 0.75],
      size: radius * (0.36 + random() * 0.2),
    }
  })
  for (const { at } of clouds) mesh.rod([0, 0, middle * 0.72], at, 0.08, bark)
  const size = 0.1 + radius * 0.045
  for (const cloud of clouds)
    for (let leaf = 0; leaf < 420; leaf += 1) {
      const towards = unit([random() * 2 - 1, random() * 2 - 1, random() * 2 - 1])
      const out = cloud.size * (0.55 + 0.5 * random())
      const at: SpacePoint = [
        cloud.at[0] + towards[0] * out,
        cloud.at[1] + towards[1] * out,
        cloud.at[2] + towards[2] * out * 0.8,
      ]
      const normal = unit([at[0], at[1], (at[2] - middle) * 1.1 + 0.4])
      const turn = (): SpacePoint => [
        at[0] + (random() - 0.5) * size * 2,
        at[1] + (random() - 0.5) * size * 2,
        at[2] + (random() - 0.5) * size * 2,
      ]
      mesh.triangle([turn(), turn(), turn()], material, thing, [normal, normal, normal])
    }
}

export function shrub(
  mesh: Mesh,
  width: number,
  height: number,
  seed: number,
  material: Material = paint.canopy,
): void {
  const random = randomOf(seed)
  const thing = mesh.thing()
  for (let leaf = 0; leaf < 900; leaf += 1) {
    const towards = unit([random() * 2 - 1, random() * 2 - 1, random() * 1.2 - 0.2])
    const out = 0.72 + 0.3 * random()
    const at: SpacePoint = [
      towards[0] * out * width * 0.5,
      towards[1] * out * width * 0.5,
      height * (0.42 + 0.55 * towards[2] * out),
    ]
    const turn = (): SpacePoint => [
      at[0] + (random() - 0.5) * 0.32,
      at[1] + (random() - 0.5) * 0.32,
      Math.max(0, at[2] + (random() - 0.5) * 0.32),
    ]
    mesh.triangle([turn(), turn(), turn()], material, thing, [towards, towards, towards])
  }
}

/** A distant facade of windows as a pattern. */
export function facade(hex: string, glassHex: string, bay: number, storey: number): Material {
  const [color, glass]: Color[] = [colorOf(hex), colorOf(glassHex)]
  return {
    color: color ?? [0.8, 0.8, 0.8],
    pattern([x, y, z], [nx, ny, nz]) {
      const wall = color ?? [0.8, 0.8, 0.8]
      if (Math.abs(nz) > 0.7) return wall
      const across = (Math.abs(nx) > Math.abs(ny) ? y : x) / bay
      const up = z / storey
      const [column, row] = [Math.floor(across), Math.floor(up)]
      const isPane = Math.abs(across - column - 0.5) < 0.27 && Math.abs(up - row - 0.52) < 0.3
      if (!isPane || !glass) return wall
      return mixed(glass, wall, 0.15 + 0.35 * cellNumber(column, row))
    },
  }
}

interface Block {
  from: readonly [number, number]
  to: readonly [number, number]
  top: number
  material: Material
}

export function skyline(mesh: Mesh, ground: number, blocks: readonly Block[]): void {
  for (const { from, to, top, material } of blocks) {
    mesh.box([...from, ground], [...to, top], material)
    mesh.box([from[0] - 0.6, from[1] - 0.6, top], [to[0] + 0.6, to[1] + 0.6, top + 1.4], paint.linen)
  }
}

/** A wooden tank on four legs, as roofs of old warehouses carry it. */
export function waterTank(mesh: Mesh): void {
  for (const x of [-4, 4]) for (const y of [-4, 4]) mesh.rod([x, y, 0], [x, y, 12], 0.35, paint.steel)
  mesh.lathe(
    [0, 0, 12],
    [
      [6, 0],
      [6, 13],
    ],
    paint.walnut,
  )
  mesh.lathe(
    [0, 0, 25],
    [
      [6.4, 0],
      [0.2, 5],
    ],
    paint.steel,
  )
}
