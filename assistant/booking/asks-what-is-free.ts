import { shortMonths } from '../understand/day-patterns.ts'

const weekday = '(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?'
const month = `(?:${shortMonths.join('|')})[a-z]{0,6}`
const date = String.raw`(?:${month} \d{1,2}|\d{1,2}/\d{1,2}|(?:the )?\d{1,2}(?:st|nd|rd|th)(?: of ${month})?|the \d{1,2}\b(?! [a-z]))`
const day = String.raw`(?:today|tomorrow|tmrw|week(?:end)?|${weekday}\b(?:,? ${date})?|${date})`
const onDay = String.raw`(?:on |for |over |this |next |the |a |any |your |coming )*${day}(?: (?:morning|afternoon|evening))?`
const open = '(?:open|free|available|left|possible)'
const greeting = '(?:(?:hi|hey|hello|ok|okay|so|and|then|well|penny|thanks|please)[,!]? )*'
/** "…at Carver Street", "…to see #2104" */
const place = String.raw`(?: (?:at|in|to see|to tour|to visit|for(?= (?:\S+ )?(?:street|st|road|rd|row|court|ct)\b)) [\w# .'’]{2,40}?| for (?:[\w'’]+ ){1,3}(?:street|st|road|rd|row|court|ct|house|home|place|condo|apartment|loft|unit)| for #?\d+\w?)?`
const end = String.raw`\s*[?.!]*$`
const dia =
  '(?:(?:el |este |para el |para este |la |esta )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin de semana|semana)|(?:para )?(?:hoy|mañana))'

