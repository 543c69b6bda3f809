import { juniperRow as plan } from '#server/samples/floor-plans/juniper-row.ts'
import { exterior, floorNamed, fromAbove, type HomePicture, interior } from '../drawing.ts'
import { buildFixtures, type Finishes } from '../fixtures.ts'
import {
  armchair,
  bed,
  bookshelf,
  carpet,
  chair,
  curtain,
  desk,
  dresser,
  floorLamp,
  nightstand,
  picture,
  plant,
  roundTable,
  sofa,
  stool,
  table,
  vase,
} from '../furniture.ts'
import { boards, clapboard, paint, patches, tiles } from '../materials.ts'
import type { Mesh } from '../mesh.ts'
import { facade, shrub, skyline, tree } from '../outdoors.ts'
import { buildShell, type Construction } from '../shell.ts'

const main = floorNamed(plan, 'Main floor')
const upper = floorNamed(plan, 'Upper floor')

const construction: Construction = {
  ceiling: 8.8,
  sill: 2.4,
  head: 7.4,
  panes: (length) => ({ across: length > 7 ? 3 : length > 4 ? 2 : 1, up: [0.5] }),
  frame: paint.white,
  trim: paint.white,
  floorOf: (kind) =>
    kind === 'bathroom' || kind === 'half_bath'
      ? tiles('#e3e0d6', '#9aa39e', 0.66, 0.66)
      : boards('#c99d66', 'y', 0.32, 5.5),
  wallOf: () => paint.warmWhite,
  ceilingMaterial: paint.white,
  door: paint.white,
  doorHead: 6.8,
  hasBaseboards: true,
}

const bathTiles = tiles('#f3eee3', '#c7bfae', 0.5, 0.25, 0.5)

const finishes: Finishes = {
  cabinet: paint.dusk,
  counter: paint.oak,
  island: paint.white,
  islandTop: paint.oak,
  splash: bathTiles,
  metal: paint.brass,
  vanity: paint.dusk,
  above: 'nothing',
}

function furnishMain(mesh: Mesh): void {
  mesh.placed({ at: [0.4, 36, 0], turn: 1 }, () => sofa(mesh, 7, paint.deepSage, [paint.linen, paint.clay]))
  carpet(mesh, [6.4, 36], 7, 9, '#ddd2bc', '#34465f')
  mesh.placed({ at: [5.8, 36, 0.06] }, () => {
    roundTable(mesh, 1.6, 1.35, paint.walnut)
    mesh.placed({ at: [0.3, 0.2, 1.35] }, () => vase(mesh, 6))
  })
  mesh.placed({ at: [12.4, 41.4, 0], turn: 3.25 }, () => armchair(mesh, paint.linen, paint.dusk))
  mesh.placed({ at: [13.6, 31.7, 0], turn: 3 }, () => bookshelf(mesh, 5.4, 6.6, paint.white, 9))
  mesh.placed({ at: [1.3, 41.9, 0] }, () => plant(mesh, 5.6, 27))
  mesh.placed({ at: [1.4, 30.2, 0] }, () => floorLamp(mesh))
  for (const y of [34.2, 37.8])
    mesh.placed({ at: [0.44, y, 0], turn: 1 }, () => picture(mesh, 2.2, 2.6, 4.1, y > 36 ? 13 : 4))
  for (const [x, width] of [
    [1.2, 1.2],
    [11.8, 1.2],
  ] as const)
    mesh.placed({ at: [x, 43.5, 0], turn: 2 }, () => curtain(mesh, width, 7.9, paint.linen))
  mesh.placed({ at: [6.4, 22.4, 0] }, () => {
    table(mesh, 6.6, 3.3, 2.5, paint.walnut)
    mesh.placed({ at: [0, 0, 2.5] }, () => vase(mesh, 8, paint.sage))
    for (const x of [-1.9, 0, 1.9]) {
      mesh.placed({ at: [x, -2.6, 0] }, () => chair(mesh, paint.walnut, paint.sage))
      mesh.placed({ at: [x, 2.6, 0], turn: 2 }, () => chair(mesh, paint.walnut, paint.sage))
    }
  })
  for (const y of [7, 9, 11]) mesh.placed({ at: [8.8, y, 0] }, () => stool(mesh, paint.oak, paint.brass))
  mesh.placed({ at: [16.2, 6, 0] }, () => {
    roundTable(mesh, 1.9, 2.45, paint.oak)
    mesh.placed({ at: [0.2, 0, 2.45] }, () => vase(mesh, 51))
    for (const turn of [0.5, 1.5, 2.5, 3.5])
      mesh.placed({ at: [0, 0, 0], turn }, () =>
        mesh.placed({ at: [0, -3, 0] }, () => chair(mesh, paint.oak, paint.linen)),
      )
  })
}

