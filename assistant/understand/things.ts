import { phraseFinder } from './phrases.ts'

/** Items that a home or a building may have, with their words in questions and in listings. */
const things = {
  pool: 'pool, swimming pool, swim',
  hotTub: 'hot tub, jacuzzi, spa, whirlpool',
  sauna: 'sauna, steam room',
  gym: 'gym, fitness center, fitness room, workout room, place to work out, exercise room, fitness',
  doorman:
    'doorman, someone on the door, somebody on the door, someone downstairs, somebody downstairs, anyone downstairs, person downstairs, someone at the entrance, anyone at the entrance, someone at the door, somebody at the door, anyone at the door, anybody at the door, door attendant, attendant, receptionist, reception desk, concierge, front desk, porter, door staff, attended lobby',
  balcony: 'balcony, balconies, juliet balcony',
  terrace: 'rooms open to, terrace, patio, deck, porch, outdoor space, outside space, outdoor area, veranda',
  roofDeck: 'roof deck, rooftop, roof terrace',
  garden:
    'out back, at the back, out the back, rooms in the back, rooms at the rear, open onto, flower bed, flower beds, garden, gardens, yard, backyard, back yard, front yard, lawn, gardener, plants, gardening, landscaping, mow, mows, greenery, green space',
  fireplace: 'fireplace, fire place, wood stove',
  basement: 'basement, cellar',
  attic: 'attic',
  storage: 'storage, storage unit, storage locker, storage room, locker',
  bikeRoom:
    'two wheels, lock it up, tandem, cycle, cycles, ebike, bike storage, bicycle storage, bike room, bicycle, bike, bicycles, bikes, keep my bike',
  closet: 'walk in closet, closet, closets, closet space, wardrobe',
  dishwasher: 'dishwasher',
  kitchen: 'kitchen, kitchens, cook',
  island: 'kitchen island, island, marble island',
  oven: 'oven, ovens, stove, range, cooktop, gas stove, induction',
  fridge: 'refrigerator, fridge, freezer',
  microwave: 'microwave',
  disposal: 'garbage disposal, disposal',
  appliances: 'appliance, appliances',
  hardwood: 'hardwood, hardwood floor, wood floor, oak floor, wooden floor, flooring, carpet, carpeted, oak floors',
  brick: 'brick wall, exposed brick, brick',
  facade:
    'brick front, brick outside, outside brick, brick exterior, brick facade, siding, wood on the front, wood in front, wood in the front, front wood, is the front, outside brown, outside wood, facade, cladding, stucco, exterior, exteriors, outside made of, house made of, home made of, place made of, it made of, it made new with, materials were used, materials used, what materials, which materials, cedar, painted wood, clapboard, shingles',
  street: 'dead end, cul de sac, through street, through road, through traffic, end of a court, quiet bend',
  layout:
    'between them, in between, lies between, sits between, layout, laid out, open plan, one long hall, opposite ends, share one level, kitchen and living room below',
  ownDoor:
    'own door, own front door, private front door, private door, private entrance, separate entrance, own entrance, door of its own, entrance of its own',
  windows: 'bay window, bay windows, tall windows, big windows, windows, window, skylight, double pane',
  internet:
    'internet, web connection, internet connection, wi fi, online, network, zoom calls, video calls, fiber, broadband, cable, isp, gigabit, fibre',
  airbnb: 'airbnb, sublet, sublets, short term rental, vrbo, rent it out, subletting, sublease',
  solar: 'solar, solar panels, battery',
  security: 'alarm, security system, cameras, camera, gated, gate, intercom, buzzer, video doorbell, doorbell',
  furniture:
    'furnished, furniture, unfurnished, curtains, drapes, window blinds, bookshelf, bookshelves, couch come, couch comes, couch stay, couch stays, couch included, bed come, beds come, bed included, mattress come, mattress included, desk come, table come',
  smoking: 'smoke, smoking, smoker',
  office: 'home office, office, study, den, work from home, wfh',
  guestHouse: 'guest house, guesthouse, adu, in law unit, in law suite, mother in law, granny flat, casita',
  familyRoom: 'family room, media room, playroom, game room, bonus room',
  livingRoom: 'living room, lounge, great room',
  diningRoom: 'dining room, dining area, dining',
  primaryBath:
    'en suite, ensuite, primary suite, master suite, primary bedroom, master bedroom, master bath, primary bath, own bath',
  tub: 'bathtub, tub, soaking tub, shower, walk in shower',
  ceilings: 'ceiling, ceilings, high ceilings, ceiling height, vaulted',
  roof: 'roof, roofing',
  foundation: 'foundation, seismic, retrofit, earthquake',
  plumbing: 'plumbing, pipes, water heater, tankless, hot water, water pressure',
  electrical: 'wiring, electrical, outlets, panel',
  mold: 'mold, asbestos, lead paint, radon, termites, termite, pests, roaches, mice, bed bugs, rats, bugs, cockroaches, leak, leaks, water damage, flood, flooding, flooded, fire damage, wildfire',
  insurance: 'insurance, renters insurance, flood insurance',
  tax: 'property tax, property taxes, taxes, tax',
  mail: 'package, packages, package room, mailbox, mailroom, parcel locker',
  playground: 'playground, play area, kids pool',
  court: 'tennis court, basketball court, sport court, pickleball',
  wineCellar: 'wine cellar, wine fridge, wine room, wine',
  generator: 'generator',
  septic: 'septic, sewer, well water',
  smartHome: 'smart home, nest, smart lock, smart thermostat, thermostat',
  lobby: 'lobby, lounge, clubhouse, community room, business center, coworking',
  disclosures: 'disclosure, disclosures, inspection, inspection report, report, permits',
  pictures:
    'floor plan, floorplan, floor plans, floorplans, blueprint, blueprints, photos, video, virtual tour, 3d tour',
  rentControl: 'rent control, rent controlled, rent stabilized, stabilized, rent increase, raise the rent',
  roommates:
    'roommate, roommates, cosigner, co signer, guarantor, credit score, credit check, background check, application fee, application, apply, income requirement, proof of income',
  loft: 'mezzanine, sleeping loft',
  trees: 'trees, tree, in the woods, into the woods, by the woods, near the woods',
  fence: 'fence, fences, fenced, fenced yard, fenced in, fencing',
  sprinkler: 'sprinkler, sprinklers, irrigation',
  ghosts: 'haunted, ghost, ghosts, died, death',
} as const

export type ThingId = keyof typeof things

/** Words that may stand beside an item without asking for more than its presence. */
export const besideThings: Partial<Record<ThingId, string>> = {
  pool: 'water warm hot temperature degrees season round winter summer use open swim heat heated back rear outside',
  garden: 'care plants mow mows gardening maintain water keep tend look plant back outside own belongs',
  bikeRoom:
    'race road mountain downstairs basement my bikes lock locked lockable keep store storage safe indoors inside park bring room secure bicycle leave hang',
  internet:
    'connection web online good fast reliable video calls zoom upload download stream streaming gaming game remote meetings speed work',
  gym: 'site building workout on membership treadmill free use members',
  doorman: 'building entrance lobby staff attended desk duty shift door deliveries packages evening night full',
  kitchen: 'island marble modern open nice cook cooking eat counter counters counter big large size',
  island: 'marble stone seat seats kitchen',
  terrace: 'outside back open outdoor eat sit private backyard',
  hardwood: 'oak wood kind type real original wooden',
  brick: 'wall exposed real original',
  windows: 'big tall large window light bright bay front view',
  balcony: 'outside own private',
  oven: 'wall double two kitchen',
}

export const findThings = phraseFinder<ThingId>(things)
