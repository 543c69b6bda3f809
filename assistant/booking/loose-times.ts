import { smallMonths, smallWeekdays, weekdaySource } from '../understand/day-patterns.ts'

const hundreds = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']

const who = String.raw`(?:i|we|he|she|they|my \p{L}+)`
/** "Stuck at work till 3" */
const occupied = String.raw`(?:stuck|tied up|busy|booked|swamped|in (?:a )?(?:meetings?|class|session))(?: (?:up|at|with|in) (?:(?:the|my|a) )?\p{L}+)? (?:un)?till?`
const duty = String.raw`(?:${occupied}|${who} (?:clocks? out|gets? (?:off|out)|finish(?:es)?|(?:am|is|are) (?:off|done|out)|teach(?:es)? (?:un)?till?|works? (?:un)?till?)|(?:i'?m|he'?s|she'?s|we'?re|they'?re) (?:off|done|out)|(?:church|mass|class|work|school|practice|lab|service|the (?:game|meeting|service)|(?:(?:my|the|his|her) )?shift)(?: lets? out| ends| is (?:over|out|done)| gets out| finishes)|(?:salgo|salimos|termino|terminamos|acabo|sale)(?: del?(?: la| el)? \p{L}+)?)`
const clock = String.raw`(?:(?:at|round|around|about|by|like) )*(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)`

/** Of a month in a year with 28 days in February. */
const lastDayOf = (month: string) => new Date(Date.UTC(2027, smallMonths.indexOf(month) + 1, 0)).getUTCDate()

const shortDay = '(?:mon|tues?|wed(?:nes)?s?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'
const onlyDay = new RegExp(`^(?:${shortDay}|today|tomorrow)$`)

/** A day that is written with drawn out letters; other words as they are. */
function asDay(word: string): string {
  const short = word.replace(/([a-z])\1{2,}/g, '$1')
  return onlyDay.test(short) ? short : word
}

