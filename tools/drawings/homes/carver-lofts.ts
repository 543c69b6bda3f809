import { carverLofts as plan } from '#server/samples/floor-plans/carver-lofts.ts'
import { exterior, floorNamed, fromAbove, type HomePicture, interior } from '../drawing.ts'
import { buildFixtures, type Finishes } from '../fixtures.ts'
import {
  armchair,
  bed,
  bookshelf,
  carpet,
  chair,
  desk,
  floorLamp,
  nightstand,
  pendant,
  picture,
  plant,
  roundTable,
  sofa,
  stool,
  table,
  vase,
} from '../furniture.ts'
import { boards, bricks, paint, tiles } from '../materials.ts'
import type { Mesh } from '../mesh.ts'
import { facade, skyline, tree, waterTank } from '../outdoors.ts'
import { buildShell, type Construction } from '../shell.ts'

const floor = floorNamed(plan, 'Fifth floor')
const brick = bricks('#a65f45', '#cbb8a2')
const paleBrick = bricks('#e9e0d0', '#cfc4b1', 0.08)
const ceiling = 12
const kitchenTiles = tiles('#5f7664', '#8fa08e', 0.25, 0.5)

const construction: Construction = {
  ceiling,
  sill: 2.7,
  head: 10.2,
  panes: () => ({ across: 3, up: [0.25, 0.5, 0.75] }),
  frame: paint.steel,
  trim: paint.steel,
  floorOf: (kind) => (kind === 'bathroom' ? tiles('#4d5c58', '#7d8a85', 0.7, 0.7) : boards('#b88655', 'y', 0.55, 9)),
  wallOf: (wall) => {
    if (wall.before !== null && wall.after !== null) return paint.white
    const inner = wall.before ?? wall.after
    return inner?.id === 'bathroom' || inner?.id === 'bedroom-1' ? paleBrick : brick
  },
  ceilingMaterial: paint.linen,
  door: paint.green,
  doorHead: 7.2,
  hasBaseboards: false,
}

const finishes: Finishes = {
  cabinet: paint.green,
  counter: paint.stone,
  island: paint.walnut,
  islandTop: paint.stone,
  splash: kitchenTiles,
  metal: paint.brass,
  vanity: paint.walnut,
  above: 'shelves',
}

/** The timber of the workshop: beams below the ceiling and the posts that carry them. */
function timber(mesh: Mesh): void {
  for (const x of [4.7, 9.3, 13.9, 22.7])
    mesh.box([x - 0.4, 0.4, ceiling - 1.1], [x + 0.4, 16.8, ceiling], paint.walnut)
  for (const x of [4.5, 9, 16.5]) mesh.box([x - 0.4, 21.2, ceiling - 1.1], [x + 0.4, 34.6, ceiling], paint.walnut)
}

