import { saysOfHome } from './tour-time.ts'

/** "By", "in weeks", "by week", "for the year", "per month": a piece of a sum. */
const ofSum =
  /^(?:(?:by|in|at|on|of|for|to|from|until|till|per|into|over|each|every|por|al)(?: (?:the |a |full |whole )*(?:days?|weeks?|months?|years?|día|semana|mes|año))?|(?:for )?the (?:whole |full )?(?:day|week|month|year)|days?|weeks?|months?|years?)$/i
/** "Thirty years", of a loan. */
const ofLoan =
  /\b(?:1[05]|2[05]|30|40|ten|fifteen|twenty|twenty five|thirty|forty|diez|quince|veinte|treinta)[- ](?:years?|años?)$/i
/** "Stack em up for a full year", "twelve months of it adds up to" */
const adds =
  /\b(?:adds? up|add(?:ing)? (?:it|them|that|'?em) up|stack\w*|total\w*|altogether|all (?:in|told)|comes? (?:out )?to|multipl\w+|times|how (?:many|much)|(?<!\ben )cu[aá]nt[oa]s?|suman?|sumado)\b/i
const calendar =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b|\b\d{1,2}\/\d|\b(?:spring|summer|fall|winter|christmas|easter|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/i
/** "After the first month and deposit", "despues me mudo" */
const noDate =
  /^(?:after |before )?(?:the )?(?:first|last) month$|^¿?cu[aá]nt[oa]s\b|^¿?(?:para |en )?cu[aá]nto (?:tiempo|falta)\b|^(?:y )?(?:luego|despu[eé]s) (?:me|nos) mud/i
/** "Earlier", "the 28th", "some other time": of a tour, unless someone says that they move. */
const ofTourOnly =
  /^(?:(?:no|nah|a bit|a little|even|much) )?(?:earlier|later|sooner|before|after)$|^(?:earlier|later)\b(?! (?:this|next|in|than))|^(?:(?:yep|yes|yeah|no|nah|ok|okay|sure|on|maybe|how about|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\w*,? )*(?:the )?\d{1,2}(?:st|nd|rd|th)$|\b(?:some|any) other (?:time|day)\b|\banother (?:time|day)\b/i
/** "Year round", "a summer house", "my ex's Christmas stuff" */
const thingsAfter =
  /^(?:[- ]round|[’']s?)? ?(?:house|place|home|cottage|spot|stuff|lights?|tree|dinner|party|decorations|camp|breeze|sun|heat|job|sale|round|weather|afternoons?|evenings?|nights?|clothes|tires|coats?)\b/i
const isPast = /\b(?:last|every|past|each|all) $/i
const isRefused = /\bnot (?:in |by |on )?(?:early |late |mid )?$/i
/** "Feb won't fly" */
const refusedAfter =
  /^,? (?:(?:is|are|was|would be|['’]s) (?:out\b|too |off the table|not |no good|impossible|dead)|(?:wo|ca|does|is|would)n['’]?t\b|(?:will|can|does|would) ?not\b|no (?:longer|good)\b|ya no\b|no (?:me|nos|se) (?:sirve|conviene|puede|da)\b)/i

/** Whether words that may say when someone moves tell of something else: a sum, a loan, a tour, the past. */
export function isNoMove(value: string, text: string): boolean {
  if (ofSum.test(value) || ofLoan.test(value) || noDate.test(value)) return true
  if (ofTourOnly.test(value) && !saysOfHome(text)) return true
  if (adds.test(text) && !calendar.test(value) && !saysOfHome(text)) return true
  const place = text.indexOf(value)
  if (place < 0) return false
  const [before, after] = [
    text.slice(Math.max(0, place - 40), place),
    text.slice(place + value.length, place + value.length + 40),
  ]
  return (
    thingsAfter.test(after) ||
    refusedAfter.test(after) ||
    (isRefused.test(before) && !/^(?:before|after|until|till|later|sooner)\b/i.test(value)) ||
    (isPast.test(before) && !/^(?:in|by|on|at|from|before|after|until|till|the|early|late|mid)\b/i.test(value))
  )
}
