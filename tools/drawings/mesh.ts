import type { Material } from './materials.ts'
import { add, cross, type SpacePoint, scaled, subtract, unit } from './vector.ts'

/** The corners of a triangle and the surface normals there. */
export interface Triangle {
  corners: readonly [SpacePoint, SpacePoint, SpacePoint]
  normals: readonly [SpacePoint, SpacePoint, SpacePoint]
  material: Material
  /** Triangles with the same number are one object: no line is inked between them on a continuous surface. */
  thing: number
}

/** Rotation and position of an object: `turn` in quarter circles, counterclockwise on a floor plan. */
export interface Placement {
  at: SpacePoint
  turn?: number
}

/** Collects triangles. Every part is its own object unless an object number is given. */
export class Mesh {
  readonly triangles: Triangle[] = []
  #things = 0
  #place: { at: SpacePoint; cos: number; sin: number } = { at: [0, 0, 0], cos: 1, sin: 0 }

  thing(): number {
    this.#things += 1
    return this.#things
  }

  /** Places what `build` adds at `place`. */
  placed({ at, turn = 0 }: Placement, build: () => void): void {
    const before = this.#place
    const angle = (turn * Math.PI) / 2
    const { cos, sin } = before
    const [x, y, z] = this.#moved(at)
    const [ownCos, ownSin] = [Math.cos(angle), Math.sin(angle)]
    this.#place = { at: [x, y, z], cos: cos * ownCos - sin * ownSin, sin: sin * ownCos + cos * ownSin }
    build()
    this.#place = before
  }

