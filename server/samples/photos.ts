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

/**
 * The photographs of each sample listing, by its number; the first is the primary one, and no photo is
 * of two homes: numbers 7 and 9 have none yet.
 */
export const photographs: Record<number, Photograph[]> = {
  4: [exteriorDusk, livingRoom, kitchen, bedroom, backyardPool],
  5: [condoTower],
  6: [townhouseRow],
  8: [apartmentLiving],
}
