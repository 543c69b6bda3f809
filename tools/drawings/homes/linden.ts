import type { PlanFloor, PlanSpan } from '#domain/floor-plan/plan.ts'
import { linden as plan } from '#server/samples/floor-plans/linden.ts'
import { exterior, floorNamed, fromAbove, type HomePicture, interior } from '../drawing.ts'
import { buildFixtures, type Finishes } from '../fixtures.ts'
import {
  armchair,
  bed,
  carpet,
  chair,
  curtain,
  desk,
  dresser,
  floorLamp,
  nightstand,
  pendant,
  picture,
  plant,
  roundMirror,
  roundTable,
  sofa,
  stool,
  table,
  vase,
} from '../furniture.ts'
import {
  boards,
  checkers,
  herringbone,
  type Material,
  paint,
  patches,
  plain,
  roofTiles,
  tiles,
  uprights,
  water,
} from '../materials.ts'
import type { Mesh } from '../mesh.ts'
import { shrub, tree } from '../outdoors.ts'
import { builtInShelves, chandelier, lounger, panels, sideboard } from '../period-furniture.ts'
import { archway, gabledRoof, gableWall, hippedRoof } from '../roofs.ts'
import { buildShell, type Construction } from '../shell.ts'
import { flight, type StairFinishes } from '../staircase.ts'

/** The terrace is level with the garden, so it has no railing. */
const withoutTerrace = (floor: PlanFloor): PlanFloor => ({
  ...floor,
  rooms: floor.rooms.filter(({ kind }) => kind !== 'outdoor'),
})
const first = withoutTerrace(floorNamed(plan, 'First floor'))
const second = floorNamed(plan, 'Second floor')
const storey = 11.2

const bronze = plain('#3d3a33')
const plaster = plain('#efe5d3')
const stucco = plain('#efe3cd')
const limestone = plain('#d8ccb4')
const cedar = uprights('#977759', 0.5)
const clayTiles = roofTiles('#7f6355')
const linden = patches('#86a05c', 1.3)
/** Where the window is behind the tub. */
const open: Material = { color: paint.white.color, clear: 1, letsLightThrough: true }
const bark = plain('#7d6b58')
const paving = tiles('#d5c8b0', '#a89a82', 3, 2, 0.5)

/** Plaster, arches and oak of 1926, with bronze frames around small panes. */
const construction: Construction = {
  ceiling: 10,
  sill: 2,
  head: 8.4,
  panes: (length) => ({ across: Math.max(1, Math.round(length / 1.5)), up: [0.25, 0.5, 0.75] }),
  frame: bronze,
  trim: plain('#e5d8c1'),
  floorOf: (kind, id) => {
    if (id === 'entry') return checkers('#ece2d0', '#55594f', 1.5)
    if (id === 'kitchen' || id === 'breakfast') return tiles('#c98a66', '#a67a5f', 1, 1)
    if (kind === 'bathroom') return tiles('#eee9dd', '#8d938c', 0.34, 0.3, 0.5)
    return ['living', 'dining', 'library'].includes(id) ? herringbone('#b98850') : boards('#b98850', 'x', 0.25, 5)
  },
  wallOf: () => plaster,
  ceilingMaterial: paint.white,
  door: paint.walnut,
  doorHead: 7.6,
  hasBaseboards: true,
  arch: 1.7,
}

const handmade = tiles('#dfe5d8', '#b4bdae', 0.5, 0.25, 0.5)

const finishes: Finishes = {
  cabinet: paint.deepSage,
  counter: paint.marble,
  island: paint.walnut,
  islandTop: paint.marble,
  splash: handmade,
  metal: paint.brass,
  vanity: paint.walnut,
  above: 'nothing',
}

const stairs: StairFinishes = { tread: paint.oak, riser: paint.white, rail: paint.walnut, baluster: bronze }

