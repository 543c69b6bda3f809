import type { Spoken } from './spoken-line.ts'

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const number = String.raw`(?:\d{1,2}|half an?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|sixty|thirty|ninety|a few|a couple of)`
const year = String.raw`(?: (?:of )?(?:20\d\d|next year|this year))?`
const day = String.raw`(?: (?:\d{1,2}(?:st|nd|rd|th)?|first)(?! (?:pm|am)))?`
/** "For about a year" says how long, and not when. */
const isLength = String.raw`(?!for (?:(?:about|around|roughly|at least|maybe) )?(?:${number} (?:to |or )?)?${number} (?:days|weeks|months|month|years|year)\b(?! from now))(?<!\bfor (?:(?:about|around|roughly) )?)`
const when = String.raw`${isLength}(?:(?:by|in|before|after|around|until|till|from|starting|within|at|for|on|early|late|mid|middle|the|end|start|beginning|of|next|this|coming|sometime|first|\d{1,2}(?:st|nd|rd|th)?|about|b4) ){0,8}(?:${month}\b${day}(?: (?:or|to|through) ${month}\b)?${year}|(?:spring|summer|fall(?! in\b)|autumn|winter|easter|christmas|valentines?(?: day)?|the holidays|year end|q[1-4])\b${year}|next (?:month|year|week)|(?:new year|(?:end of the |first of the |later this )(?:month|year|summer))\b|(?<=\b(?:in|within|about|next|another|is|roughly|around|than) )(?:the next )?(?:${number} (?:to |or )?)?${number} (?:days|weeks|months|month|years|year)\b|${number} (?:days|weeks|months|month|years|year) from now|20\d\d (?:0?[1-9]|1[0-2])|(?<=\b(?:until|till|before|by|in|around|early|late|mid|sometime) )20(?:2[6-9]|3\d)\b|(?:school year|semester)\b(?: ends| is over| starts)?)`
const soon =
  '(?:asap|yesterday(?= (?:would|if|please|ideally))|right now|this minute|as soon as (?:possible|we can|i can|it is available|available)|immediately|right away|straight away|the sooner the better|sooner is better|urgently)'
const moving =
  '(?:move|moving|relocate|acquire|wait|get out|(?:us|me) out|out by|wedding|relocating|move in|buy|purchase|close|closing|close on|enter|take it|need (?:it|something|a place|to be)|want it|rent|start|starts|begins|arrive|settle|settled|must have|be in|suit|lease|visa|sublet|fine|perfect|ideal|notice|retire|expires?|ends?|up|vacate|out of|job|due|kicks off|early as|keys|timeline|school|semester|transfer|orders|graduat\\w+|looking|hoping|planning|plan|aiming|aim|target|want|need|ready|available|works|earliest|latest|flexible|thinking|shooting for|eyeing)'
const ofTour = String.raw`^(?!.*\b(?:tour|tours|on the market|viewing|showing|visit|appointment|meeting|call|see|pm|visita|monday|tuesday|wednesday|thursday|friday|saturday|sunday|died|spent|ago|used to|married|pregnant|\d{1,2}(?:am|pm)|booked)\b)`

