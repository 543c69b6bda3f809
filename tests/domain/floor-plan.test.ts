import { describe, expect, it } from 'vitest'
import { drawFloor } from '#domain/floor-plan/draw.ts'
import {
  bathroomsOf,
  bedroomsOf,
  type FloorPlan,
  feetAndInches,
  interiorSquareFeet,
  type PlanFloor,
} from '#domain/floor-plan/plan.ts'
import { planProblems } from '#domain/floor-plan/problems.ts'
import { solidParts, wallsOf } from '#domain/floor-plan/walls.ts'
import { floorPlans } from '#server/samples/floor-plans.ts'
import { listings } from '#server/samples/listings.ts'

const plans = Object.entries(floorPlans).map(([id, plan]) => ({ id: Number(id), plan }))

it('[PROP-29] every sample listing has a floor plan', () => {
  expect(plans.map(({ id }) => id)).toEqual(listings.map(({ id }) => id))
})

describe.each(plans)('[PROP-29] the floor plan of sample $id', ({ id, plan }) => {
  const listing = listings.find((each) => each.id === id)

  it('has the rooms and the size that the listing states', () => {
    expect(bedroomsOf(plan)).toBe(listing?.beds)
    expect(bathroomsOf(plan)).toBe(listing?.baths)
    expect(interiorSquareFeet(plan)).toBeCloseTo(listing?.sqft ?? 0, 6)
  })

  it('is valid: nothing overlaps, doors and windows are in walls, and every room can be reached', () => {
    expect(planProblems(plan)).toEqual([])
  })
})

const area = (x: number, y: number, width: number, depth: number) => ({ x, y, width, depth })
const hall: PlanFloor = {
  name: 'Ground floor',
  rooms: [
    { id: 'hall', name: 'Hall', kind: 'hall', areas: [area(0, 0, 10, 10)] },
    { id: 'bath', name: 'Bath', kind: 'bathroom', areas: [area(10, 0, 6, 10)] },
  ],
  doors: [
    { kind: 'hinged', rooms: ['hall'], hinge: 'start', runs: 'right', x: 3, y: 10, length: 3 },
    { kind: 'hinged', rooms: ['bath', 'hall'], hinge: 'start', runs: 'down', x: 10, y: 4, length: 2.5 },
  ],
  windows: [{ runs: 'down', x: 16, y: 2, length: 3 }],
  stairs: [{ ...area(0.5, 0.5, 3, 8), climbs: 'down', leads: 'up' }],
  fixtures: [{ kind: 'tub', ...area(11, 0.5, 2.5, 5) }],
}
const attic: PlanFloor = {
  name: 'Attic',
  rooms: [{ id: 'attic', name: 'Attic', kind: 'living', areas: [area(0, 0, 10, 10)] }],
  doors: [],
  windows: [],
  stairs: [{ ...area(0.5, 0.5, 3, 8), climbs: 'down', leads: 'down' }],
  fixtures: [],
}
const problemsOf = (ground: Partial<PlanFloor>, upper: Partial<PlanFloor> = {}) =>
  planProblems({
    north: 0,
    floors: [
      { ...hall, ...ground },
      { ...attic, ...upper },
    ],
  })
const [first, second] = hall.rooms
if (!first || !second) throw new Error('The plan has two rooms.')

describe('[PROP-29] problems found in a floor plan', () => {
  it('are none in a valid plan', () => expect(problemsOf({})).toEqual([]))

  it.each<[string, Partial<PlanFloor>, string]>([
    [
      'rooms that overlap',
      { rooms: [first, { ...second, areas: [area(9, 0, 7, 10)] }], doors: hall.doors.slice(0, 1), windows: [] },
      'Ground floor: hall overlaps bath',
    ],
    ['two rooms of one name', { rooms: [...hall.rooms, { ...first, areas: [area(0, -9, 4, 9)] }] }, 'are called hall'],
    [
      'a door beside its wall',
      { doors: hall.doors.map((door) => ({ ...door, y: door.y + 1 })) },
      'the door of hall at 3, 11 is not in their wall',
    ],
    [
      'a door between other rooms',
      { doors: hall.doors.map((door) => ({ ...door, rooms: ['bath'] })) },
      'the door of bath at 3, 10 is not in their wall',
    ],
    [
      'a window in an inner wall',
      { windows: [{ runs: 'down', x: 10, y: 1, length: 2 }] },
      'the window at 10, 1 is in no outer wall',
    ],
    [
      'a window over a door',
      { windows: [{ runs: 'right', x: 5, y: 10, length: 3 }] },
      'the openings at 3, 10 and 5, 10 cross',
    ],
    [
      'a tub in the wall',
      { fixtures: [{ kind: 'tub', ...area(9, 0.5, 2.5, 5) }] },
      'Ground floor: the tub at 9, 0.5 is in no room',
    ],
    [
      'a fireplace on the stairs',
      { fixtures: [{ kind: 'fireplace', ...area(2, 5, 3, 2) }] },
      'the stairs and the fireplace at 2, 5 collide',
    ],
    ['a room without a door', { doors: hall.doors.slice(0, 1) }, 'Ground floor: no door or stairs lead to bath'],
  ])('%s', (_, broken, problem) => {
    expect(problemsOf(broken).join('\n')).toContain(problem)
  })

  it('include a floor whose stairs start nowhere', () => {
    expect(problemsOf({}, { stairs: [{ ...area(5, 0.5, 3, 8), climbs: 'down', leads: 'down' }] })).toEqual([
      'Attic: no door or stairs lead to attic',
    ])
    expect(problemsOf({ stairs: [] })).toEqual(['Attic: no door or stairs lead to attic'])
  })
})