function furnish(mesh: Mesh): void {
  carpet(mesh, [6.6, 8.4], 7.4, 9, '#d9cfba', '#5d7390')
  mesh.placed({ at: [0.6, 8.4, 0], turn: 1 }, () => sofa(mesh, 7.4, paint.clay, [paint.linen, paint.deepDusk]))
  mesh.placed({ at: [5.8, 8.4, 0.06] }, () => {
    roundTable(mesh, 1.7, 1.3, paint.walnut)
    mesh.placed({ at: [0.4, -0.3, 1.3] }, () => vase(mesh, 14))
  })
  for (const y of [6.6, 10.4])
    mesh.placed({ at: [10.6, y, 0], turn: 3.15 }, () => armchair(mesh, paint.deepDusk, paint.brass))
  mesh.placed({ at: [1.6, 1.7, 0] }, () => plant(mesh, 7.4, 5, paint.porcelain))
  mesh.placed({ at: [1.5, 13.4, 0] }, () => floorLamp(mesh))
  mesh.placed({ at: [4.2, 16.7, 0], turn: 2 }, () => bookshelf(mesh, 7.2, 8, paint.walnut, 8))
  mesh.placed({ at: [14.6, 4.8, 0] }, () => {
    table(mesh, 3.1, 6.4, 2.5, paint.oak)
    mesh.placed({ at: [0, 0.4, 2.5] }, () => vase(mesh, 33, paint.sage))
    for (const y of [-1.7, 0.1, 1.9])
      for (const [x, turn] of [
        [-2.3, 1],
        [2.3, 3],
      ] as const)
        mesh.placed({ at: [x, y, 0], turn }, () => chair(mesh, paint.walnut, paint.linen))
    for (const y of [-1.6, 1.6]) mesh.placed({ at: [0, y, 0] }, () => pendant(mesh, ceiling, 6.4, 0.75, paint.green))
  })
  for (const y of [5.2, 7.5, 9.8]) mesh.placed({ at: [19.4, y, 0] }, () => stool(mesh, paint.walnut, paint.steel))
  for (const y of [5.6, 9.2]) mesh.placed({ at: [21.6, y, 0] }, () => pendant(mesh, ceiling, 6.6, 0.6, paint.brass))
  mesh.placed({ at: [0.5, 28.2, 0], turn: 1 }, () =>
    bed(mesh, 5.4, {
      frame: paint.oak,
      sheet: paint.porcelain,
      cover: paint.dusk,
      throwOver: paint.linen,
      pillow: paint.brass,
    }),
  )
  for (const y of [24.4, 32]) mesh.placed({ at: [0.5, y, 0], turn: 1 }, () => nightstand(mesh, paint.oak))
  carpet(mesh, [6, 28.2], 7, 8.6, '#e2d8c5', '#b56a48')
  mesh.placed({ at: [0.45, 28.2, 0], turn: 1 }, () => picture(mesh, 3.6, 2.4, 5, 17))
  mesh.placed({ at: [10.2, 33.2, 0] }, () => plant(mesh, 6.2, 44))
  mesh.placed({ at: [11.25, 27.5, 0], turn: 3 }, () => bookshelf(mesh, 4, 6.4, paint.oak, 61))
  mesh.placed({ at: [16.2, 33.9, 0], turn: 2 }, () => desk(mesh, 4.6, paint.oak))
  mesh.placed({ at: [16.2, 30.2, 0] }, () => chair(mesh, paint.walnut, paint.sage))
  mesh.placed({ at: [12, 27, 0], turn: 1 }, () => sofa(mesh, 5.6, paint.sage, [paint.linen]))
}

function outside(mesh: Mesh): void {
  const ground = -56
  mesh.box([-300, -400, ground - 1], [340, 400, ground], paint.stone)
  const warm = facade('#b98468', '#46586c', 8, 12)
  const pale = facade('#d6c7ae', '#5d7390', 9, 12)
  const gray = facade('#aab3ad', '#46586c', 7, 12)
  skyline(mesh, ground, [
    { from: [-44, -110], to: [2, -60], top: -6, material: warm },
    { from: [4, -130], to: [44, -64], top: 3, material: pale },
    { from: [46, -120], to: [96, -60], top: -10, material: gray },
    { from: [-30, -230], to: [6, -190], top: 44, material: gray },
    { from: [20, -300], to: [50, -260], top: 84, material: pale },
    { from: [66, -260], to: [110, -210], top: 32, material: warm },
    { from: [-120, -40], to: [-60, 10], top: -4, material: pale },
    { from: [-130, 14], to: [-64, 60], top: 6, material: warm },
    { from: [-10, 76], to: [34, 120], top: -2, material: gray },
    { from: [36, 76], to: [80, 120], top: 8, material: warm },
  ])
  mesh.placed({ at: [12, -80, 4.4] }, () => waterTank(mesh))
  mesh.placed({ at: [-90, -10, -2.6] }, () => waterTank(mesh))
}

