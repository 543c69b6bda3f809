import type { FloorPlan } from '#domain/floor-plan/plan.ts'
import { fixture, opening, planDoor, planFloor, room, sliding, stairs, windows } from './parts.ts'

/** The street is at the bottom, to the west; the shared garden is at the top. */
export const juniperRow: FloorPlan = {
  north: 270,
  floors: [
    planFloor('Garage', {
      rooms: [room('garage', 'Garage and laundry', 'garage', [0, 17, 20, 27])],
      doors: [planDoor(['garage'], ['right', 2, 44, 9], 'start', 'overhead')],
      windows: [],
      stairs: [stairs([16.5, 19, 3.2, 10], 'up', 'up')],
      fixtures: [fixture('washer', 0.5, 17.5, 2.3, 2.3), fixture('dryer', 3, 17.5, 2.3, 2.3)],
    }),
    planFloor('Main floor', {
      rooms: [
        room('kitchen', 'Kitchen', 'kitchen', [0, 0, 12, 17]),
        room('breakfast', 'Breakfast', 'living', [12, 0, 8, 12]),
        room('half-bath', 'Half bath', 'half_bath', [12, 12, 8, 5]),
        room('dining', 'Dining room', 'living', [0, 17, 14, 11]),
        room('living', 'Living room', 'living', [0, 28, 14, 16]),
        room('hall', 'Stair hall', 'hall', [14, 17, 6, 17]),
        room('entry', 'Entry', 'hall', [14, 34, 6, 10]),
      ],
      doors: [
        planDoor(['entry'], ['right', 15.5, 44, 3], 'end'),
        sliding(['breakfast'], ['right', 13, 0, 6]),
        opening(['entry', 'hall'], ['right', 14.5, 34, 3]),
        opening(['living', 'entry'], ['down', 14, 35.5, 6]),
        opening(['dining', 'living'], ['right', 3, 28, 8]),
        opening(['dining', 'hall'], ['down', 14, 21, 4]),
        opening(['kitchen', 'dining'], ['right', 4, 17, 6]),
        opening(['kitchen', 'breakfast'], ['down', 12, 2, 8]),
        planDoor(['half-bath', 'hall'], ['right', 14.25, 17, 2.5], 'end'),
      ],
      windows: windows(['right', 2, 0, 8], ['right', 2, 44, 9]),
      stairs: [stairs([17, 19, 2.7, 10], 'up', 'both')],
      fixtures: [
        fixture('counter', 0.3, 0.3, 11, 2),
        fixture('counter', 0.3, 2.5, 2, 11.5),
        fixture('sink', 4.8, 0.5, 2.4, 1.5),
        fixture('range', 0.3, 6, 2, 2.5),
        fixture('refrigerator', 0.3, 14.2, 2.5, 2.5),
        fixture('island', 5.25, 5.5, 2.75, 6),
        fixture('toilet', 17.4, 13.6, 2.3, 1.5),
        fixture('basin', 12.8, 12.3, 2, 1.5),
      ],
    }),
    planFloor('Upper floor', {
      rooms: [
        room('bedroom-2', 'Bedroom 2', 'bedroom', [0, 0, 10, 19]),
        room('bedroom-3', 'Bedroom 3', 'bedroom', [10, 0, 10, 13]),
        room('hall', 'Stair hall', 'hall', [14, 13, 6, 17], [10, 13, 4, 6]),
        room('closet-2', 'Closet', 'storage', [0, 19, 6, 8]),
        room('bathroom-2', 'Bath 2', 'bathroom', [6, 19, 8, 8]),
        room('bedroom-1', 'Primary bedroom', 'bedroom', [0, 27, 14, 17]),
        room('closet-1', 'Closet', 'storage', [14, 30, 6, 6]),
        room('bathroom-1', 'Primary bath', 'bathroom', [14, 36, 6, 8]),
      ],
      doors: [
        planDoor(['bedroom-2', 'hall'], ['down', 10, 15, 2.75]),
        planDoor(['bedroom-3', 'hall'], ['right', 10.75, 13, 2.75]),
        planDoor(['bathroom-2', 'hall'], ['down', 14, 20, 2.5]),
        planDoor(['closet-2', 'bedroom-2'], ['right', 1.75, 19, 2.5]),
        planDoor(['bedroom-1', 'hall'], ['down', 14, 27.2, 2.6]),
        planDoor(['closet-1', 'bedroom-1'], ['down', 14, 32, 2.5], 'end'),
        planDoor(['bathroom-1', 'bedroom-1'], ['down', 14, 37, 2.5]),
      ],
      windows: windows(['right', 2.5, 0, 5], ['right', 12.5, 0, 5], ['right', 2, 44, 9], ['right', 15.5, 44, 2.5]),
      stairs: [stairs([17, 19, 2.7, 10], 'up', 'down')],
      fixtures: [
        fixture('tub', 6.4, 24.1, 5.5, 2.5),
        fixture('toilet', 6.4, 19.4, 1.5, 2.3),
        fixture('basin', 8.75, 19.4, 2.25, 1.6),
        fixture('shower', 16.6, 40.3, 3.1, 3.3),
        fixture('toilet', 17.4, 36.6, 2.3, 1.5),
        fixture('basin', 14.3, 41, 1.6, 2.4),
      ],
    }),
  ],
}
