import { recordTells, type ShortFollowUp, wholeLine } from './follow-up-rules.ts'

const guests =
  '(?:guests?|visitors?|company|friends|family|in laws|parents|folks|people|buddies|my mom|my dad|my brother|my sister|the kids|the grandkids)'
const bill = 'garbage|trash|recycling|wi ?fi|internet|cable|power|electric|electricity|water|heat|heating|gas|lights'
const isBill = new RegExp(`^(?:utilit\\w+|bills?|${bill})$`)
const otherAnimal =
  'pig|ferret|rabbit|bunny|parrot|snake|lizard|iguana|turtle|tortoise|chicken|hen|goat|bird|hamster|gecko|pony|horse|duck|tarantula|guinea pig'
const part =
  'boiler|water heater|furnace|roof|windows?|wiring|plumbing|elevators?|kitchen|heat pump|radiators?|appliances|pipes|panel'
const why = wholeLine(
  'how come(?: not)?',
  'why(?: not| so| is (?:that|it)| are they)?',
  'for what reason',
  'what is the reason(?: for that)?',
)

/** The question whose fact was told last, by its topic. */
const questionsByTopic: [string, string][] = [
  ['pets', 'what is the pet rule'],
  ['cooling', 'how is it cooled'],
  ['laundry', 'where is the laundry'],
  ['elevator', 'is there an elevator'],
  ['parking', 'what parking is there'],
]

const petPrice = (text: string | null | undefined) => /\$(\d{1,4}) (?:a|per) month(?=.*\beach\b)/i.exec(text ?? '')?.[1]

