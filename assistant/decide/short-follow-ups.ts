import type { Home } from '../facts/home.ts'
import { both, type Words } from '../say/format.ts'
import { type OwnerOutcome, openWords } from '../say/owner.ts'
import { contentStems } from '../say/record-search.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import { wordsOf } from '../understand/normalize.ts'
import { countsTo } from '../understand/number-words.ts'
import { type FollowUpLead, meaningOf, type Reading } from '../understand/read.ts'
import type { ThingId } from '../understand/things.ts'
import type { TopicId } from '../understand/topics.ts'
import type { Conversation } from './conversation.ts'
import { everydayFollowUps } from './everyday-follow-ups.ts'
import { type MeantAfter, recordTells, type ShortFollowUp, wholeLine } from './follow-up-rules.ts'
import type { Memory } from './memory.ts'
import { recordFollowUps } from './record-follow-ups.ts'

const noteOf = ({ listing }: Home) => listing.facts.stepFreeNote ?? ''
const laundryOf = ({ listing }: Home) => listing.facts.laundry ?? ''
const isOwnLaundry = (home: Home) => /\bin (?:the )?unit\b/i.test(laundryOf(home))

const covered = (home: Home, what: string) => {
  const covers = new Set(contentStems(wordsOf(home.listing.facts.fee?.covers ?? '')))
  return contentStems(what.split(' ')).some((word) => covers.has(word))
}
const whatCovers = 'what does the fee cover'
const supplies =
  'roof|windows?|water|gas|heat|heating|insurance|trash|garbage|internet|cable|gardener|gardening|garden|landscaping|electric|electricity|power|pool|gym|doorman|sewer|painting'

