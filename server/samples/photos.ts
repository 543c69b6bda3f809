import type { propertyImages } from '#server/listings/schema.ts'

type SamplePhoto = Pick<typeof propertyImages.$inferInsert, 'original' | 'alt' | 'room' | 'width' | 'height'>

const size = { width: 1600, height: 1067 }

const exteriorDusk: SamplePhoto = {
  original: 'exterior-dusk.jpg',
  room: 'Front',
  alt: 'The house at dusk: a long, two-story front of white frames and cedar, lit from inside, across a lawn.',
  ...size,
}
const livingRoom: SamplePhoto = {
  original: 'living-room.jpg',
  room: 'Living room',
  alt: 'Living room with a pale sofa in front of a walnut wall, two armchairs, and a fire in a gray plaster chimney.',
  ...size,
}
const kitchen: SamplePhoto = {
  original: 'kitchen.jpg',
  room: 'Kitchen',
  alt: 'Kitchen with a marble island and four leather stools, brass lamps above, and a glass door to the garden.',
  ...size,
}
const bedroom: SamplePhoto = {
  original: 'bedroom.jpg',
  room: 'Primary bedroom',
  alt: 'Bedroom with a wide bed in front of a slatted walnut wall, and a large window onto a hedge.',
  ...size,
}
const backyardPool: SamplePhoto = {
  original: 'backyard-pool.jpg',
  room: 'Backyard and pool',
  alt: 'The back of the house in evening light, with a blue pool, lounge chairs and umbrellas on a stone terrace.',
  ...size,
}
const condoTower: SamplePhoto = {
  original: 'condo-tower.jpg',
  room: 'Building',
  alt: 'A slim residential tower with balconies on every floor, above a small park.',
  ...size,
}
const apartmentLiving: SamplePhoto = {
  original: 'apartment-living.jpg',
  room: 'Living room',
  alt: 'Living room with a brick wall, a blue sofa and a patterned rug, and the city in the window.',
  ...size,
}
const townhouseRow: SamplePhoto = {
  original: 'townhouse-row.jpg',
  room: 'Street',
  alt: 'A sloping street of painted townhouses with bay windows, steps and garages.',
  ...size,
}

/** What tools/drawings draws from the floor plans. Their words say that they are drawings. */
const drawing = (name: string, room: string, shows: string): SamplePhoto => ({
  original: `${name}.jpg`,
  room,
  alt: `Drawing: ${shows}`,
  ...size,
})

