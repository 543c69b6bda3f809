import { alderRidge as plan } from '#server/samples/floor-plans/alder-ridge.ts'
import { floorNamed, type HomePicture, interior } from '../drawing.ts'
import { buildFixtures, type Finishes } from '../fixtures.ts'
import {
  armchair,
  bookshelf,
  carpet,
  chair,
  floorLamp,
  pendant,
  picture,
  plant,
  roundTable,
  sofa,
  table,
  vase,
} from '../furniture.ts'
import { boards, paint, tiles } from '../materials.ts'
import type { Mesh } from '../mesh.ts'
import { shrub, tree } from '../outdoors.ts'
import { buildShell, type Construction } from '../shell.ts'

const ground = floorNamed(plan, 'First floor')
const upper = floorNamed(plan, 'Second floor')

/** White frames, walnut and pale boards, as on the photos. */
const construction: Construction = {
  ceiling: 10,
  sill: 0.5,
  head: 9,
  panes: (length) => ({ across: Math.max(2, Math.round(length / 3.4)), up: [] }),
  frame: paint.white,
  trim: paint.white,
  floorOf: (kind) => {
    if (kind === 'outdoor') return tiles('#cfc7b8', '#a69c8a', 2.5, 2.5)
    if (kind === 'bathroom' || kind === 'half_bath') return tiles('#d8d3c7', '#a7a499', 2, 1)
    return boards('#cfae80', 'y', 0.62, 9, '#9c7a50')
  },
  wallOf: (wall) =>
    wall.runs === 'right' && wall.before?.id === 'family' && wall.after?.id !== 'hall' ? paint.walnut : paint.warmWhite,
  ceilingMaterial: paint.white,
  door: paint.walnut,
  doorHead: 7.8,
  hasBaseboards: false,
}

const finishes: Finishes = {
  cabinet: paint.walnut,
  counter: paint.marble,
  island: paint.walnut,
  islandTop: paint.marble,
  splash: paint.marble,
  wet: tiles('#e4dfd3', '#bcb6a8', 2, 1),
  metal: paint.brass,
  vanity: paint.walnut,
  above: 'nothing',
}

/** The rooms that are drawn; the photos show the others. */
function furnishGround(mesh: Mesh): void {
  // Dining room.
  mesh.placed({ at: [52, 10, 0] }, () => {
    table(mesh, 4, 9, 2.5, paint.walnut)
    mesh.placed({ at: [0, 0.4, 2.5] }, () => vase(mesh, 12, paint.sage))
    for (const y of [-3, 0, 3]) {
      mesh.placed({ at: [-2.9, y, 0], turn: 1 }, () => chair(mesh, paint.walnut, paint.linen))
      mesh.placed({ at: [2.9, y, 0], turn: 3 }, () => chair(mesh, paint.walnut, paint.linen))
    }
    for (const y of [-2.4, 2.4]) mesh.placed({ at: [0, y, 0] }, () => pendant(mesh, 10, 6, 0.95, paint.brass))
  })
  carpet(mesh, [52, 10], 9.4, 13, '#e4dccb', '#b4883e')
  mesh.placed({ at: [58.2, 17.8, 0] }, () => plant(mesh, 6.4, 15, paint.porcelain))
  mesh.placed({ at: [58.2, 2, 0] }, () => plant(mesh, 5.2, 37, paint.porcelain))
  // Family room.
  carpet(mesh, [9.6, 26.4], 10, 8.6, '#dccfb6', '#5d7390')
  mesh.placed({ at: [9.8, 32.6, 0], turn: 2 }, () => sofa(mesh, 8.6, paint.dusk, [paint.linen, paint.brass]))
  mesh.placed({ at: [9.8, 26.8, 0.06] }, () => {
    roundTable(mesh, 1.9, 1.2, paint.oak)
    mesh.placed({ at: [0.4, 0.2, 1.2] }, () => vase(mesh, 29))
  })
  mesh.placed({ at: [2.6, 24.2, 0], turn: 0.6 }, () => armchair(mesh, paint.clay, paint.linen))
  mesh.placed({ at: [9.8, 32.75, 0], turn: 2 }, () => picture(mesh, 5, 2.8, 4.4, 11))
  mesh.placed({ at: [20.4, 20.25, 0] }, () => bookshelf(mesh, 5.6, 7.6, paint.walnut, 21))
  mesh.placed({ at: [1.6, 31.6, 0] }, () => plant(mesh, 6, 52, paint.porcelain))
  mesh.placed({ at: [16, 31.4, 0] }, () => floorLamp(mesh))
}

/** The lawn, a hedge around it and the trees of the ridge. */
function garden(mesh: Mesh, level: number): void {
  mesh.box([-160, -160, level - 1], [220, 180, level], paint.lawn)
  for (let each = 0; each < 22; each += 1)
    mesh.placed({ at: [-22 + each * 5.4, -34, level] }, () => shrub(mesh, 7, 6.4, 100 + each))
  for (let each = 0; each < 12; each += 1) {
    mesh.placed({ at: [84, -28 + each * 5.4, level] }, () => shrub(mesh, 7, 6.4, 140 + each))
    mesh.placed({ at: [-22, -28 + each * 5.4, level] }, () => shrub(mesh, 7, 6.4, 170 + each))
  }
  for (const [x, y, seed, size] of [
    [-12, -52, 5, 1.2],
    [14, -58, 8, 1],
    [38, -50, 12, 1.25],
    [62, -60, 16, 1.1],
    [98, -12, 20, 1.2],
    [104, 14, 24, 1],
    [96, 38, 28, 1.15],
    [-34, 0, 32, 1.1],
    [-40, 26, 36, 1.2],
    [-33, 48, 40, 1],
  ] as const)
    mesh.placed({ at: [x, y, level] }, () => tree(mesh, 26 * size, 9.5 * size, seed, paint.farCanopy))
}

const buildGround = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor: ground, construction })
  buildFixtures(mesh, ground, finishes)
  furnishGround(mesh)
  garden(mesh, -0.7)
  return openings
}
const buildUpper = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor: upper, construction: { ...construction, sill: 1.8 } })
  // Glass around the tub: the window is behind it.
  buildFixtures(mesh, upper, { ...finishes, wet: paint.showerGlass })
  garden(mesh, -12)
  return openings
}

export const alderRidgePictures: HomePicture[] = [
  interior(
    'alder-ridge-dining',
    buildGround,
    { from: [38.4, 10.6, 4.9], towards: [1, -0.04, 0], angle: 62, near: 6, shift: -0.045 },
    { sun: [0.7, -0.5, 0.6], haze: 90 },
  ),
  interior(
    'alder-ridge-family',
    buildGround,
    { from: [29.4, 25.8, 4.9], towards: [-1, 0.02, 0], angle: 62, near: 6, shift: -0.045 },
    { sun: [-0.8, -0.2, 0.55], haze: 90 },
  ),
  interior(
    'alder-ridge-primary-bath',
    buildUpper,
    { from: [16.4, 8.9, 5], towards: [1, -0.06, 0], angle: 62, near: 6.2, shift: -0.05 },
    { sun: [0.1, -0.8, 0.6], haze: 90, ambient: 0.74 },
  ),
]
