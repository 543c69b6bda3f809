import { forRecentTexts } from '../recent-texts.ts'
import { monthSource } from './day-patterns.ts'
import { withoutAccents } from './normalize.ts'

const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
/** Without an a.m. or p.m.: "at 20" is a share or an age as well. */
const hour = '(?:1[0-2]|0?[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const weekday =
  '(?:mon|tues?|weds?|wednes|thu|thurs?|fri|satur|sat|sun)(?:day)?s?|lunes|martes|miercoles|jueves|viernes|sabado|domingo'

const clock = new RegExp(
  String.raw`(?<!\d\.)\b\d{1,2}(?::\d\d)?(?:[ap]\b| ?[ap]\.?m\b(?! i (?:ok|okay|good|fine|under|over|close|far|too|allowed|out|in range)\b)| ?h\b| ?o'? ?clock\b)|\b\d{3,4}(?:[ap]| ?[ap]\.?m)\b|\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\bnoon\b|\bmidday\b|\bmediodia\b|\b(?:half|quarter) (?:past|to) ${number}\b|\b${number} (?:thirty|o'? ?clock)\b|\b(?:${weekday}|tomorrow|today) \d{3,4}\b|\b(?:${weekday}|tomorrow|today),? (?:at |around |about )?${number}(?: ?[.,!?]|$| ?(?:please|pls|works|ok|if|for|or)\b)|\b(?:at|around) ${hour}(?: ?[.,!?](?!\d)|$| (?:please|pls|works|ok|if|would|on|in the|this|that)\b)|\ba las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b|\ba las? ${number}(?: y (?:media|cuarto)| ?[.,!?]|$| (?:please|pls|works|ok|if|would|on|in the|this|that|de la)\b)|\b${number} (?:on|this|next) (?:${weekday}|tomorrow)\b|\b${hour} (?:today|tomorrow)\b|(?<!\bof the )(?<!\b(?:the|this|that|which|each) (?:\w{1,20} )?(?=one))\b(?:${hour}|1[3-9]|2[0-3]) (?:(?:is|would|will|could|still|also|be) ){0,3}(?:works?|open|free|available|possible|ok|okay|fine|better|instead|suits?)\b`,
)
const day = new RegExp(
  String.raw`\b(?:${weekday}|tomorrow|tonight|today|manana|hoy|weekends?|thanksgiving|christmas eve|black friday|new year'?s (?:eve|day)|(?:this|next) week|the \d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)|${monthSource} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? of ${monthSource})\b`,
)
/** A bare date may be when the home is available. */
const nearDay = new RegExp(String.raw`\b(?:${weekday}|tomorrow|tonight|today|manana|hoy|weekends?|thanksgiving)\b`)
const visit =
  /\b(?:come|coming|see|view|viewing|visit|visiting|look (?:at|inside|around)|have a look|show|shown|showing|tours?|walk ?through|stop by|swing by|drop by|appointment|slots?|available times?|times (?:do|are)|what times?|latest i|earliest i|be there|drop in|verl[ao]|ver|visitar|visita|cita)\b/
