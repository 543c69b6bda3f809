const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const weekday =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)'
/** "At half ten", "mon 10", "same time": says when a tour is. */
const hour = new RegExp(
  [
    String.raw`\b\d{1,2}:[0-5]\d\b`,
    String.raw`\b\d{1,2} ?[ap]\.?m\b`,
    String.raw`\b(?:noon|midday|mediod[ií]a|o['’]?clock|lunch|lunchtime|any weekday)\b`,
    String.raw`\bhalf (?:past )?(?:\d{1,2}|${number})\b`,
    String.raw`\bquarter (?:to|past|after|of)\b`,
    String.raw`\b(?:same|misma) (?:time|hour|slot|hora)\b`,
    String.raw`\bat (?:\d{1,2}|${number})\b(?! ?(?:[km%]\b|mil|thousand|grand|percent|days|weeks|months|years|people))(?![.,]\d)`,
    String.raw`\b${weekday},? (?:at |around |by |maybe |a las )?(?:1[0-2]|[1-9])\b(?!st|nd|rd|th|[/.]\d)`,
    String.raw`\b(?:in the|this|tomorrow|today|${weekday}) (?:early |late )?(?:mornings?|afternoons?|evenings?)\b`,
    String.raw`(?<!\p{L})(?:a las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|(?:por|en|de) la (?:mañana|tarde))(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** "I mean the 5th or 6th of December" */
const dayMeant =
  /^(?:(?:no|oh|sorry|wait|lol|ok|okay),? )*(?:i (?:mean|meant|said)|make (?:it|that)|let['’]?s (?:do|say)|(?:we|i) could do|book (?:me|us|it))\b.{0,40}?\b\d{1,2}(?:st|nd|rd|th)?\b/i

const ofHome =
  /\b(?:move|moving|moved|relocat\w+|leas(?:e|es|ing)|rent|renting|clos(?:e|es|ing)|buy|buying|purchas\w+|settled?|escrow)\b|(?<!\p{L})(?:mud(?:ar|an|amos)\p{L}*|alquil\p{L}+|rentar|comprar|contrato)(?!\p{L})/iu
const movesTour =
  /\bmov(?:e|ing) (?:it|that|this|us|me|ours|(?:the|my|our) (?:tour|visit|viewing|showing|appointment|time|slot|booking))\b/gi

/** Whether a statement says when a tour is, and nothing of when someone wants to move. */
export const saysTourTime = (text: string): boolean => (hour.test(text) || dayMeant.test(text)) && !saysOfHome(text)

/** Whether a statement says that someone moves, rents or buys. */
export const saysOfHome = (text: string): boolean => ofHome.test(text.replace(movesTour, ' '))