/** Patterns for the move-in date. */
export const timings: Spoken[] = [
  { said: new RegExp(String.raw`${ofTour}.*?\b${moving}\b(?: (?!not\b)\S+){0,10}? (?<value>${when})`, 'd') },
  { said: new RegExp(String.raw`${ofTour}(?:.* )?(?<value>${when})(?: \S+){0,3}? (?:${moving})\b`, 'd') },
  {
    said: new RegExp(
      String.raw`${ofTour}(?:.* )?\b(?:we|i|move|moving|buy|ready|need)\b(?: (?!not\b)\S+){0,5}? (?<value>${soon}|(?<=ready to (?:buy|move|rent) )(?:now|today))(?= |$)`,
      'd',
    ),
  },
  {
    said: new RegExp(
      String.raw`\b(?:i|we) (?:can not|could not|will not|would not|not) (?:\S+ ){0,5}?(?<value>before ${when})`,
      'd',
    ),
    isDenial: true,
  },
  // "No rush whatsoever, maybe summer"
  {
    said: new RegExp(
      String.raw`\b(?:no|not in (?:a|any)) (?:big |real |particular )?(?:rush|hurry)\b(?: (?:at all|whatsoever|on my (?:side|end|part)|here|really))*(?: (?:so|but|and|just))*(?: (?:maybe|sometime|probably|perhaps|ideally|hopefully|anytime|any time))+ (?<value>${when})`,
      'd',
    ),
    isDenial: true,
  },
  {
    said: new RegExp(
      String.raw`\b(?:no|not in (?:a|any)) (?:\w+ )?(?:rush|hurry)\b(?: (?:so|but|and))* (?<value>${when}) (?:is|would be|works)`,
      'd',
    ),
    isDenial: true,
  },
  // "May 1st or later please, I'm a CPA", "by Thanksgiving next year"
  { said: new RegExp(String.raw`^(?<value>${when}) or (?:later|after|so|thereabouts|earlier|sooner)(?= |$)`, 'd') },
  {
    said: new RegExp(
      String.raw`${ofTour}(?:.* )?(?<value>(?:by|before|after|around) (?:thanksgiving|halloween|labor day|memorial day|new year(?:s|'s)?|the holidays)(?: (?:of )?next year)?)(?= |$)`,
      'd',
    ),
  },
  { said: /\b(?:could be|maybe|perhaps|probably|more like) (?<value>20(?:2[6-9]|3\d))(?= |$)/d },
  { said: /\b(?<value>me urge|(?:nos|me) corre prisa|ya mismit?o)(?= |$)/d },
  { said: /^(?<value>asap|as soon as possible|as soon as it is available)\b/d },
  {
    said: /(?<value>(?:no|not|zero) (?:big )?(?:rush|hurry)|no deadline|(?:my |our )?timing is (?:flexible|open)|flexible on (?:timing|dates|the date)|not in (?:a|any) (?:rush|hurry)|in no (?:\S+ )?(?:rush|hurry)|(?:no|not any|not have(?: a| any)?|not) (?:particular |big |real )?(?:rush|hurry|prisa|apuro)|no hay (?:prisa|apuro)|(?:sin|no i have|no we have|no have) apuro|(?:i |we )?can be patient|no clock(?= on (?:me|us))|sin prisa|whenever(?! (?:they|he|she|the (?:owner|seller|landlord|agent))\b)(?: \S+){0,5})\b/d,
    isDenial: true,
  },
  {
    said: new RegExp(
      `^(?:but |after |then )?(?<value>(?:before|after|by|from|hopefully|within|end of|next|from) (?:${when}))(?: (?:then|realistically|please|on|at the latest|at the earliest|if possible))*$`,
      'd',
    ),
  },
  {
    said: new RegExp(
      `^(?<value>${when})(?: (?:then|realistically|at the earliest|please|for sure|more or less|or so|give or take))+$`,
      'd',
    ),
  },
  {
    said: new RegExp(
      `^(?:so|that is|realistically|so realistically|sometime|hopefully|ideally|probably|likely|around|maybe|perhaps) (?<value>${when})$`,
      'd',
    ),
  },
  { said: new RegExp(`^(?<value>${when})(?: \\S+){0,3} is when (?:i|we)\\b`, 'd') },
  {
    said: new RegExp(
      `${ofTour}(?!.*\\b(?:built|tenant|tenants|listing|offers?|price|hoa|fees?|sold|last|since|opened|heated|pool|taxes|they|he|she|saw|was|were|did|had|been|lived?|living|renting|rented|works?|worked|born|birthday)\\b)(?!.*(?<!not )\\buntil\\b)(?!.*\\bnot (?!until|till|before|later|earlier|sooner))(?=.*\\b(?:i|we|my|our|us|me|probably|sometime|maybe|ideally|hopefully|likely|honestly|or so|more or less|guess|think|roughly|timeline|close|keys|start)\\b)(?:\\S+ ){0,5}?(?<value>${when}|${soon})(?: \\S+){0,3}$`,
      'd',
    ),
  },
  { said: /^(?<value>(?:by |before |at )?(?:the )?end of (?:the|this|next) (?:year|month|summer))$/d },
]

/** "We sold the startup in August" */
const isOver = String.raw`(?!.*\b(?:sold|bought|lost|started|retired|graduated|divorced|passed|had one|adopted)\b)`
/** Patterns that count only beside other notes: then a date is the visitor's own. */
export const timingBeside: Spoken[] = [
  { said: new RegExp(`${ofTour}${isOver}(?:.* )?(?<value>${when})(?= |$)`, 'd') },
  { said: new RegExp(`${ofTour}(?:.* )?(?<value>${soon})(?= |$)`, 'd') },
]

export const timingAnswer: Spoken[] = [
  ...timings,
  {
    said: new RegExp(
      `^(?:(?:i|we|it|is|well|maybe|probably|like|hopefully|ideally|around|about|not really|no|not asap|so|um|the) ){0,8}(?<value>${when})`,
      'd',
    ),
  },
  { said: new RegExp(`(?<value>${soon}|now|today|yesterday|whenever)`, 'd') },
]
