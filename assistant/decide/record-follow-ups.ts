import type { Home } from '../facts/home.ts'
import { recordTells, type ShortFollowUp, wholeLine } from './follow-up-rules.ts'

const feeWords = 'what does the fee cover'
const asksPayer = wholeLine(
  '(?:who|what) (?:is |are )?(?:pays?|paying|covers?|funds?|foots?)(?: (?:for|it|that|this|him|her|them|those|the bill|all that|the (?:gym|doorman|gardener|garden|roof|water|trash|insurance)))*',
  '(?:does|do) (?:someone|somebody|everybody|everyone|the (?:hoa|association|dues|fees?)) (?:pay|pays|cover|covers)(?: for)? (?:it|that|this|him|her|them|those)',
)
const roomsTogether =
  'side by side|next to (?:each |one an)other|next to it|adjacent|adjoining|back to back|close(?: together| to (?:each |one an)other)?|together|sharing a wall|near each other'
const roomsApart =
  'far apart|apart|separated?|well separated|on (?:opposite|different|separate) (?:sides|ends)|at (?:opposite|different) ends|away from each other'
const areTheRooms =
  '(?:are|is) (?:they|those|these|both|it|the (?:two )?(?:bed)?rooms)(?: (?:two|both|all|right|really))*'

const oppositeEnds = (home: Home) => recordTells(home, /\bbedrooms\b.*\bopposite ends\b/i)
const tellsParkingCover = ({ listing }: Home) =>
  /\b(?:garage|carport|covered|underground|indoor|outdoor|driveway|street|uncovered)\b/i.test(
    listing.facts.parking ?? '',
  )