function furnishLiving(mesh: Mesh, isCut = false): void {
  carpet(mesh, [9.6, 8.5], 11, 12, '#e6d9bf', '#8a4a3a')
  mesh.placed({ at: [9.6, 14.6, 0], turn: 2 }, () => sofa(mesh, 8, paint.deepSage, [paint.linen, paint.clay]))
  mesh.placed({ at: [9.6, 2.2, 0] }, () => sofa(mesh, 8, paint.linen, [paint.deepSage, paint.brass]))
  mesh.placed({ at: [9.4, 8.4, 0.06] }, () => {
    table(mesh, 3.4, 3.4, 1.35, paint.walnut)
    mesh.placed({ at: [0.4, -0.3, 1.35] }, () => vase(mesh, 3))
    mesh.box([-1.2, 0.3, 1.35], [-0.2, 1.2, 1.5], paint.clay)
    mesh.box([-1.1, 0.4, 1.5], [-0.3, 1.1, 1.62], paint.linen)
  })
  mesh.placed({ at: [1.2, 15.8, 0] }, () => floorLamp(mesh))
  mesh.placed({ at: [1.6, 1.4, 0] }, () => plant(mesh, 6, 12, paint.porcelain))
  // The chimney breast, its hearth and its arched mouth.
  if (!isCut) mesh.box([0.3, 6.1, 4.4], [1.7, 10.9, 10], plaster)
  mesh.box([2.2, 5.4, 0], [4, 11.6, 0.14], limestone)
  for (const [y, z] of [
    [7.6, 0.5],
    [8.2, 0.5],
    [7.9, 0.95],
  ] as const)
    mesh.rod([2.62, y - 0.6, z], [2.62, y + 1.6, z + 0.05], 0.24, paint.oak)
  if (!isCut) mesh.placed({ at: [1.7, 8.5, 0], turn: 1 }, () => picture(mesh, 3, 3.4, 5.4, 8))
  mesh.placed({ at: [24.4, 13.4, 0], turn: 2.5 }, () => armchair(mesh, paint.clay, paint.linen))
  mesh.placed({ at: [22.4, 1.6, 0] }, () => plant(mesh, 5.2, 31))
}

function furnishDining(mesh: Mesh, isCut = false): void {
  carpet(mesh, [37, 8.2], 13, 9.6, '#dccbae', '#62765f')
  mesh.placed({ at: [37, 8.2, 0.06] }, () => {
    table(mesh, 9.4, 3.8, 2.5, paint.walnut)
    mesh.placed({ at: [0, 0, 2.5] }, () => vase(mesh, 19, paint.dusk))
    for (const x of [-3.3, -1.1, 1.1, 3.3]) {
      mesh.placed({ at: [x, -2.9, 0] }, () => chair(mesh, paint.walnut, paint.sage))
      mesh.placed({ at: [x, 2.9, 0], turn: 2 }, () => chair(mesh, paint.walnut, paint.sage))
    }
    if (!isCut) chandelier(mesh, 9.94, 6.1, 1.7, 8)
  })
  mesh.placed({ at: [45.75, 6.4, 0], turn: 3 }, () => {
    sideboard(mesh, 7, paint.walnut)
    mesh.placed({ at: [-2.2, 0.8, 2.95] }, () => vase(mesh, 23))
    mesh.lathe(
      [2, 0.8, 2.95],
      [
        [0.3, 0],
        [0.8, 0.3],
        [0.85, 0.4],
      ],
      paint.clay,
    )
    if (!isCut) picture(mesh, 3.6, 2.6, 4.6, 15)
  })
  mesh.placed({ at: [29.7, 1.8, 0] }, () => plant(mesh, 5.6, 41, paint.porcelain))
  mesh.placed({ at: [29.7, 15.2, 0] }, () => plant(mesh, 4.8, 43, paint.porcelain))
}

