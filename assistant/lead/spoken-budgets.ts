import type { Spoken } from './spoken-line.ts'

const bound =
  '(?:up to|under|below|less than|no more than|not more than|not over|not above|at most|at least|around|about|roughly|maximum|between|from|a maximum of|as high as|somewhere around|in the neighborhood of|like|over)'
const amount = String.raw`(?:#|~\d+\.\d+)`
const range = `(?:${bound} )*${amount}(?: (?:(?:and|to|or|plus|maybe|at most|no more than) )?(?:${bound} )*${amount})?`
const per = `(?: (?:(?:a|per|the|in|each|every|al|to) ){0,8}(?:month|year|monthly|mes))?`
const after = `(?= |$)`

/** Patterns for the budget. Prices and offers of others don't count: "sold for", "asking". */
export const budgets: Spoken[] = [
  // "We each pay 2500 so five grand total a month"
  {
    said: new RegExp(
      String.raw`\b(?:so|(?<!\b(?:i|we) )makes?|that is|comes to|which is|for a) (?<value>${range}${per}) (?:total|together|combined|altogether|all in|in total|between us)\b`,
      'd',
    ),
  },
  // "My sister's ceiling is 700k, mine's 950k"
  {
    said: new RegExp(
      String.raw`\b(?:mine|ours)(?: is|['’]?s| would be| tops out at)* (?<value>${range}${per})${after}`,
      'd',
    ),
  },
  // "They cut us down to 975k so that's the max now"
  {
    said: new RegExp(
      String.raw`(?<value>${range}${per}) (?:(?:so|and|which|dollars|dollar) )*(?:that is|thats|this is|is) (?:the|my|our) (?:\w+ )?(?:max|maximum|limit|ceiling|cap|budget|top|roof)\b`,
      'd',
    ),
  },
  {
    said: new RegExp(
      String.raw`(?<value>(?:(?:parent|mother|father|company|employer|client|son|daughter)s? )?budget(?:['’]?s)?(?: (?!not|no|for|does|do|cover)\S+){0,5}? ${range}${per})${after}`,
      'd',
    ),
  },
  {
    said: new RegExp(
      String.raw`\b(?:maximum|limit|ceiling|price range|cap|we top out|tops out|top)(?: (?:is|of|at|are|would|be|for|us|me|rent))* (?<value>${range}${per})${after}`,
      'd',
    ),
  },
  {
    said: new RegExp(
      `(?<value>${range}${per}) (?:(?:is|are|exactly|dollars|dollar|our|my|the|as|a|at|por|un)(?= ) ?)*(?:limit|maximum|ceiling|top|tops|tope|budget|range|most|cap|wall|absolute most|end of the line|where (?:i|we) (?:stop|top out|draw the line|run out|have to stop)|as (?:far|high) as (?:i|we) (?:can |will |would )?go)${after}`,
      'd',
    ),
  },
  {
    said: new RegExp(
      String.raw`\b(?:i|we|company|employer|parents|bank)(?: (?!not|no|never|is|was|paid|said|ask)\S+){0,4}? (?:spend|pay|pays|afford|go|swing|do|stretch|manage|have|offer|budget|pagar|dispose of|earmarked|had in mind something)(?: (?!not|no)\S+){0,3}? (?<value>${range}${per})(?! (?:down|for|in (?:the bank|savings|cash)|loan|saved|savings|questions|last|(?:less|lower|under|below|off|over|above|more|short)(?: than| of)? (?:(?:the|what|their) )?(?:ask|asking|list|price|they|he|she|you|sellers?|owners?)))${after}`,
      'd',
    ),
  },
  {
    said: new RegExp(
      `(?<value>${range}${per}) (?:(?:is|are) )?(?:ok|okay|ish|now|fine|good|doable|what (?:i|we)|(?:i|we) can (?:do|swing|pay|afford)|that (?:is )?what (?:i|we)|would be ideal|all in${after})`,
      'd',
    ),
  },
  {
    said: new RegExp(
      String.raw`\b(?:pre ?approved|pre ?approval|preapproved|preapproval|approved|qualified|signed off|good (?:for|up to|to)|cleared|okayed|bank (?:say|says|said) yes)(?: (?!not|no)\S+){0,3}? (?<value>${range})${after}`,
      'd',
    ),
  },
  { said: new RegExp(`^(?<value>${range}) (?:all )?(?:cash|in cash|range)${after}`, 'd') },
  // "Need it at a million or less"
  {
    said: new RegExp(
      String.raw`\b(?:need|want|keep|has to be|must be|be|at)(?: (?:it|this|to|be|come|in|at|that)){0,4} (?<value>${amount}${per} or (?:less|under|below|lower))${after}`,
      'd',
    ),
  },
  // "It says up to 1.1 right on the approval"
  {
    said: new RegExp(
      String.raw`\b(?<value>up to ${amount}) (?:\S+ ){0,2}?on (?:the|my|our) (?:approval|letter)${after}`,
      'd',
    ),
  },
  {
    said: new RegExp(
      String.raw`\b(?:buy|purchase|rent|apiece|together|price|looking|look|spend|help|chip in)(?: (?!not|no|for)\S+){0,4}? (?<value>(?:${bound} )+${amount}(?: (?:and|to|or) (?:${bound} )*${amount})?${per})${after}`,
      'd',
    ),
  },
  // A range or a bounded amount alone between commas: "6m to 7m", "up to 1.2m, asap".
  {
    said: new RegExp(
      `^(?:and |so |somewhere |well |call it |just )*(?<value>(?:(?:${bound} )+${amount}(?: (?:and|to|or|at most|no more than) (?:${bound} )*${amount})?|${amount} to ${amount})${per})(?: (?:dollars|dollar|please|or so|ish|apiece|i think|conventional|maximum))*$`,
      'd',
    ),
  },
]

export const budgetAnswer: Spoken[] = [
  ...budgets,
  {
    said: new RegExp(
      `^(?:(?:it|is|well|maybe|around|about|like|probably|we|i|would|say|um|uh|so|yes|yeah|a|just|hopefully|think) ){0,8}(?<value>${range}${per})(?: (?:dollars|dollar|please|or so|ish|maximum|tops|i think|or less|a bit|more|maybe|a little|roughly))*$`,
      'd',
    ),
  },
]
