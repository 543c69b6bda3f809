import { weekdaySource } from '../understand/day-patterns.ts'

const hundreds = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']

/** Times in loose words, with the words in which they are read: "2nite", "not too early", "Saturday, but not this one". */
export const looseTimes: [RegExp, string | ((...parts: string[]) => string)][] = [
  [/\b2nite\b/g, 'tonight'],
  [/\bnite\b/g, 'evening'],
  // "After Thanksgiving" isn't Thanksgiving.
  [
    /^(?!.*(?:day|week|weekend|tomorrow)s?\b)([^\d]{0,80}?)\bafter (thanksgiving|christmas|xmas)\b(?=[^\d]*$)/g,
    '$1the day after $2',
  ],
  // "Fourteen hundred hours"
  [
    new RegExp(
      String.raw`\b(${hundreds.join('|')}) hundred(?: hours?| hrs?)?\b(?! (?:dollars|square|sq|a month|bucks))`,
      'g',
    ),
    (_, hour = '') => `at ${hundreds.indexOf(hour) + 13}:00`,
  ],
  // "Monday, but not too early"
  [/\b(?:but |just )?(?:not|nothing|never) (?:(?:too|so|super|that|really|very) )+early\b/g, 'no earlier than 10:30am'],
  [/\b(?:but |just )?(?:not|nothing|never) (?:(?:too|so|super|that|really|very) )+late\b/g, 'before 4pm'],
  // "Saturday, but not this one"
  [
    new RegExp(String.raw`\b(${weekdaySource}),? (?:but |just )?not this (?:one|coming one|weekend|week)\b`, 'g'),
    'a week from $1',
  ],
  // What is named with a holiday only says until when.
  [
    /\b(after thanksgiving),? (?:but |and )?before (?:hanukkah|chanukah|christmas|xmas|the holidays|december|new year'?s)\b/g,
    '$1',
  ],
  // "Whatever you've got latest"
  [
    /\bwhatever(?: you| they)?(?:'?ve| have)?(?: got)? (?:the )?latest\b|\bthe latest (?:they|you|he|she)(?:'?ll| will| can| could|'?d)? (?:stay|go|do|show|take|have|wait)\b/g,
    'as late as possible',
  ],
]
