import { BoundedTriangles, type RayHit } from './bounds.ts'
import { type Color, cellNumber, colorOf, mixed } from './materials.ts'
import type { Triangle } from './mesh.ts'
import { cross, dot, type SpacePoint, scaled, unit } from './vector.ts'

export interface SceneCamera {
  from: SpacePoint
  towards: SpacePoint
  /** Horizontal field of view in degrees; for a parallel projection, the width in feet. */
  angle?: number
  feet?: number
  /** Vertical shift without a tilt, as a share of the image's width. */
  shift?: number
  /** Near clipping distance in feet. */
  near?: number
}

/** An opening that lets in light from the sky. */
export interface Daylight {
  corner: SpacePoint
  across: SpacePoint
  up: SpacePoint
  inward: SpacePoint
}

export interface Lighting {
  sun: { towards: SpacePoint; color: Color }
  /** Ambient light, and the distance in feet over which objects block it. */
  ambient: { color: Color; reach: number }
  daylight: { color: Color; openings: Daylight[] }
  sky: { low: Color; high: Color }
  /** The distance in feet at which objects begin to fade into the sky. */
  haze: number
}

export interface Scene {
  triangles: Triangle[]
  camera: SceneCamera
  lighting: Lighting
}

export interface PictureSize {
  width: number
  height: number
}

const ink = colorOf('#232b27')
/** Samples per pixel and axis. */
const fine = 2
/** Samples per axis that share their ambient light. */
const coarse = 8
const ambientRays = 22
/** Darkness of the ink all over the sky, which paper would make too bright. */
const skyTone = 0.5 * 0.16 ** 0.8

interface Samples {
  columns: number
  rows: number
  distance: Float32Array
  thing: Int32Array
  normal: Float32Array
  color: Float32Array
  /** The share of the sun's light, from 0 to 1. */
  sun: Float32Array
  /** 1 for surfaces that aren't shaded: sky and lamps. */
  own: Uint8Array
  loose: Uint8Array
}

type Ray = (column: number, row: number) => { from: SpacePoint; towards: SpacePoint }

/** Red, green and blue of each pixel as bytes. */
export function render({ triangles, camera, lighting }: Scene, { width, height }: PictureSize): Uint8Array {
  const bounds = new BoundedTriangles(triangles)
  const ray = rayOf(camera, width * fine, height * fine)
  const samples = look(bounds, ray, camera, lighting, width, height)
  const light = ambientLight(bounds, ray, samples, lighting)
  return finish(samples, light, lines(samples, ray), lighting, width, height)
}

function rayOf({ from, towards, angle, feet, shift = 0 }: SceneCamera, columns: number, rows: number): Ray {
  const forward = unit(towards)
  const right = unit(cross([0, 0, 1], forward))
  const up = cross(forward, right)
  const half = feet === undefined ? Math.tan(((angle ?? 60) * Math.PI) / 360) : feet / 2
  return (column, row) => {
    // Slightly wavy lines look drawn by hand.
    const wobble = Math.sin(row * 0.011 + Math.sin(column * 0.006) * 2.1)
    const sway = Math.sin(column * 0.012 + Math.sin(row * 0.007) * 1.7)
    const x = ((column + 0.5 + wobble * 0.9) / columns - 0.5) * 2 * half
    const y = ((0.5 * rows - row - 0.5 - sway * 0.9) / columns + shift) * 2 * half
    const aside: SpacePoint = [right[0] * x + up[0] * y, right[1] * x + up[1] * y, right[2] * x + up[2] * y]
    return feet === undefined
      ? { from, towards: unit([forward[0] + aside[0], forward[1] + aside[1], forward[2] + aside[2]]) }
      : { from: [from[0] + aside[0], from[1] + aside[1], from[2] + aside[2]], towards: forward }
  }
}