const patterns = [
  // "What have you got on Saturday the 28th?", "which times have you got on Monday for Spear Street?"
  new RegExp(
    String.raw`^${greeting}(?:what|which)(?:['’]?s| is| are| do you have| have you got| you got| (?:times?|slots?|hours?|openings?|appointments?)(?: (?:do you have|are there|is there|have you got|you got|are|is))?)(?: ${open})?(?: for (?:a |the )?(?:tours?|viewings?|showings?))?,? ${onDay}(?: ${open})?${place}${end}`,
  ),
  // "We're driving through on Saturday, what's open?"
  new RegExp(
    String.raw`^[^?]{0,200}\b${day}[^?]{0,30}[,.;:–-]+ ?(?:so )?what(?:['’]?s| is| are)? ?(?:${open}|(?:times? )?(?:do you have|have you got|you got)|my options|the options)${end}`,
  ),
  // "What's the latest you have on Saturday?", "when's the first slot tomorrow"
  new RegExp(
    String.raw`^${greeting}(?:(?:what|when|how)(?:['’]?s| is| would be)?)?(?: ?the| ?your| ?ur)? ?(?:very )?(?:earliest|latest|soonest|first|last|early|late)(?: (?:slot|time|opening|appointment|tour|viewing|showing|one|hour|possible|available|can|could|do|does|offer|go|i|we|they|u|ur|ya|you(?:['’]?ve| have| can do| got)?|have|got|do|come|see it|come by|tour|book|get in))* (?:is |available |open )*${onDay}(?: ${open})?${place}${end}`,
  ),
  // "Any chance tomorrow?"
  new RegExp(String.raw`^${greeting}any (?:chance|luck|way|possibility) (?:of |for )?${onDay}${place}${end}`),
  // "Would Saturday be too soon?"
  new RegExp(String.raw`^${greeting}(?:would|is|will) ${onDay} (?:be )?too (?:soon|early|late)(?: notice)?${end}`),
  // "I have a gap between meetings on Tuesday, from 11 to 1"
  new RegExp(
    String.raw`\b(?:i|we)(?:['’]?ve| have)?(?: got)? (?:an? |one )?(?:gap|window|opening|free (?:hour|morning|afternoon|evening|day)|couple (?:of )?(?:free )?hours|hour or two|free slot)\b[^.?!]{0,40}\b${day}`,
  ),
  // "Can you do Thursday, whatever is earliest?", "could you fit us in on Tuesday?"
  new RegExp(
    String.raw`^${greeting}(?:can|could|would|will) (?:you|u|they)(?: guys)? (?:do|fit (?:me|us) in|squeeze (?:me|us) in|show it|manage)(?: a (?:tour|showing|viewing))? ${onDay}(?:,? (?:whatever|whenever|whichever)(?:['’]?s| is)? (?:the )?(?:earliest|first|latest|last|best|open|free|easiest)(?: for (?:you|them))?)?${end}`,
  ),
  // "U doing Sunday the 22nd?", "are you showing it on Monday?"
  new RegExp(
    String.raw`^${greeting}(?:(?:are|r) )?(?:you|u|ya|y['’]?all|they)(?: guys)? (?:doing|showing|giving|holding|booking)(?: (?:it|this|the place|(?:any )?(?:tours|showings|viewings|visits)))?,? ${onDay}${place}${end}`,
  ),
  // "End of day Wednesday before the holiday"
  new RegExp(
    String.raw`^${greeting}(?:the )?(?:end of (?:the )?day|end of the afternoon|late afternoon|first thing),? ${onDay}(?:,? (?:right |just )?before (?:the holiday|thanksgiving|christmas))?(?: please| pls)?${end}`,
  ),
  // "Any availability between Monday and Wednesday?"
  new RegExp(
    String.raw`^${greeting}(?:any|what|what's your|what is your|is there|do you have)(?: any)? (?:availability|openings?|slots?|times?|appointments?)(?: ${open})? (?:between|from) ${onDay} (?:and|to|through|thru|until|till) ${onDay}${end}`,
  ),
  // "Wed the 25th, as late as you go"
  new RegExp(
    String.raw`^${greeting}${onDay},? (?:but )?as (?:late|early) as (?:possible|it gets|you (?:can|go|do|have|allow|show|offer|get)(?: (?:it|them|one))?|(?:i|we) can(?: get in| come| see it)?)(?: please| pls)?${end}`,
  ),
  // "Weekend times?", "any Tuesday slots?"
  new RegExp(
    String.raw`^${greeting}(?:any |your |the )?(?:this |next )?${day}s? (?:(?:morning|afternoon|evening|tour) )?(?:times|slots?|openings?|availability|appointments?)(?: ${open})?${end}`,
  ),
  // "How about Wed 25th 8am before I drive to Tahoe"
  new RegExp(
    String.raw`^${greeting}(?:how|what) about ${onDay},? (?:at |around )?\d{1,2}(?::\d\d)? ?(?:[ap]m)?,? (?:before|after|when|since|because|if|as) [^?.!]{3,60}${end}`,
  ),
  // "Tonight?"
  new RegExp(String.raw`^${greeting}(?:(?:how about|what about|maybe) )?(?:tonight|tonite|2nite)${end}`),
  // "I'm off Tuesday and Wednesday, which has more openings?"
  new RegExp(
    String.raw`\b${day}[^?]{0,30}[,.;:–-]+ ?(?:so )?which(?: (?:day|one))? (?:has|have|is|would be|works) (?:more|the most|most|any|better|best|easier|less busy)(?: (?:openings?|times?|slots?|availability|open|free|for (?:you|them)))*${end}`,
  ),
  // "How's your Thursday looking?", "what's your schedule like next week?"
  new RegExp(
    String.raw`^${greeting}(?:how(?:['’]?s| is| does)|what(?:['’]?s| is| does)) (?:your|ur|the) (?:${day}(?: (?:morning|afternoon|evening))?|(?:tour |showing )?(?:schedule|calendar|availability|week)(?: (?:like|look(?:ing)?(?: like)?))?(?: ${onDay})?)(?: (?:like|look(?:ing)?(?: like)?))?${end}`,
  ),
  // "Would mornings work for you?"
  new RegExp(
    String.raw`^${greeting}(?:would|do|will|are) (?:${day} )?(?:mornings?|afternoons?|evenings?|weekends|weekdays)(?: (?:work|be|suit|ok|okay|fine|possible|good|best|better|open|an option|for (?:you|them|the \w+)))+${end}`,
  ),
  // "¿Se puede el martes?"
  new RegExp(
    String.raw`^¿?(?:hola,? |y |oye,? |pues )*(?:se puede|se podr[ií]a|es posible|ser[ií]a posible|podr[ií]a ser|puede ser|hay chance) (?:ir |pasar |verl[ao] |visitarl[ao] )?${dia}(?: (?:en|por|a) la (?:mañana|tarde|noche))?${end}`,
  ),
  // "¿A las 22:00 os va bien?"
  new RegExp(
    String.raw`^¿?(?:y |o )?(?:${dia},? )?a las? \d{1,2}(?::\d\d)?(?: (?:de la (?:mañana|tarde|noche)|en punto|hora de \p{L}{3,12}))*,? (?:os|les?|te) (?:va|viene|queda|parece|conviene|acomoda|sirve) (?:bien|bueno)?${end}`,
    'u',
  ),
  // "¿Qué horarios tienen el sábado?"
  new RegExp(
    String.raw`^¿?(?:hola,? |y |oye,? |pues )*qu[eé] (?:horarios?|horas?|espacios?|citas?)(?: de visita)? (?:tienen?|tienes|hay|ofrecen?|quedan?)(?: (?:libres?|disponibles?))? ${dia}${end}`,
  ),
]

/** Whether a lowercase sentence asks for the free times of a day, as who wants to come does. */
export const asksWhatIsFree = (sentence: string): boolean => patterns.some((pattern) => pattern.test(sentence))