const alderRidge = [
  drawing(
    'alder-ridge-dining',
    'Dining room',
    'the dining room, with a walnut table for six, brass lamps and a window onto the hedge.',
  ),
  drawing(
    'alder-ridge-family',
    'Family room',
    'the family room, with a blue sofa, a bookshelf and a wide window onto the garden.',
  ),
  drawing(
    'alder-ridge-primary-bath',
    'Primary bath',
    'the primary bath, with a tub below the window and a walnut vanity.',
  ),
]
const harborTower = [
  drawing(
    'harbor-tower-living',
    'Living room',
    'the living room, with a sofa and two armchairs in front of the glass doors to the balcony.',
  ),
  drawing('harbor-tower-kitchen', 'Kitchen', 'the kitchen, with walnut cabinets, a marble counter and a range.'),
  drawing(
    'harbor-tower-dining',
    'Dining room',
    'the dining room, with a table for six below a brass lamp, and the city in the window.',
  ),
  drawing(
    'harbor-tower-bedroom-1',
    'Bedroom 1',
    'bedroom 1 in the corner, with tall windows on two sides and a green bed.',
  ),
  drawing(
    'harbor-tower-bedroom-2',
    'Bedroom 2',
    'bedroom 2 in the other corner, with the bay and a bridge in the windows.',
  ),
  drawing('harbor-tower-bath', 'Bath 1', 'bath 1, with a walnut vanity, a mirror and a tiled tub.'),
  drawing('harbor-tower-above', 'Floor from above', 'the whole home from above, without its ceiling.'),
]
const juniperRow = [
  drawing(
    'juniper-row-garden',
    'Garden',
    'the back of the row from the shared garden, with glass doors to a small terrace.',
  ),
  drawing('juniper-row-living', 'Living room', 'the living room, with a green sofa and a wide window onto the street.'),
  drawing(
    'juniper-row-kitchen',
    'Kitchen',
    'the kitchen, with blue cabinets, an island with stools and a window over the sink.',
  ),
  drawing('juniper-row-primary-bedroom', 'Primary bedroom', 'the primary bedroom, with a wide window onto the street.'),
  drawing('juniper-row-bedroom-3', 'Bedroom 3', 'bedroom 3, with a desk at the window onto the garden.'),
  drawing('juniper-row-bath', 'Bath 2', 'bath 2, with a tub in white tiles and a blue vanity.'),
  drawing('juniper-row-above', 'Floor from above', 'the main floor from above, without its ceiling.'),
]
const valencia = [
  drawing('valencia-kitchen', 'Kitchen', 'the kitchen, with sage cabinets, a wooden counter and open shelves.'),
  drawing('valencia-bedroom', 'Bedroom', 'the bedroom, with a walnut bed between two lamps, and evening sun on it.'),
  drawing('valencia-bathroom', 'Bathroom', 'the bathroom, with a tub in white tiles and a walnut vanity.'),
  drawing('valencia-above', 'Floor from above', 'the whole apartment from above, without its ceiling.'),
]
const carverLofts = [
  drawing('carver-lofts-street', 'Building', 'the old brick workshop from the street, five floors of steel windows.'),
  drawing(
    'carver-lofts-living',
    'Living room',
    'the living and dining room, with brick walls, tall windows and wooden beams.',
  ),
  drawing(
    'carver-lofts-kitchen',
    'Kitchen',
    'the kitchen, with an island, green cabinets and brass lamps in front of a brick wall.',
  ),
  drawing('carver-lofts-bedroom', 'Bedroom 1', 'bedroom 1, with a tall steel window in a pale brick wall.'),
  drawing('carver-lofts-bathroom', 'Bathroom', 'the bathroom, with green tiles over the tub and a walnut vanity.'),
  drawing('carver-lofts-above', 'Floor from above', 'the whole loft from above, without its ceiling.'),
]

const linden = [
  drawing(
    'linden-front',
    'Front',
    'the house from the court, with a gable and a stone arch around the front door, cedar below a tiled roof, and a linden tree.',
  ),
  drawing(
    'linden-living',
    'Living room',
    'the living room, with two sofas facing each other in front of a fireplace between two windows.',
  ),
  drawing(
    'linden-kitchen',
    'Kitchen',
    'the kitchen, with a marble island, green cabinets and an arch to the breakfast room.',
  ),
  drawing(
    'linden-library',
    'Library',
    'the library, with walnut panels, beams and shelves, and a desk below a window of small panes.',
  ),
  drawing(
    'linden-garden',
    'Garden and pool',
    'the cedar and glass at the back of the house, with a terrace and a pool.',
  ),
  drawing(
    'linden-entry',
    'Entry',
    'the entry, with a checkered floor, the stairs, and arches on the way to the garden.',
  ),
  drawing(
    'linden-dining',
    'Dining room',
    'the dining room, with a table for eight below a brass chandelier, and the pool outside.',
  ),
  drawing(
    'linden-primary-bedroom',
    'Primary bedroom',
    'the primary bedroom, with a walnut bed between two windows of small panes.',
  ),
  drawing('linden-primary-bath', 'Primary bath', 'the primary bath, with a tub below the window and green tiles.'),
  drawing('linden-above', 'Floor from above', 'the first floor from above, without its ceiling.'),
]

/**
 * The photos of each sample listing, by its number; the first is the primary one, and no photo is
 * of two homes.
 */
export const samplePhotos: Record<number, SamplePhoto[]> = {
  4: [exteriorDusk, livingRoom, kitchen, bedroom, backyardPool, ...alderRidge],
  5: [condoTower, ...harborTower],
  6: [townhouseRow, ...juniperRow],
  7: linden,
  8: [apartmentLiving, ...valencia],
  9: carverLofts,
}
