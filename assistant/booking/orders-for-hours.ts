import { weekdaySource } from '../understand/day-patterns.ts'

const number = String.raw`(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)`
/** What may follow an hour that is ordered: the end, another clause, or a reason. */
const goesOn = String.raw`(?=\s*(?:$|[.,;!?)]|(?:[ap]m?|o'?clock|instead|then|pls|please|now|on|if|my|because|cuz|cause|bc|since|so|for (?:me|us|the)|works?|is|would|sounds|will|rather|thanks?|lol|va|ta|q|que|mañana|tomorrow|today|${weekdaySource})(?!\p{L})))`
const start = String.raw`(?<=^|[.,;!?] ?|\b(?:just|please|pls|lets|let's|so|then|hm+|eh|ok|okay|yeah|and|or|actually|maybe|wait|no|nah|well|ugh) )`
const spanishOrder = `(?:p[oó]n(?:me|le|la|lo|nos)(?:l[ao])?|p[oó]nga(?:me|le|la|lo|nos)(?:l[ao])?|pon[eé](?:me|le)|d[eé](?:me|jal[ao]|jel[ao])|d[aá]me|m[eé]t[ea]me|an[oó]t[ae]me|ap[uú]nt[ae]me|ag[eé]nd[ae](?:me|l[ao])|qued[ae]mos|que sea|caigo|llego|caemos|llegamos)`

/** "Recorrer", "mover", "pasar", "patear" */
const spanishMove =
  '(?:rec[oó]rr|c[oó]rr|mov|mu[eé]v|p[aá]s|c[aá]mbi|pate|emp[uú]j|j[aá]l|reag[eé]nd|reprogr[aá]m|d[eé]j|posp[oó]n|atr[aá]s|adel[aá]nt)\\p{L}{0,10}'

/** Orders for an hour, in the words in which they are read: "gimme 3:30", "call it noon", "go 3", "ponme a las 11". */
export const ordersForHours: [RegExp, string | ((...parts: string[]) => string)][] = [
  [
    new RegExp(
      `${start}(?:gimme|gim me|give me|call it|go(?: with| for)?|put me(?: down)?(?: for)?|book me(?: for)?) (?:at )?(${number})${goesOn}`,
      'gu',
    ),
    'make it $1',
  ],
  // "Hour 17", "1300 at Alder Ridge", "could we do 0930 then"
  [
    /\bhour (\d{1,2})(?::?(\d\d))?(?=[\s,.!?]*$|[,.] )/g,
    (_, hour = '', minutes = '00') => `at ${hour}:${minutes || '00'}`,
  ],
  [
    /(?<=^|[.;,!?] |\b(?:do|at|make it|come|for|about) )(0[7-9]|1\d)(00|30)(?= (?:at|then|on|works|if|please|sharp)\b)/g,
    '$1:$2',
  ],
  // "What about 2 hrs before, same day"
  [
    /\b(\d|an?|one|two|three|half an) (hours?|hrs?) before(?=[\s.?!]*$|,|;| (?:same|on the same) day| (?:is|would be|could be) (?:it )?(?:possible|ok|okay|better|good|fine)\b| (?:possible|instead|please|pls|works)\b)/g,
    '$1 $2 earlier',
  ],
  // "Yes, the earlier time is good": of what was just offered
  [
    /^(\s*(?:yes|yeah|yep|ok|okay|sure|perfect)),? the (?:earlier|later|new|other) (?:time|one|slot) (?:is|works|sounds|suits)(?: (?:good|fine|great|perfect|better|ok))?/g,
    '$1',
  ],
  // "Slide us to 3?", "scoot it over to 4"
  [
    new RegExp(
      `\\b(?:push|shove|kick|nudge|slide|scoot|scooch|knock|bounce|slip|punt|bump|shift) (?:us|me|it|that|this|things|mine|ours|my (?:tour|visit|slot)|the (?:tour|visit)) (?:(?:over|back|up|down) )?to (?:like |around |about )?(?:at )?(${number})${goesOn}`,
      'gu',
    ),
    'move it to $1',
  ],
  // "I'd get there more like 6"
  [
    new RegExp(
      `(?<=\\b(?:i|we)(?:['’]?d|['’]?ll| would| will| could| can) )(?:get|be) (?:there|over there|in|here) (?:more like|closer to|more around)(?: at)? (?=${number}${goesOn})`,
      'gu',
    ),
    'come at ',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})${spanishOrder} (?:(?:como |tipo |mejor |pues |rather )?(?:at |around |a |a las? |las? |como a las? ))?(?=\d{1,2}(?::\d\d)?${goesOn})`,
      'gu',
    ),
    'make it ',
  ],
  // "4s ok", "10s perfect"
  [
    /(?<![\d:.$])\b(\d{1,2})['’]?s (?=(?:ok|okay|fine|good|perfect|great|better|best|cool|gravy|free|open|easier|ideal)\b)/g,
    '$1 is ',
  ],
  // "I can be there by 4" names the hour.
  [
    /\b((?:i|we|he|she|they)(?:'?ll| can| could| will| should|'?d| would)? (?:be (?:there|over|by)|get there|make it(?: there)?|come(?: over| by)?|swing by|stop by)) by (?=\d)/g,
    '$1 at ',
  ],
  // "Nah wait. 230": nothing but an hour.
  [
    /^\s*(?:(?:ok|okay|so|then|maybe|say|like|hm+|uh|um|no|nah|wait|actually|around|rather),? )*(1[0-2]|[1-9])(15|30|45)\s*(?:(?:then|instead|pls|please|works|ok)\s*)?[.!]*\s*$/g,
    'at $1:$2',
  ],
  // "Tomorrow? like 1030 before my shift"
  [/\b(like|say|around|maybe|at) (1[0-2]|[1-9])(15|30|45)(?= (?:before|after|if|cuz|because|so|my|on)\b)/g, '$1 $2:$3'],
  // "5 for the both of us"
  [/^\s*(\d{1,2})(?= for (?:the )?(?:both|two|three|all) of us\b)/g, 'at $1'],
  // "Recórremela a las 4", "lo pasamos para las 5"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:me|nos|se|l[ao]) )?${spanishMove} (?:at|para las?|pa las?|hasta las?) (?=\d)`,
      'gu',
    ),
    'move it to ',
  ],
  // "Lo pateamos para el miércoles"
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:me|nos|se|l[ao]) )?${spanishMove},? (?:para|pa|al?|hasta)(?: el)? (?=(?:${weekdaySource}|tomorrow|the \d))`,
      'gu',
    ),
    'move it to ',
  ],
  // "It has to be wayyy later in the day"
  [/\bway+ (?=later|earlier|sooner)/g, 'way '],
  [/\b(way|much|a lot|quite a bit|far) (later|earlier) (?:in|on|during) (?:the|that) (?:same )?day\b/g, '$1 $2'],
  // "3 a echarle un ojo"
  [/\b(\d{1,2}(?::\d\d)?) a (?=\p{L}{2,}[aei]r(?:l[aeo]s?|me|nos)?(?!\p{L}))/gu, '$1, a '],
  // "11 y media q tengo pilates", "5:40 porq salgo a las 5"
  [/\bporq\b/g, 'because'],
  [
    /(?<=\d{1,2}(?::\d\d)?(?: ?[ap]m)?),? (?:q|que) (?=(?:tengo|tenemos|debo|salgo|salimos|trabajo|entro|estoy|voy|vamos|hay|recojo|mi|el|la|los|las|es|me|nos|ya)(?!\p{L}))/gu,
    ', because ',
  ],
]