function normalAt({ triangle, u, v }: RayHit, towards: SpacePoint): { face: SpacePoint; smooth: SpacePoint } {
  const [a, b, c] = triangle.normals
  const [p, q, r] = triangle.corners
  const flat = unit(cross([q[0] - p[0], q[1] - p[1], q[2] - p[2]], [r[0] - p[0], r[1] - p[1], r[2] - p[2]]))
  const face = dot(flat, towards) > 0 ? scaled(flat, -1) : flat
  const w = 1 - u - v
  const blended = unit([a[0] * w + b[0] * u + c[0] * v, a[1] * w + b[1] * u + c[1] * v, a[2] * w + b[2] * u + c[2] * v])
  return { face, smooth: dot(blended, face) < 0 ? scaled(blended, -1) : blended }
}

const lengthOf = (a: SpacePoint) => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])

const along = (from: SpacePoint, towards: SpacePoint, distance: number): SpacePoint => [
  from[0] + towards[0] * distance,
  from[1] + towards[1] * distance,
  from[2] + towards[2] * distance,
]

function look(
  bounds: BoundedTriangles,
  ray: Ray,
  camera: SceneCamera,
  lighting: Lighting,
  width: number,
  height: number,
): Samples {
  const [columns, rows] = [width * fine, height * fine]
  const count = columns * rows
  const samples: Samples = {
    columns,
    rows,
    distance: new Float32Array(count),
    thing: new Int32Array(count),
    normal: new Float32Array(count * 3),
    color: new Float32Array(count * 3),
    sun: new Float32Array(count),
    own: new Uint8Array(count),
    loose: new Uint8Array(count),
  }
  const forward = unit(camera.towards)
  const sun = unit(lighting.sun.towards)
  const pixel = camera.feet === undefined ? (2 * Math.tan(((camera.angle ?? 60) * Math.PI) / 360)) / columns : 0
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const place = row * columns + column
      const { from, towards } = ray(column, row)
      let least = (camera.near ?? 0.1) / Math.max(0.05, dot(towards, forward))
      let tint: Color = [1, 1, 1]
      let veil: Color = [0, 0, 0]
      let hit = bounds.meet(from[0], from[1], from[2], towards[0], towards[1], towards[2], least, 1e5)
      while (hit?.triangle.material.clear !== undefined) {
        const { clear, color } = hit.triangle.material
        veil = [
          veil[0] + tint[0] * color[0] * (1 - clear),
          veil[1] + tint[1] * color[1] * (1 - clear),
          veil[2] + tint[2] * color[2] * (1 - clear),
        ]
        tint = [tint[0] * clear, tint[1] * clear, tint[2] * clear]
        least = hit.distance + 1e-4
        hit = bounds.meet(from[0], from[1], from[2], towards[0], towards[1], towards[2], least, 1e5)
      }
      let color: Color
      if (hit) {
        const { material, thing } = hit.triangle
        const at = along(from, towards, hit.distance)
        const { face, smooth } = normalAt(hit, towards)
        const footprint =
          camera.feet === undefined
            ? (hit.distance * pixel) / Math.max(0.12, -dot(face, towards))
            : camera.feet / columns
        color = material.pattern?.(at, face, footprint) ?? material.color
        samples.distance[place] = hit.distance
        samples.thing[place] = thing + 1
        samples.loose[place] = material.isLoose ? 1 : 0
        samples.normal.set(smooth, place * 3)
        const facing = dot(smooth, sun)
        if (material.glows) samples.own[place] = 1
        else if (facing > 0 && dot(face, sun) > -0.2) {
          const start = along(at, face, 2e-3)
          if (!bounds.meet(start[0], start[1], start[2], sun[0], sun[1], sun[2], 1e-3, 400, true))
            samples.sun[place] = facing
        }
        if (lighting.haze < hit.distance) {
          const faded = 1 - Math.exp((lighting.haze - hit.distance) / (lighting.haze * 3))
          color = mixed(color, lighting.sky.low, faded * 0.85)
        }
      } else {
        color = mixed(lighting.sky.low, lighting.sky.high, Math.max(0, Math.min(1, towards[2] * 2.6)))
        samples.distance[place] = 1e5
        samples.own[place] = 1
      }
      samples.color.set(
        [color[0] * tint[0] + veil[0], color[1] * tint[1] + veil[1], color[2] * tint[2] + veil[2]],
        place * 3,
      )
    }
  return samples
}

