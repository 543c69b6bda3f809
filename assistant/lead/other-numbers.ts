import { phonesIn } from '../contact/phone.ts'
import { withSpansMasked } from '../contact/span.ts'

const small = String.raw`(?:\d{1,2}(?:\.\d{1,3})?|two|three|four|five|six|seven|eight|nine|dos|tres|cuatro|cinco|seis|siete|ocho)(?: (?:y (?:medio|cuarto)|and an? (?:half|quarter)))?`
const money = String.raw`\$?\d[\d,.]*(?: ?(?:k|grand|mil|thousand))?`
const isScaled = String.raw`(?! ?(?:k|m|mm|mil|million|millones|thousand|grand)\b|[\d,.])`

const others: RegExp[] = [
  // "A las 4 y media"
  /\ba las? \d{1,2}(?: y (?:media|cuarto))?\b/gi,
  // "At 6.5 for thirty", "al 6 en treinta años"
  new RegExp(
    String.raw`\b(?:at|al|a) ${small}(?= ?%| (?:percent|por ciento|fixed|fij[oa]|interest|apr|(?:for|over|on|en|a|por) (?:a )?(?:10|15|20|30|ten|fifteen|twenty|thirty|diez|quince|veinte|treinta)\b))`,
    'gi',
  ),
  // "Six and a half fixed"
  new RegExp(String.raw`\b${small}(?= (?:percent |por ciento )?(?:fixed|fij[oa]|apr|interest)\b)`, 'gi'),
  // "Closing costs at 2 and a half", "fha three and a half"
  new RegExp(
    String.raw`\b(?:closing costs?|gastos de cierre|gastos|interest|inter[eé]s|rate|tasa)(?: (?:at|of|a|de|al|is|are|about))? ${small}${isScaled}`,
    'gi',
  ),
  /(?<=\b(?:fha|va),? (?:at |with |con )?)(?:3\.5|three and a half|tres y medio)\b/gi,
  // "At 985 a month I'd have to come down to 1.8"
  new RegExp(
    String.raw`\b(?:at|con|a) ${money} (?:a month|per month|al mes),? (?=(?:i|we|id|wed|i['’]d|we['’]d|me|nos)\b)`,
    'gi',
  ),
  // "I'm paying 2900 now", "ahora pago 4600"
  new RegExp(
    String.raw`\b(?:(?:ahora|actualmente|ahorita|hoy) pag(?:o|amos)|pag(?:o|amos) (?:ahora|actualmente|ahorita)|(?:now|currently|already|presently) pay(?:ing)?|pay(?:ing)? (?:now|currently|already)) ${money}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:pay(?:ing)?|pag(?:o|amos)) ${money} (?:right now|now|currently|today|at the moment|already|ahora|ahorita|actualmente)\b(?![^.?!]{0,20}\b(?:not much more|about the same|no more|same)\b)`,
    'gi',
  ),
  // "We rattle around in 3800 already"
  /\b(?:in|en) \d[\d,]{2,5} (?:already|now|ya|ahora)\b/gi,
  // "3500 is my roommate's budget, not mine", "los 7 millones son el presupuesto de mi suegro, no el mío"
  new RegExp(
    String.raw`(?<![\d,.])${money}(?: ?(?:millones|million|mill[oó]n|m))?(?: (?:a month|al mes))? (?:is|was|es|son|era|eran) (?:(?:my|our|his|her|their) [\p{L}'’ ]{1,25}\b(?:budget|max|limit)|(?:el|la) (?:presupuesto|tope|m[aá]ximo) de (?:mis?|su|nuestr[oa]) \p{L}{3,15}),? (?:not mine|not ours|no (?:el )?m[ií]o|no (?:el )?nuestro)`,
    'giu',
  ),
  // "We each pay 2500, so five grand total"
  new RegExp(
    String.raw`\beach (?:pay|chip in|put in|bring|have|do) ${money}(?=[^.!?]{1,25} (?:total|together|combined|altogether)\b)`,
    'gi',
  ),
  // "10 grand put away"
  new RegExp(
    String.raw`(?<![\d,.])${money}(?= (?:put away|stashed|tucked away|squirreled|saved up|ahorrad[oa]s?)\b)`,
    'gi',
  ),
]

/** "1926, so the old girl turned what": a year, unless it says what someone would pay. */
const year = /(?<![$\d,.])1[89]\d\d(?![\d,.]\d|k\b)/g
const ofMoney =
  /\b(?:budget|max\w*|months?|monthly|pay\w*|afford|rent|up to|under|limit|swing|do|spend|dollars|bucks|presupuesto|tope|mes|pagar|renta)\b|\$/i

/**
 * A statement without numbers that are no one's budget: phone numbers, hours in Spanish, rates, closing costs, what is paid
 * now. Offsets stay the same.
 */
export function withoutOtherNumbers(text: string): string {
  const masked = others.reduce(
    (rest, pattern) => rest.replace(pattern, (said) => ' '.repeat(said.length)),
    withSpansMasked(text, phonesIn(text, false), ' '),
  )
  return ofMoney.test(masked) ? masked : masked.replace(year, '    ')
}
