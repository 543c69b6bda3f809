import { wordsToLearn } from '../understand/learned.ts'
import { findTopics, type TopicId } from '../understand/topics.ts'

/** What a conversation is about after an answer on assistance animals. */
export const assistanceAnimal = ['assistance', 'animal']

const isOfAssistance = (subject: string[] | null) => subject?.join(' ') === assistanceAnimal.join(' ')

const it =
  /\b(?:he|she|it|him|her|his|they|them|that|this one|(?:the|my) (?:dog|cat|animal|pup)|él|ella|(?:el|mi) (?:perr[oi]\w*|gat[oi]\w*|animal)|(?:la|mi) (?:perr[ai]\w*|gat[ai]\w*))\b/i
const papers =
  /\b(?:card|letter|doctor['’]?s? note|note from|papers|paperwork|documents?|documentation|register(?:ed)?|registration|registry|certif\w+|vest|id tag|proof|prove|carta|registros?|certificad\w+|comprobante|papeles|receta|chaleco)\b/i
const fee =
  /\b(?:fees?|charged?|charges|charging|pay|paying|extra|deposit|cost|costs|cobran?|cobrar\w*|cobro|cargos?|pago|pagar|dep[oó]sito|suben|cuesta)\b/i
const ofPets = /\b(?:pet|mascotas?|\$?\d{2,3}|still|too|tambi[eé]n|igual)\b/i
const limit =
  /\b(?:limit|weight|weighs?|heavy|big|breed|lbs?|pounds?|rule|rules|allowed|let in|ok|okay|count|counts|l[ií]mite|pesa|peso|raza|libras|regla|reglas|cuenta|dejan)\b/i
/** "And my cat? She's just a cat" */
const otherAnimal =
  /\b(?:just an?|other|another|second|regular|normal|also (?:have |an? )|otr[oa]|segund[oa]|solo es un[oa]?) ?(?:dog|cat|pet|animal|puppy|bird|rabbit|perr\w+|gat\w+|mascota)?|\b(?:my|the|a|an|mi|un|una) (?:cat|parrot|bird|rabbit|hamster|gat[oa])\b/i
const asks =
  /[?¿]|\b(?:do|does|will|would|can|could|is|are|what|how|gonna|going to|so|then|entonces|me|van|tengo|hay|qu[eé]|cu[aá]nto|o no|right)\b/i

const ofIt: (TopicId | undefined)[] = ['pets', 'price', 'deposit', 'fee', 'flexibility', 'lease']

/**
 * "Do they charge me the 50 for her, then?" after an answer on assistance animals, with what it is about named: the answer is
 * again the law's, and never the rule on pets.
 */
export function withAssistanceNamed(message: string, subject: string[] | null): string {
  if (!isOfAssistance(subject) || !asks.test(message) || otherAnimal.test(message)) return message
  const words = wordsToLearn(message)
  if (words.length > 25 || findTopics(words).some(({ id }) => !ofIt.includes(id))) return message
  const isOfIt =
    papers.test(message) ||
    (fee.test(message) && (it.test(message) || ofPets.test(message))) ||
    (limit.test(message) && it.test(message))
  return isOfIt ? `${message} (assistance animal)` : message
}