function furnishKitchen(mesh: Mesh, isCut = false): void {
  for (const x of [52.6, 55, 57.4]) mesh.placed({ at: [x, 10.5, 0], turn: 2 }, () => stool(mesh, paint.oak, bronze))
  if (!isCut)
    for (const x of [53, 57]) mesh.placed({ at: [x, 7.75, 0] }, () => pendant(mesh, 10, 6.2, 0.8, paint.brass))
  mesh.placed({ at: [70, 8.4, 0] }, () => {
    roundTable(mesh, 2.3, 2.5, paint.oak)
    mesh.placed({ at: [0.3, 0.2, 2.5] }, () => vase(mesh, 57, paint.sage))
    for (const turn of [0.5, 1.5, 2.5, 3.5])
      mesh.placed({ at: [0, 0, 0], turn }, () =>
        mesh.placed({ at: [0, -3.4, 0] }, () => chair(mesh, paint.oak, paint.linen)),
      )
  })
  mesh.placed({ at: [74.6, 15.4, 0] }, () => plant(mesh, 5, 61))
}

function furnishLibrary(mesh: Mesh, isCut = false): void {
  const shelfTop = isCut ? 4.4 : 10
  const shelves = (at: readonly [number, number], turn: number, width: number, seed: number) =>
    mesh.placed({ at: [...at, 0], turn }, () =>
      isCut ? panels(mesh, width, 4, paint.walnut) : builtInShelves(mesh, width, shelfTop, paint.walnut, seed),
    )
  shelves([0.42, 25.5], 1, 4.2, 5)
  shelves([0.42, 37.4], 1, 4.2, 17)
  shelves([3.6, 23.2], 0, 6.4, 29)
  shelves([16.3, 23.2], 0, 6.4, 47)
  shelves([19.8, 31.5], 3, 16, 53)
  mesh.placed({ at: [0.42, 31.5, 0], turn: 1 }, () => panels(mesh, 7.8, 1.7, paint.walnut))
  for (const [x, width] of [
    [1.7, 2.5],
    [10, 3.8],
    [18.4, 2.6],
  ] as const)
    mesh.placed({ at: [x, 39.58, 0], turn: 2 }, () => panels(mesh, width, isCut ? 4 : 8.6, paint.walnut))
  for (const x of [5.5, 14.5]) mesh.placed({ at: [x, 39.58, 0], turn: 2 }, () => panels(mesh, 5.2, 1.7, paint.walnut))
  carpet(mesh, [9.8, 31.5], 11, 10.4, '#7c4436', '#d9bb8e')
  mesh.placed({ at: [3, 31.5, 0], turn: 3 }, () =>
    mesh.placed({ at: [0, -2.4, 0] }, () => desk(mesh, 5.6, paint.walnut)),
  )
  mesh.placed({ at: [2.2, 31.5, 0], turn: 1 }, () => chair(mesh, paint.walnut, paint.green))
  mesh.placed({ at: [11.4, 36.6, 0], turn: 2.35 }, () => armchair(mesh, paint.clay, paint.linen))
  mesh.placed({ at: [11.4, 26.4, 0], turn: -0.35 }, () => armchair(mesh, paint.clay, paint.linen))
  mesh.placed({ at: [11.6, 31.5, 0.06] }, () => {
    roundTable(mesh, 1.3, 1.5, paint.walnut)
    mesh.box([-0.7, -0.5, 1.5], [0.1, 0.5, 1.66], paint.deepSage)
    mesh.box([-0.6, -0.4, 1.66], [0.05, 0.4, 1.8], paint.linen)
  })
  if (isCut) return
  for (const y of [27.25, 31.5, 35.75]) mesh.box([0.4, y - 0.3, 9.2], [19.8, y + 0.3, 10], paint.walnut)
  for (const x of [5, 10, 15]) mesh.box([x - 0.3, 23.2, 9.25], [x + 0.3, 39.6, 10], paint.walnut)
}

