import type { Said } from '../turn.ts'

/** What a home is asked about, as a letter calls it. What may touch on who somebody is does not stand here. */
const subjects: [name: string, asked: RegExp][] = [
  ['the price', /\b(?:price|asking|how much is (?:it|the (?:house|home|place|rent|apartment))|rent is|the rent)\b/i],
  ['offers', /\b(?:offers?|negotia\w+|flexib\w+|discount|lower|below asking)\b/i],
  ['the monthly fees', /\b(?:hoa|dues|(?:building|monthly|condo|maintenance) fees?)\b/i],
  [
    'parking',
    /\b(?:parking|park(?= (?:a|an|my|our|the|on|in|two|there|here|outside)\b)|garage|driveway|ev charger|charger|valet)\b/i,
  ],
  ['the pet rules', /\b(?:pets?|dogs?|cats?)\b/i],
  ['availability', /\b(?:availab\w+|vacant|move[- ]?in|when (?:can|could) (?:i|we) move|closing)\b/i],
  ['the lease', /\b(?:lease|sublet|deposit)\b/i],
  ['utilities', /\b(?:utilit\w+|electricity|water|internet|wi-?fi)\b/i],
  ['heating and cooling', /\b(?:heat\w*|cool(?:ing)?|air[- ]?con\w*|a\/c|hvac|radiators?)\b/i],
  ['laundry', /\b(?:laundry|washers?|dryers?)\b/i],
  ['the size', /\b(?:how (?:big|large)|size|sq\.? ?ft|square f(?:ee|oo)t\w*)\b/i],
  ['the rooms', /\b(?:bed ?rooms?|beds?|bath ?rooms?|baths?)\b/i],
  ['the year it was built', /\b(?:how old|year built|when was it built|built in)\b/i],
  ['the lot', /\b(?:lot size|how big is the lot|acres?|the lot)\b/i],
  ['the entrance', /\b(?:elevators?|lifts?|step[- ]free|stairs|steps)\b/i],
]

/** "We have two dogs." tells, and asks nothing. */
const ownStory = /^\W*(?:i|i['’]m|i['’]ve|we|we['’]re|we['’]ve|my|our)\b[^?]*$/i

/** What a visitor asked about, in the order in which it came up, without what is still open. Up to three. */
export function subjectsAsked(transcript: Said[], open: string[]): string[] {
  const said = transcript
    .filter(({ author }) => author === 'visitor')
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/))
    .filter((sentence) => !ownStory.test(sentence))
  const isOpen = (asked: RegExp) => open.some((each) => asked.test(each))
  return subjects
    .filter(([, asked]) => !isOpen(asked))
    .map(([name, asked]) => ({ name, at: said.join('\n').search(asked) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .slice(0, 3)
    .map(({ name }) => name)
}

export function listed(names: string[]): string {
  return new Intl.ListFormat('en-US').format(names)
}
