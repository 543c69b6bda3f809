import type { propertyImages } from '#server/listings/schema.ts'

type Photograph = Pick<typeof propertyImages.$inferInsert, 'original' | 'alt' | 'width' | 'height'>

const size = { width: 1600, height: 1067 }

const exteriorDusk: Photograph = {
  original: 'exterior-dusk.jpg',
  alt: 'The house at dusk: a long, two-story front of white frames and cedar, lit from inside, across a lawn.',
  ...size,
}
const livingRoom: Photograph = {
  original: 'living-room.jpg',
  alt: 'Living room with a pale sofa before a walnut wall, two armchairs, and a fire in a gray plaster chimney.',
  ...size,
}
const kitchen: Photograph = {
  original: 'kitchen.jpg',
  alt: 'Kitchen with a marble island and four leather stools, brass lamps above, and a glass door to the garden.',
  ...size,
}
const bedroom: Photograph = {
  original: 'bedroom.jpg',
  alt: 'Bedroom with a wide bed before a slatted walnut wall, and a large window onto a hedge.',
  ...size,
}
const backyardPool: Photograph = {
  original: 'backyard-pool.jpg',
  alt: 'The back of the house in evening light, with a blue pool, sunbeds and parasols on a stone terrace.',
  ...size,
}
const condoTower: Photograph = {
  original: 'condo-tower.jpg',
  alt: 'A slim residential tower with balconies on every floor, above a small park.',
  ...size,
}
const apartmentLiving: Photograph = {
  original: 'apartment-living.jpg',
  alt: 'Living room with a brick wall, a blue sofa and a patterned rug, and the city in the window.',
  ...size,
}
const townhouseRow: Photograph = {
  original: 'townhouse-row.jpg',
  alt: 'A sloping street of painted townhouses with bay windows, steps and garages.',
  ...size,
}

/** What tools/drawings draws from the floor plans. Their words say that they are drawings. */
const drawing = (name: string, shows: string): Photograph => ({
  original: `${name}.jpg`,
  alt: `Drawing: ${shows}`,
  ...size,
})

const harborTower = [
  drawing(
    'harbor-tower-living',
    'the living room, with a sofa and two armchairs before the glass doors to the balcony.',
  ),
  drawing('harbor-tower-kitchen', 'the kitchen, with walnut cabinets, a marble counter and a range.'),
  drawing(
    'harbor-tower-dining',
    'the dining room, with a table for six below a brass lamp, and the city in the window.',
  ),
  drawing('harbor-tower-bedroom-1', 'bedroom 1 in the corner, with tall windows on two sides and a green bed.'),
  drawing('harbor-tower-bedroom-2', 'bedroom 2 in the other corner, with the bay and a bridge in the windows.'),
  drawing('harbor-tower-bath', 'bath 1, with a walnut vanity, a mirror and a tiled tub.'),
  drawing('harbor-tower-above', 'the whole home from above, without its ceiling.'),
]
const juniperRow = [
  drawing('juniper-row-garden', 'the back of the row from the shared garden, with glass doors to a small terrace.'),
  drawing('juniper-row-living', 'the living room, with a green sofa and a wide window onto the street.'),
  drawing('juniper-row-kitchen', 'the kitchen, with blue cabinets, an island with stools and a window over the sink.'),
  drawing('juniper-row-primary-bedroom', 'the primary bedroom, with a wide window onto the street.'),
  drawing('juniper-row-bedroom-3', 'bedroom 3, with a desk at the window onto the garden.'),
  drawing('juniper-row-bath', 'bath 2, with a tub in white tiles and a blue vanity.'),
  drawing('juniper-row-above', 'the main floor from above, without its ceiling.'),
]
const valencia = [
  drawing('valencia-kitchen', 'the kitchen, with sage cabinets, a wooden counter and open shelves.'),
  drawing('valencia-bedroom', 'the bedroom, with a walnut bed between two lamps, and evening sun on it.'),
  drawing('valencia-bathroom', 'the bathroom, with a tub in white tiles and a walnut vanity.'),
  drawing('valencia-above', 'the whole apartment from above, without its ceiling.'),
]
const carverLofts = [
  drawing('carver-lofts-street', 'the old brick workshop from the street, five floors of steel windows.'),
  drawing('carver-lofts-living', 'the living and dining room, with brick walls, tall windows and wooden beams.'),
  drawing('carver-lofts-kitchen', 'the kitchen, with an island, green cabinets and brass lamps before a brick wall.'),
  drawing('carver-lofts-bedroom', 'bedroom 1, with a tall steel window in a pale brick wall.'),
  drawing('carver-lofts-bathroom', 'the bathroom, with green tiles over the tub and a walnut vanity.'),
  drawing('carver-lofts-above', 'the whole loft from above, without its ceiling.'),
]

/**
 * The photographs of each sample listing, by its number; the first is the primary one, and no photo is
 * of two homes. Number 7, of which little is known before it comes to market, has none.
 */
export const photographs: Record<number, Photograph[]> = {
  4: [exteriorDusk, livingRoom, kitchen, bedroom, backyardPool],
  5: [condoTower, ...harborTower],
  6: [townhouseRow, ...juniperRow],
  8: [apartmentLiving, ...valencia],
  9: carverLofts,
}