/** Light that comes from no one direction, on a coarser grid. */
interface Light {
  columns: number
  rows: number
  value: Float32Array
  at: Float32Array
  normal: Float32Array
  isLit: Uint8Array
}

function ambientLight(bounds: BoundedTriangles, ray: Ray, samples: Samples, lighting: Lighting): Light {
  const columns = Math.ceil(samples.columns / coarse)
  const rows = Math.ceil(samples.rows / coarse)
  const count = columns * rows
  const light: Light = {
    columns,
    rows,
    value: new Float32Array(count * 3),
    at: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    isLit: new Uint8Array(count),
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = Math.min(samples.columns - 1, column * coarse + coarse / 2)
      const y = Math.min(samples.rows - 1, row * coarse + coarse / 2)
      const from = y * samples.columns + x
      if (samples.own[from]) continue
      const place = row * columns + column
      const normal: SpacePoint = [
        samples.normal[from * 3] as number,
        samples.normal[from * 3 + 1] as number,
        samples.normal[from * 3 + 2] as number,
      ]
      const seen = ray(x, y)
      const at = along(seen.from, seen.towards, samples.distance[from] as number)
      light.isLit[place] = 1
      light.at.set(at, place * 3)
      light.normal.set(normal, place * 3)
      light.value.set(lightAt(bounds, along(at, normal, 4e-3), normal, lighting, column, row), place * 3)
    }
  return smoothed(smoothed(light, 1), 2)
}