const build = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor, construction })
  timber(mesh)
  buildFixtures(mesh, floor, finishes)
  furnish(mesh)
  outside(mesh)
  return openings
}

/** The workshop of 1910 from the street: seven bays of brick piers and steel windows, five floors, a shop front below. */
function buildStreet(mesh: Mesh): void {
  const wall = bricks('#a4614a', '#c2a48e', 0.26)
  const [bays, bay, storey, base, left] = [6, 12, 13.2, 15, -36]
  const width = bays * bay
  const top = base + 4 * storey
  mesh.box([left, 0, 0], [left + width, 60, top], paint.deepDusk)
  for (let pier = 0; pier <= bays; pier += 1) {
    const x = left + pier * bay
    mesh.box([x - 1.3, -1.1, 0], [x + 1.3, 0.4, top + 1.5], wall)
    mesh.box([x - 1.5, -1.3, 0], [x + 1.5, 0.4, 3], paint.stone)
    mesh.box([x - 1.5, -1.3, top + 1.5], [x + 1.5, 0.4, top + 2.1], paint.stone)
  }
  for (let row = 0; row < 5; row += 1) {
    const low = row === 0 ? 0 : base + (row - 1) * storey
    const high = row === 0 ? base : low + storey
    const [sill, head] = row === 0 ? [2.2, 12] : [low + 3, low + 11]
    for (let column = 0; column < bays; column += 1) {
      const [from, to] = [left + column * bay + 1.3, left + (column + 1) * bay - 1.3]
      const isEntrance = row === 0 && column === 2
      mesh.box([from, -0.5, low], [to, 0.4, isEntrance ? 0.4 : sill], row === 0 ? paint.stone : wall)
      mesh.box([from, -0.5, head], [to, 0.4, high], wall)
      mesh.box([from - 0.2, -0.75, head], [to + 0.2, 0.4, head + 0.9], row === 0 ? paint.steel : paint.stone)
      if (!isEntrance) mesh.box([from - 0.1, -0.85, sill - 0.35], [to + 0.1, 0.4, sill], paint.stone)
      glazing(mesh, from, to, isEntrance ? 0.4 : sill, head, row === 0 ? 3 : 4, row === 0 ? 2 : 4)
      if (isEntrance) {
        mesh.box([from + 2.6, -0.35, 0.4], [to - 2.6, -0.2, 8.4], paint.green)
        mesh.box([from - 1.6, -4.6, 9.4], [to + 1.6, -0.4, 10], paint.steel)
      }
    }
    if (row > 0) mesh.box([left - 1.2, -0.8, high - 1.1], [left + width + 1.2, 0.4, high - 0.6], paint.stone)
  }
  mesh.box([left - 1.4, -1.6, top], [left + width + 1.4, 0.6, top + 1], paint.stone)
  mesh.box([left - 1, -0.6, top + 1], [left + width + 1, 0.6, top + 3.2], wall)
  fireStairs(mesh, left + 4 * bay, base, storey)
  mesh.placed({ at: [left + 58, 24, top] }, () => waterTank(mesh))
  mesh.box([left + 8, 14, top], [left + 22, 30, top + 9], wall)
  skyline(mesh, 0, [
    { from: [left - 60, 4], to: [left - 1.5, 60], top: 46, material: facade('#d2c0a2', '#6d7f8c', 9, 11.5) },
    {
      from: [left + width + 1.5, 4],
      to: [left + width + 60, 60],
      top: 38,
      material: facade('#b9b7a4', '#5f7280', 8, 12),
    },
  ])
  mesh.box([-300, -300, -0.6], [300, 80, -0.5], paint.stone)
  mesh.box([-300, -14, -0.5], [300, 4, 0], paint.linen)
  for (const [x, seed, size] of [
    [-27, 3, 1],
    [9, 6, 0.9],
    [33, 11, 1.05],
  ] as const)
    mesh.placed({ at: [x, -10, 0] }, () => tree(mesh, 24 * size, 8 * size, seed))
}

