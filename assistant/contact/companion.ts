import { messageSentences } from '../understand/message-sentences.ts'

const them =
  /\b(?:s?he|they|s?he['’]?s|they['’]?re)\b|\b(?:my|our) (?:\w{1,20} )?(?:wife|husband|partner|spouse|fianc[eé]e?|girlfriend|boyfriend|bf|gf|mother|mom|mum|father|dad|sister|brother|son|daughter|friend|buddy|bestie|neighbor|colleague|coworker|roommate|roomie|cousin|aunt|uncle|agent|realtor|contractor)\b|(?<!\p{L})(?:ella|[eé]l|(?:mi|mis|nuestr[oa]) (?:espos[oa]|marido|mujer|novi[oa]|pareja|socio|socia|compadre|comadre|amig[oa]|mam[aá]|pap[aá]|herman[oa]|hij[oa]|prim[oa]|roomie))(?!\p{L})/iu
const joins =
  /\b(?:wants?|wanted|would like|['’]d like|asks?|asked|needs?) (?:to (?:come|join|go|see it|be there|tag along|attend)|in)\b|\b(?:is|are|will be|['’]s|['’]re) (?:also )?(?:coming|joining|going)\b|\b(?:will|can|could|might) (?:also )?(?:come|join|tag along)\b|\b(?:add|include|invite|cc) (?:her|him|them)\b|(?<!\p{L})(?:quieren? (?:ir|venir|verl[oa])|van? a (?:ir|venir)|vienen?|se apuntan?)(?!\p{L})/iu
const too =
  /\b(?:too|also|as well|along|with (?:me|us)|join(?:s|ing)?)\b|\b(?:add|include|cc) (?:her|him|them)\b|(?<!\p{L})(?:tambi[eé]n|conmigo|con nosotros)(?!\p{L})/iu
const sendsToo =
  /\b(?:send|e-?mail|forward|copy)\b[^.?!]{0,40}\bto (?:her|him|them)\b[^.?!]{0,20}\b(?:too|also|as well)\b/i
/** Whose name or address is to be used, or who speaks. */
const own =
  /\b(?:under|in|use|using|for|contact|instead of me|the one|mine|myself|my (?:own )?(?:name|e-?mail|number|phone)|i['’]?m|i am|this is)\b|(?<!\p{L})(?:soy|me llamo|mi (?:nombre|correo)|a nombre|para)(?!\p{L})/iu

/** "My sister Noa is coming too, noa@…": the name and address in a message are of someone who comes along. */
export const isOfCompanion = (message: string): boolean =>
  speaksOfThem(message) && ((joins.test(message) && too.test(message)) || sendsToo.test(message))

/** "My buddy wants to come, Nacho Bustos", from a visitor who has said who they are. */
export const maybeOfCompanion = (message: string): boolean =>
  speaksOfThem(message) && (joins.test(message) || sendsToo.test(message))

const speaksOfThem = (message: string) => them.test(message) && !own.test(message) && !givesOwnFirst(message)

/** "Noor Haddad, noor@haddad.org. My dad is coming along": what stands before is the visitor's own. */
function givesOwnFirst(message: string): boolean {
  const sentences = messageSentences(message)
  const place = sentences.findIndex((sentence) => them.test(sentence) && joins.test(sentence))
  const before = sentences.slice(0, Math.max(0, place))
  const isGiven = before.some((sentence) => sentence.includes('@') || wholeName.test(sentence.trim()))
  return isGiven && !them.test(before.join(' ')) && !sentences.slice(place).some((sentence) => sentence.includes('@'))
}
const wholeName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}[.!]?$/u

/** "Two of us: Theodora Lindqvist and my architect, Mr. Sam Ito": without who comes along, with equally many characters. */
export const withoutCompanion = (message: string): string =>
  message.replace(companionBehind, (whole) => ' '.repeat(whole.length))
const companionBehind =
  /(?<=\p{Lu}\p{L}+),? (?:and|&|\+|with|plus|y) (?:my|our|mi) (?:\w{1,20} )?(?:agent|realtor|broker|lawyer|contractor|builder|inspector|architect|designer|wife|husband|partner|spouse|fianc[eé]e?|girlfriend|boyfriend|mother|father|mom|dad|sister|brother|son|daughter|friend|cousin|roommate|arquitecto|arquitecta|contratista|espos[oa]|novi[oa]|mam[aá]|pap[aá]|herman[oa]|amig[oa]|prim[oa]),?(?: (?:\p{Lu}[\p{L}'.-]*))+\W*$/u
