import { valencia as plan } from '#server/samples/floor-plans/valencia.ts'
import { floorNamed, fromAbove, type HomePicture, interior } from '../drawing.ts'
import { buildFixtures, type Finishes } from '../fixtures.ts'
import {
  armchair,
  bed,
  bookshelf,
  carpet,
  chair,
  curtain,
  dresser,
  floorLamp,
  nightstand,
  pendant,
  picture,
  plant,
  roundTable,
  sofa,
  table,
  vase,
} from '../furniture.ts'
import { boards, bricks, paint, tiles } from '../materials.ts'
import type { Mesh } from '../mesh.ts'
import { facade, skyline, tree } from '../outdoors.ts'
import { buildShell, type Construction } from '../shell.ts'

const floor = floorNamed(plan, 'Third floor')
const brick = bricks('#a9583c', '#d9cbb6')
const oak = boards('#c39763', 'x', 0.3, 5)

const construction: Construction = {
  ceiling: 9.4,
  sill: 2.1,
  head: 7.9,
  panes: (length) => ({ across: length > 6 ? 3 : 2, up: [0.62] }),
  frame: paint.steel,
  trim: paint.white,
  floorOf: (kind, id) =>
    kind === 'bathroom'
      ? tiles('#efe9dc', '#9aa09a', 0.5, 0.5)
      : id === 'kitchen'
        ? tiles('#d8d2c4', '#8d8f8a', 1, 1)
        : oak,
  wallOf: (wall) => (wall.runs === 'down' && wall.x < 0.1 && wall.after?.id === 'living' ? brick : paint.warmWhite),
  ceilingMaterial: paint.white,
  door: paint.white,
  doorHead: 6.9,
  hasBaseboards: true,
}

const finishes: Finishes = {
  cabinet: paint.sage,
  counter: paint.walnut,
  island: paint.sage,
  islandTop: paint.walnut,
  splash: tiles('#f4efe4', '#c9c1b2', 0.5, 0.25, 0.5),
  metal: paint.brass,
  vanity: paint.walnut,
  above: 'shelves',
}

function furnish(mesh: Mesh): void {
  mesh.placed({ at: [0.45, 7, 0], turn: 1 }, () => sofa(mesh, 6.6, paint.deepDusk, [paint.brass, paint.linen]))
  carpet(mesh, [6.2, 7], 6.5, 8, '#c98663', '#efe3cf')
  mesh.placed({ at: [5.4, 7, 0.06] }, () => {
    roundTable(mesh, 1.5, 1.35, paint.oak)
    mesh.placed({ at: [0.2, 0.3, 1.35] }, () => vase(mesh, 4))
  })
  mesh.placed({ at: [11.4, 8, 0], turn: 3 }, () => armchair(mesh, paint.sage, paint.linen))
  mesh.placed({ at: [15.5, 2.6, 0] }, () => {
    table(mesh, 3.4, 2.6, 2.45, paint.oak)
    mesh.placed({ at: [0.3, 0, 2.45] }, () => vase(mesh, 9, paint.sage))
  })
  for (const [x, turn] of [
    [13, 1],
    [18, 3],
  ] as const)
    mesh.placed({ at: [x, 2.6, 0], turn }, () => chair(mesh, paint.walnut, paint.sage))
  mesh.placed({ at: [11, 12.7, 0], turn: 2 }, () => bookshelf(mesh, 6, 6.6, paint.walnut, 3))
  mesh.placed({ at: [1.4, 1.4, 0] }, () => plant(mesh, 5.6, 12))
  mesh.placed({ at: [1.4, 11.6, 0] }, () => floorLamp(mesh))
  radiator(mesh, 6.5, 0.45, 5, 0)
  mesh.placed({ at: [4, 15.6, 0] }, () => pendant(mesh, 9.4, 6.6, 0.6, paint.deepSage))
  mesh.placed({ at: [0.42, 26, 0], turn: 1 }, () =>
    bed(mesh, 5, {
      frame: paint.walnut,
      sheet: paint.porcelain,
      cover: paint.linen,
      throwOver: paint.sage,
      pillow: paint.clay,
    }),
  )
  for (const y of [22.3, 29.7]) mesh.placed({ at: [0.42, y, 0], turn: 1 }, () => nightstand(mesh, paint.walnut))
  carpet(mesh, [6, 26], 7, 8.4, '#ddd3bf', '#7f8f78')
  for (const [y, width, up, seed] of [
    [24.7, 1.7, 4.6, 5],
    [27.2, 1.7, 4.6, 8],
  ] as const)
    mesh.placed({ at: [0.43, y, 0], turn: 1 }, () => picture(mesh, width, 2.2, up, seed))
  mesh.placed({ at: [9, 20.25, 0] }, () => dresser(mesh, 4.6, paint.oak))
  mesh.placed({ at: [8, 21, 2.9] }, () => vase(mesh, 21, paint.sage))
  mesh.placed({ at: [9.6, 20.22, 0] }, () => picture(mesh, 2.2, 1.6, 4.4, 11))
  mesh.placed({ at: [13, 30.6, 0] }, () => plant(mesh, 5, 31, paint.porcelain))
  radiator(mesh, 10, 31.3, 3.2, 2)
  for (const [x, width] of [
    [1.5, 1.1],
    [6.5, 1],
    [12.5, 1.1],
  ] as const)
    mesh.placed({ at: [x, 31.6, 0], turn: 2 }, () => curtain(mesh, width, 8.3, paint.linen))
}