function furnishEntry(mesh: Mesh, isCut = false): void {
  const [up] = first.stairs
  if (up) flight(mesh, up, storey, stairs, isCut ? 4.4 : undefined)
  carpet(mesh, [36, 31], 5.4, 11, '#8a4a3a', '#d9bb8e')
  mesh.placed({ at: [30.25, 30.6, 0], turn: 1 }, () => {
    table(mesh, 5, 1.5, 2.7, paint.walnut)
    mesh.placed({ at: [1.3, 0.1, 2.7] }, () => vase(mesh, 83, paint.dusk))
    if (!isCut) roundMirror(mesh, 1.5, 5.6)
  })
  mesh.placed({ at: [31.4, 25, 0] }, () => plant(mesh, 5.4, 87, paint.porcelain))
  if (!isCut) mesh.placed({ at: [36, 31, 0] }, () => chandelier(mesh, 10, 7.2, 1.1, 6))
}

function furnishRest(mesh: Mesh): void {
  mesh.placed({ at: [25, 37.4, 0], turn: 2 }, () => desk(mesh, 5, paint.oak))
  mesh.placed({ at: [25, 33.4, 0] }, () => chair(mesh, paint.walnut, paint.sage))
  mesh.placed({ at: [29.75, 31, 0], turn: 3 }, () => panels(mesh, 6, 4, paint.walnut))
  mesh.placed({ at: [46.3, 33.5, 0], turn: 1 }, () =>
    bed(mesh, 5, {
      frame: paint.walnut,
      sheet: paint.porcelain,
      cover: paint.linen,
      throwOver: paint.sage,
      pillow: paint.deepSage,
    }),
  )
  for (const y of [29.6, 37.4]) mesh.placed({ at: [46.3, y, 0], turn: 1 }, () => nightstand(mesh, paint.walnut))
  carpet(mesh, [38, 20], 66, 3.6, '#8a4a3a', '#d9bb8e')
}

const pale = plain('#ece3d2')

function furnishSecond(mesh: Mesh): void {
  mesh.placed({ at: [0.42, 8.5, 0], turn: 1 }, () =>
    bed(mesh, 6.2, {
      frame: paint.walnut,
      sheet: paint.porcelain,
      cover: pale,
      throwOver: paint.deepSage,
      pillow: paint.clay,
    }),
  )
  for (const y of [4.2, 12.8]) mesh.placed({ at: [0.42, y, 0], turn: 1 }, () => nightstand(mesh, paint.walnut))
  carpet(mesh, [6.6, 8.5], 9, 11, '#e3d5ba', '#8a4a3a')
  mesh.placed({ at: [0.44, 8.5, 0], turn: 1 }, () => picture(mesh, 4, 2.4, 5, 26))
  mesh.placed({ at: [9.6, 1.5, 0], turn: 0.2 }, () => armchair(mesh, paint.sage, paint.linen))
  mesh.placed({ at: [7, 16.7, 0], turn: 2 }, () => {
    dresser(mesh, 5.4, paint.walnut)
    mesh.placed({ at: [1.6, 0.8, 2.9] }, () => vase(mesh, 91))
    roundMirror(mesh, 1.3, 5.2)
  })
  for (const x of [3.2, 16.8]) mesh.placed({ at: [x, 0.42, 0] }, () => curtain(mesh, 1.5, 9, paint.linen))
  mesh.placed({ at: [12, 15.7, 0] }, () => plant(mesh, 5, 96, paint.porcelain))
  // Tiles to the height of the washstand.
  for (const [from, to] of [
    [
      [20.2, 0.4, 0],
      [30, 0.52, 2],
    ],
    [
      [20.2, 0.4, 0],
      [20.32, 5.9, 4],
    ],
    [
      [29.68, 0.4, 0],
      [29.8, 6, 4],
    ],
  ] as const)
    mesh.box(from, to, handmade)
}