/** Times in loose words, with the words in which they are read: "2nite", "not too early", "Saturday, but not this one". */
export const looseTimes: [RegExp, string | ((...parts: string[]) => string)][] = [
  [/\b2nite\b/g, 'tonight'],
  // "Yes please, and happy Thanksgiving"
  [
    /(?:,? \band )?\b(?:happy|merry|have a (?:good|great|nice|happy|lovely|wonderful)) (?:thanksgiving|turkey day|holidays?|christmas|xmas|new year(?:'?s)?|halloween|hanukkah|easter)(?: (?:to (?:you|all|everyone)|all|everyone))?(?=\s*(?:$|[.,!;?]))/g,
    '',
  ],
  // "I only have Saturdays, this one's gone already, so the next one"
  [
    new RegExp(
      String.raw`\b(${weekdaySource})s?\b([^.?!]{0,15}[,;:–-]) ?(?:but |and )?this (?:coming )?one(?:'s| is)? (?:gone|out|no good|taken|full|bad|impossible|not possible|booked|packed|busy)[^.?!\d]{0,20}\bnext(?: one)?`,
      'g',
    ),
    'a week from $1',
  ],
  // "As close to 10 as you can"
  [
    /\b(?:as (?:close|near) to|(?:the )?(?:closest|nearest) (?:you (?:have|can do) )?to|as near) (?=\d{1,2}(?::\d\d)? ?(?:[ap]m ?)?(?:as|you|that|$|[.,;!?]))/g,
    'around ',
  ],
  // "Hmm hour b4 that actually", "hour later"
  [
    /(?<=^\s*|[.;,!] ?|\b(?:hmm*|actually|make it|do|like|maybe|wait|ok|oh|no|ugh|um) )(half )?(?:hour|hr) (before|b4|after|earlier|later)\b(?! (?:my|the|work|class|sunset|dark|noon))/g,
    (_, half = '', side = '') => `${half ? 'half an' : 'an'} hour ${/b4|before/.test(side) ? 'before' : side}`,
  ],
  // "Aft not morn"
  [/\baft\b(?= ?(?:$|[.,;?!]|not\b|is\b|works?\b|pls\b|please\b|only\b|or\b))/g, 'afternoon'],
  [/\bmorn\b/g, 'morning'],
  // "Need 2 see it"
  [/\b(need|want|like|love|able|going|have|try|trying) 2 (?=(?:see|view|visit|tour|come|look|check)\b)/g, '$1 to '],
  // "Tuesss", "fridayyy"
  [/\b(?=[a-z]*([a-z])\1\1)[mtwfs][a-z]{3,}\b/g, (word = '') => asDay(word)],
  // "Not this sat the one after turkey day"
  [
    new RegExp(
      String.raw`\bnot this (?:coming )?(${shortDay}),? (?:but )?(?:the )?(?:one )?(?=(?:right )?(?:before|after) (?:the )?(?:thanksgiving|turkey day|christmas|xmas|new year))`,
      'g',
    ),
    (_, name = '') => `the ${smallWeekdays.find((day) => day.startsWith(name.slice(0, 3)))} `,
  ],
  // "I'm on nights": of a shift
  [/\b(on|works?|working) (?:the )?(?:nights|night shifts?)\b/g, '$1 late shifts'],
  [/\bnite\b/g, 'evening'],
  [/\b(after|before|on) the (?=(?:thanksgiving|christmas|xmas)\b(?! (?:break|holiday|week|rush)))/g, '$1 '],
  // "The next day, Wednesday the 2nd"
  [
    new RegExp(
      String.raw`\b(?:the )?(?:next|following) day,? (?=(?:${weekdaySource}|${smallMonths.join('|')})\b)`,
      'g',
    ),
    '',
  ],
  // "If traffic on the 5 is awful"
  [/\b(traffic|accident|backed up|jammed?|stuck|drive|driving) (on|down|up) the \d{1,3}\b/g, '$1 $2 the road'],
  // "5 pm on Tuesday here would be 2 for you"
  [
    /\b(?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m)? ?((?:on |this |next )*\w+day )?here,? (?:would be|is|that's|which is|so) (?:about )?(\d{1,2}(?::\d\d)? ?(?:[ap]m)?|noon) (?:for (?:you|y'all|them)|(?:over |out )?there|on your end|your time)\b/g,
    '$1at $2 there',
  ],
  // "9am here on Tuesday so noon over there"
  [
    /\b(?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m)? here\b([^.;?!\d]{0,20}),? so (\d{1,2}(?::\d\d)? ?(?:[ap]m)?|noon) (?:over )?there\b/g,
    'at $2$1',
  ],
  // "Book it before she thinks of something else"
  [
    /,? \bbefore (?:s?he|they|i|we|someone|somebody|anyone|my \w+) (?:thinks?|changes?|finds?|calls?|wants?|gets?|takes?|grabs?|snags?|forgets?)\b[^.?!\d]*/g,
    '',
  ],
  // "24.11., 15:00"
  [
    /(?<![\d.$])(1[3-9]|2\d|3[01])\.(1[0-2]|0?[1-9])\.(?=[\s,;]|$)/g,
    (_, day = '', month = '') => `${smallMonths[Number(month) - 1]} ${day}`,
  ],
  // "Tuesday, eleven hour"
  [
    new RegExp(
      String.raw`\b((?:${weekdaySource}|tomorrow|today),? )(\d{1,2}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) hours?(?=\s*(?:[.,!?]|$))`,
      'g',
    ),
    '$1at $2',
  ],
  // "Wednesday 2 December 13h"
  [/\b(1\d|2[0-3])h(?![\p{L}\d])(?! (?:drive|away|notice|ahead|before|later|ago))/gu, '$1:00'],
  // "On Wednesday 25th by 3pm", as in Nigeria, and "can it be by 6pm"
  [
    new RegExp(
      String.raw`\b((?:${weekdaySource})(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?)?|(?:can|could) it be) by (?=\d{1,2}(?::\d\d)? ?[ap]m\b)`,
      'g',
    ),
    '$1 at ',
  ],
  // "Tuesday the day before, also at 11:30"
  [
    new RegExp(
      String.raw`\b(${weekdaySource}),? (?:which is )?the day (?:before|after)(?: that)?(?! (?:tomorrow|thanksgiving|christmas|xmas|new|turkey|my|our|the|i|we|he|she)\b)(?:,? also)?(?= (?:at |around )?\d|,| |$)`,
      'g',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`\bthe day (?:before|after),? (${weekdaySource})(?:,? also)?(?= (?:at |around )?\d|,| |$)`,
      'g',
    ),
    '$1',
  ],
  // "11 am my time, so 2 pm there"
  [
    /\b(?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m)? (?:my|our) time\b([^.;?!\d]{0,40}?),? (?:so|which is|which would be|which i (?:think|believe|guess) is|that['’]?s|or) (?:like |about |i think )?(?:at )?(\d{1,2}(?::\d\d)? ?[ap]m|noon) (?:there|over there|(?:for|on) (?:you|your end)|your time|local|in (?:brooklyn|oakland|san francisco|sf|new york|nyc|mill valley|piedmont|the city))\b/g,
    'at $2$1',
  ],
  [/\bnights? off\b/g, 'day off'],
  // "11 hours and half", "10 hours and a half"
  [/\b(\d{1,2}) hours? and (?:a )?half\b(?! (?:away|drive|from|later|earlier|long))/g, 'at $1:30'],
  // "The last day of November"
  [
    new RegExp(
      String.raw`\b(?:the )?(?:very )?last (?:day )?(?:of|in) (?:the month of )?(${smallMonths.join('|')})\b`,
      'g',
    ),
    (_, month = '') => `${month} ${lastDayOf(month)}`,
  ],
  // "After Thanksgiving" isn't Thanksgiving.
  [
    /^(?!.*(?:day|week|weekend|tomorrow)s?\b)([^\d]{0,80}?)\bafter (thanksgiving|christmas|xmas)\b(?=[^\d]*$)/g,
    '$1the day after $2',
  ],
  // "Church lets out around 1, so Sunday after that"
  [
    new RegExp(
      String.raw`\b${duty} ${clock}([^.;?!\d]{0,50}?)\b(?:after (?:that|then|it)|afterwards|despu[eé]s de eso|de ah[ií] en adelante)(?!\p{L})`,
      'gu',
    ),
    '$2after $1',
  ],
  // "Anything Monday once I'm off shift, I clock out at 3"
  [
    new RegExp(
      String.raw`\b(?:once|when|as soon as) (?:i'?m|i am|we'?re|she'?s|he'?s) (?:off|out|done|finished|free)(?: (?:shift|work|of work|from work))?,? (?:and )?${duty} ${clock}`,
      'gu',
    ),
    'after $1',
  ],
  // "I get off at 7:30 and crash by 1, so somewhere in there"
  [
    new RegExp(
      String.raw`\b${duty} ${clock}[^.;?!\d]{1,30}? ${clock},? (?:(?:so|asi que|as[ií] q) )?(?:somewhere in (?:there|between)|in between|between those|entre eso|entre medio)(?!\p{L})`,
      'gu',
    ),
    'between $1 and $2',
  ],
  [
    /\b(late|earl(?=ier))(?:r|ier)(?: on)? in the (morning|afternoon|evening)\b/g,
    (_, side = '', part = '') => `${side === 'late' ? 'late' : 'early'} ${part}`,
  ],
  [/\blate morning\b/g, 'between 10:30am and 12pm'],
  [/\bforenoon\b/g, 'morning'],
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
  // "Not that Friday, the one after"
  [
    new RegExp(
      String.raw`\bnot that (${weekdaySource}),? (?:but )?(?:the )?(?:next one|one after|following one)(?: that)?\b`,
      'g',
    ),
    'the $1 after',
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
