import type { FloorPlan } from '#domain/floor-plan/plan.ts'
import { fixture, opening, planDoor, planFloor, room, windows } from './parts.ts'

export const carverLofts: FloorPlan = {
  north: 0,
  floors: [
    planFloor('Fifth floor', {
      rooms: [
        room('living', 'Living and dining', 'living', [0, 0, 18, 17]),
        room('kitchen', 'Kitchen', 'kitchen', [18, 0, 10, 17]),
        room('laundry', 'Laundry', 'storage', [0, 17, 6, 4]),
        room('hall', 'Hall', 'hall', [6, 17, 15, 4]),
        room('entry', 'Entry', 'hall', [21, 17, 7, 7]),
        room('bedroom-1', 'Bedroom 1', 'bedroom', [0, 21, 11.5, 14]),
        room('bedroom-2', 'Bedroom 2', 'bedroom', [11.5, 21, 9.5, 14]),
        room('bathroom', 'Bathroom', 'bathroom', [21, 24, 7, 11]),
      ],
      doors: [
        planDoor(['entry'], ['down', 28, 18.5, 3]),
        opening(['living', 'kitchen'], ['down', 18, 2, 13]),
        opening(['living', 'hall'], ['right', 8, 17, 6]),
        opening(['entry', 'hall'], ['down', 21, 17.5, 3]),
        opening(['kitchen', 'entry'], ['right', 22.5, 17, 4]),
        planDoor(['laundry', 'hall'], ['down', 6, 17.75, 2.5], 'end', 'sliding'),
        planDoor(['bedroom-1', 'hall'], ['right', 7.75, 21, 2.75], 'end'),
        planDoor(['bedroom-2', 'hall'], ['right', 13, 21, 2.75]),
        planDoor(['bathroom', 'entry'], ['right', 24.5, 24, 2.5], 'end'),
      ],
      windows: windows(
        ['right', 1.25, 0, 4.5],
        ['right', 6.75, 0, 4.5],
        ['right', 12.25, 0, 4.5],
        ['right', 20.75, 0, 4.5],
        ['down', 0, 2.5, 4.5],
        ['down', 0, 9.5, 4.5],
        ['right', 3.5, 35, 4.5],
        ['right', 14, 35, 4.5],
      ),
      fixtures: [
        fixture('counter', 25.75, 1, 2, 11),
        fixture('sink', 25.9, 3, 1.6, 2.2),
        fixture('range', 25.75, 7, 2, 2.5),
        fixture('refrigerator', 25.3, 12.3, 2.5, 2.8),
        fixture('island', 20.25, 4, 2.75, 7),
        fixture('washer', 0.4, 17.5, 2.3, 2.3),
        fixture('dryer', 2.9, 17.5, 2.3, 2.3),
        fixture('tub', 21.4, 32.1, 6.2, 2.5),
        fixture('toilet', 21.3, 29, 2.3, 1.5),
        fixture('basin', 26, 28.5, 1.7, 2.5),
      ],
    }),
  ],
}
