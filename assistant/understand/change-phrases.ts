import { sentencesIn } from '#domain/text.ts'
import { weekdaySource } from './day-patterns.ts'
import { withoutAccents } from './normalize.ts'
import { countsTo } from './number-words.ts'

/** Phrases about changing a tour: evidence for the classifier, and the only source without a learned model. */
type ChangePhrase = 'keep' | 'cancel' | 'mayCancel' | 'move' | 'shift' | 'asksAbout'

const tour =
  '(?:tours?|visits?|viewings?|showings?|appointments?|bookings?|reservations?|requests?|meetings?|slots?|spots?|walk-?throughs?|visita|cita)'
const day = String.raw`(?:to(?:day|morrow)|tonight|${weekdaySource}|the \d{1,2}(?:st|nd|rd|th)?)`
const spanishDay = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)'
const mine = '(?:my|the|our|this|that)'
const cancelling = '(?:cancel(?:l?ing)?|annul)'
const notTo = "(?:don't|do not|won't|never|not|no need to)"

/** "Shove it", "scoot my tour", "kick it" */
export const pushesIt = String.raw`(?:push|shove|kick|nudge|slide|scoot|scooch|scootch|knock|bounce|slip|punt|bump) (?:it|that|this|me|us|mine|things|${mine} (?:\w+ )?(?:${tour}|time))`
const pushesAlong = new RegExp(
  String.raw`\b${pushesIt} (?:back|out|off|up|down|over|forward|ahead|along|to (?=(?:the |next )?(?:\d|noon|tomorrow|${weekdaySource}|week)))|\bmove (?:it|me|us|mine) (?:up|back|forward|ahead|down) to (?=\d|noon)`,
)

const keeps = [
  // "I have no intention of canceling"
  new RegExp(
    String.raw`\b(?:no (?:intentions?|plans?|wish|desire|reason|need|thought)|not (?:planning|intending|thinking|looking|trying|here)|(?:don't|do not|didn't|did not|never) (?:intend|plan|mean|wish|want)(?:ed)?|without) (?:(?:of|to|on|about|for|at all|any intention of|ever) ){0,3}(?:${cancelling}|call(?:ing)? (?:it|this|that) off)\b`,
  ),
  // "Don't let them cancel on me", "hope the seller won't cancel"
  /\b(?:don't|do not|never) (?:please )?(?:let|allow|have|make) (?:them|him|her|it|anyone|any ?body|the \w+)(?: to)? (?:cancel|get cancell?ed|be cancell?ed)\b|\b(?:hope|pray|trust) (?:that )?(?:they|he|she|you|nobody|no one|the \w+) (?:don't|doesn't|do not|does not|won't|will not|never) cancel/,
  /(?<!\p{L})(?:no (?:tengo|tenemos) (?:la )?(?:intenci[oó]n|ganas|planes?) de|no (?:pienso|pensamos|planeo)|sin) (?:cancelar|anular)/u,
  new RegExp(
    String.raw`\b${notTo} (?:(?:want|need|going|have|mean|wish|like) to |gonna )?(?:please )?(?:${cancelling}|call (?:it|off)|move|change|reschedule)\b`,
  ),
  new RegExp(
    String.raw`(?<!\b(?:no (?:reason|point|need) to|can't|cannot|can not|couldn't|don't|do not) )\b(?:keep|leave) (?:it|that|this|both|them|everything|${mine}(?: \w+)? (?:${tour}|time|slot))\b`,
  ),
  /\b(?:stay|stick|go back) (?:with|to) (?:the )?(?:original|old|first|same|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)\b/,
  /(?<!\p{L})no (?:me |nos )?(?:l[aoe]s? )?(?:cancel(?:es?|en|ar)|muev(?:as?|an)|cambi(?:es?|en))(?!\p{L})|(?<!\p{L})(?:ah[ií]|all[ií]) (?:estar[eé](?:mos)?|voy a estar)(?!\p{L})/u,
]
/** A cancellation that is only asked about. */
const asksAbout =
  /\b(?:how|what if|what happens|what would|can i|could i|may i|might|may have|maybe|is it possible|am i able|do i (?:have|need) to|fees?|policy|penalty|if|in case|whether|should i)\b/
