import type { Qualification } from './qualification.ts'

const span = String.raw`(?:(?:\d{1,3}|an?|one|two|three|four|five|six|nine|twelve|a few|a couple of)(?:\s*(?:-|–|to|or)\s*(?:\d{1,3}|two|three|four|six))?\s*(?:days?|weeks?|months?|years?))`
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const season = '(?:spring|summer|fall|autumn|winter)'
const date = String.raw`(?:(?:early |late |mid[- ]?|(?:the )?(?:start|beginning|middle|end) of )?(?:(?:next|this|the|following|new|coming) )*(?:${month}\b(?:\s+(?:or|to|through)\s+${month}\b)?(?:\s+\d{1,2}(?:st|nd|rd|th)?\b)?(?:,?\s+20\d\d)?|${season}\b(?:\s+(?:of\s+)?20\d\d)?|year[- ]end\b|year\b|month\b|week\b|quarter\b|christmas|thanksgiving|easter|holidays|school year|q[1-4]\b(?:\s+20\d\d)?|20\d\d\b|year-end|\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{4}-\d\d-\d\d|(?:the )?\d{1,2}(?:st|nd|rd|th)(?: of ${month})?))`
/** Source of a pattern (no flags) for a point in time as people write it. */
export const whenSource = String.raw`(?<!\bfor\s(?:[\w-]+\s)?)(?!for\s+(?:(?:about|around|roughly|at least|maybe)\s+)?${span}(?!\s+from now))(?:(?:by|in|before|after|around|until|from|startin|starting|within|no later than|at|for|on|as of|during|sometime)\s+)*(?:the\s+)?(?:${span}(?:\s+from now)?|${date})|asap\b|as soon as (?:possible|we can|i can)|immediately|right away|straight away|(?:next|this) (?:year|month|week|spring|summer|fall|autumn|winter)|soon\b`
const moving = String.raw`(?:mov(?:e|ing) in(?=\s+(?:by|on|in|before|after|next|this|within|asap|early|late|around|right|immediately|as soon|sometime|during)\b)|move|moving|relocate|relocating|buy|buying|purchase|purchasing|rent|close|closing|be in|start|settle|settled|need (?:a place|a home|to be in|something)|lease|be out|out of (?:our|my) (?:place|apartment|lease)|in a home|into a new place)`

/** "I need to move our tour to next week" isn't about moving home. */
const unlessOfTour = String.raw`^(?!.*\b(?:tour|viewing|showing|visit|appointment|meeting|call)\b)`

/** Rules for the topic `timing`: when they want to move, or that there is no hurry. */
export const timing: Qualification[] = [
  {
    topic: 'timing',
    said: new RegExp(
      String.raw`\b(?:our|my) (?:current )?(?<value>(?:lease|rent|rental) (?:is up|ends?|expires?|runs out|is over|runs until|is until)\s+(?:${whenSource}))`,
      'i',
    ),
  },
  {
    topic: 'timing',
    said: new RegExp(
      String.raw`${unlessOfTour}.*?\b(?:i|we|i'm|we're|i'd|we'd|our|my|i'll|we'll)\b(?:\s+[\w'-]+){0,6}?\s+${moving}\b(?:,?\s+(?!not\b)[\w'-]+){0,5}?,?\s+(?<value>${whenSource})`,
      'i',
    ),
  },
  {
    topic: 'timing',
    said: new RegExp(
      String.raw`${unlessOfTour}(?:and |but |also )?(?:(?:looking|hoping|planning|ready|wanting|need|want)(?:\s+[\w'-]+){0,3}?\s+${moving}|moving|relocating)\b(?:,?\s+[\w'-]+){0,5}?,?\s+(?<value>${whenSource})`,
      'i',
    ),
  },
  {
    topic: 'timing',
    said: /\b(?:i'm|i am|we're|we are|there's|there is)\s+(?:really\s+)?(?:in\s+)?(?<value>(?:no|not in an?|not in any) (?:rush|hurry))\b(?!.*\b(?:spring|summer|fall|autumn|winter|next (?:year|month)) (?:is|would be|works))/i,
  },
  {
    topic: 'timing',
    said: /(?:\b(?:i'm|i am|we're|we are)\s+|^)(?:only\s+|still\s+)?(?<value>just (?:looking|browsing))(?: around| for now)?[.!]*$/i,
  },
]