describe('[PROP-29] the walls of a floor', () => {
  it('are between rooms and around them, each once', () => {
    const walls = wallsOf(hall).map(({ before, after, runs, x, y, length }) =>
      [runs, x, y, length, before?.id ?? '-', after?.id ?? '-'].join(' '),
    )
    expect(walls.sort()).toEqual([
      'down 0 0 10 - hall',
      'down 10 0 10 hall bath',
      'down 16 0 10 bath -',
      'right 0 0 10 - hall',
      'right 0 10 10 hall -',
      'right 10 0 6 - bath',
      'right 10 10 6 bath -',
    ])
  })

  it('aren’t drawn inside a room made of two areas', () => {
    const corner = { ...attic, rooms: [{ ...first, areas: [area(0, 0, 10, 4), area(0, 4, 5, 6)] }] }
    expect(wallsOf(corner).filter(({ runs, y }) => runs === 'right' && y === 4)).toMatchObject([{ x: 5, length: 5 }])
  })

  it('are solid beside their doors and windows', () => {
    const wall = wallsOf(hall).find(({ runs, y }) => runs === 'right' && y === 10)
    expect(wall && solidParts(wall, [...hall.doors, ...hall.windows])).toMatchObject([
      { x: 0, y: 10, length: 3 },
      { x: 6, y: 10, length: 4 },
    ])
  })
})

it('[PROP-29] a half bath counts as half, and garages and gardens don’t count as interior area', () => {
  const rooms: PlanFloor['rooms'] = [
    ...hall.rooms,
    { id: 'half', name: 'Half bath', kind: 'half_bath', areas: [area(0, 20, 4, 5)] },
    { id: 'garage', name: 'Garage', kind: 'garage', areas: [area(20, 0, 20, 20)] },
    { id: 'yard', name: 'Yard', kind: 'outdoor', areas: [area(40, 0, 20, 20)] },
  ]
  const plan: FloorPlan = { north: 0, floors: [{ ...hall, rooms }, attic] }
  expect(bathroomsOf(plan)).toBe(1.5)
  expect(interiorSquareFeet(plan)).toBe(100 + 60 + 20 + 100)
})

it.each([
  [12.5, 12, 6],
  [7 + 11.9 / 12, 8, 0],
  [0.25, 0, 3],
])('[PROP-29] %d feet are %d feet and %d inches', (length, feet, inches) => {
  expect(feetAndInches(length)).toEqual({ feet, inches })
})

describe('[PROP-29] the drawing of a floor', () => {
  const plan: FloorPlan = { north: 90, floors: [hall, attic] }
  const drawing = drawFloor(plan, hall)
  const kinds = (kind: string) => drawing.marks.filter((mark) => mark.kind === kind)

  it('has each room, door, window, flight of stairs and fixture', () => {
    expect(kinds('floor-hall')).toHaveLength(1)
    expect(kinds('floor-bathroom')).toHaveLength(1)
    expect([kinds('leaf').length, kinds('swing').length]).toEqual([2, 2])
    expect(kinds('window')).toHaveLength(1)
    expect([kinds('treads').length, kinds('direction').length]).toEqual([1, 1])
    expect(kinds('fixture-tub')).toHaveLength(1)
  })

  it('leaves a gap in a wall at each door and window', () => {
    // Seven walls, of which two have a door and one has a window.
    expect(kinds('wall')).toHaveLength(10)
  })

  it('opens a door into its first room', () => {
    const swingOf = (rooms: PlanFloor['doors'][number]['rooms']) => {
      const doors = hall.doors.map((door) => (door.runs === 'down' ? { ...door, rooms } : door))
      return drawFloor(plan, { ...hall, doors }).marks.find(
        ({ kind, d }) => kind === 'leaf' && /H|L/.test(d) && d !== entry,
      )?.d
    }
    const entry = kinds('leaf')[0]?.d
    const across = (d = '') => {
      const [from = 0, to = 0] = [...d.matchAll(/[ML](\S+)/g)].map(([, x]) => Number(x))
      return Math.sign(to - from)
    }
    expect([across(swingOf(['bath', 'hall'])), across(swingOf(['hall', 'bath']))]).toEqual([1, -1])
  })

  it('labels the rooms with name and size, and numbers them for narrow screens', () => {
    const texts = (kind: string) => drawing.labels.filter((label) => label.kind === kind).map(({ text }) => text)
    expect(texts('number')).toEqual(['1', '2'])
    expect(texts('name')).toEqual(['Hall', 'Bath'])
    // The dimensions of bathrooms are in the list.
    expect(texts('dimensions')).toEqual(['10′ 0″ × 10′ 0″'])
  })

  it('points its arrow north, and uses a scale of a round number of feet', () => {
    expect(drawing.compass.north).toBe(90)
    expect([drawing.scaleBar.feet, drawing.scaleBar.half]).toEqual([5, 25])
  })

  it('uses the frame of the whole plan, so that floors align', () => {
    const { width, height } = drawFloor(plan, attic)
    expect([width, height]).toEqual([drawing.width, drawing.height])
  })

  it.each(plans)('keeps every label of sample $id within its room', ({ plan }) => {
    for (const floor of plan.floors) {
      const { labels, width, height } = drawFloor(plan, floor)
      expect(labels.filter(({ kind }) => kind === 'number')).toHaveLength(floor.rooms.length)
      for (const { x, y, text, fontSize, isUpright } of labels) {
        const half = (text.length * fontSize * 0.56) / 2
        const [across, down] = isUpright ? [fontSize / 2, half] : [half, fontSize / 2]
        expect([x - across > 0, x + across < width, y - down > 0, y + down < height]).toEqual(Array(4).fill(true))
      }
    }
  })
})