/** Lawn, hedges, the linden tree at the court and trees around. */
function grounds(mesh: Mesh, level: number): void {
  mesh.box([-260, -260, level - 1], [320, 300, level], paint.lawn)
  mesh.box([6, -12, level], [64, 0, level + 0.35], paving)
  pool(mesh, level)
  for (let each = 0; each < 24; each += 1)
    mesh.placed({ at: [-26 + each * 5.6, -88, level] }, () => shrub(mesh, 7.4, 7, 200 + each))
  for (const [x, y, seed, size] of [
    [-22, -104, 5, 1.2],
    [10, -110, 8, 1],
    [35, -102, 12, 1.25],
    [66, -114, 16, 1.15],
    [94, -100, 20, 1.2],
    [-36, -30, 32, 1.1],
    [-38, 16, 36, 1.2],
    [112, -24, 24, 1.1],
    [112, 18, 28, 1.15],
  ] as const)
    mesh.placed({ at: [x, y, level] }, () => tree(mesh, 28 * size, 10.5 * size, seed, paint.farCanopy))
}

function pool(mesh: Mesh, level: number): void {
  const [x0, y0, x1, y1] = [18, -35, 52, -20]
  mesh.box([x0 - 2, y0 - 2, level], [x1 + 2, y0, level + 0.25], limestone)
  mesh.box([x0 - 2, y1, level], [x1 + 2, y1 + 2, level + 0.25], limestone)
  mesh.box([x0 - 2, y0, level], [x0, y1, level + 0.25], limestone)
  mesh.box([x1, y0, level], [x1 + 2, y1, level + 0.25], limestone)
  mesh.box([x0, y0, level], [x1, y1, level + 0.05], water('#7fb4bd'))
}

const buildFirst = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor: first, construction, hasStairwells: true })
  buildFixtures(mesh, first, finishes)
  furnishLiving(mesh)
  furnishDining(mesh)
  furnishKitchen(mesh)
  furnishLibrary(mesh)
  furnishEntry(mesh)
  furnishRest(mesh)
  grounds(mesh, -0.4)
  return openings
}
const buildEntry = (mesh: Mesh) => {
  mesh.placed({ at: [0, 0, storey] }, () => buildShell(mesh, { floor: second, construction, hasStairwells: true }))
  return buildFirst(mesh)
}
const buildSecond = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor: second, construction })
  buildFixtures(mesh, second, { ...finishes, wet: open })
  furnishSecond(mesh)
  grounds(mesh, -11.6)
  return openings
}

const isBay = (id: string | undefined) => id === 'bedroom-5' || id === 'hall'

function buildOutside(mesh: Mesh): void {
  const outer = (isUpper: boolean): Construction => ({
    ...construction,
    wallOf: ({ runs, y, before, after }) => {
      if (before && after) return plaster
      const isBayFront = runs === 'right' && y === 40 && isBay((before ?? after)?.id)
      const isAtGarden = runs === 'right' && y === 0
      return isAtGarden || (isUpper && !isBayFront) ? cedar : stucco
    },
  })
  buildShell(mesh, { floor: first, construction: outer(false) })
  mesh.placed({ at: [0, 0, storey] }, () => buildShell(mesh, { floor: second, construction: outer(true) }))
  for (const [floor, level] of [
    [first, 0],
    [second, storey],
  ] as const)
    for (const span of [...floor.windows, ...floor.doors.filter(({ kind }) => kind === 'sliding')]) {
      const [low, high] = [level + 0.3, level + construction.head - 0.1]
      if (span.runs === 'right') surround(mesh, span, level, floor === second)
      if (span.runs === 'right')
        mesh.box([span.x, span.y - 0.02, low], [span.x + span.length, span.y + 0.02, high], paint.dusk)
      else mesh.box([span.x - 0.02, span.y, low], [span.x + 0.02, span.y + span.length, high], paint.dusk)
    }
  const eaves = 2 * storey - 0.6
  mesh.box([-0.6, -0.6, 9.95], [76.85, 40.6, storey + 0.05], limestone)
  mesh.box([-0.5, -0.5, -0.6], [76.75, 40.5, 0.02], limestone)
  mesh.box([-0.42, -0.42, eaves - 0.9], [76.67, 40.42, eaves], stucco)
  hippedRoof(mesh, { from: [-3, -3], to: [79.25, 43], at: eaves + 0.1 }, 0.62, clayTiles)
  bay(mesh, eaves)
  chimney(mesh)
}