const rules: ShortFollowUp[] = [
  ...everydayFollowUps,
  // "That's from the street or from where you park?"
  {
    after: ['stepFree'],
    said: wholeLine(
      '(?:is )?(?:(?:that|it|this)(?: is)? )?(?:(?:step free|level|flat) )?(?:all the way )?from (?:the )?(street|sidewalk|curb|driveway|garage|car|where (?:you|i|we|one) parks?)( or (?:from )?(?:the )?(?:street|sidewalk|curb|driveway|garage|car|where (?:you|i|we|one) parks?))?',
    ),
    means: (home, [, from = '', other]) => {
      const ofCars = /\b(?:driveway|garage|parking)\b/.test(noteOf(home)) && home.listing.facts.stepFree === true
      if (!ofCars || (!other && /^(?:street|sidewalk|curb)$/.test(from))) return null
      return { words: 'is the entrance step free', lead: other ? 'plain' : 'yes' }
    },
  },
  // "All the way to 21?"
  {
    after: ['stepFree', 'elevator', 'floor'],
    said: wholeLine(
      '(?:does (?:it|that) go |is (?:it|that) )?all the way(?: up)?(?: to (?:the )?(?:\\d+(?:st|nd|rd|th)?|top|unit|apartment|(?:front )?door|\\w+(?: \\w+)? floor|my floor))?',
    ),
    means: (home) =>
      home.listing.facts.stepFree !== true
        ? null
        : /\b(?:flight|stairs|steps)\b/.test(noteOf(home))
          ? { words: 'does the elevator go all the way' }
          : /\belevator\b/.test(noteOf(home))
            ? { words: 'is the entrance step free', lead: 'yes' }
            : null,
  },
  // "Same for the gym?"
  {
    after: ['stepFree', 'elevator'],
    said: wholeLine(
      '(?:is (?:it|that) )?(?:the )?same (?:for|with|at|to|story with) the (gym|pool|laundry|roof|garage|terrace|lobby|basement|garden)',
      'the (gym|pool|laundry|roof|garage|terrace|lobby|basement|garden) (?:too|as well|also)',
    ),
    means: (_, [, one, other]) => ({ words: `is there a ${one ?? other}`, lead: 'plain', isOpen: true }),
  },
  // "No way through the garage?"
  {
    after: ['stepFree'],
    said: wholeLine(
      '(?:(?:can|could|may|do|does|is|are|what|how|not|no|even|there|about|way|a|any|i|we|you|one|get|go|come|enter|move|in|it|around) )*(?:through|by|via|for|from|using) the (?:garage|back|side|basement|driveway|patio|yard|alley)(?: (?:door|entrance|instead|or something|no|either))*',
    ),
    means: ({ listing }) =>
      listing.facts.stepFree === false ? { words: 'is the entrance step free', lead: 'plain', isOpen: true } : null,
  },
  // "And bathroom wise?"
  {
    after: ['beds', 'roommates'],
    said: wholeLine(
      '(?:what about )?(?:the )?(?:bath|bathroom)s?[ -]wise',
      '(?:is it |is that )?(?:the )?same (?:for|with) (?:the )?(?:bath|bathroom)s?',
    ),
    means: (home) =>
      recordTells(home, /\beach (?:\w+ )?(?:with|has|have) (?:a|its own|their own) (?:private )?bath/i)
        ? { words: 'does each bedroom have its own bath', lead: 'plain' }
        : { words: 'how many baths' },
  },
  // "So someone's sharing?" of six bedrooms and five baths.
  {
    after: ['beds', 'baths'],
    said: wholeLine(
      '(?:is |are |does |do )?(?:someone|somebody|anyone|anybody|two|two of (?:us|them)|some(?: of (?:us|them))?|people|the kids)(?: (?:is|are|has to|have to|would|will|must|need to|needs to|going to))*(?: be)? (?:sharing|share|shares)(?: (?:one|a bath|a bathroom|baths|bathrooms))?',
    ),
    means: ({ listing: { beds, baths } }) =>
      beds !== null && baths !== null && baths < beds ? { words: 'how many bedrooms and baths', lead: 'yes' } : null,
  },
  // "All of 'em?" of bedrooms upstairs.
  {
    after: ['beds'],
    said: wholeLine(
      '(?:is that |are )?(?:all|every one|each)(?: (?:of (?:em|them|those|the (?:bed)?rooms)|two|three|four|five|six))?(?: (?:up|upstairs|up there))?',
    ),
    means: (home) => {
      const [, count = ''] =
        /\b(\w+) bedrooms are (?:all )?(?:upstairs|on the upper floor)/i.exec(home.listing.description ?? '') ?? []
      const isAll = (countsTo(9) as Record<string, number>)[count.toLowerCase()] === home.listing.beds
      return count !== '' && isAll ? { words: 'are all bedrooms upstairs', lead: 'yes' } : null
    },
  },
  // "So sunrise or sunset?" of windows to the east and west.
  {
    after: ['view', 'windows'],
    said: wholeLine(
      '(?:is (?:it|that) |that is |do (?:i|we) (?:get|see) |the )*(sunrises?|sunsets?|(?:morning|afternoon|evening) (?:sun|light))( or (?:the )?(?:sunrises?|sunsets?|(?:morning|afternoon|evening) (?:sun|light)))?(?: too)?',
    ),
    means: (home, [, one = '', other]) => {
      const isRising = /^(?:sunrise|morning)/.test(one)
      const isEast = recordTells(home, /\bto the east\b/)
      const isWest = recordTells(home, /\bto the west\b/)
      if (other) return isEast && isWest ? { words: 'which way do the windows look', lead: 'both' } : null
      return (isRising ? isEast : isWest) ? { words: 'which way do the windows look', lead: 'yes' } : null
    },
  },
  // "Both of them from the living room?" of the bay and the city.
  {
    after: ['view', 'windows'],
    said: wholeLine(
      '(?:both|all)(?: of (?:them|those|it|that|the views))? (?:from|in|out of) the (?:living ?room|kitchen|(?:main |primary |master )?bedrooms?|balcony|terrace)',
    ),
    means: () => ({ words: 'which way do the windows look', lead: 'plain', isOpen: true }),
  },
  // "Up too, or just down?" of the internet.
  {
    after: ['internet'],
    said: wholeLine(
      '(?:is (?:it|that) )?(?:both (?:ways|directions)|(?:up|upload|uploads|uploading)(?: speed)? (?:too|as well|also|and down(?:load)?)(?: or (?:just|only) down(?:load)?)?|(?:up|upload) or (?:just |only )?down(?:load)?|(?:just |only )?down(?:load)? or up(?:load)?(?: too)?|(?:the )?same up(?:load)?(?: and down)?)',
    ),
    means: (home) =>
      recordTells(home, /\bboth directions\b|\bsymmetric/i)
        ? { words: 'how fast is the internet', lead: 'both' }
        : null,
  },
  // "Where does the box for it live?"
  {
    after: ['internet'],
    said: wholeLine(
      'where (?:does|is|would|do|will) the (?:box|router|modem|equipment|cabinet|panel|gear)(?: for (?:it|that))?(?: (?:live|lives|go|goes|sit|sits|be|stay))?',
    ),
    means: (home) =>
      recordTells(home, /\b(?:router|modem)\b/i) ? { words: 'how fast is the internet', lead: 'plain' } : null,
  },
  // "How big a yard we talking?"
  {
    after: [],
    said: wholeLine(
      'how (?:big|large)(?: of)? an? (?:yard|lot|garden)(?: (?:(?:are|is|do|does) )?(?:we|it|you|that|there).{0,30})?',
    ),
    means: ({ listing }) => (listing.facts.lotAcres === null ? null : { words: 'how big is the lot' }),
  },
  // "And the house part of that?"
  {
    after: ['lot'],
    said: wholeLine(
      '(?:what is |how big is |how much of (?:it|that) is )?the (?:house|home|building)(?: (?:part|portion|footprint))?(?: of (?:it|that))?',
    ),
    means: () => ({ words: 'how many sqft is the house' }),
  },
  // "Do I gotta haul it down then?" of a laundry upstairs.
  {
    after: ['laundry'],
    said: wholeLine(
      '(?:do|would|will|am|are) (?:i|we) (?:(?:have|got|need|going|still|always) )*(?:to )?(?:haul|lug|carry|drag|schlep|take|bring|hauling|lugging|carrying|dragging)(?: (?:it|them|everything|clothes|laundry|stuff|my \\w+|the \\w+))*(?: all the way)?(?: back)? (down|up)(?:stairs)?(?: (?:there|the stairs|a floor|to (?:the )?(?:basement|garage|lobby)))?',
    ),
    means: (home, [, way]) => {
      const isDown = way === 'down'
      const lead =
        isOwnLaundry(home) || (isDown && /\b(?:upper floor|upstairs)\b/i.test(laundryOf(home)))
          ? 'no'
          : isDown && /\bbasement\b/i.test(laundryOf(home))
            ? 'yes'
            : 'plain'
      return laundryOf(home) === '' ? null : { words: 'where is the laundry', lead }
    },
  },
  // "Just mine, or the whole floor uses it?"
  {
    after: ['laundry'],
    said: wholeLine(
      '(?:is (?:it|that) |are they )?(?:(?:just|only|all|for) )*(?:mine|ours|me|us|private)(?: alone| only)? or (?:does |do |is it |are they )?(?:the )?(?:whole|entire|everyone|everybody|others?|neighbors?|shared?|rest|all|communal).*',
    ),
    means: (home) => (isOwnLaundry(home) ? { words: 'where is the laundry', lead: 'yours' } : null),
  },
  {
    after: ['laundry'],
    said: wholeLine('(?:do|would|will) (?:i|we) (?:have to )?share (?:it|them|that)(?: with .{1,30})?'),
    means: (home) =>
      isOwnLaundry(home)
        ? { words: 'where is the laundry', lead: 'no' }
        : /\bshared\b/i.test(laundryOf(home))
          ? { words: 'where is the laundry', lead: 'yes' }
          : null,
  },
  // "Dryer as well?"
  {
    after: ['laundry'],
    said: wholeLine(
      '(?:is there |with |and )?(?:an? |the )?(?:dryer|washer)(?: (?:too|as well|also))+',
      'both(?: of them)?',
    ),
    means: (home) =>
      isOwnLaundry(home) || recordTells(home, /\bwasher and dryer\b/i)
        ? { words: 'where is the laundry', lead: 'yes' }
        : null,
  },
  // "But I read 2012 somewhere."
  {
    after: ['year'],
    said: wholeLine(
      '(?:(?:i|we|zillow|redfin|google|someone|somebody|the (?:sign|photos?|listing|ad|agent|map)) (?:(?:had|have|just|also|could|swear|swore|sworn|thought|think|read|saw|heard|said|says|remember|was|were|told|it|that|is|like|about|something|on|from|somewhere) )+)((?:18|19|20)\\d\\d)(?: (?:somewhere|online|too|in there|on (?:zillow|redfin|the \\w+)|in the (?:ad|listing)))*',
      '(?:what about|what is|where does|why does it say|what happened in) (?:the )?((?:18|19|20)\\d\\d)(?: (?:about|for|come from))?',
    ),
    means: ({ listing }, [, read, asked]) => {
      const year = read ?? asked ?? ''
      if (String(listing.facts.yearBuilt) === year) return { words: 'when was it built', lead: 'yes' }
      return (listing.facts.yearNote ?? '').includes(year)
        ? { words: 'what year was it converted', lead: 'plain' }
        : read
          ? { words: 'when was it built', lead: 'plain' }
          : null
    },
  },
  // "But it looks brand new in the photos."
  {
    after: ['year'],
    said: /^(?!.*\b(?:kitchen|bath\w*|roof|furnace|windows?)\b).{0,40}\b(?:(?:looks?|seems?|feels?|appears?) (?:\w+ ){0,2}(?:new|newer|modern|recent|renovated|remodeled|younger)|(?:parece|luce|se ve|it see) (?:\w+ ){0,2}(?:nuev\w+|modern\w+|new)|(?:old|vieja?) (?:for|on the|por) (?:the )?(?:outside|fuera))\b/,
    means: (home) =>
      recordTells(home, /\b(?:remade|remodel\w*|renovat\w*|redone|rebuilt|updated|converted|became)\b/i)
        ? { words: 'was it remodeled', lead: 'plain' }
        : { words: 'when was it built', lead: 'plain' },
  },
  // "Not the water though, huh?" of the dues.
  {
    after: ['fee'],
    said: wholeLine(`not (?:for |even )?(?:the |my )?(${supplies})(?: (?:too|either|included|covered))*`),
    means: (home, [, what = '']) => ({ words: whatCovers, lead: covered(home, what) ? 'plain' : 'no' }),
  },
  // "And the electricity?" of the dues.
  {
    after: ['fee'],
    said: wholeLine(`(?:what about |how about )?(?:the |my )?(${supplies})(?: (?:too|included|covered))*`),
    // "And a pool?" may ask whether there is one.
    means: ({ listing, ...home }, [, what = '']) =>
      listing.facts.fee?.covers && (!/^(?:pool|gym|doorman)$/.test(what) || covered({ listing, ...home }, what))
        ? { words: whatCovers, lead: covered({ listing, ...home }, what) ? 'yes' : 'no' }
        : null,
  },
  // "So I don't pay the water?" of the dues.
  {
    after: ['fee'],
    said: wholeLine(
      `(?:i|we) (?:do not|will not|would not) (?:have to )?pay (?:for )?(?:the |my )?(${supplies})(?: (?:separate|separately|extra|myself))*`,
      `(?:the )?(${supplies})(?: then)? no the pay`,
    ),
    means: (home, [, one, other]) => (covered(home, one ?? other ?? '') ? { words: whatCovers, lead: 'plain' } : null),
  },
  // "And do I pay him separate?" of the gardener whom the dues cover.
  {
    after: [],
    said: wholeLine(
      '(?:do|would|will) (?:i|we) (?:have to )?pay (?:for )?(?:it|that|this|him|her|them)(?: (?:separate|separately|extra|on top|on my own|too|myself|ourselves))+',
    ),
    means: (home, _, subject) => (covered(home, subject.join(' ')) ? { words: whatCovers, lead: 'no' } : null),
  },
  // "And my girlfriend's too, or just one?" of a place for bikes.
  {
    after: ['bikeRoom'],
    said: wholeLine(
      '(?:(?:for )?(?:my|our|his|her) \\w+(?: bikes?)?(?: (?:too|as well|also))+(?: or (?:just|only) (?:one|mine))?|both(?: of (?:them|ours))?|two(?: of them| bikes)?|(?:just|only) one|one (?:each|per (?:person|apartment|unit|household))|how many(?: bikes)?(?: (?:can i|each|fit))?)',
    ),
    means: () => ({ words: 'is there somewhere to keep a bicycle' }),
  },
  // "And the rooms by it, which are those?"
  {
    after: ['pool', 'terrace', 'garden', 'balcony'],
    said: wholeLine(
      'which (?:rooms? )?(?:are|is|would be) (?:those|that|they|it)',
      'which (?:rooms?|ones?)(?: (?:are|is) (?:that|those|it))?',
    ),
    means: (_, __, subject) => {
      const thing = subject.find((word) => /^(?:pool|terrace|garden|balcony)$/.test(word))
      return thing ? { words: `is there a ${thing}`, lead: 'plain', isOpen: true } : null
    },
  },
  // "So just those two?" of what the tenant pays.
  {
    after: ['utilities', 'heating'],
    said: /^(?:\w+ ){0,2}(?:only|just) (?:(?:those|these|the) )?(?:two|2|three|one|those|these)(?: (?:things|cosas|of them|bills|ones))?(?: (?:no|right|then|huh))?$/,
    means: (home) =>
      home.isRental && recordTells(home, /\btenant pays\b/i) ? { words: 'which utilities does the tenant pay' } : null,
  },
  // "And outside?" of the parking.
  {
    after: ['parking'],
    said: wholeLine(
      '(?:what about |how about )?(?:outside|inside|indoors|in the (?:garage|driveway)|on the (?:street|driveway))(?: (?:too|as well))?',
    ),
    means: () => ({ words: 'what parking is there' }),
  },
  // "How come?" of a home that isn't on the market.
  {
    after: ['availability'],
    said: wholeLine('how come', 'why(?: is (?:that|it))?', 'why so', 'for what reason'),
    means: ({ listing }) =>
      /\bpre-?market\b/i.test(listing.facts.availability ?? '')
        ? { words: 'is it on the market', lead: 'plain', isOpen: true }
        : null,
  },
  ...recordFollowUps,
]