function furnishUpper(mesh: Mesh): void {
  mesh.placed({ at: [0.4, 35.4, 0], turn: 1 }, () =>
    bed(mesh, 6, {
      frame: paint.oak,
      sheet: paint.porcelain,
      cover: paint.linen,
      throwOver: paint.dusk,
      pillow: paint.deepDusk,
    }),
  )
  for (const y of [31.1, 39.7]) mesh.placed({ at: [0.4, y, 0], turn: 1 }, () => nightstand(mesh, paint.oak))
  carpet(mesh, [6.4, 35.4], 7.4, 9, '#e4dac6', '#62765f')
  for (const y of [34.2, 36.7])
    mesh.placed({ at: [0.44, y, 0], turn: 1 }, () => picture(mesh, 1.8, 2.2, 4.7, y > 36 ? 31 : 22))
  mesh.placed({ at: [12, 41.6, 0], turn: 3.3 }, () => armchair(mesh, paint.sage, paint.linen))
  mesh.placed({ at: [13.7, 30, 0], turn: 3 }, () => dresser(mesh, 3.6, paint.oak))
  for (const [x, width] of [
    [1.2, 1.2],
    [11.8, 1.2],
  ] as const)
    mesh.placed({ at: [x, 43.5, 0], turn: 2 }, () => curtain(mesh, width, 8, paint.linen))
  mesh.placed({ at: [19.6, 8.6, 0], turn: 3 }, () =>
    bed(mesh, 4.4, {
      frame: paint.white,
      sheet: paint.porcelain,
      cover: paint.sage,
      throwOver: paint.brass,
      pillow: paint.clay,
    }),
  )
  mesh.placed({ at: [6.22, 22.6, 0], turn: 1 }, () => picture(mesh, 2.4, 1.8, 4.3, 14))
  mesh.placed({ at: [7.2, 23.2, 0] }, () => plant(mesh, 3.6, 77, paint.porcelain))
  mesh.placed({ at: [15, 0.55, 0] }, () => desk(mesh, 5, paint.oak))
  mesh.placed({ at: [15, 4.4, 0], turn: 2 }, () => chair(mesh, paint.walnut, paint.linen))
  mesh.placed({ at: [10.3, 5.5, 0], turn: 1 }, () => bookshelf(mesh, 5, 6.4, paint.white, 41))
  carpet(mesh, [14.4, 8], 5, 5.4, '#dfd3bc', '#b56a48')
  mesh.placed({ at: [19.65, 8.6, 0], turn: 3 }, () => picture(mesh, 2.6, 1.9, 4.6, 19))
}

function outside(mesh: Mesh, ground: number): void {
  mesh.box([-160, -160, ground - 1], [180, 0, ground], paint.lawn)
  mesh.box([-160, 44, -12], [180, 200, -11], paint.stone)
  skyline(mesh, -11, [
    { from: [-40, 100], to: [-16, 130], top: 14, material: facade('#d9c38f', '#5d7390', 7, 10) },
    { from: [-16, 100], to: [8, 130], top: 17, material: facade('#9cb3bd', '#46586c', 7, 10) },
    { from: [8, 100], to: [32, 130], top: 13, material: facade('#c48f76', '#46586c', 7, 10) },
    { from: [32, 100], to: [60, 130], top: 16, material: facade('#a9b59a', '#46586c', 7, 10) },
  ])
  for (const [x, y, seed, size] of [
    [4, -32, 4, 1],
    [22, -40, 9, 1.15],
    [-16, -44, 13, 1.2],
    [40, -30, 17, 1],
  ] as const)
    mesh.placed({ at: [x, y, ground] }, () => tree(mesh, 22 * size, 9 * size, seed))
  for (const [x, y, seed] of [
    [-4, -20, 1],
    [10, -22, 2],
    [17, -24, 3],
    [26, -21, 4],
  ] as const)
    mesh.placed({ at: [x, y, ground] }, () => shrub(mesh, 6, 4.4, seed, paint.canopy))
  for (const [x, y, seed] of [
    [3, 74, 21],
    [14, 72, 22],
  ] as const)
    mesh.placed({ at: [x, y, -11] }, () => tree(mesh, 20, 7.5, seed))
}

