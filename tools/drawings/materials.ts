import type { SpacePoint } from './vector.ts'

/** Reflected shares of red, green and blue, from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number]

export interface Material {
  color: Color
  /** The color at a position: joints, boards, a weave. `footprint` is how many feet a pixel covers there. */
  pattern?(at: SpacePoint, normal: SpacePoint, footprint: number): Color
  /** Transparency, from 0 to 1. */
  clear?: number
  letsLightThrough?: boolean
  /** Emits light. */
  glows?: boolean
  /** Leaves and grass: only the outline of the whole is inked. */
  isLoose?: boolean
}

/** `#rrggbb` as linear light from 0 to 1. */
export function colorOf(hex: string): Color {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

export const mixed = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
const lit = (a: Color, by: number): Color => [a[0] * by, a[1] * by, a[2] * by]

export const plain = (hex: string): Material => ({ color: colorOf(hex) })

/** A hash from 0 to 1 for each cell. */
export function cellNumber(column: number, row: number): number {
  let mixedBits = Math.imul(column, 374761393) + Math.imul(row, 668265263)
  mixedBits = Math.imul(mixedBits ^ (mixedBits >>> 13), 1274126177)
  return ((mixedBits ^ (mixedBits >>> 16)) >>> 0) / 4294967296
}

/** The covered share of a pixel for a line of `width` whose center is `away`. */
function covered(away: number, width: number, footprint: number): number {
  const half = width / 2
  const overlap = Math.min(half, away + footprint / 2) - Math.max(-half, away - footprint / 2)
  return Math.max(0, Math.min(1, overlap / footprint))
}

const nearestLine = (value: number, every: number) => value - Math.round(value / every) * every

/** Two coordinates on a surface facing along an axis. */
function onSurface([x, y, z]: SpacePoint, [nx, ny, nz]: SpacePoint): [across: number, up: number] {
  if (Math.abs(nz) > 0.7) return [x, y]
  return Math.abs(nx) > Math.abs(ny) ? [y, z] : [x, z]
}

/** Floor boards that run along x or y. */
export function boards(hex: string, along: 'x' | 'y', width = 0.42, length = 6.5, jointHex = '#6b4a30'): Material {
  const color = colorOf(hex)
  const joint = colorOf(jointHex)
  return {
    color,
    pattern([x, y], _normal, footprint) {
      const [run, side] = along === 'x' ? [x, y] : [y, x]
      const row = Math.floor(side / width)
      const shifted = run + cellNumber(row, 7) * length
      const tone = 0.9 + 0.2 * cellNumber(row, Math.floor(shifted / length))
      const long = covered(nearestLine(side, width), 0.02, footprint)
      const short = covered(nearestLine(shifted, length), 0.02, footprint)
      return mixed(lit(color, tone), joint, Math.min(1, long + short) * 0.75)
    },
  }
}

/** Bricks in running bond. */
export function bricks(hex: string, jointHex: string, spread = 0.22): Material {
  const [color, joint] = [colorOf(hex), colorOf(jointHex)]
  const [length, height, gap] = [0.69, 0.25, 0.042]
  return {
    color,
    pattern(at, normal, footprint) {
      const [across, up] = onSurface(at, normal)
      const row = Math.floor(up / height)
      const shifted = across + (row % 2) * (length / 2)
      const tone = 1 - spread / 2 + spread * cellNumber(Math.floor(shifted / length), row)
      const flat = covered(nearestLine(up, height), gap, footprint)
      const upright = covered(nearestLine(shifted, length), gap, footprint)
      return mixed(lit(color, tone), joint, Math.min(1, flat + upright))
    },
  }
}

/** Tiles in rows; `shift` offsets every other row by a part of a tile. */
export function tiles(hex: string, jointHex: string, width: number, height: number, shift = 0): Material {
  const [color, joint] = [colorOf(hex), colorOf(jointHex)]
  return {
    color,
    pattern(at, normal, footprint) {
      const [across, up] = onSurface(at, normal)
      const row = Math.floor(up / height)
      const shifted = across + (row % 2) * shift * width
      const tone = 0.97 + 0.06 * cellNumber(Math.floor(shifted / width), row)
      const flat = covered(nearestLine(up, height), 0.022, footprint)
      const upright = covered(nearestLine(shifted, width), 0.022, footprint)
      return mixed(lit(color, tone), joint, Math.min(1, flat + upright) * 0.8)
    },
  }
}

/** Squares of two colors in turn. */
export function checkers(hex: string, otherHex: string, size: number): Material {
  const [color, other] = [colorOf(hex), colorOf(otherHex)]
  return {
    color,
    pattern([x, y], _normal, footprint) {
      const [column, row] = [Math.floor(x / size), Math.floor(y / size)]
      const tone = 0.95 + 0.1 * cellNumber(column, row)
      const joint = covered(nearestLine(x, size), 0.03, footprint) + covered(nearestLine(y, size), 0.03, footprint)
      return mixed(lit((column + row) % 2 ? other : color, tone), colorOf('#6f6a5e'), Math.min(1, joint) * 0.5)
    },
  }
}

/** Oak blocks at right angles to each other, `width` wide and five times as long. */
export function herringbone(hex: string, width = 0.36, jointHex = '#6b4a30'): Material {
  const [color, joint] = [colorOf(hex), colorOf(jointHex)]
  const long = 5
  return {
    color,
    pattern([x, y], _normal, footprint) {
      const [u, v] = [(x + y) / Math.SQRT2 / width, (x - y) / Math.SQRT2 / width]
      const [column, row] = [Math.floor(u), Math.floor(v)]
      const step = (((column - row) % (2 * long)) + 2 * long) % (2 * long)
      const isAcross = step < long
      const [along, side] = isAcross ? [step + u - column, v - row] : [2 * long - 1 - step + v - row, u - column]
      const block = isAcross ? cellNumber(column - step, row) : cellNumber(column, row + step + 977)
      const away = Math.min(along, long - along, side, 1 - side) * width
      return mixed(lit(color, 0.86 + 0.26 * block), joint, covered(away, 0.03, footprint) * 0.7)
    },
  }
}

/** Boards of a wall side by side, with a dark joint between them. */
export function uprights(hex: string, width = 0.5): Material {
  const color = colorOf(hex)
  return {
    color,
    pattern(at, normal, footprint) {
      const [across, up] = onSurface(at, normal)
      const board = Math.floor(across / width)
      const tone = 0.86 + 0.26 * cellNumber(board, 3) + 0.03 * Math.sin(up * 2.3 + board * 1.9)
      return lit(color, tone * (1 - 0.5 * covered(nearestLine(across, width), 0.05, footprint)))
    },
  }
}

/** Roof tiles in rows on a slope, each row with a shadow below it. `rise` is the height of a row. */
export function roofTiles(hex: string, width = 0.9, rise = 0.55): Material {
  const color = colorOf(hex)
  return {
    color,
    pattern([x, y, z], [nx, ny], footprint) {
      const across = Math.abs(nx) > Math.abs(ny) ? y : x
      const row = Math.floor(z / rise)
      const shifted = across + (row % 2) * (width / 2)
      const tone = 0.85 + 0.3 * cellNumber(Math.floor(shifted / width), row)
      const flat = covered(nearestLine(z, rise), 0.09, footprint)
      const upright = covered(nearestLine(shifted, width), 0.06, footprint)
      return lit(color, tone * (1 - 0.4 * Math.min(1, flat + upright * 0.7)))
    },
  }
}

/** Water with light ripples. */
export function water(hex: string): Material {
  const color = colorOf(hex)
  return {
    color,
    pattern([x, y]) {
      const bent = Math.sin(x * 0.9 + Math.sin(y * 1.3) * 1.4) + Math.sin(y * 2.1 + Math.sin(x * 0.7) * 1.7)
      return mixed(color, colorOf('#eef6f2'), 0.5 * Math.max(0, Math.abs(bent) - 1.25))
    },
  }
}

/** Overlapping boards of a wall, each with a shadow below it. */
export function clapboard(hex: string, height = 0.42): Material {
  const color = colorOf(hex)
  return {
    color,
    pattern(at, normal, footprint) {
      const [, up] = onSurface(at, normal)
      const shade = covered(nearestLine(up, height), 0.05, footprint)
      return lit(color, 1 - 0.45 * shade)
    },
  }
}

/** A woven rug: a border and fine stripes. */
export function rug(
  hex: string,
  lineHex: string,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): Material {
  const [color, line] = [colorOf(hex), colorOf(lineHex)]
  return {
    color,
    pattern([x, y], _normal, footprint) {
      const edge = Math.min(x - x0, x1 - x, y - y0, y1 - y)
      const border = covered(edge - 0.5, 0.16, footprint) + covered(edge - 0.8, 0.05, footprint)
      const stripe = edge > 1 ? covered(nearestLine(y, 0.5), 0.05, footprint) * 0.35 : 0
      return mixed(color, line, Math.min(1, border + stripe))
    },
  }
}

/** Marble: a few soft veins. */
function marble(hex: string, veinHex: string): Material {
  const [color, vein] = [colorOf(hex), colorOf(veinHex)]
  return {
    color,
    pattern([x, y, z]) {
      const bent = Math.sin(x * 1.3 + y * 0.7) * 0.6 + Math.sin(y * 2.1 - x * 0.4 + z) * 0.35
      const near = Math.abs(nearestLine(x * 0.55 + y * 0.4 + z * 0.5 + bent, 1.7))
      return mixed(color, vein, 0.22 * Math.max(0, 1 - near / 0.05) + 0.1 * Math.max(0, 1 - near / 0.5))
    },
  }
}

/** Lawn and leaves: patches of a lighter and a darker tone. */
export function patches(hex: string, size: number): Material {
  const color = colorOf(hex)
  return {
    color,
    pattern([x, y, z]) {
      const wave = Math.sin(x / size + Math.sin(y / size)) * Math.sin(y / size - z / size + Math.cos(x / size / 2))
      return lit(color, 1 + 0.09 * wave)
    },
    isLoose: true,
  }
}

const wood = (hex: string): Material => {
  const color = colorOf(hex)
  return {
    color,
    pattern([x, y, z]) {
      const grain = Math.sin((x + y) * 9 + Math.sin(z * 1.7 + x) * 2) * 0.5 + Math.sin((x - y) * 23 + z * 2) * 0.3
      return lit(color, 1 + 0.045 * grain)
    },
  }
}

export const paint = {
  ink: plain('#1b2520'),
  paper: plain('#f4ede0'),
  white: plain('#f3eee4'),
  warmWhite: plain('#efe6d6'),
  linen: plain('#e2d8c5'),
  sage: plain('#a9b59a'),
  deepSage: plain('#62765f'),
  green: plain('#3f5446'),
  walnut: wood('#8a5a3a'),
  oak: wood('#c79c69'),
  paleOak: wood('#d9bb8e'),
  brass: plain('#b4883e'),
  dusk: plain('#5d7390'),
  deepDusk: plain('#34465f'),
  clay: plain('#b56a48'),
  plaster: plain('#e8dfcf'),
  stone: plain('#cfc7b8'),
  gray: plain('#8d8f8a'),
  steel: plain('#33403a'),
  chrome: plain('#c9cdcb'),
  porcelain: plain('#faf7f0'),
  black: plain('#262c29'),
  marble: marble('#f1ece2', '#8f958f'),
  glow: { color: colorOf('#fff0cf'), glows: true },
  glass: { color: colorOf('#bfd0d6'), clear: 0.88, letsLightThrough: true },
  showerGlass: { color: colorOf('#d8e4e2'), clear: 0.78, letsLightThrough: true },
  mirror: plain('#c4d2d4'),
  leaf: plain('#769767'),
  darkLeaf: plain('#5f8160'),
  canopy: patches('#8ba077', 1.1),
  farCanopy: patches('#a9b89a', 1.4),
  lawn: patches('#b6c19c', 1.6),
} satisfies Record<string, Material>
