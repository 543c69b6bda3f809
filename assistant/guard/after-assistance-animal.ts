import { wordsToLearn } from '../understand/learned.ts'
import { findTopics, type TopicId } from '../understand/topics.ts'
import { plainWords } from './plain-words.ts'

/** What a message asks of the assistance animal that the answer before was about; null for anything else. */
export function asksOfAssistanceAnimal(message: string): 'papers' | 'terms' | null {
  const plain = plainWords(message)
  if (!asks.test(message) || otherAnimal.test(plain)) return null
  const words = wordsToLearn(message)
  if (words.length > longest || findTopics(words).some(({ id }) => !ofIt.includes(id))) return null
  if (papers.test(plain)) return 'papers'
  const isOfCost = cost.test(plain) && (animal.test(plain) || petCost.test(plain))
  return isOfCost || (limit.test(plain) && animal.test(plain)) || theirSay.test(plain) ? 'terms' : null
}

const longest = 25
/** Topics that the words for papers, costs and limits name. */
const ofIt: TopicId[] = ['pets', 'price', 'deposit', 'fee', 'flexibility', 'lease']

const asks =
  /[?¿]|\b(?:do|does|will|would|can|could|is|are|what|how|gonna|going to|so|then|entonces|me|van|tengo|hay|qu[eé]|cu[aá]nto|o no|right)\b/i

const animal =
  /\b(?:he|she|him|her|his|(?:for|is|are|does|do|can|will|would) (?:it|they|them|that)(?! an?\b)|this one|(?:the|my) (?:dog|cat|animal|pup)|ella?|(?:el|mi) (?:perr[oi]\w*|gat[oi]\w*|animal)|(?:la|mi) (?:perr[ai]\w*|gat[ai]\w*)|me (?:cobran|suben|cobrarian|cobraran|piden)|charge me)\b/

/** "They gonna make me show a card??", "me van a pedir carta o algún registro" */
const papers =
  /\b(?:letters?|doctors? note|note from|notes?|cards?|papers?|paperwork|documents?|documentation|docs|register(?:ed)?|registration|registry|certif\w+|vest|id tag|proof|prove|cartas?|papel|papeles|registros?|certificad\w+|comprobantes?|constancias?|receta|chaleco|documentos?)\b/

/** "Do they charge me the 50 for her, then?", "y me suben el depósito por ella?" */
const cost =
  /\b(?:fees?|rent|deposit\w*|charge[ds]?|charging|pay|paying|cost\w*|extra|cobr\w+|cargos?|pag\w+|suben?|cuota|renta|cuesta)\b/
const petCost = /\b(?:pet|mascotas?|\$?\d{2,3}|still|too|tambien|igual)\b/

const limit =
  /\b(?:limit|weight|weighs?|heavy|big|breed|lbs?|pounds?|rules?|allowed|let in|ok|okay|counts?|limite|pesa|peso|raza|libras|reglas?|cuenta|dejan)\b/

/** "Can they say no?", "who decides?" */
export const theirSay =
  /\b(?:say no|says no|refuse|den(?:y|ies|ied)|reject\w*|turn (?:me|us|it|him|her) down|(?:do|does) (?:they|he|she|the \w+) have to|they have to|who decides|get a (?:vote|say)|negar\w*|nieg\w+|rechaz\w+|dicen que no|decir que no|obligad\w+|quien decide)\b/

/** "Same for the cat? She's just a cat", "and my parrot?" */
const otherAnimal =
  /\b(?:just an?|other|another|second|regular|normal|also (?:have |an? )|otr[oa]|segund[oa]|solo es un[oa]?) ?(?:dog|cat|pet|animal|puppy|bird|rabbit|perr\w+|gat\w+|mascota)?|\b(?:my|the|a|an|mi|un|una) (?:cat|parrot|bird|rabbit|hamster|gat[oa])\b|\bsame (?:answer|thing|rule)?(?: ?for| with| goes for)\b/
