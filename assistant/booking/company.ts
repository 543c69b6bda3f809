import { isOfCompanion, maybeOfCompanion } from '../contact/companion.ts'
import { readContact } from '../contact/read-contact.ts'
import { plainMessage } from '../understand/change-phrases.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import { tourTimeIn } from '../understand/tour-times.ts'

const someone =
  '(?:my|our|an?) (?:\\w+ ){0,2}?(?:wife|husband|partner|spouse|fiance|fiancee|girlfriend|boyfriend|bf|gf|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|kids?|friends?|buddy|roommate|roomie|cousin|aunt|uncle|agent|realtor|contractor|inspector|neighbor)'
const counts = '(?:two|three|four|five|six|\\d)'
/** "It'll be two of us now", "also bringing my dad", "va mi esposa también" */
const brings = new RegExp(
  String.raw`^(?:(?:and|so|ok|okay|also|actually|oh|hey|btw|fyi|y|ah),? )*(?:(?:i'm|im|i'll be|we're|we'll be|i am|will be)(?: also)? bringing ${someone}|bringing ${someone}|(?:please |pls |can you |could you )?add ${someone}|(?:(?:le|les|te) )?(?:agreg|sum|anad)(?:o|a|e|ue|ar|uen|uemos) a (?:mi|mis) \p{L}+|apunt(?:e|a|en|o) (?:tambien )?a (?:mi|mis) \p{L}+|(?:it'?ll|it will|there'?ll|there will) be ${counts} of us|${someone} (?:is|are|will be) (?:also )?(?:coming|joining)|(?:tambien )?(?:va|viene|van|vienen|ira|vendra) (?:tambien )?(?:con)?(?:migo )?(?:mi|mis|un|una) \p{L}+|(?:mi|mis) \p{L}+(?: \p{L}+)? (?:(?:tambien )?(?:va|viene|van|vienen)|se apuntan?)(?: a ir| conmigo| con nosotros| tambien){0,2})`,
  'u',
)
/** "Padraig can't come after all, it'll be me plus my dad", "my husband can't make it but I can" */
const dropsOne =
  /\b(?:can'?t|cannot|can not|won'?t|isn'?t|not) (?:be able to )?(?:come|coming|make it|join|joining|be there)\b[^.?!]{0,30}?(?:[,;.-]+ ?|\bbut |\bso )(?:so )?(?:(?:it'?ll|it will|it's|its) (?:just )?be (?:just )?(?:me|us)\b|(?:it's |its )?just (?:me|us)\b|(?:i|we) (?:still )?(?:can|will|do)\b|(?:i'll|we'll|i'm|we're) still\b|me (?:plus|and)\b)/
const ofVisitor = /^(?:(?:sorry|oh|no|ugh|hi|hey|so|ok),? )*(?:i|we)\b/

/** "El sábado que viene": a day, and nobody who comes along. */
const coming =
  /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|semana|mes) (?:que viene|pr[oó]xim[oa])(?!\p{L})/iu

/** What a message says of those who come along to a tour that is booked: `more` come, or `fewer`. Null where it asks for a time. */
export function companyIn(message: string): 'more' | 'fewer' | null {
  if (tourTimeIn(message) !== null || coming.test(message)) return null
  const said = plainMessage(message)
  if (dropsOne.test(said) && !ofVisitor.test(said)) return 'fewer'
  const isMore = isOfCompanion(message) || maybeOfCompanion(message) || brings.test(said)
  const sentences = messageSentences(message)
  const isOther = (sentence: string, place: number) =>
    place > 0 &&
    readContact(sentence).rest === sentence &&
    !/^(?:s?he|they|her|his|is|would|hay|est[aá])\b/i.test(sentence)
  return isMore && !sentences.some(isOther) && !asksMore.test(said) ? 'more' : null
}

const asksMore =
  /\b(?:what|when|where|why|which|how|another|reschedule|move|change|instead|cancel|dogs?|cats?|pets?|perr\w+|gat\w+)\b/
