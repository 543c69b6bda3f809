import type { FloorPlan } from '#domain/floor-plan/plan.ts'
import { fixture, opening, planDoor, planFloor, room, sliding, windows } from './parts.ts'

/** The bay is at the right, to the east, the city at the left. */
export const harborTower: FloorPlan = {
  north: 0,
  floors: [
    planFloor('Twenty-first floor', {
      rooms: [
        room('balcony', 'Balcony', 'outdoor', [12.5, -5, 15, 5]),
        room('bedroom-1', 'Bedroom 1', 'bedroom', [0, 0, 12.5, 16]),
        room('closet-1', 'Closet', 'storage', [0, 16, 5.5, 8]),
        room('bathroom-1', 'Bath 1', 'bathroom', [5.5, 16, 7, 8]),
        room('dining', 'Dining room', 'living', [0, 24, 12.5, 8.75]),
        room('living', 'Living room', 'living', [12.5, 0, 15, 17]),
        room('kitchen', 'Kitchen', 'kitchen', [12.5, 17, 15, 7]),
        room('entry', 'Entry', 'hall', [12.5, 24, 15, 4.5], [17.5, 28.5, 10, 4.25]),
        room('laundry', 'Laundry', 'storage', [12.5, 28.5, 5, 4.25]),
        room('bedroom-2', 'Bedroom 2', 'bedroom', [27.5, 0, 12.5, 16]),
        room('bathroom-2', 'Bath 2', 'bathroom', [27.5, 16, 7, 8]),
        room('closet-2', 'Closet', 'storage', [34.5, 16, 5.5, 8]),
        room('study', 'Study', 'living', [27.5, 24, 12.5, 8.75]),
      ],
      doors: [
        planDoor(['entry'], ['right', 21, 32.75, 3], 'end'),
        opening(['kitchen', 'entry'], ['right', 18, 24, 5]),
        opening(['living', 'kitchen'], ['right', 14, 17, 12]),
        sliding(['living', 'balcony'], ['right', 15, 0, 10]),
        planDoor(['bedroom-1', 'living'], ['down', 12.5, 12.5, 2.75], 'end'),
        planDoor(['bathroom-1', 'bedroom-1'], ['right', 8.5, 16, 2.5], 'end'),
        planDoor(['closet-1', 'bedroom-1'], ['right', 1.5, 16, 2.5]),
        planDoor(['bedroom-2', 'living'], ['down', 27.5, 12.5, 2.75], 'end'),
        planDoor(['bathroom-2', 'bedroom-2'], ['right', 29, 16, 2.5]),
        planDoor(['closet-2', 'bedroom-2'], ['right', 36, 16, 2.5], 'end'),
        opening(['dining', 'entry'], ['down', 12.5, 24.5, 3.5]),
        planDoor(['study', 'entry'], ['down', 27.5, 25, 2.75]),
        planDoor(['entry', 'laundry'], ['right', 13.75, 28.5, 2.5], 'start', 'sliding'),
      ],
      windows: windows(
        ['right', 2, 0, 8.5],
        ['right', 29.5, 0, 8.5],
        ['down', 0, 2, 8],
        ['down', 0, 25.5, 6],
        ['down', 40, 2, 8],
        ['down', 40, 25.5, 6],
      ),
      fixtures: [
        fixture('counter', 24.9, 17.4, 2.3, 6.3),
        fixture('counter', 12.8, 17.4, 2, 3.6),
        fixture('range', 25, 19.5, 2.2, 2.5),
        fixture('sink', 12.9, 18, 1.7, 2.2),
        fixture('refrigerator', 12.8, 21.2, 2.6, 2.5),
        fixture('tub', 5.9, 21.2, 6.2, 2.5),
        fixture('toilet', 5.8, 18.8, 2.3, 1.5),
        fixture('basin', 10.5, 19, 1.7, 2),
        fixture('shower', 31, 20.4, 3.2, 3.3),
        fixture('toilet', 27.9, 21.6, 2.3, 1.5),
        fixture('basin', 32.5, 17.2, 1.7, 2.4),
        fixture('washer', 12.9, 30.1, 2.2, 2.3),
        fixture('dryer', 15.2, 30.1, 2, 2.3),
      ],
    }),
  ],
}