/** A frame around an opening of the front or the back. */
function surround(mesh: Mesh, { x, y, length }: PlanSpan, level: number, isUpper: boolean): void {
  const isDoor = y === 0 && first.doors.some((door) => door.kind === 'sliding' && door.x === x) && !isUpper
  const [sill, head] = [level + (isDoor ? 0 : construction.sill), level + construction.head]
  const isBayFront = isUpper && y === 40 && x > 26 && x < 46
  const material = y === 0 || (isUpper && !isBayFront) ? cedarTrim : limestone
  const out = y === 0 ? -1 : 1
  const piece = (x0: number, x1: number, z0: number, z1: number, deep: number) =>
    mesh.box([x0, Math.min(y, y + out * deep), z0], [x1, Math.max(y, y + out * deep), z1], material)
  piece(x - 0.35, x, sill, head, 0.55)
  piece(x + length, x + length + 0.35, sill, head, 0.55)
  piece(x - 0.45, x + length + 0.45, head, head + 0.4, 0.62)
  if (!isDoor) piece(x - 0.45, x + length + 0.45, sill - 0.35, sill, 0.75)
}

/** The gable above the front door and the stone arch around it. */
function bay(mesh: Mesh, eaves: number): void {
  const gable = { across: [25, 47], along: [43.4, 18], at: eaves - 1, top: eaves + 11 } as const
  gabledRoof(mesh, gable, clayTiles, cedarTrim)
  mesh.box([26, 40.3, eaves - 1], [46, 40.44, eaves + 0.6], stucco)
  gableWall(mesh, { ...gable, along: [40.44, 18], across: [25.6, 46.4], at: eaves - 0.6, top: eaves + 9.8 }, stucco)
  for (const x of [26, 46]) mesh.box([x - 0.3, 40.3, 0], [x + 0.3, 40.6, eaves - 0.6], limestone)
  mesh.box([34.9, 40.3, eaves + 2], [37.1, 40.55, eaves + 6], bronze)
  mesh.box([35.15, 40.5, eaves + 2.25], [36.85, 40.6, eaves + 5.75], paint.dusk)
  mesh.box([35.93, 40.5, eaves + 2.25], [36.07, 40.66, eaves + 5.75], bronze)
  mesh.box([35.15, 40.5, eaves + 3.9], [36.85, 40.66, eaves + 4.04], bronze)
  mesh.box([32.4, 40.2, 0], [39.6, 40.5, 9.4], stucco)
  archway(mesh, { middle: 36, width: 5, spring: 6, ring: 0.95, front: 41.3, back: 40.4 }, limestone)
  arched(mesh, 33.5, 38.5, 6, 40.55, paint.walnut)
  mesh.box([35.95, 40.5, 0], [36.05, 40.62, 8.4], paint.ink)
  for (const side of [-1, 1]) {
    for (const [low, high] of [
      [0.6, 3],
      [3.4, 6.2],
    ] as const)
      mesh.box([36 + side * 1.2 - 0.75, 40.55, low], [36 + side * 1.2 + 0.75, 40.62, high], paint.walnut)
    mesh.cushion([36 + side * 0.28 - 0.1, 40.6, 3.1], [36 + side * 0.28 + 0.1, 40.8, 3.3], paint.brass, 2)
    lantern(mesh, 36 + side * 4.4)
  }
  mesh.box([31, 40.4, -0.6], [41, 45, -0.05], limestone)
  mesh.box([29.6, 40.4, -0.8], [42.4, 46.6, -0.35], limestone)
}

