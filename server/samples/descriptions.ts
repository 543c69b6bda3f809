/** Descriptions of the sample listings. They claim nothing that the seeded facts don't say. */
export const descriptions = {
  alderRidge: [
    'Built in 2019 on a quiet bend of Alder Ridge Road, this five-bedroom house has a main floor that opens to the yard: living room, kitchen and terrace share one level, and the pool is four steps from the sofa.',
    'The kitchen has a marble island for four, two wall ovens and a window over the lawn.',
    'Upstairs, the bedrooms look out on the trees, and the laundry room is on the same floor.',
    'Radiant floors heat the house, a heat pump cools it, and the cedar on the front will weather to silver.',
    'The two-car garage has an EV charger, the driveway has room for two more cars, and there are no steps to the front door.',
    'The lot is 0.42 acres.',
    'The house is vacant, so you can see it at your own pace and move in soon.',
  ].join(' '),
  harborTower: [
    'A corner home on the twenty-first floor, with the bay to the east and the city to the west.',
    'Two bedrooms, each with its own bath, sit at opposite ends of the home, with the living room between them.',
    'The building was finished in 2008 and has a doorman, a gym and an elevator.',
    'One deeded valet space comes with the home.',
    'It’s rented to a tenant for now, so ask about dates before you plan your move.',
  ].join(' '),
  juniperRow: [
    'A 1998 townhouse with painted wood siding, bay windows and its own front door, six steps up.',
    'The three bedrooms are upstairs, and the kitchen and living room are below. The neighbors share a garden, and a gardener takes care of it.',
    'The one-car garage also holds the washer and dryer.',
    'Temescal’s cafés and the BART station are a walk or a short ride away.',
  ].join(' '),
  linden: [
    'A 1926 house, remodeled in cedar and glass, on 0.7 acres at the end of a cul-de-sac. You can see it before it’s on the market.',
    'Six bedrooms and five baths open off one long hall, and the rooms at the back open to a terrace and a pool.',
    'We’re still gathering the details. If something isn’t here, please ask.',
  ].join(' '),
  valencia: [
    'A bright one-bedroom on the third floor of a 1931 walk-up, in the middle of the Mission.',
    'It has a brick wall, oak floors and a window with room for a breakfast table.',
    'There’s shared laundry in the basement, and the heat comes from radiators.',
    'One cat is welcome. Sorry, no dogs.',
  ].join(' '),
  carverLofts: [
    'A loft on the fifth floor of a 1910 workshop converted to apartments in 2012.',
    'It has two bedrooms, tall windows and 980 square feet that feel like one big room.',
    'The elevator goes to the fourth floor, and the loft is one flight of stairs up.',
    'A heat pump heats and cools it, and it has its own washer and dryer.',
    'Cats and small dogs are welcome.',
  ].join(' '),
} as const