/** Columns of 4 × 4 neighbors look in directions of their own, and are averaged afterwards. */
function lightAt(
  bounds: BoundedTriangles,
  at: SpacePoint,
  normal: SpacePoint,
  lighting: Lighting,
  column: number,
  row: number,
): Color {
  const { color, reach } = lighting.ambient
  const turn = cellNumber(column, row)
  const lift = cellNumber(row + 911, column)
  const aside = unit(cross(normal, Math.abs(normal[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  const up = cross(normal, aside)
  let red = 0
  let green = 0
  let blue = 0
  for (let each = 0; each < ambientRays; each += 1) {
    const height = (each + lift) / ambientRays
    const around = (each * 0.618034 + turn) * 2 * Math.PI
    const out = Math.sqrt(height)
    const a = out * Math.cos(around)
    const b = out * Math.sin(around)
    const c = Math.sqrt(1 - height)
    const towards: SpacePoint = [
      aside[0] * a + up[0] * b + normal[0] * c,
      aside[1] * a + up[1] * b + normal[1] * c,
      aside[2] * a + up[2] * b + normal[2] * c,
    ]
    const hit = bounds.meet(at[0], at[1], at[2], towards[0], towards[1], towards[2], 1e-3, reach)
    if (!hit || hit.triangle.material.letsLightThrough) {
      red += 1
      green += 1
      blue += 1
      continue
    }
    const open = hit.distance / reach
    const { color: met, glows } = hit.triangle.material
    const back = glows ? 3.2 : 0.62 * (1 - open)
    red += open + back * met[0]
    green += open + back * met[1]
    blue += open + back * met[2]
  }
  let day = 0
  for (const [number, opening] of lighting.daylight.openings.entries())
    day += dayThrough(
      bounds,
      at,
      normal,
      opening,
      cellNumber(column + number * 31, row),
      cellNumber(column, row + 57 + number),
    )
  const share = 1 / ambientRays
  const through = lighting.daylight.color
  return [
    red * share * color[0] + day * through[0],
    green * share * color[1] + day * through[1],
    blue * share * color[2] + day * through[2],
  ]
}

/** The share of the sky's light that an opening gives at a position. */
function dayThrough(
  bounds: BoundedTriangles,
  at: SpacePoint,
  normal: SpacePoint,
  opening: Daylight,
  turn: number,
  lift: number,
): number {
  const { corner, across, up, inward } = opening
  const area = lengthOf(across) * lengthOf(up)
  const parts = 2
  let sum = 0
  for (let part = 0; part < parts * parts; part += 1) {
    const s = ((part % parts) + turn) / parts
    const t = (Math.floor(part / parts) + lift) / parts
    const away: SpacePoint = [
      corner[0] + across[0] * s + up[0] * t - at[0],
      corner[1] + across[1] * s + up[1] * t - at[1],
      corner[2] + across[2] * s + up[2] * t - at[2],
    ]
    const distance = lengthOf(away)
    const towards = scaled(away, 1 / distance)
    const facing = dot(normal, towards)
    const through = -dot(inward, towards)
    if (facing <= 0 || through <= 0) continue
    if (bounds.meet(at[0], at[1], at[2], towards[0], towards[1], towards[2], 1e-3, distance - 0.4, true)) continue
    sum += (facing * through * area) / (Math.PI * distance * distance + area * 0.25)
  }
  return sum / (parts * parts)
}

function smoothed(light: Light, step: number): Light {
  const value = new Float32Array(light.value.length)
  for (let row = 0; row < light.rows; row += 1)
    for (let column = 0; column < light.columns; column += 1) {
      const place = row * light.columns + column
      if (!light.isLit[place]) continue
      const at = triple(light.at, place)
      const normal = triple(light.normal, place)
      let [red, green, blue, weight] = [0, 0, 0, 0]
      for (let down = -2; down <= 2; down += 1)
        for (let right = -2; right <= 2; right += 1) {
          const [x, y] = [column + right * step, row + down * step]
          if (x < 0 || y < 0 || x >= light.columns || y >= light.rows) continue
          const other = y * light.columns + x
          const alike = likeness(light, other, at, normal)
          if (alike === 0) continue
          red += (light.value[other * 3] as number) * alike
          green += (light.value[other * 3 + 1] as number) * alike
          blue += (light.value[other * 3 + 2] as number) * alike
          weight += alike
        }
      value.set(weight > 0 ? [red / weight, green / weight, blue / weight] : triple(light.value, place), place * 3)
    }
  return { ...light, value }
}

const triple = (from: Float32Array, place: number): SpacePoint => [
  from[place * 3] as number,
  from[place * 3 + 1] as number,
  from[place * 3 + 2] as number,
]

/** The weight of a grid point's light on a surface. */
function likeness(light: Light, place: number, at: SpacePoint, normal: SpacePoint): number {
  if (!light.isLit[place]) return 0
  const facing = dot(triple(light.normal, place), normal)
  if (facing < 0.75) return 0
  const [x, y, z] = triple(light.at, place)
  const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]]
  const off = Math.abs(dx * normal[0] + dy * normal[1] + dz * normal[2])
  const away = Math.hypot(dx, dy, dz)
  return off > 0.06 + away * 0.2 ? 0 : facing / (1 + away * 0.5)
}

/** The darkness of the ink on each sample, from 0 to 1. */
function lines(samples: Samples, ray: Ray): Float32Array {
  const { columns, rows } = samples
  const dark = new Float32Array(columns * rows)
  const at = (column: number, row: number, place: number) => {
    const { from, towards } = ray(column, row)
    return along(from, towards, samples.distance[place] as number)
  }
  for (let row = 1; row < rows - 2; row += 1)
    for (let column = 1; column < columns - 2; column += 1) {
      const place = row * columns + column
      const thing = samples.thing[place] as number
      const normal = triple(samples.normal, place)
      const own = samples.distance[place] as number
      const isSky = own >= 1e5
      let darkest = isSky ? skyTone : 0
      for (const [right, down] of neighbors) {
        const other = place + right + down * columns
        const isOther = samples.thing[other] !== thing
        if (isSky && !isOther) continue
        const otherNormal = triple(samples.normal, other)
        if (!isOther && (samples.loose[place] || dot(normal, otherNormal) > 0.985) && isNear(right, down)) {
          if (
            samples.loose[place] ||
            !isGap(at(column, row, place), at(column + right, row + down, other), normal, own)
          )
            continue
        } else if (!isOther && dot(normal, otherNormal) > 0.82) continue
        const near = Math.min(own, samples.distance[other] as number)
        const gap = Math.abs(own - (samples.distance[other] as number)) > 0.04 * near + 0.15
        if (!isNear(right, down) && !(isOther && gap)) continue
        const strength = (isOther ? (gap ? 0.9 : 0.62) : 0.5) * Math.min(1, Math.max(0.16, 26 / near) ** 0.8)
        if (strength > darkest) darkest = strength
      }
      dark[place] = darkest
    }
  return dark
}

const neighbors = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [2, 0],
  [0, 2],
] as const
const isNear = (right: number, down: number) => Math.abs(right) + Math.abs(down) === 1

/** Whether a surface starts again behind itself. */
function isGap(at: SpacePoint, other: SpacePoint, normal: SpacePoint, distance: number): boolean {
  if (distance >= 1e5) return false
  const off = Math.abs((other[0] - at[0]) * normal[0] + (other[1] - at[1]) * normal[1] + (other[2] - at[2]) * normal[2])
  return off > 0.12 + distance * 0.004
}

function finish(
  samples: Samples,
  light: Light,
  dark: Float32Array,
  lighting: Lighting,
  width: number,
  height: number,
): Uint8Array {
  const { columns } = samples
  const picture = new Uint8Array(width * height * 3)
  const sun = lighting.sun.color
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      let [red, green, blue] = [0, 0, 0]
      for (let part = 0; part < fine * fine; part += 1) {
        const x = column * fine + (part % fine)
        const y = row * fine + Math.floor(part / fine)
        const place = y * columns + x
        let [r, g, b] = triple(samples.color, place)
        if (!samples.own[place]) {
          const [ambientRed, ambientGreen, ambientBlue] = lightBetween(light, samples, x, y)
          const share = samples.sun[place] as number
          r *= ambientRed + sun[0] * share
          g *= ambientGreen + sun[1] * share
          b *= ambientBlue + sun[2] * share
        }
        const line = dark[place] as number
        const shown = samples.own[place] ? (value: number) => value : toned
        red += shown(r) * (1 - line) + ink[0] * line
        green += shown(g) * (1 - line) + ink[1] * line
        blue += shown(b) * (1 - line) + ink[2] * line
      }
      const share = 1 / (fine * fine)
      picture.set([byte(red * share), byte(green * share), byte(blue * share)], (row * width + column) * 3)
    }
  return picture
}

