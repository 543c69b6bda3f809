import { harborTower as plan } from '#server/samples/floor-plans/harbor-tower.ts'
import { floorNamed, fromAbove, type HomePicture, interior } from '../drawing.ts'
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
  pendant,
  picture,
  plant,
  roundMirror,
  roundTable,
  sofa,
  table,
  vase,
} from '../furniture.ts'
import { boards, paint, plain, tiles } from '../materials.ts'
import type { Mesh } from '../mesh.ts'
import { facade, skyline } from '../outdoors.ts'
import { buildShell, type Construction } from '../shell.ts'

const floor = floorNamed(plan, 'Twenty-first floor')

const construction: Construction = {
  ceiling: 9.2,
  sill: 0.5,
  head: 8.5,
  panes: (length) => ({ across: Math.max(2, Math.round(length / 3.2)), up: [0.28] }),
  frame: paint.steel,
  trim: paint.white,
  floorOf: (kind) =>
    kind === 'bathroom'
      ? tiles('#d9d5ca', '#a9aaa2', 1.6, 0.8)
      : kind === 'outdoor'
        ? boards('#a98d6e', 'x', 0.5, 20)
        : boards('#d6bb92', 'y', 0.6, 8, '#a8865c'),
  wallOf: () => paint.white,
  ceilingMaterial: paint.white,
  door: paint.walnut,
  doorHead: 7.6,
  hasBaseboards: false,
}

const finishes: Finishes = {
  cabinet: paint.walnut,
  counter: paint.marble,
  island: paint.walnut,
  islandTop: paint.marble,
  splash: paint.marble,
  wet: tiles('#e6e1d5', '#b9b4a6', 2, 1),
  metal: paint.brass,
  vanity: paint.walnut,
  above: 'cabinets',
}