/** Cast iron, below a window. */
function radiator(mesh: Mesh, x: number, y: number, width: number, turn: number): void {
  mesh.placed({ at: [x, y, 0], turn }, () => {
    const thing = mesh.thing()
    const sections = Math.round(width / 0.26)
    for (let each = 0; each < sections; each += 1) {
      const left = -width / 2 + each * 0.26
      mesh.cushion([left, 0.05, 0.25], [left + 0.21, 0.6, 1.95], paint.white, 8, thing + each * 0)
      mesh.thing()
    }
    mesh.rod([-width / 2 - 0.2, 0.3, 0], [-width / 2 - 0.2, 0.3, 0.5], 0.05, paint.brass)
  })
}

function outside(mesh: Mesh): void {
  const ground = -23
  mesh.box([-120, -160, ground - 1], [160, 160, ground], paint.stone)
  skyline(mesh, ground, [
    { from: [-60, -95], to: [-14, -62], top: 12, material: facade('#d9c6a6', '#5d7390', 8, 11) },
    { from: [-14, -95], to: [22, -62], top: 20, material: facade('#b98468', '#46586c', 7, 11) },
    { from: [22, -95], to: [70, -62], top: 9, material: facade('#c6cfc4', '#5d7390', 9, 11) },
    { from: [-50, 90], to: [-6, 120], top: 8, material: facade('#cdbfa8', '#5d7390', 8, 11) },
    { from: [-6, 96], to: [36, 120], top: 15, material: facade('#b7c0b4', '#46586c', 7, 11) },
    { from: [36, 90], to: [80, 120], top: 4, material: facade('#d8b79a', '#5d7390', 9, 11) },
  ])
  for (const [x, y, seed] of [
    [-6, -40, 2],
    [20, -42, 5],
    [4, 60, 8],
    [20, 64, 9],
  ] as const)
    mesh.placed({ at: [x, y, ground] }, () => tree(mesh, 28, 11, seed))
}

const build = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor, construction })
  buildFixtures(mesh, floor, finishes)
  furnish(mesh)
  outside(mesh)
  return openings
}

export const valenciaPictures: HomePicture[] = [
  interior(
    'valencia-kitchen',
    build,
    { from: [7.5, 13.3, 4.9], towards: [-0.62, 0.78, 0], angle: 80, near: 0.2, shift: -0.06 },
    { sun: [-0.75, 0.2, 0.5] },
  ),
  interior(
    'valencia-bedroom',
    build,
    { from: [16.4, 26.2, 4.8], towards: [-1, 0, 0], angle: 62, near: 2.3, shift: -0.055 },
    { sun: [0.25, 0.8, 0.6] },
  ),
  interior(
    'valencia-bathroom',
    build,
    { from: [20.4, 16.5, 4.9], towards: [-1, 0, 0], angle: 50, near: 6.2, shift: -0.055 },
    { ambient: 0.86, reach: 5 },
  ),
  fromAbove(
    'valencia-above',
    (mesh) => {
      buildShell(mesh, { floor, construction, cutAt: 4.6 })
      buildFixtures(mesh, floor, { ...finishes, above: 'nothing' })
      furnish(mesh)
    },
    floor,
  ),
]