  #moved([x, y, z]: SpacePoint): SpacePoint {
    const { at, cos, sin } = this.#place
    return [at[0] + x * cos + y * sin, at[1] - x * sin + y * cos, at[2] + z]
  }

  #turned([x, y, z]: SpacePoint): SpacePoint {
    const { cos, sin } = this.#place
    return [x * cos + y * sin, -x * sin + y * cos, z]
  }

  triangle(corners: Triangle['corners'], material: Material, thing: number, normals?: Triangle['normals']): void {
    const [a, b, c] = corners
    const placed = [this.#moved(a), this.#moved(b), this.#moved(c)] as const
    const face = unit(cross(subtract(placed[1], placed[0]), subtract(placed[2], placed[0])))
    this.triangles.push({
      corners: placed,
      normals: normals
        ? [this.#turned(normals[0]), this.#turned(normals[1]), this.#turned(normals[2])]
        : [face, face, face],
      material,
      thing,
    })
  }

  /** Four corners in one plane, in order. */
  quad(
    corners: readonly [SpacePoint, SpacePoint, SpacePoint, SpacePoint],
    material: Material,
    thing = this.thing(),
  ): void {
    const [a, b, c, d] = corners
    this.triangle([a, b, c], material, thing)
    this.triangle([a, c, d], material, thing)
  }

  /** Given two opposite corners. */
  box([x0, y0, z0]: SpacePoint, [x1, y1, z1]: SpacePoint, material: Material, thing = this.thing()): void {
    const face = (a: SpacePoint, b: SpacePoint, c: SpacePoint, d: SpacePoint) =>
      this.quad([a, b, c, d], material, thing)
    face([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1])
    face([x0, y1, z0], [x1, y1, z0], [x1, y0, z0], [x0, y0, z0])
    face([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1])
    face([x1, y1, z0], [x0, y1, z0], [x0, y1, z1], [x1, y1, z1])
    face([x0, y1, z0], [x0, y0, z0], [x0, y0, z1], [x0, y1, z1])
    face([x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1])
  }

  /** A box with rounded normals: the higher `hardness`, the flatter its sides look. */
  cushion(from: SpacePoint, to: SpacePoint, material: Material, hardness = 6, thing = this.thing()): void {
    const middle = scaled(add(from, to), 0.5)
    const half = scaled(subtract(to, from), 0.5)
    const around = 20
    const down = 12
    const power = 2 / hardness
    const signed = (value: number) => Math.sign(value) * Math.abs(value) ** power
    const at = (column: number, row: number): { point: SpacePoint; normal: SpacePoint } => {
      const longitude = (column / around) * 2 * Math.PI
      const latitude = (row / down - 0.5) * Math.PI
      const c: SpacePoint = [
        signed(Math.cos(latitude)) * signed(Math.cos(longitude)),
        signed(Math.cos(latitude)) * signed(Math.sin(longitude)),
        signed(Math.sin(latitude)),
      ]
      const steep = (value: number) => Math.sign(value) * Math.abs(value) ** (hardness - 1)
      return {
        point: [middle[0] + c[0] * half[0], middle[1] + c[1] * half[1], middle[2] + c[2] * half[2]],
        normal: unit([steep(c[0]) / half[0], steep(c[1]) / half[1], steep(c[2]) / half[2]]),
      }
    }
    this.#grid(around, down, at, material, thing)
  }

  /** A surface of revolution around an upright axis: radius and height from the bottom to the top. */
  lathe(
    [x, y, z]: SpacePoint,
    profile: readonly (readonly [radius: number, height: number])[],
    material: Material,
    thing = this.thing(),
  ): void {
    const around = 24
    const at = (column: number, row: number): { point: SpacePoint; normal: SpacePoint } => {
      const angle = (column / around) * 2 * Math.PI
      const [radius, height] = profile[row] ?? [0, 0]
      const [below, above] = [
        profile[Math.max(0, row - 1)] ?? [0, 0],
        profile[Math.min(profile.length - 1, row + 1)] ?? [0, 0],
      ]
      const slope = unit([above[1] - below[1], below[0] - above[0], 0])
      return {
        point: [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z + height],
        normal: [slope[0] * Math.cos(angle), slope[0] * Math.sin(angle), slope[1]],
      }
    }
    this.#grid(around, profile.length - 1, at, material, thing)
    const [radius, height] = profile.at(-1) ?? [0, 0]
    if (radius > 0) this.disc([x, y, z + height], radius, material, thing)
  }

  /** An upright cylinder or cone. */
  column(
    [x, y, z]: SpacePoint,
    radius: number,
    height: number,
    material: Material,
    top = radius,
    thing = this.thing(),
  ): void {
    this.lathe(
      [x, y, z],
      [
        [radius, 0],
        [top, height],
      ],
      material,
      thing,
    )
  }

  disc([x, y, z]: SpacePoint, radius: number, material: Material, thing = this.thing()): void {
    const around = 24
    const rim = (part: number): SpacePoint => {
      const angle = (part / around) * 2 * Math.PI
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]
    }
    for (let part = 0; part < around; part += 1) this.triangle([[x, y, z], rim(part), rim(part + 1)], material, thing)
  }

  /** A rod from one point to another. */
  rod(from: SpacePoint, to: SpacePoint, radius: number, material: Material, thing = this.thing()): void {
    const along = unit(subtract(to, from))
    const aside = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
    const up = cross(along, aside)
    const around = 8
    const at = (column: number, row: number) => {
      const angle = (column / around) * 2 * Math.PI
      const normal = add(scaled(aside, Math.cos(angle)), scaled(up, Math.sin(angle)))
      return { point: add(row === 0 ? from : to, scaled(normal, radius)), normal }
    }
    this.#grid(around, 1, at, material, thing)
  }

  #grid(
    columns: number,
    rows: number,
    at: (column: number, row: number) => { point: SpacePoint; normal: SpacePoint },
    material: Material,
    thing: number,
  ): void {
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]
        this.triangle([a.point, b.point, c.point], material, thing, [a.normal, b.normal, c.normal])
        this.triangle([a.point, c.point, d.point], material, thing, [a.normal, c.normal, d.normal])
      }
  }
}
