const clock = String.raw`(?:at |around |about |like )?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?![\d:/%]|(?:st|nd|rd|th)\b)`
const occasion = String.raw`(?:meetings?|class(?:es)?|appointments?|shift|calls?|brunch|lunch|breakfast|church|mass|soccer|practice|school|work|dentist|doctor|gym|yoga|training|rehearsal|surgery|rounds|swim(?:ming)?|piano|ballet|daycare|the kids|jury duty)`
const busy = String.raw`(?:busy|tied up|stuck|booked(?: up| solid)?|swamped|occupied|working|in (?:a |my )?(?:\w+ )?${occasion}|at (?:the |my )?(?:office|hospital|${occasion})|(?:have|has|got|with) (?:an? |my |the )?(?:\w+ )?${occasion}(?: appointment)?)`
const place = '(?: (?:at|with|in) (?:(?:the|my|a) )?[a-z]+){0,2}'

/** The rest of a sentence without another hour, which would be the wish: "I work till 4, so 5". */
const noHour = String.raw`(?=[^\d.;!?]*(?:[.;!?]|$))`

/** When visitors say they are busy, as the hours in which they aren't: "I'm in meetings until 1", "busy from 10 to 12". */
export const busyTimes: [RegExp, string][] = [
  [
    new RegExp(String.raw`\b(?:i|we|he|she|they) (?:work|works|teach|teaches) (?:un)?till? ${clock}${noHour}`, 'g'),
    'after $1',
  ],
  [
    new RegExp(
      String.raw`\b${busy}${place} (?:from|between) ${clock} ?(?:-|to|and|till?|until) ${clock}${noHour}`,
      'g',
    ),
    'any time except $1 to $2',
  ],
  [new RegExp(String.raw`\b${busy}${place} (?:un)?till? ${clock}${noHour}`, 'g'), 'after $1'],
  [
    new RegExp(
      String.raw`\b(?:my |the |our )?${occasion} (?:ends|is over|is done|finishes|gets out|lets out|runs (?:un)?till?|goes (?:un)?till?) ${clock}${noHour}`,
      'g',
    ),
    'after $1',
  ],
]