const hundreds = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const tens = ['', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 210 as "two ten", 985 as "nine eighty five". */
function asSaid(amount: number): string | null {
  const [hundred, ten, one] = [Math.floor(amount / 100), Math.floor((amount % 100) / 10), amount % 10]
  if (!Number.isInteger(amount) || hundred < 1 || hundred > 9 || ten < 1 || (ten === 1 && one > 0)) return null
  return [hundreds[hundred], tens[ten], hundreds[one]].filter(Boolean).join(' ')
}

/** "Two ten a month goes to what?" */
function ofSpokenFee(line: string, { feeMonthly }: Home): MeantAfter | null {
  const said = feeMonthly ? asSaid(feeMonthly) : null
  const asksFor =
    /\b(?:goes?|going) (?:to|toward|towards|for) what\b|\bfor what\b|\bwhat (?:does|do|is|am|are)\b.*\b(?:get|gets|buy|buys|cover|covers|for|pay|include)\b/
  return said !== null && new RegExp(`\\b${said}\\b`).test(line) && asksFor.test(line) ? { words: whatCovers } : null
}

/** A short question read as the one that it stands for; null where it stands for itself. */
export function shortFollowUp(clause: Reading, { subject = [] }: Memory, home: Home): Reading | null {
  if (clause.isAside || clause.words.length > 16) return null
  const line = clause.words.join(' ')
  const { topics, things } = meaningOf(subject)
  const meant = ofSpokenFee(line, home) ?? meantBy(line, [...topics, ...things], subject, home)
  if (!meant) return null
  const { words, lead, isOpen } = meant
  return {
    ...clause,
    ...meaningOf(words.split(' ')),
    isMarked: true,
    isSure: true,
    isWhole: true,
    followUp: { ...(lead && { lead }), ...(isOpen && { isOpen }) },
  }
}

function meantBy(line: string, spokenOf: (TopicId | ThingId)[], subject: string[], home: Home): MeantAfter | null {
  for (const { after, said, means } of rules) {
    if (after.length > 0 && !after.some((id) => spokenOf.includes(id))) continue
    const match = said.exec(line)
    const meant = match && means(home, match, [...subject, ...spokenOf])
    if (meant) return meant
  }
  return null
}

const leads: Record<FollowUpLead, Words> = {
  yes: both('Yes. ', 'Sí. '),
  no: both('No. ', 'No. '),
  both: both('Both. ', 'Las dos cosas. '),
  yours: both('Just yours. ', 'Solo para usted. '),
  plain: both('', ''),
}

/** "Sundays?" after the tours, "what days then?" while one is being booked. */
export const asksTourDays = ({ isMarked, words }: Reading, conversation: Conversation) =>
  (isMarked && words.length <= 5 && conversation.context.topics.includes('tours') && daysAlone.test(words.join(' '))) ||
  (conversation.matches({ tour: 'underWay' }) && whichDays.test(words.join(' ')))
const daysAlone =
  /^(?:(?:and|or|what|how|about|also|on|in|the|only|is|are) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:end|day)s?|mornings?|afternoons?|evenings?)$/
const whichDays =
  /^(?:(?:and|so|ok|okay|then|on) )*(?:what|which) days?(?: (?:are there|do you have|work|can i|are open))?(?: then)?$/

interface Said {
  text: Words
  open: { question: string; words: Record<OwnerOutcome, Words> } | null
}

/** The answer with the lead that a short question calls for, and what it leaves to the owner. */
export function ledByFollowUp<Answered extends Said>(
  said: Answered,
  reading: Reading,
  { home, number }: { home: Home; number: number },
): Answered {
  const { followUp } = reading
  if (!followUp || said.text.en === '') return said
  const fact = withoutVerdict(said.text)
  const lead = followUp.lead && leads[followUp.lead]
  return {
    ...said,
    ...(lead && { text: both(lead.en + fact.en, lead.es + fact.es) }),
    ...(followUp.isOpen && { open: { question: reading.text, words: openWords('rest', home, number) } }),
  }
}
