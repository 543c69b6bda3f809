import { dogBreedWords } from '../pet-words.ts'
import { phraseFinder } from './phrases.ts'

export const topicIds = [
  'price',
  'flexibility',
  'fee',
  'parking',
  'pets',
  'availability',
  'tours',
  'beds',
  'baths',
  'size',
  'kind',
  'offering',
  'address',
  'year',
  'lot',
  'heating',
  'cooling',
  'laundry',
  'stepFree',
  'elevator',
  'floor',
  'lease',
  'deposit',
  'utilities',
  'moveInCost',
  'school',
  'neighborhood',
  'view',
  'noise',
  'owner',
  'overview',
] as const

export type TopicId = (typeof topicIds)[number]

/** What a question wants to know of its topic. */
export type Asked =
  | 'cost'
  | 'count'
  | 'size'
  | 'when'
  | 'where'
  | 'age'
  | 'duration'
  | 'distance'
  | 'who'
  | 'why'
  | 'speed'

interface Topic {
  /** Phrases that name the topic. */
  phrases: string
  /** What the listing's fact can state about it. */
  tells: Asked[]
  /** Words that may stand beside it without asking for more than the fact states. */
  beside?: string
}

/** What visitors ask about, as data; say/answers.ts has the answers. */
export const topics: Record<TopicId, Topic> = {
  price: {
    phrases: `asking for it, rental cost, what is the damage, monthly damage, damage a month, damage per month, how much for the place, how much is rent, how much is the place, cost per month, what do they want for, do they want for it, how much is it, price, asking price, list price, listing price, sale price, asking, listed for, listed at, going for, sell for,
      selling for, goes for, rent a month, monthly rent, rent, rental price, asking rent, rent per month, how expensive, price tag, ask price, value, worth,
      what does it cost, does it cost, does this cost, cost of the place, cost a month, run me, set me back, price range, monthly payment, how much money,
      $$, $$$, dollars`,
    tells: ['cost'],
    beside:
      'buy purchase sale sell cost pay much month monthly per base total current exact number figure again listed ask number usd',
  },
  flexibility: {
    phrases: `would they go to, would they go down to, would they come down to, really take, what would the owner take, what would the seller take, what would they take, lowest they would take, lowest you would take, lowest they would go, price down to, rent down to, get the price down, get the rent down, get it down to, open to discussion, up for discussion, open for discussion, open to negotiation, movable, moveable, better rent, better price, any room in, price fixed, fixed price, price is fixed, rent fixed, do better on, go down on, come down at all, give on the price, room in the price, room in that, take any less, any less for it, accept any less, wiggle room, move on it, move on the price, move on price, price final, price is final, rent final, rent is final, carved in stone, some give, any give, stuck at, try lower, go any lower, come down, come down on, budge, final word, last word, final price, is final, meet me at, meets me at, rent be lower, price be lower, be any lower, under list, below list, under ask, below ask, under the list, offer under, less than list, set in stone, final price, best and final, would they consider, willing to*, play ball, how firm, deal, any deal, deals, drop the price, drop his price, lower it, lower the rent, go lower, any lower, budge, do i get something, get something for, sign for longer, stay longer, discounts, leeway, room on the price, open to negotiation, reduce, talk down, sign longer, longer stay, negotiable, negotiate*, negotiation, negotiating, flexible, flexibility, wiggle room, room to move, firm, lower price, lower the price, below asking, under asking, less than asking, come down,
      best price, best offer, take less, accept less, offer*, bids, bidding, price drop, price cut, reduce the price, reduce*, discount, deal on the
      price, haggle, bargain, knock off, concession*, special, specials, promotion*, rent special, month free, free month, months free, free rent, lowball, counter, counter offer*, counteroffer*, countered, make an offer, lower offer`,
    tells: ['cost', 'when'],
    beside:
      'staying stay cash longer price rent seller owner landlord accept take open consider review deadline due room all tuesday submit make still set wiggle month free lease firm asking below under offering lower any best multiple already',
  },
  fee: {
    phrases: `common area fee, hoa payment, hoa cost, association dues, body corporate, association charge, charges every month, hoa, hoa fee, hoa due, hoas, association, association fee, building fee, maintenance fee, condo fee, common charge*, monthly due, monthly fee,
      due, dues, homeowner association, homeowners association, strata, maintenance, monthly charge, fee, fees, condo due, common charges`,
    tells: ['cost'],
    beside:
      'handle do take care service fix manage association charge pay for get monthly month cover covers include pay much cost charge condo building any extra special year yearly annual',
  },
  parking: {
    phrases: `another space, extra space, additional space, second space, another spot, extra spot, second spot, parking lot, rivian, charge my*, charging, motorcycle, motorbike, rv, boat, somewhere to park, anywhere to park, park nearby, wheels, where do i park, place to park, spot to park, leave my car, put my car, carpark, car park, self park, parked, minivan, suv, my pickup, pickup truck, parking, park, garage, garages, car garage, carport, driveway, parking space, parking spot, valet, ev charger, ev charging, ev, electric car, electric vehicle, charger, charge my car, charging station, tesla, charge a tesla, street parking, place for my car, spot for my car, car, cars, second car,
      two cars, truck, permit, parking permit, deeded parking, vehicle, vehicles`,
    tells: ['cost', 'count', 'where'],
    beside:
      'payment third more additional self valet large size spots sign up space spot car cars street onsite site off covered own private deeded assigned permit zone two one second three four charge month extra cost include included fit guest guests find free valet vehicle vehicles electric charger charging garage building',
  },
  pets: {
    phrases: `${dogBreedWords.join(', ')}, siamese, puppers, fur baby, fur babies, furry, four legged, pounder, weight limit on, gerbil, bark, barking, pet, pets, dog, dogs, cat, cats, kitty, kitten, kittens, puppy, puppies, pup, doggo, animal, animals, pet policy, pet friendly, pet rent, pet fee, pet deposit,
      golden retriever, pit bull, german shepherd, french bulldog, great dane, rabbit, bunny, hamster, parrot, parakeet, parakeets, cockatiel, budgie, budgies, cockatoo, macaw, bird, fish tank, fish, aquarium, turtle, reptile, lizard, snake, ferret, guinea pig, breed`,
    tells: ['cost', 'count', 'size'],
    beside: `problem problems issue issues trouble payment count ok second pair brothers polite quiet building hallway allow allowed friendly policy rule rules restriction restrictions limit limits weight lb kg bring keep have own big small large little old two one
      three both my our fee rent deposit extra month charge cost breed breeds size live accept indoor pound heavy weigh weighs medium pet welcome okay ok`,
  },
  availability: {
    phrases: `who is living there, who is staying there, who is living in it, so from when, from when the earliest, from when could, from when can, rented for, rented until, rented till, long is it rented, who is in there, in there now, who is there now, on mls, on the mls, mls, get in line, in line for, they leave, they move out, they moving out, they be out, on the market or not, my name down, on the waitlist, on some list, name on a list, name on the list, on the list, anyone in the house, anyone in the apartment, anyone living there, anyone living in, anyone in there, go on sale, goes on sale, come on sale, renter inside, renter out, renter leave, renter move out, renter still, occupied, lease end, lease ends, lease expire, lease expires, lease is up, lease run out, lease over, staying past, be in by, be in before, start date, move date, keys, get the keys, waiting list, on the list, list i can join, join the list, get on the list, list to join, flat free, flat is free, loft free, loft is free, apartment free, apartment is free, unit free, unit is free, place free, place is free, house free, house is free, home is free, condo is free, free from, when free, when is it free, actually listed, is it listed, this listed, listed yet, officially listed, publicly listed, become free, be free, come free, free up, free now, still for sale, still for rent, still free, spoken for, gone already, already sold, already rented, already gone, anybody living, anyone living, someone living, somebody living, people living, lived in, handover, take possession, timeline, ready to move, live in it now, available, availability, move in, moving in, move-in, move in date, movein, when can i move, vacant, occupied, empty, tenant, tenants, renter in place, leased, still on the market, on the market, sold, taken, off market, under contract, pending, still listed, closing, close, close of escrow, escrow, closing date, how soon, possession, ready, waitlist, wait list, waiting list, move, come to market, hit the market, pre market, premarket, live there, lives there now, tenant in place, current lease, anyone live`,
    tells: ['when', 'duration', 'speed', 'who'],
    beside:
      'start ready spot one date soon now day earliest early right away immediately still currently quick quickly fast sell sold place market until long close closing happen possible listing tenant leave out list waitlist get join moved start',
  },
  tours: {
    phrases: `latest you do, latest you can do, latest you show, latest you go, earliest you do, earliest you show, open slot*, next slot, next opening, next open slot, first opening, earliest slot, any openings, notice period, how much notice, in advance, how far ahead, advance notice, viewable, shown, show it, show the place, show the house, show the apartment, show the home, show the unit, do you show, do they show, toured, self tour, look inside, look around, visiting hours, tour times, last tour, open to visitors, view this, be shown, see inside, visiting, do showings, tour, tours, viewing, viewings, showing, showings, visit, visits, see it, see the place, see the house, see the home, see the apartment, see the unit, see the condo, see the property, see this, see this place, see the loft, see the townhouse, view it, view the property, walkthrough, walk through, open house, open houses, come by, stop by, swing by, take a look, look at it, appointment, schedule a*, book a*, in person, check it out, come see, show me around, tour hours, private showing`,
    tells: ['when', 'where', 'duration', 'distance', 'count'],
    beside: `far ahead notice long until till daily open shown period earliest latest work give hours day days time times weekend weekends weekday saturday sunday monday tuesday wednesday thursday friday today tomorrow evening evenings morning afternoon
      notice advance available schedule book available self guided private come place person look week next this possible set up arrange request slot slots show in`,
  },
  beds: {
    phrases: `the master, master upstairs, master downstairs, how many people can sleep, sleeping rooms, sleep, bdrm, number of rooms, rooms are there, rooms does, bedroom, bedrooms, bed, beds, how many rooms, sleeping room, guest room, spare room, spare bedroom, second bedroom, studio, sleeps`,
    tells: ['count'],
    beside: 'sleep count real people bath baths bathroom many number room rooms total',
  },
  baths: {
    phrases: `wc, lavatory, loo, ensuites, bath, baths, bathroom, bathrooms, half bath, full bath, powder room, restroom, restrooms, toilet, toilets, washroom`,
    tells: ['count'],
    beside: 'attached next number bed beds bedroom bedrooms many number total full half own each',
  },
  size: {
    phrases: `how much space, square meterage, surface area, living space, floor space, how roomy, sq meters, how many square, sqft, how big, how large, big, size, floor area, living area, footage, how small, how spacious, square meter, square meters, spacious, interior space, large, small, roomy, tiny, huge, square feet, total area`,
    tells: ['size', 'count'],
    beside:
      'wise footage space place sqft total living space interior area big inside footage large small square meter foot many really',
  },
  kind: {
    phrases: `freestanding, stand by itself, own building, what sort of home, what type of home, what type of property, flat or, or apartment, or condo, or house, semi detached, row house, rowhouse, condo or, apartment or, what kind of home, what kind of property, type of property, property type, single family, townhouse, townhome, detached, attached, multifamily, multi family, duplex, co op, coop, kind of building, is it a house, is it a condo, is it an apartment, is it a townhouse, is it a loft, loft, is this a house, is this a condo, is this an apartment, share wall, shared wall, share walls, house or, type of home, stand alone, standalone`,
    tells: [],
    beside:
      'flat stand house condo apartment townhouse kind type property home single family building loft or detached share wall',
  },
  offering: {
    phrases: `selling it or, selling or renting, sale listing, rental listing, listed for sale, up for sale, is it to buy, is this to buy, purchase or rent, rent it or buy, buying or renting, renting it out, rent it out or, for sale, for rent, for lease, rent or buy, rental or, sale or rent, buy or rent, is this a rental, is it a rental, renting or selling, is it rent, to rent or, to buy or, can i rent, can i buy, rent to own, lease to own, rented or sold`,
    tells: [],
    beside: 'listing either sale rent buy purchase lease rental own or',
  },
  address: {
    phrases: `what town, town, city is, which part, what part, find it, exact address, street address, street number, where can i find, gps, postal code, street is it, street it is, address, where is it, where is this, located, location, what street, which street, what city, which city, which neighborhood, what neighborhood, what part of town, zip, zip code, zipcode, driving directions, get directions, where exactly, what area, cross street, how do i get there, on the map, which town, what town, state is`,
    tells: ['where'],
    beside:
      'repeat complete please send street city exact house home place exactly full neighborhood area town zip located map postal',
  },
  year: {
    phrases: `was it an old, was it once a, was it once an, was it a church, was it a school, is from when, from when is the house, from when is the building, year of completion, year of construction, completion year, was completed, age, what year, which year, put up, old or new, new or old, since when, how many years, house old, old house, old building, building old, old is, what age, age is, vintage, finished, completed, which decade, what decade, what century, turned into, factory, warehouse, redone, what was it before, was the building before, erected, date from, date back, built, year built, how old, construction, age of, when was it built, constructed, new construction, built in, construction year, new build, newly built, brand new, renovated, renovation, remodeled, remodel, converted, conversion, updated, historic, prewar, pre war, newer`,
    tells: ['count', 'when', 'age'],
    beside:
      'age exact completed erected stand finished originally construction decade year old new house building home built construction build age when',
  },
  lot: {
    phrases: `grounds, ground area, outdoor area size, property lines, how much ground, hectare, hectares, lot area, lot, lot size, acre, acres, acreage, land, plot, size of the lot, size of the land, how much land, yard size, parcel`,
    tells: ['size', 'count', 'cost'],
    beside: 'outside outdoor size big large land square sqft acre acres total property much come sit',
  },
  heating: {
    phrases: `stay warm, keep warm, kept warm, keep it warm, keeps it warm, warmed by, makes the heat, what fuel, heating system, how is it heated, heat source, heat work, heat, heating, heater, heated, furnace, radiator, radiators, radiant, boiler, warm, central heat, baseboard, heat pump, floor heating`,
    tells: [],
    beside:
      'what fuel source keeps work cold kind type system gas electric central heat pump winter house home apartment floor floors radiant forced air stay',
  },
  cooling: {
    phrases: `window unit, window units, window ac, when it is hot, when it gets hot, hot months, hot weeks, hot month, hot season, hot nights, hot summers, hottest days, summer heat, in summer, in the summer, for the summer, hot days, hot out, hot weather, hot in there, cold air, cool it down, cool it, cool in summer, heat wave, heatwave, aircon, cooled down, air conditioning, air conditioner, air condition, ac, cooling, cool, central air, hvac, cooled, minisplit, mini split, air con, air conditioned`,
    tells: [],
    beside: 'down kind type system central air summer heat unit house home heating hot',
  },
  laundry: {
    phrases: `the wash, wash my, wash stuff, wash our, clothes, washing, the washing, do the wash, wash clothes, wash and dry, clothes washed, laundry situation, machines, laundry, washer, dryer, washer dryer, washer and dryer, washing machine, laundry room, in unit laundry, hookups, washer hookup, laundromat, wash my clothes, wash clothes, do my wash`,
    tells: ['where'],
    beside:
      'neighbors neighbor same use others upstairs downstairs flat apartment bedroom bedrooms wash does shared private communal unit in building own shared basement room machine on site hookup hookups inside washer dryer clothes wash facilities',
  },
  stepFree: {
    phrases: `without climbing, wheel chair, wheelchairs, walking frame, cane, crutches, rollator, steps to the, stroller, pram, buggy, step free, steps, step, stairs, stair, wheelchair, accessible, accessibility, ramp, ada, mobility, walker, stroller access, climb, threshold, front steps, without stairs, bad knees, bad knee, single level, one level, handicap accessible`,
    tells: ['count'],
    beside:
      'street apartment door must stroller pram up entrance entry front door get in free many any wheelchair accessible home house into up flight flights walk bad knee knees mom mother grandma parent use user have climb level inside reach',
  },
  elevator: {
    phrases: `lifts, elevator go, take me up, elevator, elevators, lift, lifts, walk up, walkup`,
    tells: ['distance', 'count'],
    beside: 'far floor fifth goes reach reaches top way stop stops building there stairs or only take',
  },
  floor: {
    phrases: `high floor, low floor, upper floor, lower floor, floor would, one floor or, two floors or, single floor, floor am i, level is it, what level is, which level is, what level are, which level are, what level of the, which level of the, on what level, on which level, what level does, which level does, high up, which storey, what storey, floor number, what floor, which floor, floor is it, floor is the, on the ground floor, ground floor, top floor, first floor, second floor, third floor, fourth floor, fifth floor, 1st floor, 2nd floor, 3rd floor, 4th floor, 5th floor, how high up, stories, story, how many floors, how many stories, how many levels, levels are, levels does, number of levels, levels is, two levels, three levels, split level, split levels, two story, one story, penthouse, floors does, floor of the building, how many flights`,
    tells: ['count', 'size'],
    beside:
      'many condo place storey floor unit building high up top ground home level story stories many apartment condo',
  },
  lease: {
    phrases: `long do they rent, long can i rent, long could i rent, long can we rent, locked in, locked into, lock me in, lock us in, how long must i sign, how long i must sign, how long i have to sign, how long would i sign, how long do i have to sign, how long do i sign, sign for a year, sign for, minimum term, contract length, contract term, how long is the contract, rent for a year, shortest stay, commit for, lease for, lease period, rental period, longest lease, shorter lease, longer lease, lease, lease term, lease terms, lease length, lease lengths, length of the lease, month to month, short term, long term, minimum lease, rental term, lease duration, year lease, 12 month, 18 month, 24 month, 6 month, six month, minimum stay, how long is the lease, sign a lease, rental agreement, lease option`,
    tells: ['duration', 'count'],
    beside:
      'commit sign longer shorter one term terms length long minimum maximum month months year years short sign option required shortest longest flexible offer commit commitment',
  },
  deposit: {
    phrases: `bond, as guarantee, as a guarantee, guarantee money, security money, deposit amount, deposit, security deposit, deposits, security`,
    tells: ['cost', 'count'],
    beside: 'exact number dollars sum security month months rent upfront much need big pay amount',
  },
  utilities: {
    phrases: `the electric, electric bill, electricity bill, power bill, heating bill, water bill, gas bill, rent include, rent includes, rent cover, include water, include heat, include utilities, include electricity, include gas, included with the rent, included with rent, heat part of the rent, my own bills, besides rent, besides the rent, on top of rent, on top of the rent, in addition to rent, addition to the rent, apart from rent, aside from rent, included in rent, included in the rent, include in rent, in the rent, heat extra, water extra, is heat, bills included, what is included, water and heat, heat and water, hot water extra, extra bills, light bill, pay for water, pay for heating, pay for electricity, who pays, utility, utilities, water bill, electricity, electric bill, gas bill, pay for heat, trash, bills, heat included, water included, internet included, pge, pg&e, con ed, coned, power bill, garbage, hot water included, sewer`,
    tells: ['cost', 'who'],
    beside:
      'extra besides include included pay rent tenant cover covered water gas electric electricity heat trash internet which bill bills month monthly extra responsible separate',
  },
  moveInCost: {
    phrases: `total to get in, to get in the door, pay to get in, out of pocket, total to move in, cost to move in, cost to move into, costs to move into, pay to move into, how much to move in, to move in total, move in cost, move in costs, moving in cost, due at signing, upfront, up front, pay at signing, due at lease signing, first and last, first month and deposit, deposit and first month, first plus deposit, need to move in, pay to move in, cash to move in, upfront cost, at move in, money to move in, move in total`,
    tells: ['cost'],
    beside: 'total need all pay month first deposit rent altogether much cash cost',
  },
  school: {
    phrases: `school district, school, schools, elementary, middle school, high school, kindergarten, preschool, daycare`,
    tells: [],
    beside: 'district which what zoned assigned',
  },
  neighborhood: {
    phrases: `a park, any park, the park, nearest park, park close, close to park, park around, dog park, to the l, the l train, l train, need a car, the station, nearest station, hood, what is around, walk score, surroundings, around it, surrounding area, train station, train nearby, bart station, temescal, neighborhood, area, nearby, near, close by, around there, walking distance, walk to, walkable, walkability, walk score, transit, bart, subway, bus, train, metro, commute, grocery, groceries, supermarket, restaurants, cafe, cafes, coffee, shops, shopping, stores, park nearby, beach, downtown, freeway, highway, airport, public transportation, hospital, trails, hiking, ferry, muni, l train`,
    tells: ['distance', 'where'],
    beside:
      'drive walk far get close near nearby walk station distance public around there located what like stop local',
  },
  view: {
    phrases: `can you see, do you see, the bay, which side, what side, see the water, bay side, view of, what do you see, what can you see, what does one see, see out, see outside, outlook, windows look, looks out, look onto, look out on, which direction, which way does, other side, east side, west side, windows face, view, views, overlook, overlooks, bay view, ocean view, city view, water view, what do you see from, see the bay, look out, face, faces, facing, exposure, see from the window`,
    tells: [],
    beside: 'direction water side one bedroom have good nice window windows from what kind see bay city',
  },
  noise: {
    phrases: `peaceful, tranquil, calm street, noise, noisy, loud, quiet, soundproof*, traffic noise, street noise, hear the neighbors, thin walls, construction noise, quietness, busy street, busy road`,
    tells: [],
    beside: 'street really building night area place neighbor neighbors',
  },
  owner: {
    phrases: `who owns, who is the owner, who is the seller, who is the landlord, why are they selling, why is the seller selling, reason for selling, why selling, who is the agent, listing agent, who manages, property manager, management company, why are you selling, owner live`,
    tells: [],
    beside: 'who owner seller landlord',
  },
  overview: {
    phrases: `vibe of the place, the vibe, what have you got, tell me everything, tell me about the place, tell me about this place, tell me about the house, tell me about this house, tell me about the home, tell me about this home, tell me about it, tell me about the property, tell me about this property, tell me about the apartment, tell me about this apartment, tell me about the condo, tell me about the loft, tell me more, describe it, describe the*, what is it like, what is the place like, what is the house like, more info, more information, more detail, more details, overview, summary, quick facts, key facts, basics, what should i know, details please, give me the details, features, what features, main features, what does it have, what amenities, amenities, highlights, rundown, special about, stand out`,
    tells: [],
    beside:
      'home house place property apartment condo information detail general brief more all know everything anything else',
  },
}

export const findTopics = phraseFinder<TopicId>(
  Object.fromEntries(topicIds.map((id) => [id, topics[id].phrases])) as Record<TopicId, string>,
)

export const findAsked = phraseFinder<Asked>({
  cost: `how much, cost, costs, price, priced, charge, charged, fee, expensive, extra cost, free, pay, dollars, how expensive, cheap, surcharge, afford`,
  count: 'how many, number of',
  size: 'how big, how large, size, dimensions, sqft, square feet, measure, how wide, how tall, how high, how deep, ceiling height',
  when: 'when, how soon, what date, what day, what time, how early, how late, what hours, which days, what year, which year, earliest, deadline, until when, from when',
  where: 'where',
  age: 'how old, age of, how new',
  duration: 'how long, duration, length of',
  distance: 'how far, distance, how close, how near',
  who: 'who, whose',
  why: 'why, reason',
  speed: 'how fast, speed, how quick',
})