const cancels = [
  new RegExp(
    String.raw`\b${cancelling}(?: (?:it|that|this|the same|everything|all|both|please|pls|plz|now|for me|my|the|our|whole|thing|upcoming|scheduled|booked|altogether|completely|entirely|outright|(?:to(?:day|morrow)|\w+day)(?:'s)?))*(?: ${tour}\b|\s*(?:[.,!?;]|$)|\s*\p{Extended_Pictographic}| (?:on|for|at|with|because|since|as|and|but|please|pls|thanks?|sorry|sry|haha|lol|then|if)\b)`,
    'u',
  ),
  new RegExp(String.raw`\bcall (?:it|this|that|the whole thing|everything|${mine} ${tour}) off\b|\bcall off\b`),
  new RegExp(
    String.raw`\b(?:never ?mind|nvm|forget(?: about)?|drop|scrap|skip|scratch|withdraw|take back|undo)\b (?:about )?${mine} (?:\w+ )?${tour}\b`,
  ),
  new RegExp(
    String.raw`\b(?:don't|do not|no longer) (?:want|need|wish) (?:to (?:do|take|have|go on|come to) )?(?:${mine}|a) ${tour}(?: (?:any ?more|any longer|after all|now))*\s*(?:[.,!;]|$)`,
  ),
  new RegExp(String.raw`\b(?:want|need|like|have|get) (?:it|that|${mine} (?:\w+ )?${tour}) cancell?ed\b`),
  new RegExp(String.raw`\b(?:strike|remove|delete|kill|void|annul)\b ${mine} (?:\w+ )?${tour}\b`),
  /\btake (?:me|us) off(?: (?:the |your )?(?:list|schedule|calendar|books?|roster|lineup))?(?=\s*(?:[.,!;]|$)| (?:please|pls|then|for))|(?<!\p{L})(?:l[ao]s? )?(?:puedes?|podr[ií]as?|me) cancela(?:r(?:l[ao])?|s)(?!\p{L})/u,
  /\b(?:cancel(?:ar|e|en|a|o|emos)(?:l[ao])?|cancel[ea]l[ao]|anular|anul[ea](?:l[ao])?)\b(?! en)/,
]
const mayCancel = [
  /\b(?:can't|cannot|can not|cant|won't be able to|unable to|not able to|not going to|not gonna|couldn't|can no longer) (?:be able to )?(?:make|come|attend|be there|do it|go)\b/,
  /\b(?:won't|will not|not|no longer) be coming\b|\bnot coming\b|\btake (?:me|us|my name|our names?) (?:off|out)\b/,
  /\bsiempre no (?:voy|vamos|puedo|podemos|podre)\b|\bno (?:voy|vamos) a poder\b/,
  /\bya no (?:puedo|podemos|voy|vamos|quiero|queremos|me interesa|nos interesa|hace falta)\b|\bno (?:voy|vamos) a (?:poder )?(?:ir|llegar|asistir)\b|\bno (?:puedo|podemos|podre|podremos|pude) (?:ir|llegar|asistir)\b/,
  new RegExp(
    String.raw`\b(?:won't|will not|don't|do not|no longer) (?:be )?(?:need|needing|require|using|use) ${mine} (?:\w+ )?(?:${tour}|time)\b`,
  ),
  new RegExp(String.raw`\bno ${tour} (?:for (?:me|us)|on|this|today|tomorrow|any ?more|after all|then|needed)\b`),
  new RegExp(
    String.raw`\b(?:give|free|open|release|let go)(?: up)?(?: of)? ${mine} (?:\w+ )?(?:${tour}|time)\b|\bgive it to (?:someone|somebody|another)\b`,
  ),
  new RegExp(String.raw`\b(?:scratch|scrap|skip|forget|drop|nix|kill|lose|ditch)(?: about)? ${day}\b`),
  /\b(?:i'm|im|we're|i am|we are) out\b(?! of)|\bdecided (?:against|not to|to pass|to skip)\b|\b(?:i'll|we'll|i will|we will|going to|gonna|have to) pass\b|\bpass on (?:it|this|that(?! (?:i|i'm|we|we're|my|our|the|he|she|they|it)\b)|the)\b/,
  // "Can't come before 5" names a time, "can't wait to see it" wants one.
  /\b(?:not|never|no longer|unable to|without|\w+n't|cant|wont|dont)(?: (?!wait\b|only\b|until\b|sure\b|know\b|when\b|if\b|how\b|where\b|bring\b)[a-z']+){0,4}? (?:come|coming|make it|get there|get to it|attend(?:ing)?|be there|show(?:ing)? up|visit(?:ing)?|see(?:ing)? (?:it|the (?:house|home|place|apartment|condo|loft|unit|property))|expect (?:me|us)|join)\b(?! (?:until|before|by|earlier|with|alone))/,
  /\bchanged (?:my|our|his|her|their) minds?\b(?! about the (?:time|day|date|hour))|\bbow(?:ing)? out\b|\b(?:tour|visit|showing|viewing|appointment|deal) is off\b|\bno (?:point|sense|reason|need) (?:in|to) (?:visit|com|see|tour|look|go)\w*|\bfell through\b|\blost interest\b|\bnot for (?:us|me)\b(?! to)|\b(?:moving on|ruled (?:it|this) out|taking (?:it|this) off (?:my|our) list)\b/,
  /\bsomething(?:'s| has| just)* (?:came|come) up\b|\bsurgio (?:algo|un (?:imprevisto|problema|compromiso))\b/,
  /\b(?:plans|schedule) (?:have |has )?changed\b/,
  // "Drop the whole thing", "yeah scratch it", "kill it"
  /(?:^|[.,;!] ?|\b(?:so|just|yeah|yep|yes|mhm|please|pls|ok|then) )(?:drop|kill|scratch|axe) (?:it|that|this|the (?:whole )?(?:thing|lot))(?=[\s.!]*$|,| please\b| pls\b| then\b| sorry\b)/,
  // "Pull me off the list", "let somebody else have the spot"
  new RegExp(
    String.raw`\b(?:pull|scratch|wipe|strike|clear|get) (?:me|us|my name|our names?) (?:off|from)\b|\blet (?:someone|somebody|another|others?)(?: else| people)? have (?:it|that|${mine} ${tour})\b`,
  ),
  /\b(?:borr[ae](?:me|nos|l[ao])|quit[ae](?:me|nos|l[ao])|d[ae]l[ao] de baja|darl[ao] de baja)\b/,
  // "Bin it", "nix the whole thing", "I shall have to withdraw", "déjalo sin efecto"
  /\b(?:bin|nix|scrap|ditch) (?:it|that|this|everything|the (?:whole thing|whole plan|lot))\b|\b(?:have|need|going|like|want) to withdraw\b|\bdej[ae]l[oa] sin efecto\b|\bsin efecto\b/,
  /\b(?:no longer|not) (?:really )?interested\b.{0,30}\b(?:any ?more|any longer|after all)\b|\b(?:no longer|not) (?:really )?interested (?:in (?:seeing|coming|visiting|it|this|the (?:tour|visit|showing|house|home|place|apartment|condo|loft|unit))|any ?more|any longer|after all)\b/,
  /\b(?:we|i)(?:'ve| have| just| already| actually|'re| are| am|'m){0,3} (?:found|bought|buying|rented|renting|signed|took|taking|got|leased|chose|picked|going with|went with|going for)(?: for| with| on)? (?:(?:something|another|a different|an?other|one|elsewhere)\b|an? (?:place|home|house|apartment|condo|flat)\b|(?:the|that|our) other\b)/,
  /\b(?:offer (?:was |got )?accepted|put (?:in )?an offer) (?:on|for|somewhere|elsewhere)\b|\bin (?:escrow|contract) (?:on|somewhere|elsewhere)\b/,
  /\b(?:need|have) to bail\b|\bbail on\b|\b(?:back|backing) out\b/,
  /^(?:(?:oh|ok|okay|actually|well|sorry|hm+),? )*(?:never ?mind|nvm|forget (?:it|about it)|i(?:'ve| have)? changed my mind)[\s.!]*$/,
]
const moves = [
  /\bwrong (?:day|time|date|hour)\b/,
  /\bre-?schedul(?:e|ing)\b|\bpostpone\b/,
  pushesAlong,
  new RegExp(
    String.raw`\b(?:move|push|shift|bump|delay|switch|change|swap|slide|postpone)\b (?:it|that|this|things|me to|us to|${mine} (?:\w+ )?(?:${tour}|time|date|day|slot|hour))\b`,
  ),
  // "Move to 430"
  new RegExp(
    String.raw`^(?:(?:please|can we|could we|can you|ok|actually|lets|let's|so|and|pls),? )*(?:move|push|bump|change|switch|reschedule)(?: (?:back|up|over))? to (?:the \d|\d|noon|tomorrow|${weekdaySource})`,
  ),
  /\b(?:different|another|other|new|later|earlier|better) (?:time|day|date|slot|hour)\b/,
  /\b(?:works?|fits?|suits?|is|would be|be) (?:better|easier|best)\b.{0,80}\bthan\b/,
  /\b(?:in place of|instead of|rather than|en (?:lugar|vez) del?)\b(?! (?:me|us|him|her|them)\b)/,
  /\b(?:amend|adjust|update|switch|change) (?:my|our|the|this) (?:\w+ )?(?:tours?|visits?|showings?|appointments?|bookings?|times?)\b|\bnecesit\w+ cambiar\b|\bmejor (?:el|a las|manana)\b/,
  /\b(?:is|was) (?:too )?(?:tricky|tight|tough|hard)\b/,
  /(?<!\b(?:can't|cant|cannot|not|couldn't) )\bmake (?:it|that) (?:later|earlier|\d|noon|on|at|mon|tue|wed|thu|fri|sat|sun|tomorrow|next|half|an?\b)/,
  /\b(?:come|do|do it|be there|go|anything|something) (?:later|earlier|sooner)\b/,
  new RegExp(String.raw`\b(?:displace|transfer|rearrange) ${mine} (?:\w+ )?${tour}\b`),
  // "Retrásela media hora", "¿la podemos adelantar una hora?"
  /\b(?:atras|retras|adelant|posterg)(?:ar|a|e)(?:me|nos)?l[ao]\b|\b(?:atrasar|retrasar|adelantar|postergar) (?:un poco )?(?:la|mi|una?|media) /,
  // "Lo pateamos para el miércoles", "me la corres al jueves?"
  new RegExp(
    String.raw`\bl[oa] (?:cambi|mov|muev|corr|recorr|pas|pate|jal|atras|adelant)\w{1,8} (?:al?|para|pa|pal)(?: el| las?)? (?:${spanishDay}|manana|otro dia|otra hora|\d)`,
  ),
  /\b(?:me|nos) (?:puede|pueden|podria|podrian) (?:cambiar|mover|pasar)\b|\b(?:puede|pueden|podria|podrian) (?:cambiar|mover|pasar)(?:me|nos|la|lo)\b/,
  /\b(?:cambiar|mover|cambie|mueva|reprogramar) (?:la|mi|el) (?:visita|cita|hora|dia)\b/,
]

/** The phrases of a message. */
export function changePhrasesIn(message: string): Set<ChangePhrase> {
  const said = plainMessage(message)
  const fits = (list: RegExp[]) => list.some((pattern) => pattern.test(said))
  const found: [ChangePhrase, boolean][] = [
    ['keep', fits(keeps)],
    ['cancel', fits(cancels)],
    ['mayCancel', fits(mayCancel)],
    ['move', fits(moves)],
    ['shift', shiftIn(said) !== null],
    ['asksAbout', asksAbout.test(said)],
  ]
  return new Set(found.flatMap(([phrase, isSaid]) => (isSaid ? [phrase] : [])))
}

/** What a message calls a tour, as the source of a pattern. */
export const tourSource = tour

const counts: Record<string, number> = {
  a: 1,
  an: 1,
  ...countsTo(90),
  'forty five': 45,
  'forty-five': 45,
  'a couple of': 2,
  'half an': 0.5,
  'half a': 0.5,
}
const units: Record<string, number> = { hour: 60, hr: 60, minute: 1, min: 1, day: 24 * 60, week: 7 * 24 * 60 }
const countWords = Object.keys(counts).sort((one, other) => other.length - one.length)
const amount = new RegExp(
  String.raw`\b(${countWords.join('|')}|\d{1,3}(?:\.5)?) ?(?:(?:more|extra|additional) )?(hour|hr|minute|min|day|week)s?\b( and a half)?`,
)

/** Minutes by which a message in plain words moves something; negative for earlier. */
export function shiftIn(said: string): number | null {
  const sentence = sentencesIn(said).find((one) => amount.test(one)) ?? ''
  const [, count = '', unit = '', half] = amount.exec(sentence) ?? []
  const isMoved =
    /\b(?:push|move|shift|bump|delay|postpone)\b|\b(?:later|earlier|sooner)\b/.test(said) ||
    pushesAlong.test(said) ||
    comesBefore.test(said) ||
    givesMore.test(said) ||
    slides.test(said)
  if (
    unit === '' ||
    !isMoved ||
    /\b(?:in|for|within|takes?|notice|than) (?:half |a |an )?\S+ (?:hour|minute|day|week)/.test(said)
  )
    return null
  const minutes = ((counts[count] ?? Number(count)) + (half ? 0.5 : 0)) * (units[unit] ?? 0)
  return /\b(?:earlier|sooner|forward|(?<!\b(?:came|come|comes|is|get|got|pick|picks) )up|ahead)\b/.test(sentence) ||
    comesBefore.test(sentence)
    ? -minutes
    : minutes
}

/** "My call ran over, give me 45 more minutes" */
const givesMore =
  /\b(?:give|need|allow) (?:me |us )?(?:an?|half an|\d{1,2}) (?:more|extra|additional) (?:hours?|minutes?|mins?)\b/

/** "Flight got bumped a day, everything slides 24 hours" */
const slides =
  /\b(?:everything|it all|all of it|the whole thing|my (?:flight|trip|arrival|train)|flight|train|trip|arrival)\b[^.?!]{0,30}\b(?:slides?|shifts?|shifted|moved|bumped|pushed|delayed|postponed)\b/

/** "Could I come one hour before?" */
const comesBefore =
  /\b(?:come|arrive|be there|visit|meet|do it)\b[^.?!]{0,20}\b(?:hours?|minutes?|hr|min)s? before(?: that)?\s*(?:[.?!]|$)/

/** Lower case, without accents, and "cancel" spelled as it should be. */
export const plainMessage = (message: string) =>
  withoutAccents(message.toLowerCase())
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\b(do|ca|wo|did|does|is|are|was|could|would|should)nt\b/g, "$1n't")
    .replace(/\b(?:cxl|cncl|cnl|cancle|cancell?|cansel|canel|cancal)(ed|ing|led|ling|d)?\b/g, 'cancel$1')
    .replace(/\bapp?oi?n?tm[ea]?nts?\b/g, 'appointment')
    .replace(/\s+/g, ' ')
    .trim()