const cedarTrim = plain('#8a5a3a')

/** A leaf with a round head in a plane of constant y. */
function arched(mesh: Mesh, x0: number, x1: number, spring: number, y: number, material: Material): void {
  const leaf = mesh.thing()
  const [middle, radius] = [(x0 + x1) / 2, (x1 - x0) / 2]
  mesh.box([x0, y - 0.1, 0], [x1, y, spring], material, leaf)
  const at = (part: number) =>
    [middle + Math.cos((Math.PI * part) / 20) * radius, y, spring + Math.sin((Math.PI * part) / 20) * radius] as const
  for (let part = 0; part < 20; part += 1) mesh.triangle([[middle, y, spring], at(part), at(part + 1)], material, leaf)
}

function lantern(mesh: Mesh, x: number): void {
  mesh.box([x - 0.08, 40.4, 7], [x + 0.08, 41, 7.12], bronze)
  mesh.box([x - 0.28, 40.7, 5.9], [x + 0.28, 41.26, 6.8], paint.glow)
  mesh.box([x - 0.34, 40.64, 6.8], [x + 0.34, 41.32, 7], bronze)
  mesh.box([x - 0.34, 40.64, 5.75], [x + 0.34, 41.32, 5.9], bronze)
}

function chimney(mesh: Mesh): void {
  mesh.box([-2.8, 5.25, -0.6], [-0.3, 11.75, 14], stucco)
  mesh.box([-2.5, 6, 14], [-0.3, 11, 37], stucco)
  mesh.box([-2.9, 5.6, 36.2], [0.1, 11.4, 37], limestone)
  for (const y of [7.2, 9.8])
    mesh.lathe(
      [-1.4, y, 37],
      [
        [0.62, 0],
        [0.55, 1.4],
        [0.66, 1.6],
      ],
      paint.clay,
    )
}

/** The court side: gravel, a path, clipped hedges and the linden tree. */
function buildFront(mesh: Mesh): void {
  buildOutside(mesh)
  grounds(mesh, -0.8)
  mesh.box([-260, 96, -0.8], [320, 300, -0.72], paint.stone)
  mesh.box([32.5, 45, -0.8], [39.5, 96, -0.66], paving)
  mesh.placed({ at: [65, 57, -0.8] }, () => tree(mesh, 38, 12.5, 77, linden, bark))
  for (const side of [-1, 1])
    for (let each = 0; each < 7; each += 1)
      mesh.placed({ at: [36 + side * (9.6 + each * 4.1), 43.8, -0.8] }, () =>
        shrub(mesh, 4.6, 3.4, 300 + each + side * 20, each % 3 === 1 ? linden : paint.canopy),
      )
  for (const side of [-1, 1])
    mesh.placed({ at: [36 + side * 5.2, 46.4, -0.5] }, () => plant(mesh, 4.6, 310 + side, paint.clay))
}

/** The garden side: glass doors, the terrace and the pool. */
function buildGarden(mesh: Mesh): void {
  buildOutside(mesh)
  grounds(mesh, -0.8)
  mesh.placed({ at: [80, -16, -0.8] }, () => {
    tree(mesh, 37, 13, 77, linden, bark)
    // So near, one crown is too thin: the end of the trunk is seen in it.
    for (const [height, seed] of [
      [36, 178],
      [35, 279],
    ] as const)
      tree(mesh, height, 11, seed, linden, bark)
  })
  for (const x of [12, 18.5])
    mesh.placed({ at: [x, -14.6, -0.8], turn: 2 }, () => lounger(mesh, paint.oak, paint.white))
  for (const x of [56, 61]) mesh.placed({ at: [x, -22, -0.55], turn: 1 }, () => lounger(mesh, paint.oak, paint.white))
  mesh.placed({ at: [50, -6, -0.45] }, () => {
    table(mesh, 7, 3.4, 2.5, paint.oak)
    for (const x of [-2.1, 0, 2.1]) {
      mesh.placed({ at: [x, -2.7, 0] }, () => chair(mesh, paint.oak, paint.linen))
      mesh.placed({ at: [x, 2.7, 0], turn: 2 }, () => chair(mesh, paint.oak, paint.linen))
    }
  })
  for (const [x, seed] of [
    [8, 401],
    [24.5, 402],
    [62.5, 403],
  ] as const)
    mesh.placed({ at: [x, -2.6, -0.45] }, () => plant(mesh, 4.4, seed))
  for (const [x, y, seed] of [
    [3, -4, 1],
    [1, -9, 2],
    [68, -4, 3],
    [73, -3, 4],
    [70, -10, 5],
    [79, -5, 6],
  ] as const)
    mesh.placed({ at: [x, y, -0.8] }, () => shrub(mesh, 5, 3.4, 420 + seed))
}