const buildMain = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor: main, construction })
  buildFixtures(mesh, main, finishes)
  furnishMain(mesh)
  outside(mesh, -0.5)
  return openings
}
const buildUpper = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor: upper, construction })
  buildFixtures(mesh, upper, finishes)
  furnishUpper(mesh)
  outside(mesh, -10.3)
  return openings
}

interface RowHouse {
  left: number
  wall: ReturnType<typeof clapboard>
}

/** The back of the row above the shared garden, with the openings of the plan. */
function buildGarden(mesh: Mesh): void {
  const rows: RowHouse[] = [
    { left: -40, wall: clapboard('#d9c38f') },
    { left: -20, wall: clapboard('#a9b59a') },
    { left: 0, wall: clapboard('#8fa6b4') },
    { left: 20, wall: clapboard('#c48f76') },
    { left: 40, wall: clapboard('#cfc7b8') },
  ]
  for (const { left, wall } of rows) mesh.placed({ at: [left, 0, 0] }, () => backOfHouse(mesh, wall))
  mesh.box([-200, -200, -0.9], [200, 44, -0.5], paint.lawn)
  mesh.box([-60, -12, -0.5], [60, 0, -0.3], tiles('#cfc5b2', '#a99f8d', 2, 2))
  for (const x of [-20, 0, 20, 40]) {
    mesh.box([x - 0.25, -10, -0.3], [x + 0.25, 0, 4.6], boards('#a88561', 'y', 0.5, 30))
    mesh.placed({ at: [x - 3, -9.4, -0.4] }, () => shrub(mesh, 4.6, 3.2, x + 50, paint.canopy))
  }
  mesh.placed({ at: [6, -6.6, -0.3] }, () => {
    roundTable(mesh, 1.9, 2.4, paint.oak)
    for (const turn of [0.4, 1.5, 2.6, 3.4])
      mesh.placed({ at: [0, 0, 0], turn }, () =>
        mesh.placed({ at: [0, -3.1, 0] }, () => chair(mesh, paint.oak, paint.sage)),
      )
  })
  mesh.placed({ at: [18, -9, -0.3] }, () => plant(mesh, 4.4, 7))
  for (const [x, y, seed, size] of [
    [-25, -18, 3, 1],
    [34, -20, 8, 0.95],
    [-52, -30, 12, 1.2],
  ] as const)
    mesh.placed({ at: [x, y, -0.5] }, () => tree(mesh, 20 * size, 7.6 * size, seed))
  for (const [x, y, seed] of [
    [-12, -22, 31],
    [-7, -24, 32],
    [20, -24, 33],
    [25.5, -22, 34],
  ] as const)
    mesh.placed({ at: [x, y, -0.5] }, () => shrub(mesh, 5, 2.6, seed, patches('#9db084', 0.9)))
}