/** The grid points around a sample that are on the same surface. */
function lightBetween(light: Light, samples: Samples, x: number, y: number): Color {
  const place = y * samples.columns + x
  const normal = triple(samples.normal, place)
  const [gx, gy] = [(x - coarse / 2) / coarse, (y - coarse / 2) / coarse]
  const [left, top] = [Math.floor(gx), Math.floor(gy)]
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (let reach = 1; reach <= 3 && weight < 0.02; reach += 1)
    for (let down = 1 - reach; down <= reach; down += 1)
      for (let right = 1 - reach; right <= reach; right += 1) {
        const [column, row] = [left + right, top + down]
        if (column < 0 || row < 0 || column >= light.columns || row >= light.rows) continue
        const other = row * light.columns + column
        if (!light.isLit[other]) continue
        const facing = dot(triple(light.normal, other), normal)
        const from =
          Math.min(samples.rows - 1, row * coarse + coarse / 2) * samples.columns +
          Math.min(samples.columns - 1, column * coarse + coarse / 2)
        const [mine, theirs] = [samples.distance[place] as number, samples.distance[from] as number]
        const close = Math.max(0, 1 - Math.abs(mine - theirs) / (0.04 * mine + 0.12))
        const beside = Math.max(0.05, 1 - Math.abs(gx - column)) * Math.max(0.05, 1 - Math.abs(gy - row))
        const alike = Math.max(0, facing - 0.5) ** 2 * close * beside + 1e-6
        red += (light.value[other * 3] as number) * alike
        green += (light.value[other * 3 + 1] as number) * alike
        blue += (light.value[other * 3 + 2] as number) * alike
        weight += alike
      }
  return weight > 0 ? [red / weight, green / weight, blue / weight] : [0.6, 0.6, 0.6]
}

/** Bright tones are compressed below white. */
const toned = (value: number) => (value < 0.62 ? value : 0.62 + 0.38 * (1 - Math.exp((0.62 - value) / 0.38)))

function byte(value: number): number {
  const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, Math.round(shown * 255)))
}
