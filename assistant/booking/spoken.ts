import { forRecentTexts } from '../recent-texts.ts'
import { monthSource, shortMonths, smallMonths, weekdaySource } from '../understand/day-patterns.ts'
import { ones } from '../understand/number-words.ts'
import { dateOf, ordinal, ordinals } from '../understand/ordinal-words.ts'
import { busyTimes } from './busy-times.ts'
import { looseTimes } from './loose-times.ts'
import { ordersForHours } from './orders-for-hours.ts'
import { reckonedTimes } from './reckoned-times.ts'
import { fromSpanish } from './spanish.ts'

/** Rewrites times in a text to the few forms that are read later: `half past ten` becomes `10:30`. Returns lowercase. */
export const spokenTimes = forRecentTexts((text) => {
  const small = text
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    // Long runs of spaces would make every pattern start again at each space.
    .replace(/\s{8,}|[\u202f\u00a0]/g, ' ')
    .replace(emojiBetween, ', ')
  const spelled = fromSpanish(small).replace(/[a-z]{5,}/g, (word) => meantWord(word))
  return forms.reduce(
    (line, [written, meant]) =>
      line.replace(written, (...match) =>
        typeof meant === 'string' ? filled(meant, match) : meant(...(match as string[])),
      ),
    spelled,
  )
})

/** Each date with its month; dates that don't follow each other within a week are hours. */
function datesOf(all: string, month: string, written: string[], joint: string): string {
  const dates = written.filter(Boolean).map(Number)
  const areDates = dates.every((date, place) => place === 0 || (date > (dates[place - 1] ?? 0) && date <= 31))
  if (!areDates || (dates.at(-1) ?? 0) - (dates[0] ?? 0) > 6) return all
  const named = dates.map((date) => `${month} ${date}`)
  return `${named.slice(0, -1).join(', ')} ${joint} ${named.at(-1)}`
}

/** "I work Mondays now 🙄 Tuesday at 4?": many people write an emoji where a sentence ends. */
const emojiBetween = / ?(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f){1,20} ?(?=[\p{L}\d])/gu

const hours = ones.slice(1, 13)
const numbered = new RegExp(`\\b(${hours.slice(1).join('|')})\\b`, 'g')
const digits = (word: string) => String(hours.indexOf(word) + 1)
const hourOf = (word: string) => (word === 'one' || word === 'an' ? 1 : Number(word))
const hourBefore = (hour: string) => (Number(hour) === 1 ? 12 : Number(hour) - 1)

/** Fills a template: `$1:30` with the first group. */
const filled = (meant: string, match: unknown[]) =>
  meant.replace(/\$(\d)/g, (_, group) => String(match[Number(group)] ?? ''))

const months = smallMonths.join('|')