/** Short questions of everyday talk about the fact told last. */
export const everydayFollowUps: ShortFollowUp[] = [
  // "A cuánto", "how warm" of a heated pool
  {
    after: ['pool'],
    said: wholeLine(
      '(?:(?:to|at|around|about|like) )*(?:how|what) (?:warm|hot|much|many degrees|temp|temperature|degrees?)(?: (?:is|it|do|does|they|you|keep|kept|get|exactly|degrees?|at))*',
      '(?:to )?a cuanto(?: (?:la tienen|esta|grados))*',
      'warm like what|like what temp(?:erature)?',
    ),
    means: (home) => (recordTells(home, /\bdegrees\b/i) ? { words: 'is the pool heated', lead: 'plain' } : null),
  },
  // "Y si cae la familia de visita", "what about guests" of the parking
  {
    after: ['parking'],
    said: wholeLine(
      `(?:what about |how about |for )?(?:the |my |our )?${guests}`,
      `(?:what )?(?:if|when|where|yes|for when) (?:do |does |would )?(?:the |my |our )?${guests} (?:visits?|comes?|caen?|drops?|shows?|parks?|stops?|goes|go|stays?|is|are)\\b(?: \\w+){0,3}`,
      `(?:if|yes|when) (?:cae|caen|come|comes|viene|vienen|llega|llegan|visit) (?:the |my |our )?${guests}(?: \\w+){0,3}`,
    ),
    means: (home) =>
      recordTells(home, /\bdriveway for\b|\bmore cars?\b/i)
        ? { words: 'how many cars fit in the driveway' }
        : { words: 'what parking is there', lead: 'plain', isOpen: true },
  },
  // "Since when", of a home that is vacant or available
  {
    after: ['availability'],
    said: wholeLine(
      '(?:since|from) (?:when|what (?:date|month|year))(?: (?:is|has|was) (?:it|that)(?: been)?)?(?: (?:empty|vacant|available|on the market))*',
      'how long(?: (?:has|is|was|it|been|that|they|the place|the house|sitting))* (?:empty|vacant|like that|on the market)',
    ),
    means: ({ listing }) =>
      listing.facts.availableFrom === null ? { words: 'is it available now', lead: 'plain', isOpen: true } : null,
  },
  // "How come", after a rule or what the home lacks
  {
    after: ['pets', 'cooling', 'laundry', 'elevator', 'parking'],
    said: why,
    means: (_, __, subject) => {
      const [, words] = questionsByTopic.find(([topic]) => subject.includes(topic)) ?? []
      return words ? { words, lead: 'plain', isOpen: true } : null
    },
  },
  // "50 for both?"
  {
    after: ['pets'],
    said: wholeLine(
      '(?:is (?:that|it) )?\\$?(\\d{1,4})(?: (?:bucks|dollars|total|a month|in all))* (?:for )?(both|the two|two|the pair|all|all of (?:them|em)|the three|each|apiece|per pet)(?: (?:of (?:them|em|my \\w+)|cats|dogs|pets|total|a month))*',
    ),
    means: ({ listing }, [, said = '', among = '']) => {
      const each = petPrice(listing.facts.pets)
      if (!each) return null
      const isEach = /^(?:each|apiece|per)/.test(among)
      if (said === each) return { words: 'how much is the pet fee', lead: isEach ? 'yes' : 'no' }
      const isTwo = /^(?:both|the two|two|the pair)/.test(among)
      return isTwo && Number(said) === 2 * Number(each) ? { words: 'how much is the pet fee', lead: 'yes' } : null
    },
  },
  // "And the potbelly pig", after the pet rule
  {
    after: ['pets'],
    said: wholeLine(
      `(?:what about |how about |is |are |for )?(?:(?:the|my|a|an|our|his|her|\\w+ly|little|big|small|bearded) ){0,3}(?:${otherAnimal})s?(?: (?:too|ok|okay|allowed|though|as well|cool|welcome|also))*`,
    ),
    means: ({ petRule }) =>
      petRule && petRule.kind !== 'unrestricted' && petRule.kind !== 'forbidden'
        ? { words: 'what is the pet rule', lead: 'plain', isOpen: true }
        : null,
  },
  // "Garbage?", "wifi" after who pays for the water
  {
    after: [],
    said: wholeLine(`(?:what about |how about )?(?:the |my )?(${bill})(?: (?:bill|too|included|as well))*`),
    means: (home, _, subject) =>
      home.isRental && subject.some((word) => isBill.test(word)) && recordTells(home, /\btenant pays\b/i)
        ? { words: 'which utilities does the tenant pay', lead: 'plain' }
        : null,
  },
  // "And the elevators, are they that old too", "y el boiler?" after when it was built
  {
    after: ['year'],
    said: wholeLine(
      `(?:what about |how about |is |are )?(?:the |its )?(${part})(?: (?:is|are|it|they|that|just|as|so|old|original|from then|the same age|too|as well|also))*`,
    ),
    means: (_, [, what = '']) => ({ words: `how old is the ${what}`, lead: 'plain', isOpen: true }),
  },
  // "Y el puro cuarto?", after the square feet
  {
    after: ['size'],
    said: wholeLine(
      '(?:(?:just|only|puro|what about|how about|how big is|and|solo|the|main|primary|each) )*(bedrooms?|living room|kitchen|bathroom|closets?|terrace|balcony|yard|garage|recamara|cuarto)(?: (?:alone|only|itself|by itself|on its own|solo))*',
    ),
    means: (_, [, what = '']) => ({ words: `how big is the ${what}`, isOpen: true, lead: 'plain' }),
  },
  // "What about upstairs", after the steps at the entrance
  {
    after: ['stepFree'],
    said: wholeLine(
      '(?:what about |how about |what is )?(?:upstairs|the upstairs|inside|once (?:i am |we are )?in(?:side)?)',
    ),
    means: (home) =>
      recordTells(home, /\bupstairs\b/i) ? { words: 'are the bedrooms upstairs', lead: 'plain' } : null,
  },
  // "How long I gotta sign for to get that", of a free month
  {
    after: ['flexibility', 'lease', 'price'],
    said: wholeLine(
      '(?:for )?how long (?:(?:do|would|will|must|should|i|we|you|have|got|gotta|need|to|had|am) )*(?:sign|stay|commit|lease|rent|lock in)(?: (?:up|on|for|in|it|a lease))* (?:to|before|if|and) .{0,20}?\\b(?:get|gets|qualify|earn|score|want)\\b.{0,20}',
    ),
    means: (home) =>
      /\bfree on an? \d+-month\b|\bmonth free\b/i.test(home.listing.facts.priceNote ?? '')
        ? { words: 'is there a free month', lead: 'plain' }
        : null,
  },
]
