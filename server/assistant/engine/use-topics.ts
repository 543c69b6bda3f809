import type { Topic } from './topic.ts'

/** Who and what may come in, when, and how. */
export const useTopics: Topic[] = [
  {
    name: 'parking',
    called: 'parking',
    asked:
      /\bparking\b|\belectric (cars?|vehicles?)\b|\bgarages?\b|\bdriveways?\b|\bcarports?\b|\bvalet\b|\bpark (my|our|the|a|an|two|both|cars?|on|in|there|here|outside|overnight)\b|\b(can|could|do|to|would|where|people|guests?|visitors?) (i |we |you |one |guests? |visitors? )?park\b|\b(ev|electric|tesla) (car )?(charg\w+|station|plug)|\bcharg(er|ers|ing)\b|\bcharge (my|our|an?|the) (\w+ )?(tesla|ev|car|electric)\b|\b(my|our|two|three|four|both|second|2|3|4|how many) (cars?|vehicles?|trucks?|suvs?)\b|\b(cars?|vehicles?|rv|motorcycle|truck) (space|spot|fit|park)/,
    unless:
      /\b(neighbou?rhood|public|mall|store|supermarket|church|school|stadium|nearby|closest|nearest|next door|hospital|office)('?s)? parking (lot|garage|structure)s?\b|\bparking (lot|tickets?|enforcement)\b|\b(phone|laptop|device) charg/,
    beside:
      'space spot spac car vehicl street park includ onsite site cost pay price assign deed reserv ev electric tesla charg station plug my truck suv fit room own off bring where valet outsid overnight',
    specific: 'ev charg charger charging garage driveway carport valet guest rv motorcycle truck',
    told: /\b(parking|garage|driveway|carport|valet)\b/i,
  },
  {
    name: 'pets',
    called: 'pets',
    asked:
      /\bpets?\b|\bdogs?\b|\bdoggy\b|\bcats?\b|\bpupp(y|ies)\b|\bkitt(y|ens?)\b|\banimals?\b|\b(labradors?|labs?|(golden )?retrievers?|poodles?|(french )?bulldogs?|terriers?|pit ?bulls?|chihuahuas?|husk(y|ies)|(german )?shepherds?|dachshunds?|beagles?|corgis?|great danes?|rottweilers?|mastiffs?|dobermans?|goldendoodles?)\b|\b(parrots?|birds?|hamsters?|rabbits?|bunn(y|ies)|ferrets?|guinea pigs?|snakes?|lizards?|reptiles?|turtles?|iguanas?|gerbils?|hedgehogs?|aquariums?)\b|\besa\b/,
    unless:
      /\b(dog|pet) (parks?|walkers?|runs?|stores?|sitters?|daycare|grooming|wash|groomers?)\b|\bhot dogs?\b|\bbird ?(watching|song|feeder)|\bvets?\b/,
    beside:
      'friendly pet partner wife husband son daughter roommate friend weight weigh size small big larg pound lb lbs kg kilo breed fee rent deposit cost charg limit restrict restriction old young cat dog bring welcom rule policy polici fine ban both medium mid siz elderly indoor quiet trained train little month owner golden german french great service support emotional assistanc guid therapy esa toy mini miniatur landlord building',
    told: /\b(pets?|dogs?|cats?|animals?)\b/i,
  },
  {
    name: 'tours',
    called: 'tours',
    asked:
      /\btours?\b|\btouring\b|\bviewings?\b|\bshowings?\b|\bopen house\b|\b(see|visit|view|walk ?through|come by|stop by|look at|check out|show me|look around) (it|this|that|the (house|home|place|property|apartment|condo|unit|loft|townhouse))\b(?! (on|in) (a|the) map)|\bin person\b|\b(can|could|may|when can|when could|would like to|want to|like to|love to|d like to) (i |we )?(visit|come (by|over|see)|stop by|look around)\b|\b(schedule|book|arrange|set up|make) (an? )?(appointment|visit|time|tour|walk)|\bappointments?\b|\b(i|we)('d| would) (like|love) to (see|visit|view)\b|\b(walk|show) (me|us) (through|around)\b/,
    unless:
      /\b(virtual|video|3d|online|remote|matterport|neighbou?rhood|self[- ]guided|facetime) (tours?|viewings?|showings?)\b/,
    beside:
      'tour hour schedul book appointment arrang time tomorrow tonight today morning afternoon evening noon weekend weekday monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun am pm visit person view notic earliest friend wife husband partner set open free week next slot available cancel reschedul chang move show private request come bring walk through quick parent mom dad agent realtor works how clock half past quarter late later early earlier like january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec may',
    told: /\b(tours?|shown|showings?|open house)\b/i,
  },
  {
    name: 'availability',
    called: 'when it is available',
    asked:
      /\bavailability\b|\b(is|are) (it|this|that|the \w+|they|you) (still |currently |now |already )?(available|vacant|occupied|empty|taken|gone|rented|sold)\b|\bstill (available|on the market|for sale|for rent|up for|open|listed)\b|\bwhen\b.*\b(available|free|vacant|ready)\b|\bavailable (from|on|in|by|now|immediately|date|right away|before|after|yet)\b|\b(vacant|vacated|tenants?|tenanted|occupied|occupancy)\b|\b(on|off|pre|coming to|hit|hits)[- ]?(the )?market\b|\bclosing\b|\bclose (of )?escrow\b|\bescrow\b|\b(quick|fast) close\b|\bhow (soon|fast|quickly)\b.*\b(close|have it|take over|available|buy|ours|mine)\b|\bwait ?list\b|\b(possession|keys)\b|\bwhen (can|could|may) (i|we) (close|have it|buy it|get it)\b|\bhas it (been )?sold\b|\bunder contract\b|\bis anyone living\b|\b(lives?|living) (there|here|in it)( now| right now| currently)?\b/,
    hinted: /\bavailable\b/,
    unless: /\bclosing costs?\b/,
    beside:
      'available date tenant closing clos vacant occupi soon ready move when fast earliest free market taken sold contract waitlist wait list seller owner landlord possession key immediately empty liv day rent january february march april june july august september october november december spring summer fall autumn winter next early late',
    told: /\b(vacant|tenant|available|pre-market|before it comes to market)\b/i,
  },
  {
    name: 'moveIn',
    called: 'moving in',
    asked:
      /\bmov(e|ing)[- ]?in\b(?! (spring|summer|fall|autumn|winter|an?|the|about|around|with|two|three|four|five|six|january|february|march|april|may|june|july|august|september|october|november|december|\d)\b)|\bwhen (can|could|may) (i|we) (move|start|get in)\b|\bmove (there|here|to it)\b|\bstart date\b/,
    unless: /\bmove[- ]in (costs?|fees?|condition|ready)\b/,
    beside:
      'mov date move earliest soon start ready available when tomorrow week day early january february march april june july august september october november december spring summer fall autumn winter next',
  },
  {
    name: 'laundry',
    called: 'laundry',
    asked:
      /\blaundry\b|\blaundromat in\b|\bwashers?\b|\bdryers?\b|\bwashing machines?\b|\bw\/?d\b|\b(wash|do) (my |our |the )?(clothes|washing)\b/,
    unless: /\bdish ?washers?\b|\bpower washer\b|\bhair ?dryer/,
    beside:
      'laundry washer dryer unit room wash machin cloth building shar includ hookup floor facility faciliti where',
    told: /\b(laundry|washers?|dryers?)\b/i,
  },
  {
    name: 'elevator',
    called: 'an elevator',
    asked: /\belevators?\b|\blifts?\b/,
    beside: 'elevator lift building',
    told: /\b(elevators?|lifts?)\b/i,
  },
  {
    name: 'stepFree',
    called: 'step-free access',
    asked:
      /\bstep[- ]?free\b|\bwheel ?chairs?\b|\baccessib\w+|\bdisab(led|ility|ilities)\b|\bmobility\b|\bstair(s|case|way|ways)?\b|\b(any|how many|the|are there|without|front|entry|entrance) steps?\b|\bsteps (up|to|at|into)\b|\bramps?\b|\b(walker|rollator|stroller|crutches)\b|\bhandicap\w*|\bwalk[- ]?ups?\b|\bada\b/,
    unless: /\b(next|first|last|two|three) steps?\b|\baccessible by (train|bus|car|transit|bart)/,
    beside:
      'step free wheelchair chair accessibl accessibility access entranc entry front door stair ramp mobility disabl disability friendly user climb walk up building many walker stroller limit ground floor level get inside',
    specific: 'ramp',
    told: /\b(step-free|without a step|wheelchair|steps up|ramp|walk-up|flight of stairs)\b/i,
  },
]
