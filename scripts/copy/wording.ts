import type { VisibleText } from './visible-text.ts'

/** Words to avoid, each with its replacement. */
const unused: [pattern: RegExp, instead: string][] = [
  [/\bwho(?:so)?ever\b/i, 'anyone who, the person who'],
  [/\b(?:some|any|every|no)body\b/i, 'someone, anyone, everyone, no one'],
  [
    /\b(?:on|of|the|from|each|per|own|a|two|four|property's|property’s) records?\b(?! (?:stays|it|this|your))/i,
    'listing, details',
  ],
  [/\be-mail/i, 'email'],
  [/\bletters?\b(?!-spacing)/i, 'email'],
  [/\bphotographs?\b/i, 'photo'],
  [/\bviewings?\b/i, 'tour, showing'],
  [/\bto let\b(?! (?:\w+ ){0,4}(?:know|in|go|us|you)\b)|\blet to a\b|\bsells or lets\b/i, 'for rent, rented'],
  [/\bsuits?\b|\bsuited\b/i, 'works for'],
  [/\bsettled\b/i, 'confirmed'],
  [/\bexpected (?:at|on)\b|\b(?:are|is) expected\b/i, 'confirmed'],
  [/\bboilers?\b/i, 'water heater, furnace'],
  [/\bpapers\b|\bpaperwork\b/i, 'documents'],
  [/\bthe one who (?:sells|lets)\b/i, 'the owner'],
  [/\bgladly\b/i, "You're welcome!"],
  [/\bin earnest\b/i, 'for real'],
  [/\bmight I\b|\bmay I give\b/i, 'Can I'],
  [/\bset out\b/i, "this tour won't take place"],
  [/\bupon\b|\bwherein\b|\bthereof\b|\bnevertheless\b|\bnotwithstanding\b/i, 'plain words'],
  [/\btelephone\b(?!=)/i, 'phone'],
  [/\bat any hour\b/i, '24/7, any time'],
  [/\b(?:is|was|tour|already|or) cancelled\b/i, 'canceled'],
  [/\bfree times?\b/i, 'open times'],
  [/\bhas it on\b|\bput on record\b/i, 'added'],
]

/** Sentences of the "said now" column that a single word doesn't identify. */
const retired = [
  'asks for a name and an address',
  'and you are in. We keep them',
  'a home that is not yours',
  'Hear it',
  'Rather write yourself',
  'down to the line that says so',
  'would like to know who is visiting',
  'Too many tries for now',
  'Whether a certain figure would be taken',
  'I find no answer in the listing',
  'What name may I give',
  'Nothing is free then',
  'You are expected',
  'Day and time are meant on',
  'has been found',
  'illustration around one figure. It is no formal',
  'Confirm whatever your decision rests on',
  'where the laundry is made',
]

/** The specification's own words, which stay as they are (requirements.md). */
const exact = ['Photographs of Pending cannot be shown']

/** Words and sentences to avoid in the texts, as messages with their places. */
export function wordingProblems(texts: VisibleText[]): string[] {
  return texts.flatMap(({ file, line, text }) => {
    if (exact.includes(text)) return []
    const found = unused.flatMap(([pattern, instead]) => {
      const word = pattern.exec(text)?.[0]
      return word === undefined ? [] : [`“${word}”: write ${instead}`]
    })
    const sentences = retired
      .filter((sentence) => text.includes(sentence))
      .map((sentence) => `“${sentence}” is retired`)
    return [...found, ...sentences].map((problem) => `${file}:${line}  ${problem}  in “${text.slice(0, 90)}”`)
  })
}