function furnish(mesh: Mesh): void {
  carpet(mesh, [20, 6.8], 9, 8, '#dcd6c8', '#62765f')
  mesh.placed({ at: [27, 6.4, 0], turn: 3 }, () => sofa(mesh, 7.6, paint.linen, [paint.deepDusk, paint.brass]))
  mesh.placed({ at: [20.6, 6.6, 0.06] }, () => {
    roundTable(mesh, 1.8, 1.25, paint.walnut)
    mesh.placed({ at: [-0.3, 0.3, 1.25] }, () => vase(mesh, 3))
  })
  for (const y of [4.6, 8.8])
    mesh.placed({ at: [14.2, y, 0], turn: 0.85 }, () => armchair(mesh, paint.deepSage, paint.linen))
  mesh.placed({ at: [26.2, 1.6, 0] }, () => floorLamp(mesh))
  mesh.placed({ at: [13.9, 1.6, 0] }, () => plant(mesh, 6, 71, paint.porcelain))
  mesh.placed({ at: [27.25, 6.4, 0], turn: 3 }, () => picture(mesh, 4.4, 2.6, 3.9, 6))
  for (const [x, turn] of [
    [17, 1],
    [23.5, 3],
  ] as const)
    mesh.placed({ at: [x, -2.6, 0], turn }, () => chair(mesh, paint.oak, paint.sage))
  mesh.placed({ at: [20.2, -2.6, 0] }, () => roundTable(mesh, 1.2, 2.3, paint.oak))
  mesh.placed({ at: [5.8, 28.4, 0] }, () => {
    table(mesh, 6.4, 3.2, 2.5, paint.walnut)
    mesh.placed({ at: [0.3, 0, 2.5] }, () => vase(mesh, 19, paint.sage))
    for (const x of [-1.8, 0, 1.8]) {
      mesh.placed({ at: [x, -2.4, 0], turn: 0 }, () => chair(mesh, paint.walnut, paint.linen))
      mesh.placed({ at: [x, 2.4, 0], turn: 2 }, () => chair(mesh, paint.walnut, paint.linen))
    }
    mesh.placed({ at: [0, 0, 0] }, () => pendant(mesh, 9.2, 5.6, 1.3, paint.brass))
  })
  mesh.placed({ at: [6.2, 24.25, 0] }, () => picture(mesh, 4.6, 2.8, 3.6, 23))
  mesh.placed({ at: [1.4, 31.5, 0] }, () => plant(mesh, 5.8, 81, paint.porcelain))
  mesh.placed({ at: [12.25, 5.6, 0], turn: 3 }, () =>
    bed(mesh, 6.2, {
      frame: paint.walnut,
      sheet: paint.porcelain,
      cover: paint.sage,
      throwOver: paint.deepSage,
      pillow: paint.linen,
    }),
  )
  for (const y of [1.4, 9.8]) mesh.placed({ at: [12.25, y, 0], turn: 3 }, () => nightstand(mesh, paint.walnut))
  carpet(mesh, [7, 5.6], 7.5, 9, '#e4dccb', '#5d7390')
  mesh.placed({ at: [12.28, 5.6, 0], turn: 3 }, () => picture(mesh, 3.4, 2.2, 4.6, 9))
  mesh.placed({ at: [1.5, 12.6, 0], turn: 0.7 }, () => armchair(mesh, paint.linen, paint.clay))
  mesh.placed({ at: [1.2, 1.2, 0] }, () => plant(mesh, 5, 91))
  mesh.placed({ at: [27.75, 6.4, 0], turn: 1 }, () =>
    bed(mesh, 5.4, {
      frame: paint.linen,
      sheet: paint.porcelain,
      cover: paint.dusk,
      throwOver: paint.linen,
      pillow: paint.brass,
    }),
  )
  for (const y of [2.7, 10.1]) mesh.placed({ at: [27.75, y, 0], turn: 1 }, () => nightstand(mesh, paint.oak))
  carpet(mesh, [33, 6.4], 7.5, 8.6, '#d7cdb8', '#b56a48')
  mesh.placed({ at: [27.72, 6.4, 0], turn: 1 }, () => roundMirror(mesh, 1.2, 5.8))
  mesh.placed({ at: [38, 12.2, 0], turn: 3.4 }, () => armchair(mesh, paint.clay, paint.linen))
  for (const [x, width] of [
    [28.5, 1.2],
    [38.6, 1.2],
    [1.2, 1],
    [11.3, 1],
  ] as const)
    mesh.placed({ at: [x, 0.42, 0] }, () => curtain(mesh, width, 9, paint.linen))
  mesh.placed({ at: [36.5, 28.5, 0], turn: 3 }, () => desk(mesh, 5, paint.walnut))
  mesh.placed({ at: [34.2, 28.5, 0], turn: 1 }, () => chair(mesh, paint.walnut, paint.sage))
  mesh.placed({ at: [31, 32.4, 0], turn: 2 }, () => bookshelf(mesh, 6, 7, paint.walnut, 17))
  mesh.placed({ at: [19.4, 32.4, 0], turn: 2 }, () => dresser(mesh, 3, paint.walnut))
}

function outside(mesh: Mesh): void {
  const ground = -236
  mesh.box([-3000, -6000, ground - 2], [120, 3000, ground - 1], plain('#c3beae'))
  mesh.box([120, -6000, ground - 2], [9000, 6000, ground - 1], plain('#7f9bab'))
  mesh.box([-400, -9000, ground - 2], [9000, -420, ground - 0.9], plain('#7f9bab'))
  for (const [x, y, width, top] of [
    [3200, -2600, 1800, 60],
    [4200, -800, 2200, 130],
    [5200, 1500, 2600, 90],
    [200, -4200, 2600, 20],
    [2200, -4600, 2200, 120],
  ] as const)
    mesh.cushion([x - width, y - 400, ground - 200], [x + width, y + 400, top], plain('#9aa79c'), 2.4)
  const [cool, warm, pale] = [
    facade('#aeb9b8', '#5d7390', 12, 12),
    facade('#c9ab90', '#5b6c78', 10, 12),
    facade('#ddd5c3', '#6d8294', 11, 12),
  ]
  skyline(mesh, ground, [
    { from: [-40, -240], to: [10, -180], top: -70, material: pale },
    { from: [14, -330], to: [64, -270], top: -110, material: warm },
    { from: [-150, -260], to: [-90, -200], top: 40, material: cool },
    { from: [-260, -60], to: [-200, 0], top: 60, material: pale },
    { from: [-170, 10], to: [-120, 60], top: -30, material: warm },
    { from: [-330, 20], to: [-270, 90], top: 150, material: cool },
    { from: [-420, -190], to: [-350, -120], top: 110, material: warm },
    { from: [-230, -180], to: [-180, -130], top: -60, material: pale },
    { from: [70, -170], to: [110, -120], top: -150, material: pale },
  ])
  bridge(mesh, ground)
}

