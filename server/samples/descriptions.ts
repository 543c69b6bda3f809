/** Descriptions of the sample listings. They claim nothing that the seeded facts don't say. */
export const descriptions = {
  alderRidge: [
    'Built in 2019 on a quiet bend of Alder Ridge Road, this five-bedroom house has a main floor that opens to the yard: living room, kitchen and terrace share one level, and the pool is four steps from the sofa.',
    'The kitchen has a marble island for four, two wall ovens and a window over the lawn.',
    'Upstairs, the bedrooms look out on the trees, and the laundry room is on the same floor.',
    'Radiant floors keep the house warm in January, a heat pump cools it in August, and cedar on the front will silver with the years.',
    'The two-car garage has an EV charger, the driveway has room for two more cars, and there are no steps to the front door.',
    'The lot is 0.42 acres.',
    'The house is vacant, so you can see it at your own pace and move in soon.',
  ].join(' '),
  harborTower: [
    'A corner of the twenty-first floor, with the bay to the east and the city to the west.',
    'Two bedrooms, each with its own bath, sit at opposite ends of the home, with the living room between them.',
    'The building, finished in 2008, has a doorman, a gym and an elevator that is never far away.',
    'One deeded valet space comes with the home.',
    'It’s rented to a tenant for now, so ask about dates before you plan a move.',
  ].join(' '),
  juniperRow: [
    'Painted wood, bay windows and six steps up to a front door of its own: a townhouse in a friendly row, built in 1998.',
    'Three bedrooms are upstairs, the kitchen and living room below, with a garden that the neighbors share and a gardener who looks after it.',
    'The one-car garage also holds the washer and dryer.',
    'Temescal’s cafés and the BART station are a walk or a short ride away.',
  ].join(' '),
  linden: [
    'A 1926 house, remade in cedar and glass, on 0.7 acres at the end of a court, shown before it comes to market.',
    'Six bedrooms and five baths are arranged around one long hall, and the rooms at the back open to a terrace and a pool.',
    'We’re still gathering the details. If something isn’t here, please ask.',
  ].join(' '),
  valencia: [
    'One bright bedroom on the third floor of a 1931 walk-up, in the middle of the Mission.',
    'A brick wall, oak floors and a window with room for a breakfast table.',
    'Laundry is shared, in the basement, and the radiators are as old as they are dependable.',
    'One cat is welcome; dogs, sadly, are not.',
  ].join(' '),
  carverLofts: [
    'A loft on the fifth floor of a 1910 workshop converted to apartments in 2012.',
    'Two bedrooms, tall windows and 980 square feet that still look like one generous room.',
    'The elevator goes to the fourth floor, and one flight of stairs does the rest.',
    'A heat pump keeps it warm and cool, and the washer and dryer are your own.',
    'Cats and small dogs are welcome.',
  ].join(' '),
} as const
