import type { LeadNote } from '../turn.ts'

/**
 * Whether a note says what its topic is about: a budget that is no phone number, tax rule or credit score, a time of moving
 * that names a time and not the hour of a tour, people who are meant to live there. `phone`: the number left in the message.
 */
export function isPlausible({ topic, value, sentence }: LeadNote, phone: string | null): boolean {
  switch (topic) {
    case 'budget':
      return !isOtherNumber(value, sentence, phone)
    case 'timing':
      return namesTime.test(value) && (!ofTour.test(sentence) || ofMoving.test(sentence))
    case 'household':
      return !noHousehold.test(value)
    case 'intent':
      return value !== 'browsing' || !saysJust.test(sentence) || looks.test(sentence)
    default:
      return true
  }
}

function isOtherNumber(value: string, sentence: string, phone: string | null): boolean {
  const digits = value.replace(/\D/g, '')
  if (/^1031\b/.test(value) || supposed.test(sentence)) return true
  if (phone !== null && digits.length >= 3 && phone.replace(/\D/g, '').includes(digits)) return true
  return /^[3-8]\d\d$/.test(value.trim()) && /\b(?:credit|score|fico)\b/i.test(sentence)
}
/** "Say it came out at 7.5 million, what's that per square foot?" */
const supposed =
  /\b(?:say|if|suppose|imagine) (?:it|they|the price)(?:['’]s)? (?:\w+ )?(?:came|comes|come|listed|went|goes|priced)\b/i

const namesTime =
  /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|days?|weeks?|months?|years?|quarters?|today|tomorrow|mon|tues?|wed|thurs?|fri|sat|sun|\w+day|weekend|asap|soon|sooner|earl(?:y|ier)|later?|now|immediately|right away|straight away|rush|hurry|flexible|ready|whenever|anytime|any time|lease|school|semester|christmas|thanksgiving|easter|holidays?|end|start|beginning|mid|middle|possible|quick(?:ly)?|fast|looking|browsing|timeline|until|till|before|after|once|when)\b|\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|d[ií]as?|semanas?|mes(?:es)?|años?|hoy|mañana|pronto|ya|prisa|primavera|verano|otoño|invierno|cuanto antes|antes|despu[eé]s|cuando|navidad|finales|principios)\b/i
/** An hour of the day, or "same time", is the hour of a tour. */
const ofTour =
  /\b\d{1,2}:\d\d\b|\b\d{1,2} ?[ap]\.?m\b|\bsame (?:time|hour)\b|\bhalf (?:past )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven)|\b(?:noon|o['’]?clock)\b|\b(?:tour|viewing|showing|appointment|visit|book me)\b|\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|rsday|urday)? (?:at )?\d{1,2}\b|\bin the (?:morning|afternoon|evening)\b/i
const ofMoving =
  /\b(?:mov(?:e|es|ed|ing)|lease|rent(?:al|ing)?|clos(?:e|es|ing)|buy(?:ing)?|relocat\w*|start(?:s|ing)?|need (?:a|the|it)|live|settled|mudar\w*|contrato)\b/i

const noHousehold =
  /\b(?:real|actual|live|a|the) (?:person|human)$|^(?:and )?i['’]?m \p{Lu}\p{L}+$|^(?:uno|una) (?:chiquit|pequeñ|grand)\w*$/iu

const saysJust = /\bjust (?:my|a|an|in|think|checking|asking|wondering)\b|\bjust think\b/i
const looks = /\b(?:looking|browsing|shopping|window)\b/i