/** Short questions about what the record says of the thing told last. */
export const recordFollowUps: ShortFollowUp[] = [
  // "And who pays him?" of the gardener whom the dues cover.
  {
    after: [],
    said: asksPayer,
    means: (home, _, subject) => (feeCovers(home, subject) ? { words: feeWords, lead: 'plain' } : null),
  },
  // "They want how much?" after there are no dues.
  {
    after: ['fee'],
    said: wholeLine(
      '(?:how much|what) (?:are|do|does|is) (?:they|he|she|the (?:sellers?|owners?)) (?:asking|want|wanting)',
      '(?:they|he|she|the (?:sellers?|owners?)) (?:want|wants|ask|asks|are asking|is asking) (?:how much|what)(?: for (?:it|this|the place|the house))?',
    ),
    means: ({ listing }) => (listing.facts.fee?.kind === 'none' ? { words: 'how much is the price' } : null),
  },
  // "Is there any room on that?" of the price.
  {
    after: ['price', 'kind', 'flexibility'],
    said: wholeLine(
      '(?:is |any |there |some |a little |a bit of )*(?:(?:wiggle|negotiating) room|room)(?: to (?:move|negotiate|haggle|come down))? (?:on|with) (?:that|it|the price|the rent|this)(?: (?:at all|price|number))*',
      '(?:is |any |there |some )*(?:wiggle|negotiating) room(?: there)?',
    ),
    means: ({ isRental }) => ({ words: `is the ${isRental ? 'rent' : 'price'} negotiable` }),
  },
  // "How much would they come down for that?"
  {
    after: ['flexibility', 'lease'],
    said: wholeLine(
      '(?:by )?(?:how much|how far|what) (?:would|will|could|can|do|might) (?:they|he|she|the (?:landlord|landlady|sellers?|owners?)) (?:be willing to )?(?:come down|go down|come off|knock off|take off|drop (?:it|the (?:rent|price))|lower (?:it|the (?:rent|price)))(?: (?:by|for (?:that|it|me|us|a longer (?:lease|one)|two years|24 months)))*',
    ),
    means: ({ isRental }) => ({
      words: `is the ${isRental ? 'rent' : 'price'} negotiable`,
      lead: 'plain',
      isOpen: true,
    }),
  },
  // "Coming from where?" of an entrance without steps from the driveway.
  {
    after: ['stepFree'],
    said: wholeLine('(?:coming |starting |going )?from where(?: (?:do|would) i start| exactly)?', 'where from'),
    means: ({ listing }) =>
      /\bfrom\b/i.test(listing.facts.stepFreeNote ?? '') ? { words: 'is the entrance step free', lead: 'plain' } : null,
  },
  // "With a railing?" of the steps.
  {
    after: ['stepFree'],
    said: wholeLine(
      '(?:with |is there |are there |do they have |does it have |have they got |any )*(?:an? |any )?(?:railings?|hand ?rails?|banisters?|rails?|something to hold on ?to)(?: (?:there|on (?:them|it|the (?:steps|stairs))|at least|to hold on ?to|on (?:one|both) sides?))*',
    ),
    means: (home) =>
      recordTells(home, /\brailings?\b|\bhandrail/i)
        ? null
        : { words: 'is the entrance step free', lead: 'plain', isOpen: true },
  },
  // "Are they side by side?", "what's in the middle then?" of bedrooms at opposite ends.
  {
    after: ['beds', 'baths'],
    said: wholeLine(`${areTheRooms} (?:${roomsTogether})`),
    means: (home) => (oppositeEnds(home) ? { words: opposite, lead: 'no' } : null),
  },
  {
    after: ['beds', 'baths'],
    said: wholeLine(`${areTheRooms} (?:${roomsApart})`),
    means: (home) => (oppositeEnds(home) ? { words: opposite, lead: 'yes' } : null),
  },
  {
    after: ['beds', 'baths', 'layout'],
    said: wholeLine(
      'what is (?:there )?(?:in the middle|in between|between (?:them|the (?:two|bedrooms|rooms)))(?: of them)?',
      'what (?:separates|lies between|sits between|goes between) (?:them|the (?:two|bedrooms|rooms))',
    ),
    means: (home) => (oppositeEnds(home) ? { words: opposite, lead: 'plain' } : null),
  },
  // "All of them up?", of bedrooms upstairs whose number isn't told.
  {
    after: ['beds'],
    said: wholeLine(
      '(?:is that |are )?(?:all|every one|each|both|they all|they)(?: (?:of (?:em|them|those|the (?:bed)?rooms)|two|three|four|five|six))? (?:up|upstairs|up there|on (?:the )?(?:same|upper|top|second|one) floor)',
    ),
    means: (home) =>
      recordTells(home, /\bupstairs\b.*\bbedrooms\b|\bbedrooms\b.*\bupstairs\b/i)
        ? { words: 'are the bedrooms upstairs', lead: 'plain' }
        : null,
  },
  // "What do you see from there?" of bedrooms that look into the trees.
  {
    after: ['beds'],
    said: wholeLine(
      'what (?:do|can|would|will) (?:you|i|we|one) (?:see|look at|look out on|look out at)(?: (?:from|out of) (?:there|up there|them|those|the (?:windows|bedrooms|rooms)))?',
      'what do (?:they|those|the (?:bed)?rooms) (?:look out on|look at|look onto|look into|face|overlook)(?: (?:to|out))?',
      'what is the view(?: like)? (?:from|out of) (?:there|up there|them|those)',
    ),
    means: (home) =>
      recordTells(home, /\bbedrooms? (?:look|face|overlook)/i)
        ? { words: 'what do the bedrooms look into', lead: 'plain' }
        : null,
  },
  // "How old are they?" of the washer and dryer.
  {
    after: ['laundry'],
    said: wholeLine(
      'how (?:old|new) (?:is|are) (?:they|those|these|it|the machines?|that|both|the (?:washer|dryer))(?: (?:both|machines?))?',
      'what year are (?:they|those|the machines)',
    ),
    means: ({ listing }) =>
      listing.facts.laundry === null ? null : { words: 'where is the laundry', lead: 'plain', isOpen: true },
  },
  // "Is it covered?" of one space that nothing more is said of.
  {
    after: ['parking'],
    said: wholeLine(
      '(?:is|are) (?:it|that|this|they|the (?:space|spot|one))(?: (?:a|an|in|like))* (?:covered|uncovered|indoors?|outdoors?|inside|outside|underground|garage|under (?:a )?(?:roof|cover))(?: (?:one|spot|space|or (?:not|outside|inside|open|outdoors?|uncovered|in the open)))*',
      '(?:covered|indoors?|underground)(?: (?:or (?:not|outside|open|outdoors?|uncovered)|one))*',
    ),
    means: (home) =>
      home.listing.facts.parking === null || tellsParkingCover(home)
        ? null
        : { words: 'what parking is there', lead: 'plain', isOpen: true },
  },
  // "Which town is this in?"
  {
    after: [],
    said: wholeLine(
      '(?:in )?(?:which|what) (?:town|city|zip(?: code)?) (?:is|are) (?:this|it|that|we|the (?:house|home|place|property|condo|apartment))(?: in)?',
      '(?:which|what) (?:town|city)(?: again)?',
    ),
    means: () => ({ words: 'what is the address' }),
  },
  // "The original's from?" of a house that was remade.
  {
    after: [],
    said: wholeLine(
      '(?:what about |how old is )?the original(?: (?:house|home|one|building|part|structure))?(?: (?:is|was|built|from|dates?|back|to|of|when|what year|which year))*',
      '(?:when|what year) (?:is|was|did|does) the original(?: (?:house|home|one|building|part|structure))?(?: (?:from|built|date|dates|go|back|to|up))*',
    ),
    means: () => ({ words: 'when was it built' }),
  },
  // "And the walls?" after the floors.
  {
    after: [],
    said: wholeLine('(?:what about |how about )?(?:the )?walls?(?: (?:made of (?:what)?|too))?'),
    means: (home) => (recordTells(home, /\bwalls?\b/i) ? { words: 'what are the walls like', lead: 'plain' } : null),
  },
  // "The floor it's on?"
  {
    after: [],
    said: wholeLine(
      '(?:which |what |what is )?(?:the )?(?:floor|story|level) (?:it is|that is|it|is it|is that|is this|this is|i would be|we would be|the \\w+ is|is the (?:apartment|unit|condo|place)) on',
      'it is on (?:which|what) floor',
    ),
    means: () => ({ words: 'what floor is it on' }),
  },
  // "Could the lease start mid-month?"
  {
    after: [],
    said: wholeLine(
      '(?:can|could|would|may|does|do|will|must|is) (?:the |a |my |our )?(?:lease|rent|move in)(?: (?:also|only|have to|has to|need to))* (?:start|begin|run|starts|begins)(?: (?:on|in|at))* (?:mid ?-?month|the middle of (?:the|a) month|any day|the \\d{1,2}(?:st|nd|rd|th)?|(?:a bit|a little|a week|two weeks|earlier|later|sooner)(?: (?:earlier|later|sooner))?)',
    ),
    means: ({ isRental, listing }) =>
      isRental && listing.facts.availableFrom !== null
        ? { words: 'when is it available', lead: 'plain', isOpen: true }
        : null,
  },
]

const opposite = 'how are the bedrooms laid out'

/** One of the things spoken of is paid by the dues. */
function feeCovers({ listing }: Home, subject: string[]): boolean {
  const covers = listing.facts.fee?.covers?.toLowerCase().split(/[^a-z]+/) ?? []
  return subject.some((word) => word.length > 2 && covers.includes(word))
}
