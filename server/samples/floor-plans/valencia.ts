import type { FloorPlan } from '#domain/floor-plan/plan.ts'
import { fixture, opening, planDoor, planFloor, room, windows } from './parts.ts'

/** Valencia Street is at the top, to the east. */
export const valencia: FloorPlan = {
  north: 270,
  floors: [
    planFloor('Third floor', {
      rooms: [
        room('living', 'Living room', 'living', [0, 0, 20, 13]),
        room('kitchen', 'Kitchen', 'kitchen', [0, 13, 8, 7]),
        room('bathroom', 'Bathroom', 'bathroom', [8, 13, 6.5, 7]),
        room('hall', 'Hall', 'hall', [14.5, 13, 5.5, 11]),
        room('bedroom', 'Bedroom', 'bedroom', [0, 20, 14.5, 12]),
        room('closet', 'Closet', 'storage', [14.5, 24, 5.5, 8]),
      ],
      doors: [
        planDoor(['hall'], ['down', 20, 15, 3]),
        opening(['living', 'hall'], ['right', 15.25, 13, 4]),
        opening(['living', 'kitchen'], ['right', 2, 13, 5]),
        planDoor(['bathroom', 'hall'], ['down', 14.5, 16.75, 2.5], 'end'),
        planDoor(['bedroom', 'hall'], ['down', 14.5, 20.75, 2.75]),
        planDoor(['closet', 'bedroom'], ['down', 14.5, 26, 2.5], 'end'),
      ],
      windows: windows(
        ['right', 2.5, 0, 8],
        ['right', 13.5, 0, 4],
        ['right', 2, 32, 4],
        ['right', 8, 32, 4],
        ['down', 0, 15, 2.5],
      ),
      fixtures: [
        fixture('counter', 0.3, 17.75, 7.4, 2),
        fixture('sink', 1, 18, 2, 1.5),
        fixture('range', 3.75, 17.75, 2, 2),
        fixture('refrigerator', 0.3, 13.4, 2.4, 2.4),
        fixture('tub', 8.3, 13.4, 2.5, 5),
        fixture('toilet', 11.25, 13.3, 1.5, 2.3),
        fixture('basin', 11, 18.3, 2, 1.5),
      ],
    }),
  ],
}
