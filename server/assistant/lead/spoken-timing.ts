import type { Spoken } from './spoken-line.ts'

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const number = String.raw`(?:\d{1,2}|a|an|one|two|three|four|six|twelve|sixty|thirty|ninety|a few|a couple of)`
const year = String.raw`(?: (?:of )?(?:20\d\d|next year|this year))?`
const day = String.raw`(?: (?:\d{1,2}(?:st|nd|rd|th)?|first)(?! (?:pm|am)))?`
const when = String.raw`(?:(?:by|in|before|after|around|until|till|from|starting|within|at|for|on|early|late|mid|middle|the|end|start|beginning|of|next|this|coming|sometime|first|\d{1,2}(?:st|nd|rd|th)?|about|b4) )*(?:${month}\b${day}${year}|(?:spring|summer|fall|autumn|winter|easter|christmas|the holidays|year end|q[1-4])\b${year}|next (?:month|year|week)|(?<=\b(?:in|within|about) )${number} (?:days|weeks|months|month|years|year)\b|${number} (?:days|weeks|months|month|years|year) from now|20\d\d (?:0?[1-9]|1[0-2]))`
const soon =
  '(?:asap|as soon as (?:possible|we can|i can|it is available|available)|immediately|right away|straight away)'
const moving =
  '(?:move|moving|relocate|acquire|wait|get out|out by|wedding|relocating|move in|buy|purchase|close|closing|close on|enter|take it|need (?:it|something|a place|to be)|want it|rent|start|starts|begins|arrive|settled|be in|suit|lease|visa|sublet|fine|perfect|ideal|notice|retire)'
const ofTour = String.raw`^(?!.*\b(?:tour|tours|viewing|showing|visit|appointment|meeting|call|see|pm|\d{1,2}(?:am|pm)|booked)\b)`

/** When they want to move. */
export const timings: Spoken[] = [
  { said: new RegExp(String.raw`${ofTour}.*?\b${moving}\b(?: (?!not\b)\S+){0,10}? (?<value>${when})`, 'd') },
  { said: new RegExp(String.raw`${ofTour}(?:.* )?(?<value>${when})(?: \S+){0,3}? (?:${moving})\b`, 'd') },
  {
    said: new RegExp(
      String.raw`${ofTour}(?:.* )?\b(?:we|i|move|moving|buy|ready|need)\b(?: (?!not\b)\S+){0,5}? (?<value>${soon}|(?<=ready to (?:buy|move|rent) )(?:now|today))(?= |$)`,
      'd',
    ),
  },
  { said: /^(?<value>asap|as soon as possible|as soon as it is available)\b/d },
  { said: /(?<value>no (?:rush|hurry)|not in (?:a|any) (?:rush|hurry)|no hay prisa|sin prisa)\b/d, isDenial: true },
  {
    said: new RegExp(
      String.raw`^(?:but |after |then )?(?<value>(?:before|after|by|from|hopefully|within|end of|next|from) (?:${when}))(?: (?:then|realistically|please|on|at the latest|at the earliest|if possible))*$`,
      'd',
    ),
  },
  {
    said: new RegExp(String.raw`^(?<value>${when})(?: (?:then|realistically|at the earliest|please|for sure))+$`, 'd'),
  },
  { said: new RegExp(`^(?:so|that is) (?<value>${when})$`, 'd') },
]

export const timingAnswer: Spoken[] = [
  ...timings,
  {
    said: new RegExp(
      String.raw`^(?:(?:i|we|it|is|well|maybe|probably|like|hopefully|ideally|around|about|not really|no|not asap|so|um|the) )*(?<value>${when})`,
      'd',
    ),
  },
  { said: new RegExp(String.raw`(?<value>${soon}|now|today|yesterday|whenever)`, 'd') },
]
