import type { Listing } from '../../listing.ts'
import { kindOf } from './head.ts'

const homes = 'house|loft|condo|condominium|townhouse|townhome|apartment'

/** Phrases and the wording of records for them. Each pair must mean the same for every home. */
const same: [RegExp, string][] = [
  // Phrases that add nothing.
  [/\bat all\b/gi, ''],
  [/\b(?:in|within) (?:as little as|only|just|about as few as) (?=\w+ (?:days?|weeks?|months?)\b)/gi, 'in '],
  [/\b(?:right|just|located|conveniently) (?=(?:beside|next to|in|on|by) )/gi, ''],
  [/\bboth (?=\w+s and \w+s\b)/gi, ''],
  [/\bstill (?=(?:pre-market|vacant|rented|occupied|gathering)\b)/gi, ''],
  [/\b(?:to|for) (?:your|everyone['’]s) (?:convenience|comfort)\b/gi, ''],
  [/\bfor (?:you|parking)(?=[,.;!])/gi, ''],
  [/\b(?:you['’]re|you are) (?:looking at|getting)\b/gi, 'it has'],
  [/\bback (?=in \d{4}\b)/gi, ''],
  [/,? (?:at (?:this|the) (?:point|moment|time)|for the time being)\b/gi, ''],
  [/[,;]? i['’]?(?:m| am) afraid\b/gi, ''],
  // A reason is a separate claim.
  [/ (?:since|because) (?=(?:it|the|there|this)(?:['’]s)?\b)/gi, '; '],
  [/ thanks to (?=(?:the|an?)\b)/gi, ', by '],
  [/^(?:since|as|because|with it being) ((?:the|it|this)\b[^,]*),/gi, '$1;'],
  [/, (?:as|since|because) (?=(?:the|it|this|there)\b)/gi, '; '],
  [/(\bno \w+(?: \w+){0,4}), (?:only|just) /gi, '$1; there is '],
  // Verbs.
  [/\b(?:becomes?|will become|will be|comes up) (?=available\b|free\b|vacant\b)/gi, 'is '],
  [/\b(?:completed|put up|erected|finished) (?=in \d{4}\b)/gi, 'built '],
  [/\b(?:dates (?:back to|from)|goes back to|is from) (?=\d{4}\b)/gi, 'was built in '],
  [/\b(?:was|were|got|has been) (?:turned|made|converted|remade|transformed) into (?=homes?\b)/gi, 'became '],
  [
    /\b(elevator|lift) (?:reaches|runs (?:up )?to|stops at|serves|gets you to|takes you (?:up )?to|goes up to)\b/gi,
    '$1 goes to',
  ],
  [
    new RegExp(
      `\\b((?:the|this|your|our)(?: \\d{4})? (?:${homes}|home|unit|property|place)|it) (?:offers|includes|boasts|provides|features)\\b`,
      'gi',
    ),
    '$1 has',
  ],
  [
    /\b((?:an? |the )?(?:radiant floors?|heat pump|gas furnace|furnace|radiators?|central (?:heat|air))) (?:takes? care of|handles?|does|do|provides?|supply|supplies|covers?) (?:the |all the )?(heating|cooling)\b/gi,
    'the $2 is $1',
  ],
  [
    /\bseller (?:will|would|may|might|is willing to|is ready to|is happy to) (?:consider|entertain|look at|hear|listen to|take) (?:an? |other |all )?offers?\b/gi,
    'seller is open to offers',
  ],
  [/\b(offers\b[^.;]*\bseller is open to) them\b/gi, '$1 offers'],
  [/\bwait(?:ing )?list (?:that |which )?(?:you can|you could|to) (?:join|get on|sign up for)\b/gi, 'waitlist open'],
  [
    /\b(?:expect|plan on|figure on|budget) (\$[\d,]*\d(?: (?:a|per) month)?) (?:in|for) (HOA (?:dues|fees?)|rent|parking),? covering\b/gi,
    'the $2 is $1 and covers',
  ],
  [/\b(?:you|the sellers?|the owners?) (?:can|could) close (?=(?:in|within)\b)/gi, 'closing is possible '],
  [/\byou (?:can|could) move in (?=(?:from|on|starting|as of)\b)/gi, 'it is available '],
  [/\b(dogs|cats|pets): (?=(?:not )?(?:allowed|welcome|accepted)\b)/gi, '$1 are '],
  // Nouns.
  [/\bsecurity deposit\b/gi, 'deposit'],
  [/\b(?:every|each) single\b/gi, 'each'],
  [/\bevery (?=apartment|bedroom|unit|pet|dog|cat)\b/gi, 'each '],
  [/\beach one\b/gi, 'each'],
  [/\banother (two|three|one|\d)(?= (?:cars?|vehicles?)\b)/gi, '$1 more'],
  [/\b(two|three|one|\d) (?:additional|extra|further) (?=cars?\b|vehicles?\b)/gi, '$1 more '],
  [/\bdriveway (?:space|parking|room) for\b/gi, 'driveway for'],
  [/\bvehicles?\b/gi, 'cars'],
]

/** "4,820 square feet on a 0.42-acre lot": the lot is a separate claim. */
const onLot = /,? on (?:an? |its |about )?(0?\.\d+|\d+(?:\.\d+)?)[- ]acres?(?: lot| parcel)?/gi
/** "This 1926 house has …" says when it was built. */
const ofYear = new RegExp(`\\b(this|the|an?) ((?:18|19|20)\\d\\d) (${homes}|building|workshop|walk-up)\\b`, 'gi')

/**
 * Rewrites a claim in the wording of records, and the record's name for the home ("the loft") as the home. Apply it to claims
 * only, never to the record.
 */
export function paraphrased(sentence: string, record: Listing): string {
  const added: string[] = []
  const called = `${kindOf(record)} ${record.description ?? ''}`.toLowerCase()
  const text = same
    .reduce((line, [said, meant]) => line.replace(said, meant), sentence)
    .replace(onLot, (_, acres: string) => {
      added.push(`the lot measures ${acres} acre`)
      return ''
    })
    .replace(ofYear, (_, article: string, year: string, home: string) => {
      added.push(`the building was built in ${year}`)
      return `${/^an?$/i.test(article) ? 'the' : article} ${home}`
    })
    .replace(
      new RegExp(`(?:\\b(?:with|in) )?\\b(?:the|this) (${homes})\\b(?=[,.;!]|$)`, 'gi'),
      (whole, home: string) =>
        called.includes(home.toLowerCase()) && !/^in /i.test(whole) ? (/^with /i.test(whole) ? '' : 'the home') : whole,
    )
    .replace(/(?:(?<!\s)\s+)(?=[,.;!])/g, '')
  if (added.length === 0) return text
  return `${text.replace(/[.!]+$/, '')}; ${added.join('; ')}.`
}