/** Two towers and a deck across the bay, far away. */
function bridge(mesh: Mesh, ground: number): void {
  const at = (share: number): readonly [number, number] => [400 + share * 2400, -1500 - share * 500]
  const iron = plain('#7d8b8c')
  const thing = mesh.thing()
  const [start, end] = [at(0), at(1)]
  mesh.rod([...start, ground + 150], [...end, ground + 150], 7, iron, thing)
  for (const share of [0.2, 0.5, 0.8]) {
    const [x, y] = at(share)
    mesh.box([x - 9, y - 9, ground], [x + 9, y + 9, ground + 420], iron, thing)
  }
  for (const [from, to] of [
    [0.2, 0.5],
    [0.5, 0.8],
  ] as const)
    for (let part = 0; part < 12; part += 1) {
      const height = (share: number) => ground + 170 + 240 * (2 * share - 1) ** 2
      const [a, b] = [part / 12, (part + 1) / 12]
      mesh.rod([...at(from + (to - from) * a), height(a)], [...at(from + (to - from) * b), height(b)], 3, iron, thing)
    }
}

const build = (mesh: Mesh) => {
  const openings = buildShell(mesh, { floor, construction })
  buildFixtures(mesh, floor, finishes)
  furnish(mesh)
  outside(mesh)
  return openings
}

const haze = 1400

export const harborTowerPictures: HomePicture[] = [
  interior(
    'harbor-tower-living',
    build,
    { from: [19.8, 21.5, 4.9], towards: [0, -1, 0], angle: 64, near: 4.7, shift: -0.055 },
    { sun: [0.55, 0.55, 0.8], haze, ambient: 0.66 },
  ),
  interior(
    'harbor-tower-kitchen',
    build,
    { from: [9.6, 20.4, 4.9], towards: [1, 0, 0], angle: 46, near: 6.2, shift: -0.055 },
    { haze, ambient: 0.8, reach: 5 },
  ),
  interior(
    'harbor-tower-dining',
    build,
    { from: [17.5, 28.3, 4.8], towards: [-1, 0, 0], angle: 56, near: 5.3, shift: -0.055 },
    { sun: [-0.8, 0.25, 0.35], haze },
  ),
  interior(
    'harbor-tower-bedroom-1',
    build,
    { from: [5.2, 19.6, 4.9], towards: [0.05, -1, 0], angle: 64, near: 4.2, shift: -0.055 },
    { sun: [-0.8, 0.3, 0.42], haze },
  ),
  interior(
    'harbor-tower-bedroom-2',
    build,
    { from: [29.2, 15.2, 5], towards: [0.55, -0.84, 0], angle: 74, near: 0.4, shift: -0.055 },
    { sun: [0.85, 0.2, 0.4], haze },
  ),
  interior(
    'harbor-tower-bath',
    build,
    { from: [9, 12.2, 4.9], towards: [0, 1, 0], angle: 54, near: 4.3, shift: -0.055 },
    { ambient: 0.92, reach: 5, haze },
  ),
  fromAbove(
    'harbor-tower-above',
    (mesh) => {
      buildShell(mesh, { floor, construction, cutAt: 4.6 })
      buildFixtures(mesh, floor, { ...finishes, above: 'nothing' })
      furnish(mesh)
    },
    floor,
  ),
]