function backOfHouse(mesh: Mesh, wall: ReturnType<typeof clapboard>): void {
  const [top, second] = [20.4, 10.2]
  const solid = mesh.thing()
  const piece = (x0: number, x1: number, z0: number, z1: number) => mesh.box([x0, 0, z0], [x1, 1, z1], wall, solid)
  const openings = [
    { x: 2, width: 8, low: 2.4, high: 7.6, across: 3 },
    { x: 13, width: 6, low: 0, high: 7.8, across: 2 },
    { x: 2.5, width: 5, low: second + 2.4, high: second + 7.6, across: 2 },
    { x: 12.5, width: 5, low: second + 2.4, high: second + 7.6, across: 2 },
  ]
  for (const [from, to, list] of [
    [-0.5, second, openings.slice(0, 2)],
    [second, top, openings.slice(2)],
  ] as const) {
    let x = 0
    for (const { x: start, width, low, high } of list) {
      piece(x, start, from, to)
      piece(start, start + width, from, low)
      piece(start, start + width, high, to)
      x = start + width
    }
    piece(x, 20, from, to)
  }
  mesh.box([0, 1, 0], [20, 44, top], paint.steel)
  for (const { x, width, low, high, across } of openings) paneOf(mesh, x, width, low, high, across)
  mesh.box([-0.35, -0.25, -0.5], [0.35, 0.4, top], paint.white)
  mesh.box([0, -0.2, second - 0.5], [20, 0.4, second + 0.1], paint.white)
  mesh.box([0, -1.1, top], [20, 44, top + 0.5], paint.white)
  mesh.box([0, -1.4, top + 0.5], [20, 44, top + 1.1], paint.white)
  for (let bracket = 0; bracket < 7; bracket += 1)
    mesh.box([1.3 + bracket * 2.85, -0.9, top - 0.9], [1.7 + bracket * 2.85, 0, top], paint.white)
  mesh.box([12, -3.4, -0.5], [20, 0, -0.1], paint.stone)
}

function paneOf(mesh: Mesh, x: number, width: number, low: number, high: number, across: number): void {
  const frame = mesh.thing()
  mesh.box([x, 0.5, low], [x + width, 0.55, high], paint.dusk)
  const bar = (x0: number, x1: number, z0: number, z1: number, front = 0.2) =>
    mesh.box([x0, front, z0], [x1, 0.5, z1], paint.white, frame)
  bar(x - 0.35, x, low - 0.3, high + 0.4, -0.15)
  bar(x + width, x + width + 0.35, low - 0.3, high + 0.4, -0.15)
  bar(x - 0.5, x + width + 0.5, high, high + 0.5, -0.25)
  if (low > 0) bar(x - 0.5, x + width + 0.5, low - 0.35, low, -0.35)
  for (let pane = 0; pane <= across; pane += 1) {
    const at = x + (width * pane) / across
    bar(at - 0.1, at + 0.1, low, high)
  }
  if (low > 0) bar(x, x + width, (low + high) / 2 - 0.1, (low + high) / 2 + 0.1)
  bar(x, x + width, low, low + 0.2)
  bar(x, x + width, high - 0.2, high)
}

export const juniperRowPictures: HomePicture[] = [
  exterior(
    'juniper-row-garden',
    buildGarden,
    { from: [-14, -46, 6.4], towards: [0.46, 1, 0], angle: 56, shift: 0.09 },
    { sun: [-0.5, -0.62, 0.72], ambient: 0.62, reach: 12, haze: 120 },
  ),
  interior(
    'juniper-row-living',
    buildMain,
    { from: [6.9, 25.2, 4.9], towards: [0, 1, 0], angle: 64, near: 3, shift: -0.055 },
    { sun: [0.2, 0.85, 0.55], haze: 60 },
  ),
  interior(
    'juniper-row-kitchen',
    buildMain,
    { from: [6.3, 20.4, 5], towards: [0, -1, 0], angle: 64, near: 3.6, shift: -0.055 },
    { sun: [0.35, -0.8, 0.62], haze: 60 },
  ),
  interior(
    'juniper-row-primary-bedroom',
    buildUpper,
    { from: [7, 24.6, 4.9], towards: [0, 1, 0], angle: 64, near: 2.7, shift: -0.055 },
    { sun: [0.25, 0.85, 0.55], haze: 60 },
  ),
  interior(
    'juniper-row-bedroom-3',
    buildUpper,
    { from: [14.8, 16.4, 4.9], towards: [0, -1, 0], angle: 60, near: 3.7, shift: -0.055 },
    { sun: [-0.4, -0.8, 0.66], haze: 60 },
  ),
  interior(
    'juniper-row-bath',
    buildUpper,
    { from: [18.2, 23, 4.9], towards: [-1, 0, 0], angle: 52, near: 4.5, shift: -0.055 },
    { ambient: 0.9, reach: 5 },
  ),
  fromAbove(
    'juniper-row-above',
    (mesh) => {
      buildShell(mesh, { floor: main, construction, cutAt: 4.6 })
      buildFixtures(mesh, main, finishes)
      furnishMain(mesh)
    },
    main,
  ),
]
