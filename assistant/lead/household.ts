import { few, have, numberPattern, petAdjectives, type Qualification } from './qualification.ts'

const child = '(?:kids?|children|child|bab(?:y|ies)|sons?|daughters?|toddlers?|twins|teenagers?|teens?|newborn)'
const spouse =
  '(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|roommate|housemate|sister|brother|mother|mom|father|dad|friend)'

/** Rules for the topic `household`: how many people would live there. */
export const household: Qualification[] = [
  // "So 4 people total"
  {
    topic: 'household',
    said: new RegExp(
      String.raw`\b(?<value>(?:${numberPattern}) (?:people|persons|of us|adults) (?:total|altogether|in total|in all))\b`,
      'i',
    ),
  },
  {
    topic: 'household',
    said: new RegExp(String.raw`\b(?:we're|we are) the \w+, a (?<value>family of (?:${numberPattern}))\b`, 'i'),
  },
  {
    topic: 'household',
    said: new RegExp(
      String.raw`\b(?:we're|we are|i have|we have|i'm part of|for our|for my|our|my)\s+(?:an?\s+)?(?:(?:small|big|large|young|happy|growing)\s+)?(?<value>family of (?:${numberPattern}))\b`,
      'i',
    ),
  },
  {
    topic: 'household',
    said: new RegExp(
      String.raw`(?:^(?:hi,? |hello,? )?)(?:young |small )?(?<value>family of (?:${numberPattern}))\b(?! (?:lives|live|next|moved|was))`,
      'i',
    ),
  },
  {
    topic: 'household',
    said: new RegExp(
      String.raw`${have}(?<value>${few}\s+${petAdjectives}${child}(?:\s*(?:,|and|&)(?:\s*${few}(?!\d))?\s*${petAdjectives}(?:${child}))*)(?!\w|'s|')(?! (?:bike|room|school|park|play|friendly|allerg))`,
      'i',
    ),
  },
  {
    topic: 'household',
    said: new RegExp(
      String.raw`\b(?:with|for|and)?\s*(?:my|our)\s+(?<value>(?:two|three|four|five|six|\d)\s+${petAdjectives}${child})(?!\w|'s|')`,
      'i',
    ),
  },
  {
    topic: 'household',
    said: new RegExp(String.raw`\b(?<value>my ${spouse} and (?:i|me)|me and my ${spouse})\b`, 'i'),
  },
  {
    topic: 'household',
    said: new RegExp(
      String.raw`\b(?<value>(?:it's |it is |there's |it will be |it'll be |it would be )?just (?:me|the two of us|us two|myself|the ${numberPattern} of us))\b(?!\s+(?:or|thinking|being))`,
      'i',
    ),
  },
  {
    topic: 'household',
    said: new RegExp(
      String.raw`\b(?<value>(?:there (?:are|will be|would be)|we're|we are|we'll be|for)\s+(?:the\s+)?${numberPattern}\s+(?:of us|people|adults|roommates|persons)(?:\s+and\s+${few}\s+${child})?)\b`,
      'i',
    ),
  },
  {
    topic: 'household',
    said: /\b(?:i|i'm|i'll|i'd)\s+(?:will\s+|would\s+|be\s+|currently\s+)*(?<value>(?:liv(?:e|ing)|mov(?:e|ing)(?: in)?)(?: there| here| in it)? (?:alone|by myself|on my own))\b/i,
  },
  {
    topic: 'household',
    said: new RegExp(String.raw`${have}(?<value>${few}\s+(?:roommates?|housemates?|flatmates?))\b`, 'i'),
  },
]