const forms: [RegExp, string | ((...parts: string[]) => string)][] = [
  // "Wed 1pm walkthrough for 2"
  [
    /\b(\d{1,2}(?::\d\d)? ?[ap]m (?:\w+ )?(?:tour|visit|viewing|showing|appointment|walk ?-?(?:through|thru))) for (two|three|four|[2-5])(?= (?:please|pls)\b|\s*(?:[.,!?]|$))/g,
    '$1 for $2 people',
  ],
  // "Could I see it two hours from now?"
  [/\b(an?|half an|\d{1,2}|two|three|four|five|six) (hours?|minutes?|mins?) from now\b/g, 'in $1 $2'],
  // "12:30 Dec 1": not the 30th.
  [
    new RegExp(String.raw`\b(\d{1,2}:\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m) (?=(?:${shortMonths.join('|')})[a-z]* \d)`, 'g'),
    '$1, ',
  ],
  // "10 am Thanksgiving morning"
  [
    /\b(\d{1,2}(?::\d\d)?) ?am,? (?:on )?((?:thanksgiving|christmas eve|black friday)(?: day)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day) morning\b/g,
    '$1am $2',
  ],
  // "I never pack up in an hour"
  [
    /\b(never|cannot|can't|won't|takes?|needs?|pack(?:s|ed)? up|gets? ready)([^,.;?!]{0,30}) in (?:an?|half an|\d+) (?:hours?|minutes?|mins?)\b/g,
    '$1$2',
  ],
  // "The day before at 3, then, the 25th"
  [
    /\b(?:the |a )?(?:day before|day after|next day|previous day|following day|week after|week later|day later|day earlier),? (at \d{1,2}(?::\d\d)?(?: ?[ap]m)?,? )?(?:then,? )?(?=(?:on )?the \d{1,2}(?:st|nd|rd|th)\b)/g,
    '$1',
  ],
  // "4 rather than 5"
  [
    /(?<![\d:.$#])\b(\d{1,2}(?::\d\d)?) (rather than|instead of) (\d{1,2}(?::\d\d)?)(?![\d%$]| (?:dogs?|cats?|people|beds?|baths?|of|months?|years?|days?|hours?|spaces?|cars?)\b)/g,
    'at $1 $2 $3',
  ],
  ...looseTimes,
  ...ordersForHours,
  // "This week or next?"
  [/\bthis (week(?:end)?) or (?:the )?(?:next|following)(?: one)?\b(?! (?:week|month|\w+day))/g, 'this $1 or next $1'],
  [/\b([ap])\.\s?m\b\.?/g, '$1m'],
  // "Friday 27.11."
  [
    /(?<=\b[a-z]+day,? (?:the )?)(\d{1,2})\.(1[0-2]|0?[1-9])\.?(?=[\s,;]|$)/g,
    (_, day = '', month = '') => `${smallMonths[Number(month) - 1]} ${day}`,
  ],
  [/\bten[- ]four\b/g, 'yes'],
  [/\btonite\b/g, 'tonight'],
  // "My shift ends at 5 and I'm ten minutes away. 530?"
  [/^(\s*)(1[0-2]|[1-9])(00|15|30|45)(?=\s*\?\s*$)/g, '$1$2:$3'],
  // "I could also do Wednesday, but Tuesday's better"
  [
    new RegExp(String.raw`\b(${weekdaySource})'s (?=(?:better|best|easier|easiest|ideal|good|fine|perfect)\b)`, 'g'),
    '$1 is ',
  ],
  // "Mondays I get 12:15 to 1:15, so 12:30?"
  [
    new RegExp(
      String.raw`(?<=^|[.;,!] ?)(?:on )?(${weekdaySource})s,? (?=(?:i|we) (?:get|have|take|only have|only get|can)\b)`,
      'g',
    ),
    '$1 ',
  ],
  // "Ah no Mondays. Tuesday then, same"
  [
    new RegExp(
      String.raw`(?<=\b(?:${weekdaySource}|tomorrow|the \d{1,2}(?:st|nd|rd|th))(?:,? (?:then|instead))?),? (?:but )?same(?=\s*(?:$|[.!?]))`,
      'g',
    ),
    ' same time',
  ],
  // "Wait can't 1230 do 130"
  [/\bcan'?t (?:do |make |at )?(1[0-2]|[1-9])(00|15|30|45)\b/g, "can't do $1:$2"],
  [/(?<=\bcan'?t do (?:1[0-2]|[1-9])(?::[0-5]\d)?) (?=(?:do|make it|how about|what about|maybe|so) )/g, ', '],
  // "How about Monday, 23rd, from 13:00?"
  [/\b((?:how|what) about [^.?!;]{3,30}?),? from (\d{1,2}:\d\d|\d{1,2} ?[ap]m)(?=\s*(?:[?.!]|$))/g, '$1 at $2'],
  // "The day Wednesday, the hour eleven in morning"
  [new RegExp(String.raw`\bthe hour (${hours.join('|')}|\d{1,2})\b`, 'g'), 'at $1'],
  [/\bin (?=(?:morning|afternoon|evening)\b)/g, 'in the '],
  // "I can be reached at … at any time of day"
  [
    /\b(reach(?:ed)?|call(?:ed)?|emailed?|write|written|contact(?:ed)?|phoned?|texted?)\b([^.?!;]{0,60}?),? (?:at )?any ?time(?: of (?:the )?day)?\b/g,
    '$1$2',
  ],
  // "Tomorrow at the 13", as in Italian and Spanish
  [
    new RegExp(
      String.raw`\b((?:${weekdaySource}|tomorrow|today),? at) the (\d{1,2})(?!\d|st|nd|rd|th|[:.]\d| (?:house|flat|place|loft|apartment))`,
      'g',
    ),
    '$1 $2:00',
  ],
  // "Tuesday at lunch (12)"
  [/\b(lunch|morning|afternoon|evening) \((1[0-2]|[1-9])(:[0-5]\d)?\)/g, '$1, at $2$3'],
  // "Tomorrow after work 5?"
  [/\b((?:after|before) (?:work|lunch|class|school|church)),? (1[0-2]|[1-9])(?=\s*(?:[?.!,;]|$))/g, '$1, at $2'],
  // "Eleven of the morning"
  [
    /(?<=\b(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'?clock)?) of the (?=(?:morning|afternoon|evening)\b)/g,
    ' in the ',
  ],
  [/\b2day\b/g, 'today'],
  // "At 15:00 hour"
  [/\b(\d{1,2}:\d\d) ?(?:hours?|hrs?|hs?|uhr|horas)\b(?! (?:from|before|after|earlier|later|ago|notice))/g, '$1'],
  // "Elevenish"
  [/\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)-?ish\b/g, '$1 ish'],
  [/\bnoon[- ]thirty\b/g, '12:30pm'],
  // "Not this weekend, next"
  [
    /\bnot this (week(?:end)?)(?:,? (?:tho|though|but))?[,;:]? (?:the )?(?:next(?: one)?|(?:one|week(?:end)?) after(?: that(?: one)?)?)\b(?! week)/g,
    'next $1',
  ],
  [/\bgood (?:morning|afternoon|evening)\b/g, 'hello'],
  // "Could we do like in an hour?", where other days were offered
  [
    /^(\s*(?:(?:and|so|or|hey|ok|then),? )*(?:(?:can|could|would|what about|how about|is)\b[^.?!,\d]{0,25} )?)(?:like |about |around )?in (?:like |about |around )?(an|half an|one|two) (hours?\s*[?.!]*\s*)$/g,
    '$1today in $2 $3',
  ],
  // "Evening. I land on 1 December"
  [/^\s*(?:morning|afternoon|evening)(?=\s*[.!])/g, 'hello'],
  // "No make it Monday" refuses what was said, and not Monday.
  [/\b(no|nope|nah) (?=(?:make|let'?s|do|move|change|switch) )/g, '$1, '],
  [/\bb4 ?(?=\S)/g, 'before '],
  [/(?<!\bat )\b4 (?=(?:me|us|you|u|my|our)\b)/g, 'for '],
  // "Mv it 2 sat same time"
  [/\bmv (?=(?:it|me|my|us|the|that|this)\b)/g, 'move '],
  [
    /(?<=\b(?:move|push|switch|swap|bump)(?: (?:it|that|this|me|us|(?:my|the|our) tour))? )2 (?:(?=(?:tomorrow|tmr|tmrw)\b)|(mon|tue|wed|thu|fri|sat|sun)(?![a-z]))/g,
    'to $1',
  ],
  [/(?<=\bto (?:mon|fri|sat|sun))(?= (?:same|instead|pls|please))/g, 'day'],
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) now\b/g, '$1'],
  [/\b(tmrw?|tmw|tomo|2mor+ow?|2mrw)\b/g, 'tomorrow'],
  [/\b(tues?|tu)\b\.?/g, 'tuesday'],
  [/\bweds?\b\.?/g, 'wednesday'],
  [/\bthu(?:rs?)?\b\.?/g, 'thursday'],
  [
    /\b(mon|fri|sat|sun)\b\.?(?=,? ?(?:the |at |@ ?)?\d| (?:morning|afternoon|evening|at|noon|preferred|works|is (?:better|best|good|fine))\b|$)/g,
    '$1day',
  ],
  // Chrono takes “any weekday” for the next one.
  [/\b(?:any|every) weekday(?= (?:that|except|but|other than|besides)\b)/g, 'any day'],
  // "The hour doesn't change", "keep the time"
  [
    /\b(?:the |my )?(?:hour|time) (?:(?:does not|doesn't|doesnt|won't) change|stays?(?: the same| put| as is)?|can stay|remains?(?: the same)?|is the same)\b|\bkeep(?:ing)? the (?:hour|time)\b|\bsame as before\b/g,
    'same time',
  ],
  // "This Sat", "Sat and Sun only"
  [/\b(this|next|on|by) (mon|fri|sat|sun)\b\.?/g, '$1 $2day'],
  [/\b(mon|fri|sat|sun) (and|or|&) (mon|fri|sat|sun)\b\.?/g, '$1day $2 $3day'],
  [/\bsatday\b/g, 'saturday'],
  [/\bmid[- ]?(?=morning|afternoon)/g, 'mid '],
  // "Like 10 30", "Monday 2 30", "9 30!! yes"
  [
    new RegExp(
      String.raw`(?<=^\s*|[.;,!?] ?|\b(?:${weekdaySource}|tomorrow|today|at|like|say|do|be|make it|make that|around|about|not|yes|yeah|yep|ok|okay|but|maybe|then|or|no|to|for|is|instead|rather|by|after|before) )(1[0-2]|[1-9]) (00|15|30|45)(?=\s*(?:$|[.,;!?)]|(?:[ap]m?|ok|okay|works?|is|would|sounds|then|pls|please|yes|yeah|on|this|next|instead|tomorrow|today|good|great|perfect|if|lol|and|but|or|${weekdaySource})\b))`,
      'g',
    ),
    '$1:$2',
  ],
  // "Thursday Dec 3rd 1300"
  [
    new RegExp(
      String.raw`(?<=\b(?:${months}|\d{1,2}(?:st|nd|rd|th))(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?:at )?)(0\d|1\d|2[1-3])(00|15|30|45)\b(?! ?[ap]m)`,
      'g',
    ),
    '$1:$2',
  ],
  // "Yes 930"
  [/\b(yes|yeah|yep|ok|okay|do|but|then),? (1[0-2]|[1-9])(00|15|30|45)(?=\s*(?:$|[.,;!?]))/g, '$1 $2:$3'],
  // `Mon 1030`
  [
    new RegExp(String.raw`\b(${weekdaySource}|tomorrow|today) (?:at )?(1[0-2]|0?[1-9])([0-5]\d)(?! ?[ap]m?\b)\b`, 'g'),
    '$1 $2:$3',
  ],
  // "Sorry, meant 1030", "make it 1030"
  [
    /\b(meant?|make (?:it|that)|(?:move|change|push|switch|bump|shift|slide|bring|scoot)(?: (?:it|that|this|me|us|mine|ours|(?:my|the|our) (?:tour|visit|showing|viewing|appointment|time)))?(?: (?:back|up|out|forward|over|down))? to) (1\d|2[0-3]|0?[1-9])(00|15|30|45)\b(?! ?(?:[ap]m?\b|sq|square|k\b|dollars|a month|per))/g,
    '$1 $2:$3',
  ],
  // "Actually make it 11 kids sleep in": eleven o'clock, and a reason
  [
    /\b(make (?:it|that)) (1[0-2]|[1-9]) (?=(?:(?:my|the|our) )?(?:kids|children) (?:sleep|have|need|get|wake|nap|are at|go to)\b)/g,
    '$1 $2, ',
  ],
  // "530 is good"
  [
    /(?<=^|[.;,!] |\b(?:nah|no|nope|hm+|actually|wait|sorry) )(1[0-2]|[1-9])(00|15|30|45)(?= (?:is|works|would|sounds|then|pls|please|instead)\b)/g,
    '$1:$2',
  ],
  // "After work, like 430"
  [
    /\b(like|say|around|maybe) (1[0-2]|[1-9])(00|15|30|45)(?=\s*(?:$|[.,;!?]|pm\b|works|ok\b|instead|please|pls))/g,
    '$1 $2:$3',
  ],
  // "Can we do 6 today instead?"
  [new RegExp(String.raw`\b(do|come|make it) (1[0-2]|[1-9]) (${weekdaySource}|tomorrow|today)\b`, 'g'), '$1 at $2 $3'],
  // `1230 Sunday`, `Wednesday 1400`
  [new RegExp(String.raw`\b(${weekdaySource}|tomorrow|today) (?:at )?(1[3-9]|2[0-3])(00|15|30|45)\b`, 'g'), '$1 $2:$3'],
  [
    new RegExp(
      String.raw`\b(1\d|2[0-3]|0?[1-9])(00|15|30|45) (?:on |this |next )?(${weekdaySource}|tomorrow|today)\b`,
      'g',
    ),
    '$1:$2 $3',
  ],
  // `Sunday 29`
  [
    new RegExp(String.raw`\b(${weekdaySource}),? (1[3-9]|2\d|3[01])\b(?![:./-]?\d| ?(?:[ap]m|hrs?|hours?|h)\b)`, 'g'),
    '$1 the $2th',
  ],
  // "Sun the 29 10 or 11", "sun 22nd, 10 or 11"
  [
    new RegExp(
      String.raw`\b((?:${weekdaySource}),? (?:the )?(?:1[3-9]|2\d|3[01]))(?:th|st|nd|rd)?,? (1[0-2]|[1-9])(:[0-5]\d)?(?: (or) (1[0-2]|[1-9])(:[0-5]\d)?)?(?=\s*(?:$|[.,;!?]|please\b|pls\b|then\b|works?\b))`,
      'g',
    ),
    (_, day = '', hour = '', minutes = '', or, second = '', more = '') =>
      `${day}th at ${hour}${minutes}${or ? ` or at ${second}${more}` : ''}`,
  ],
  // "2 sun", "5 then sat": an hour and its day
  [
    new RegExp(
      String.raw`(?<=^|[.,;!?] )(1[0-2]|[1-9]) (?:then |on )?(${weekdaySource})(?=\s*(?:$|[.,;!?]|please\b|pls\b|then\b|works?\b))`,
      'g',
    ),
    '$2 at $1',
  ],
  // "He says 330 because he's always late"
  [
    /\b((?:he|she|they|my \w+) (?:says?|said|thinks|wants|prefers)) (1[0-2]|[1-9])(00|15|30|45)(?=\s*(?:$|[.,;!?]|(?:because|cause|cuz|since|bc|is|works?|instead|please|pls)\b))/g,
    '$1 $2:$3',
  ],
  // "Sunday instead, but not 11, she says 1"
  [
    /\b((?:he|she|they|my \w+) (?:says?|said)) (1[0-2]|[1-9])(?=\s*(?:$|[.,;!?]|(?:because|cause|cuz|since|bc|works?|instead|please|pls)\b))/g,
    '$1 at $2',
  ],
  [/\b(but|and|instead|then),? not (1[0-2]|[1-9])(?=,? (?:she|he|they|i|we|my|make|more)\b)/g, '$1 not at $2'],
  // "Sunday the twenty-ninth", "the first of December", "December first"; "the second one" is no date.
  [
    new RegExp(`\\b(${weekdaySource},? the|${months}) ${ordinal}\\b`, 'g'),
    (_, before = '', tens, unit = '') => `${before} ${dateOf(tens, unit)}`,
  ],
  [
    new RegExp(`\\bthe ${ordinal} of (${months})\\b`, 'g'),
    (_, tens, unit = '', month = '') => `${month} ${dateOf(tens, unit)}`,
  ],
  [
    new RegExp(`\\bthe (twenty|thirty)[ -](${ordinals.slice(0, 9).join('|')})\\b`, 'g'),
    (_, tens, unit = '') => `the ${dateOf(tens, unit)}`,
  ],
  [/\b(?:nothing|never|not anything) (?:works? )?(?:before|earlier than) (?=\d)/g, 'no earlier than '],
  [/\b(?:nothing|never|not anything) (?:works? )?(?:after|past|later than) (?=\d)/g, 'before '],
  // "Monday, but I can't before 3"
  [
    /\b(?:can'?t|cannot|can not|not able to) (?:(?:do|come|make it|be there|get there|do it|get away) )?(?:before|until|till) (?=\d|noon)/g,
    'no earlier than ',
  ],
  [
    /\b(?:can'?t|cannot|can not|not able to) (?:(?:do|come|make it|be there|do it) )?(?:after|past) (?=\d|noon)/g,
    'before ',
  ],
  // "Is there nothing after that?"
  [/\b(?:nothing|anything) after (?:that|those|this|then)\b/g, 'anything later'],
  // "She asks if it can be 15:30"
  [
    /\b(?:he|she|they|my \w+) (?:asks?|wonders?|wants to know|is asking) if (?:it|that|we) (?:can|could|might) be (?:at )?(?=\d)/g,
    'can we make it ',
  ],
  // "Thursday week", as the British say it.
  [new RegExp(`\\b(${weekdaySource}) week\\b(?! ?end)`, 'g'), 'a week from $1'],
  [
    new RegExp(`\\ba week from (?:this|coming|upcoming|this coming|this upcoming) (${weekdaySource})\\b`, 'g'),
    'a week from $1',
  ],
  // "No, the other Saturday", "not this Saturday, the next one"
  [new RegExp(`\\bthe other (${weekdaySource})\\b`, 'g'), 'a week from $1'],
  [
    new RegExp(
      `\\bnot this (?:coming )?(${weekdaySource}),? (?:but )?(?:the )?(?:next|following|one after)(?: one| that)?\\b(?! (?:week|month|\\w+day))`,
      'g',
    ),
    'a week from $1',
  ],
  [/\bday after tomorrow\b/g, 'in 2 days'],
  [/\bbetween (?:christmas|xmas|x-mas) and (?:the )?new year(?:'?s)?(?: eve| day)?\b/g, 'december 26 to 31'],
  // "28 yes. 1 o'clock"
  [
    /^\s*(1[3-9]|2\d|3[01]),? (?=(?:yes|yeah|yep|ok|okay|it is|works|please|is (?:good|fine|great|perfect))\b)/g,
    'the $1th, ',
  ],
  // "10 it is, but …", "i meant 10 denver so noon there"
  [/(?<!\b(?:half|quarter|past|to) )\b(1[0-2]|[1-9])(:[0-5]\d)? it is\b[, ]*/g, 'at $1$2, '],
  [/\bi meant (1[0-2]|[1-9])(?= [a-z ]{3,20} so \S+ (?:there|here)\b)/g, 'i meant at $1'],
  // "Ohhh weekends only, got it. Sat the 28th"
  [
    /\b(?:weekends?|weekdays?|mornings|afternoons|evenings|\w+days) only,? (?:got it|ok|okay|i see|right|understood)\b/g,
    ' ',
  ],
  // "The 12 one"
  [/\bthe (1[0-2]|[1-9])(:[0-5]\d)? one\b(?! (?:of|bed|bath))/g, 'at $1$2'],
  [/\b(?:(?:at|by|for|toward|towards|near|around) )?(?:the )?end of (?:the )?day\b/g, 'as late as possible'],
  // Chrono takes "in the day" for tomorrow.
  [/\b(?:later|earlier|late|early)? ?(?:in|during) the day\b/g, ' '],
  [/\bwk-?e?nd\b/g, 'weekend'],
  [new RegExp(`\\b(${weekdaySource}|tomorrow) eve\\b`, 'g'), '$1 evening'],
  [/\barvo\b/g, 'afternoon'],
  // `at 1700`, `1030am`: hours and minutes without a sign between them.
  [/\b(at|around|about|@) ?([01]\d|2[0-3])([0-5]\d)(?: ?(?:hrs?|hours))?\b/g, '$1 $2:$3'],
  [/\b([01]?\d|2[0-3])([0-5]\d) ?(hrs?|hours)\b/g, '$1:$2'],
  // "Do you have 11 or 2 on Tuesday?"
  [
    /\b(have|got) (\d{1,2}(?::\d\d)?) or (\d{1,2}(?::\d\d)?)(?= (?:on |this |next |the )*(?:[a-z]+day|tomorrow|today)\b)/g,
    '$1 at $2 or at $3',
  ],
  // "Dec 2 through 4"
  [/(?<=\d(?:st|nd|rd|th)?) (?:thru|through) (?=(?:the )?(?:[a-z]{3,9} )?\d{1,2}\b)/g, ' to '],
  // "Dec 8, 9 or 10"
  [
    new RegExp(
      String.raw`\b(${monthSource}) (\d{1,2})(?:st|nd|rd|th)?(?:,? (?:and )?(\d{1,2})(?:st|nd|rd|th)?)?,? (or|and) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]| ?(?:[ap]m?\b|o'clock|people|of us))`,
      'g',
    ),
    (all, month = '', first = '', second = '', joint = '', last = '') =>
      datesOf(all, month, [first, second, last], joint),
  ],
  // "6 tonight. It's Mina Cho": an hour, also where a name is asked for
  [
    /(?<![\d$:.#]|\b(?:for|is|are|does|would|will|how about|what about) )\b(1[0-2]|[1-9])(:[0-5]\d)? (?=(?:tonight|tomorrow (?:morning|afternoon|evening|night)|this (?:morning|afternoon|evening))\b)/g,
    'at $1$2 ',
  ],
  // "Tuesday he has soccer, so right after, 430"
  [/(?<=\b(?:[a-z]+day|tomorrow|today)\b[^.;?!]{0,80}), (1[0-2]|[1-9])([03]0)(?=[?.!\s]*$)/g, ', $1:$2'],
  // "So 130?" beside a day
  [
    /(?<=\b(?:[a-z]+day|tomorrow|today)\b[^.;?!]{0,60})\b(so|at|around|about|like|say) (1[0-2]|[1-9])([03]0|[14]5)(?= ?(?:[?.!,]|$|works?\b|please\b|then\b|or\b))/g,
    '$1 $2:$3',
  ],
  // "Tomorrow at 12 and half"
  [/\b(at|around|by) (\d{1,2}) and (?:a )?half\b(?! (?:hours?|years?|baths?|months?|miles?))/g, '$1 $2:30'],
  // "December 5 is a Saturday, correct? 11 then."
  [
    new RegExp(
      String.raw`\b((?:${months}) \d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th)),? (?:is|falls on|that's|thats|being) (?:a |the )?(?:${weekdaySource})(?:,? (?:correct|right|no|yes|isn't it))?(?=\s*(?:$|[.,;?!]))`,
      'g',
    ),
    '$1',
  ],
  // "At 11 hours in the morning", as in French and Spanish.
  [
    new RegExp(String.raw`\b(at) (${hours.join('|')}) hours\b(?! (?:from|notice|before|after|earlier|later|ago))`, 'g'),
    (_, at = '', word = '') => `${at} ${digits(word)}:00`,
  ],
  [/(?<=\d(?:st|nd|rd|th)) of (?:this|the(?: current)?) month\b/g, ''],
  [/\b(at|by) (\d{1,2}) ?(?:hours|horas|hrs?|h)\b(?! (?:from|notice|before|after|earlier|later|ago))/g, '$1 $2:00'],
  // "3 10am" is ten past three, but not in "Dec 3 10am".
  [
    /(?<!\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\.? )\b(1[0-2]|0?[1-9]) ?([0-5]\d) ?([ap])m?\b/g,
    '$1:$2$3m',
  ],
  [numbered, (word) => digits(word)],
  [/\b(?:at )?(\d{1,2}(?::\d\d)?),? (?:sharp|on the dot)\b/g, 'at $1'],
  [/\b(at|around|about|by|after|before|past|till?|until|half) one\b(?! of)/g, '$1 1'],
  [/\bone[ -](pm|am|o'?clock|thirty|fifteen)\b/g, '1 $1'],
  // "Halfway between one and two"
  [
    /\b(?:half ?way|half|midway|in the middle) between (?:at )?(one|\d{1,2}) and (\d{1,2})\b/g,
    (all, from = '', to = '') => (hourBefore(to) === hourOf(from) ? `${hourOf(from)}:30` : all),
  ],
  [/\bhalf (?:an|1) hour (?:past|after) (?:noon|midday)\b/g, '12:30pm'],
  [/\b(an|one|\d) hours? (?:past|after) (?:noon|midday)\b/g, (_, hours = '') => `${hourOf(hours)}:00pm`],
  [/\b(?:an|one|1) hour before (?:noon|midday)\b/g, '11:00am'],
  [/\bhalf past (?:noon|midday)\b/g, '12:30pm'],
  [/\bquarter past (?:noon|midday)\b/g, '12:15pm'],
  [/\bhalf past (\d{1,2})\b/g, '$1:30'],
  // "Half two" is half past two, as the British say it.
  [/\bhalf (\d{1,2})\b(?! ?(?:hours?|hrs?|minutes?|mins?|days?))/g, '$1:30'],
  [/\b(?:a )?quarter (?:past|after) (\d{1,2})\b/g, '$1:15'],
  [/\b(?:a )?quarter (?:to|of|till?) (\d{1,2})\b/g, (_, hour = '') => `${hourBefore(hour)}:45`],
  [/\b(\d{1,2})[ -](?:forty[ -]?5|45)\b(?=\s*(?:[ap]m|$|[,.]))/g, '$1:45'],
  [/\b(\d{1,2})[ -]thirty\b/g, '$1:30'],
  [/\b(\d{1,2})[ -]fifteen\b/g, '$1:15'],
  [/(?<!\b(?:at|around|about|like|say) )\b(\d{1,2}(?::\d\d)?)[ -]?ish\b/g, 'around $1'],
  [/\b(\d{1,2}(?::\d\d)?)[ -]?ish\b/g, '$1'],
  [/\b(?:12(?::00)? )?(?:noon(?:ish)?|mid[ -]?day)\b/g, '12:00pm'],
  [/\b(?:12(?::00)? )?midnight\b/g, '12:00am'],
  [
    /\b([a-z]+day) (morning|afternoon|evening) after (thanksgiving|christmas|the holidays?)\b/g,
    '$1 after $3 in the $2',
  ],
  [/\b([a-z]+day) night after (thanksgiving|christmas|the holidays?)\b/g, '$1 after $2 at night'],
  [/\bfirst thing(?: in the morning)?\b/g, 'early morning, as early as possible'],
  [/\bhalf (?:an? )?(?:hour|hr)\b/g, '30 minutes'],
  [/\b(an?|one|1) hour\b/g, '1 hour'],
  [/\b(a )?couple (of )?(hours|days|weeks)\b/g, '2 $3'],
  ...reckonedTimes,
  ...busyTimes,
]

const often = [
  'tomorrow',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'weekend',
  'morning',
  'afternoon',
  'evening',
]

/** Corrects typos in words of time (`tomorow`, `wendesday`): one edit, or two in a long word. */
function meantWord(word: string): string {
  if (often.includes(word) || honest.has(word)) return word
  const slips = word.length >= 8 || isShortWednesday.test(word) ? 2 : 1
  const isNear = (each: string) =>
    each[0] === word[0] && Math.abs(each.length - word.length) <= slips && distance(each, word) <= slips
  return often.find(isNear) ?? word
}

/** "Wensday" */
const isShortWednesday = /^we[dns]{1,4}day$/

const honest = new Set(['mornings', 'evenings', 'afternoons', 'mondays', 'tuesdays', 'fridays', 'sundays', 'weekends'])

/** Edits (insertion, deletion, substitution, swap of neighbors) between two words. */
function distance(right: string, written: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: written.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= right.length; row++) {
    const next = [row]
    for (let column = 1; column <= written.length; column++) {
      const same = right[row - 1] === written[column - 1] ? 0 : 1
      const swapped = right[row - 1] === written[column - 2] && right[row - 2] === written[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + same,
          swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, last] = [last, next]
  }
  return last.at(-1) ?? 0
}