const wish =
  /\b(?:possible|free|open|works?|ok|okay|good|fine|available|please|pls|plz|best|prefer|want|like|love|how about|what about|can|could|is|say|instead|rather|let'?s|make it|posible|puedo|podemos|quiero|quisiera|mejor)\b/
/** Days and hours of something other than a tour. */
const otherMatter =
  /\b(?:prometo|promise|promised|parar|paramos|fiestas?|musica|music|ruido|callad\w*|contingenc\w*|in bed|to bed|asleep|sleep|sleeps|sleeping|work nights|works nights|get up|gets up|getting up|start date|starting in|safe|walk it|walk home|today(?:'?s| is) the|(?:morning|afternoon|evening) (?:sun|sunlight|light|shade)|wake|wakes|waking|bedtime|lights out|submit|bid|move|moved|moving|lease|rental|deposit|clos(?:e|es|ing) (?:by|on|before|in)|escrow|tenant|tenants|leave|leaves|built|hoa|fees?|offers?|deadline|prices?|cost|costs?|mortgage|pmi|loans?|percent|interest|schools?|parking|garage|pets?|dogs?|cats?|heating|heated|laundry|utilit(?:y|ies)|walk to|drive to|commute|bart|trash|garbage|pool|gym|doorman|noise|noisy|quiet|loud|party|parties|guests?|deliver\w*|elevator|lift|mudar\w*|inquilin[oa])\b/
/** "I burn by 3 pm", "does the sun hit the living room at 4", "does one take long at 8 in the morning", of elevators */
const ofDaylight =
  /\b(?:sun|sunlight|sunshine|daylight|shade) (?:hits?|comes?|reach\w*|shines?|gets?|sets?|rises?|goes|is)\b|\b(?:burn|bake|roast|broil|fry|melt)(?:s|ing)? (?:\w+ ){0,3}(?:by|at|around)\b|\b(?:elevadora?(?:es)?|ascensor(?:es)?|sol|trafico|camion(?:es)?)\b|\b(?:traffic|rush hour|buses|sirens?|trains?)\b/
/** "I'm picturing Valencia at 2 am", "when I roll in at 3 am": no tour is at that hour. */
const atNight = /\b(?:12|[1-6]) ?a\.?m\b|\b(?:9|10|11) ?p\.?m\b|\bmidnight\b/
const fewWords = 4
/** "Can I move to Thursday?" changes a tour, "can I move in on Thursday?" doesn't. */
const movesTour = /\bmove (?:it|that|this|me|us|my|our|the) /

/** "Closed Mondays?" asks of the tours; "we closed on Monday" doesn't. */
const asksClosed = new RegExp(
  String.raw`^(?:(?:so|oh|and|wait|ok|are|you|they|tours|it's|its|it|is|guys|everything) )*closed (?:on )?(?:${weekday}|weekends?)(?: (?:and|or) (?:${weekday}))?(?: then| right| too)?,?\s*\?`,
)

/** What the words of a sentence say about when to come, in lowercase and without accents. */
export interface TourTime {
  namesClock: boolean
  namesDay: boolean
}

/** Whether a sentence names a time at which someone wants to see the home: "Tuesday at 2", "is Sunday possible?". */
export const tourTimeIn = (text: string): TourTime | null => recentTimes(text).time

const recentTimes = forRecentTexts((text) => ({ time: readTourTime(text) }))

function readTourTime(text: string): TourTime | null {
  const line = withoutAccents(text.toLowerCase())
    .replace(/[’‘]/g, "'")
    .replace(/(\d)-?ish\b/g, '$1')
    .replace(/\b(?:tonite|2nite|tnite)\b/g, 'tonight')
  const [namesClock, namesDay] = [clock.test(line), day.test(line)]
  if (!namesClock && !namesDay) return null
  if (asksClosed.test(line)) return { namesClock, namesDay }
  if (otherMatter.test(line.replace(movesTour, ' '))) return null
  const mayBeTour = day.test(line.replace(/\bthe sun\b|\bde la manana\b/g, ' ')) || visit.test(line)
  if (!mayBeTour && (ofDaylight.test(line) || (atNight.test(line) && line.split(/\s+/).length > fewWords))) return null
  const isShort = line.split(/\s+/).length <= 6
  const isTour =
    (namesClock && namesDay) ||
    (namesClock && (visit.test(line) || wish.test(line) || isShort)) ||
    (namesDay && (visit.test(line) || (isShort && wish.test(line) && nearDay.test(line))))
  return isTour ? { namesClock, namesDay } : null
}

const offersHour = new RegExp(
  String.raw`\b(?:would|could|can|might) (?:noon|(?:half past |a? ?quarter (?:past|to) )?${number}(?::\d\d)?(?:[ -](?:thirty|fifteen))?(?: ?[ap]\.?m\.?| o'?clock| in the (?:morning|afternoon|evening)| on \w+day| tomorrow){1,2}) (?:suit|(?:work|be (?:ok|okay|good|fine|possible|convenient|free|open))(?: for (?:you|the \w+|a (?:tour|visit|viewing)))?[?.!\s]*$)`,
)

const offersDay = new RegExp(
  String.raw`^(?:(?:so|ok|okay|and|then|well) )*how(?:['’]?s| is| about| would) (?:this |next |the )?(?:${weekday}|tomorrow|\d{1,2}(?:st|nd|rd|th))(?:,? (?:morning|afternoon|evening|looking|for you|instead|at [^\s,]{1,8}|around [^\s,]{1,8}))*[?.!\s]*$`,
)

const asksForOpening = new RegExp(
  String.raw`^(?:(?:so|ok|okay|and|hi|hey|hello|penny),? )*(?:(?:what(?:['’]?s| is)|when(?:['’]?s| is)) (?:the|your) |(?:the |your )?)(?:first|next|earliest|soonest|last|latest) (?:open |free )?(?:opening|slot|appointment|available (?:time|slot|opening)|available)(?: (?:that )?(?:you|they)(?:['’]ve)?(?: (?:have|got|can do))?)?(?: (?:on|for|this|next))*(?: (?:${weekday}|tomorrow|today|the \d{1,2}(?:st|nd|rd|th)))?[?.!\s]*$`,
)

/** "Might there be availability on the 29th in the early afternoon?": the part of a day isn't when a home is free to move into. */
const asksForPart = new RegExp(
  String.raw`\b(?:availability|openings?|slots?|anything(?: (?:open|free|available|going))?|times?)(?: (?:open|free|left|available))? (?:on |for |this |next |the |coming ){0,2}(?:${weekday}|tomorrow|today|\d{1,2}(?:st|nd|rd|th)|${monthSource} \d{1,2}(?:st|nd|rd|th)?),? (?:(?:in|during|for|at|the|early|late|mid) ?){0,3}(?:morning|afternoon|evening|lunchtime)\b`,
)

/** "Mon or Tues?" */
const choiceOfDays = new RegExp(
  String.raw`^(?:(?:so|ok|okay|and|hi|hey|hello|penny|maybe|either),? )*(?:this |next )?(?:${weekday}|tomorrow|today),? or (?:this |next |maybe )?(?:${weekday}|tomorrow)[?.!\s]*$`,
)

/**
 * "Would eleven in the morning suit?", "how's Monday?", "what's the first opening on Monday": whether a lowercase sentence
 * asks for a tour at an hour or a day.
 */
export const asksForHour = (sentence: string) =>
  offersHour.test(sentence) ||
  offersDay.test(sentence) ||
  choiceOfDays.test(sentence) ||
  asksForOpening.test(sentence) ||
  asksForPart.test(sentence)