function glazing(mesh: Mesh, from: number, to: number, low: number, high: number, across: number, up: number): void {
  const bars = mesh.thing()
  mesh.box([from, -0.12, low], [to, -0.1, high], paint.dusk)
  for (let bar = 0; bar <= across; bar += 1) {
    const x = from + ((to - from) * bar) / across
    mesh.box([x - 0.09, -0.3, low], [x + 0.09, -0.1, high], paint.steel, bars)
  }
  for (let bar = 0; bar <= up; bar += 1) {
    const z = low + ((high - low) * bar) / up
    mesh.box([from, -0.3, z - 0.07], [to, -0.1, z + 0.07], paint.steel, bars)
  }
}

function fireStairs(mesh: Mesh, x: number, base: number, storey: number): void {
  const iron = mesh.thing()
  const width = 11
  for (let row = 0; row < 4; row += 1) {
    const z = base + row * storey + 2.6
    mesh.box([x + 0.5, -4.2, z], [x + width + 0.5, -0.8, z + 0.15], paint.steel, iron)
    for (const up of [1.6, 3.2])
      mesh.rod([x + 0.5, -4.1, z + up], [x + width + 0.5, -4.1, z + up], 0.06, paint.steel, iron)
    for (let rail = 0; rail <= 22; rail += 1)
      mesh.rod([x + 0.5 + rail * 0.5, -4.1, z], [x + 0.5 + rail * 0.5, -4.1, z + 3.2], 0.03, paint.steel, iron)
    if (row === 0) continue
    const [from, to] = row % 2 ? [x + 1.5, x + 9] : [x + 9, x + 1.5]
    for (const y of [-3.6, -2]) mesh.rod([from, y, z - storey + 0.1], [to, y, z], 0.1, paint.steel, iron)
    for (let step = 1; step < 14; step += 1) {
      const share = step / 14
      const at = from + (to - from) * share
      mesh.box(
        [at - 0.35, -3.6, z - storey * (1 - share)],
        [at + 0.35, -2, z - storey * (1 - share) + 0.08],
        paint.steel,
        iron,
      )
    }
  }
}

export const carverLoftsPictures: HomePicture[] = [
  exterior(
    'carver-lofts-street',
    buildStreet,
    { from: [-4, -130, 36], towards: [0.05, 1, 0], angle: 56, shift: 0.03 },
    { sun: [-0.62, -0.75, 0.72], ambient: 0.62, reach: 14, haze: 240 },
  ),
  interior(
    'carver-lofts-living',
    build,
    { from: [9.4, 21, 5.2], towards: [0, -1, 0], angle: 70, near: 5.45, shift: 0.01 },
    { sun: [-0.8, 0.18, 0.5], haze: 90 },
  ),
  interior(
    'carver-lofts-kitchen',
    build,
    { from: [13, 8.4, 5.1], towards: [1, 0, 0], angle: 66, near: 5.4, shift: 0.02 },
    { sun: [-0.8, 0.18, 0.5], haze: 90 },
  ),
  interior(
    'carver-lofts-bedroom',
    build,
    { from: [5.6, 18.6, 5], towards: [0, 1, 0], angle: 64, near: 2.8, shift: 0.02 },
    { sun: [0.35, 0.8, 0.75], haze: 90 },
  ),
  interior(
    'carver-lofts-bathroom',
    build,
    { from: [24.4, 21, 5], towards: [0, 1, 0], angle: 58, near: 3.4, shift: -0.055 },
    { ambient: 0.9, reach: 5 },
  ),
  fromAbove(
    'carver-lofts-above',
    (mesh) => {
      buildShell(mesh, { floor, construction, cutAt: 4.8 })
      buildFixtures(mesh, floor, { ...finishes, above: 'nothing' })
      furnish(mesh)
    },
    floor,
  ),
]