export const lindenPictures: HomePicture[] = [
  exterior(
    'linden-front',
    buildFront,
    { from: [19, 111, 7], towards: [0.25, -1, 0], angle: 69, shift: 0.115 },
    { sun: [-0.62, 0.7, 0.62], ambient: 0.6, reach: 12, haze: 150 },
  ),
  interior(
    'linden-entry',
    buildEntry,
    { from: [33.6, 47, 5.1], towards: [0.24, -1, 0], angle: 61.5, near: 9.35, shift: 0.005 },
    { sun: [-0.3, -0.8, 0.5], haze: 90, ambient: 0.74 },
  ),
  interior(
    'linden-living',
    buildFirst,
    { from: [25.6, 9.4, 5], towards: [-1, -0.02, 0], angle: 64, near: 2, shift: -0.045 },
    { sun: [-0.35, -0.8, 0.5], haze: 90 },
  ),
  interior(
    'linden-dining',
    buildFirst,
    { from: [37, 22, 5], towards: [0, -1, 0], angle: 64, near: 5.6, shift: -0.03 },
    { sun: [-0.5, -0.75, 0.6], haze: 90 },
  ),
  interior(
    'linden-kitchen',
    buildFirst,
    { from: [46.7, 16.3, 5.3], towards: [0.64, -0.77, 0], angle: 68, near: 0.4, shift: -0.045 },
    { sun: [0.5, -0.75, 0.6], haze: 90 },
  ),
  interior(
    'linden-library',
    buildFirst,
    { from: [21.2, 31.5, 5.1], towards: [-1, 0, 0], angle: 66, near: 3.2, shift: -0.02 },
    { sun: [-0.8, 0.3, 0.5], haze: 90 },
  ),
  interior(
    'linden-primary-bedroom',
    buildSecond,
    { from: [21.6, 9.4, 5], towards: [-1, -0.04, 0], angle: 64, near: 2.2, shift: -0.045 },
    { sun: [-0.5, -0.75, 0.55], haze: 90 },
  ),
  interior(
    'linden-primary-bath',
    buildSecond,
    { from: [25.1, 14.6, 5], towards: [0, -1, 0], angle: 54, near: 8.8, shift: -0.05 },
    { sun: [0.3, -0.8, 0.6], haze: 90, ambient: 0.76 },
  ),
  exterior(
    'linden-garden',
    buildGarden,
    { from: [82, -72, 9], towards: [-0.5, 1, 0], angle: 60, shift: 0.07 },
    { sun: [-0.3, -0.8, 0.7], ambient: 0.62, reach: 12, haze: 140 },
  ),
  fromAbove(
    'linden-above',
    (mesh) => {
      buildShell(mesh, { floor: first, construction, cutAt: 4.6 })
      buildFixtures(mesh, first, finishes)
      furnishLiving(mesh, true)
      furnishDining(mesh, true)
      furnishKitchen(mesh, true)
      furnishLibrary(mesh, true)
      furnishEntry(mesh, true)
      furnishRest(mesh)
    },
    first,
  ),
]
