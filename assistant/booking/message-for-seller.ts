import { truncate } from '#domain/text.ts'
import { changePhrasesIn } from '../understand/change-phrases.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import { isOffByMinutes, saysTheyCome } from './tour-change.ts'

/** What a visitor wants the seller to know about their tour. `rest`: the message's other questions, as written. */
export interface ForSeller {
  words: string
  rest: string[]
}

/** Most characters that are passed on. */
const mostWords = 500

const whoever =
  "whoever(?:'s| is| will be|'ll be)? (?:meet(?:s|ing)?|show(?:s|ing)|giv(?:es|ing)|do(?:es|ing)|there|in charge|hosting)(?: (?:it|us|me|them|there|the (?:house|home|place|apartment|condo|loft|unit|tour|showing)))?"
const seller =
  "(?:the |this |that |our |my |your )?(?:home ?owner|house owner|owner|seller|landlord|landlady|(?:listing |leasing |seller'?s |real estate )?agent|realtor|broker|host|property manager|lister)s?"
const pronoun = "(?:them|him|her|'em)"
const who = `(?:${seller}|${whoever}|${pronoun})`
const pronounAlone = new RegExp(`^(?:${pronoun}|they)$`, 'i')

/** "Let the seller know", "tell them", "ask the landlord to". What is meant for the seller comes after or before it. */
const english = new RegExp(
  [
    String.raw`\b(?:tell|inform|notify|remind|warn) (${who})(?! (?:over|back|the|about|of|for|a|an|on|in|at|and|or)\b)\b`,
    String.raw`\b(?:message|text|e-?mail|write) (${who})(?= (?:that|saying|to say)\b|\s*:)`,
    String.raw`\blet (${who}) know\b`,
    String.raw`(?<=^|[,.;] |\bjust )letting (${who}) know\b`,
    String.raw`\b(?:i|we)(?:'d like| would like| want| need) (${who}) to know\b`,
    String.raw`\bgive (${who}) a heads?[- ]?up\b`,
    String.raw`\b(?:put|note|write|jot) down (?=that\b)`,
    String.raw`\bmake (?:a|the) note (?=that\b)`,
    String.raw`\bmake sure (?:that )?(they|${seller}) knows?\b`,
    String.raw`\b(?:pass|relay|forward)(?: (?:it|that|this|on|along|the message|my message)){0,2} (?:on )?to (${who})(?! (?:house|home|property)\b)\b`,
    String.raw`(?<=^|[,.;] |\b(?:please|pls|plz|you|u) )(?:pass|relay) (?:it|that|this|the message) (?:on|along)(?=(?: please| pls| thanks)?[\s.!?]*$)`,
    String.raw`(?<=^|[,.;] |\b(?:please|pls|plz|you|u) )pass (?:on|along)(?=[\s.!?]*$| that\b)`,
    String.raw`\b(?:convey|communicate|mention|relay)(?: (?:it|this))? to (${who})(?= that\b|\s*:)`,
    String.raw`\bask (${who})(?= (?:please |kindly |not )?to )`,
    String.raw`(?<=^|\W)(?:a )?(?:message|note) (?:for|to) (${seller})(?=\s*[:,-])`,
  ].join('|'),
  'i',
)
/** What makes a request of it: "can you please tell them". */
const request =
  /(?:^|[\s,;:.(-])(?:(?:can|could|would|will) (?:you|u|we|someone|penny)|(?:i'd like|i would like|i want|i need) you to|(?:i|we)(?:'d| would)? (?:just )?(?:like|want|wanted|need) to|go ahead and|help me)(?: (?:please|pls|just|also|kindly|maybe|possibly|quickly|then))*[\s,]*$/i
const polite = /(?:^|[\s,;:.(-])(?:please|pls|plz|kindly)[\s,]*$/i
/** What makes none of it: "should I tell them", "don't tell them", "I'll let them know myself". */
const noRequest =
  /(?:^|[\s,;:.(])(?:(?:don't|dont|not|never|to|i|we|he|she|they|you|u|i'll|we'll|he'll|she'll|they'll|i'd|we'd|did|do|does|should|shouldn't|would|could|can|can't|cannot|will|won't|must|may|might|already|who|which|if|when|that|gonna|wanna|me|need|seller|owner|agent|landlord)|(?:can|could|may|should|do|did|would) (?:i|we))(?: (?:just|also|already|even|still|ever|please|simply|rather))*\s*$/i

const les = '(?:le|les)'
const dueno =
  '(?:vendedor|vendedora|due[nñ]o|due[nñ]a|propietari[oa]|agente|arrendador|arrendadora|casero|casera|anfitri[oó]n|encargad[oa]|corredor|corredora)(?:es|s)?'
const toDueno = `(?: a(?:l| la| los| el| las) (?:se[nñ]or(?:a)? )?${dueno})?`
const spanish = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:av[ií]se|d[ií]ga|inf[oó]rme|cu[eé]nte|com[eé]nte|recu[eé]rde|notif[ií]que|comun[ií]que)n?|av[ií]sa|d[ií]|inf[oó]rma|cu[eé]nta|com[eé]nta|recu[eé]rda)${les}(?!\p{L})${toDueno}`,
    String.raw`(?<!\p{L})(?:h[aá]gan?|haz)${les} saber(?!\p{L})${toDueno}`,
    String.raw`(?<!\p{L})(?:puedes?|podr[ií]as?) (?:por favor )?(?:avisar|decir|informar|comentar|contar|pedir|hacer)${les}(?: saber)?(?!\p{L})${toDueno}`,
    String.raw`(?<!\p{L})${les} (?:puedes?|podr[ií]as?) (?:por favor )?(?:avisar|decir|informar|comentar|pedir)(?!\p{L})${toDueno}`,
    String.raw`(?<!\p{L})${les} (?:dice|avisa|informa) a(?:l| la| los| las) ${dueno}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:avise|informe|notifique|puedes? avisar|podr[ií]as? avisar) a(?:l| la| los| las) ${dueno}(?!\p{L})`,
    String.raw`(?<!\p{L})p[ií]d(?:an?|e)${les}(?!\p{L})${toDueno}`,
  ].join('|'),
  'iu',
)
const namesDueno = new RegExp(dueno, 'iu')
const asksInSpanish = /ped[ií]r|p[ií]d(?:an?|e)l/iu

/** What a message for the seller isn't: an offer, a question, papers, a wish for another time. */
const isOther = new RegExp(
  [
    String.raw`[$€£]|\b\d{2,4} ?k\b`,
    String.raw`\b(?:offer|offers|offering|price|pricing|asking|discount|lower|reduce|negotiat\w*|rent|lease|deposit|budget|cash|loan|mortgage|closing|escrow|appl(?:y|ication)|accept|contract|pre-?approv\w*|credit|commission|disclosures?|documents?|paperwork|reports?|floor ?plans?|photos?|pictures|listing|question|questions|counter ?offer)\b`,
    String.raw`\b(?:prefer|works? better|rather|can we|could we|do you|are you|reschedule|another (?:time|day|tour)|second (?:tour|visit|showing|look))\b`,
    String.raw`(?<!\p{L})(?:oferta|ofrezco|ofrecemos|precio|rebaj\p{L}*|descuento|renta|dep[oó]sito|contrato|efectivo|pr[eé]stamo|hipoteca|documentos|pregunta|preguntas|prefiero|preferimos|otra (?:hora|visita)|otro d[ií]a)(?!\p{L})`,
    String.raw`^(?:i|we|you|they) (?:asked|said|told|wrote|was|were asking)\b`,
  ].join('|'),
  'iu',
)
/** "She has a few questions about the roof", "we'd be interested in a 24 month lease": no question, and no offer. */
const isOfTour =
  /\b(?:(?:he|she|they|who|(?:agent|realtor|contractor|inspector|wife|husband|partner|mother|mom|father|dad|friend|brother|sister|son|daughter)s?)(?:['’]ll| will)? (?:has|have|might have|may have)|with) (?:(?:a|some|many|several|few|couple|lot|lots|of) ){0,4}questions?\b|\b(?:\d{1,2}|one|two|three|six|twelve|eighteen|long|longer|short|shorter|multi)[- ](?:(?:month|year|yr|mo|term)s?[- ])?lease\b/gi

/** Nothing to pass on yet: "let them know if anything changes", "tell the seller about it". */
const isOpen =
  /^(?:if|whether|when|whenever|where|why|how|what|which|who|about|of|as soon as|once|after|before|everything|nothing|anything|either|too|first|later)\b|^(?:si|cu[aá]ndo|cuando|d[oó]nde|qu[eé]|c[oó]mo|qui[eé]n|cu[aá]l|sobre|acerca)(?!\p{L})/iu

const someoneElse =
  /\b(?:wife|husband|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|friends?|roommates?|mom|mother|dad|father|parents?|kids?|sons?|daughters?|brothers?|sisters?|contractors?|inspectors?|movers?|designer|architect|boss|lender|attorney|lawyer|assistant)\b/i

const someoneElseInSpanish =
  /(?<!\p{L})(?:mi|mis|nuestr[oa]s?) (?:espos[oa]|marido|mujer|novi[oa]|pareja|amig[oa]s?|mam[aá]|madre|pap[aá]|padres?|hij[oa]s?|herman[oa]s?|contratistas?|inspector|arquitect[oa]|abogad[oa])(?!\p{L})/iu

/** Greetings and the like before words that a request follows. */
const before =
  /^[\s"“”'«»,:;.!*-]*(?:(?:hi|hello|hey|ok|okay|oh no|oh|ugh|yes|yeah|yep|so|well|sorry|penny|please|pls|thanks|thank you|and|also|actually|btw|hola|por favor|oiga|oye|gracias|s[ií])(?!\p{L}|')[\s,:;.!-]*)*/iu
/** Between words and the request that follows: "I'll be late, so can you tell them?" */
const between = /(?:[\s,.;:]+(?:and|so|but|then|y|entonces))?[\s,.;:(-]*$/iu
/** Said to Penny, and not to the seller. */
const after =
  /(?:[\s,.;:!?"“”«»*-]+(?:please|pls|plz|thanks|thank you|thx|ty|ok|okay|asap|so much|por favor|gracias)(?!\p{L}))*[\s,.;:!?"“”«»*(-]*$/iu
const placeholder =
  /^(?:please|pls|plz|por favor|gracias|thanks|thank you|that|this|it|so|something|the following|a message|for me|right away|now|asap|eso|algo|esto)?$/i

/**
 * What a message asks to pass on to the seller: "let the seller know I'll be 10 min late", "stuck in traffic, please tell
 * them". Null where it asks for nothing of the kind, or cancels or moves the tour.
 */
export function messageForSeller(message: string): ForSeller | null {
  if (changes(message)) return null
  const sentences = messageSentences(message)
  for (const [place, sentence] of sentences.entries()) {
    const said = inEnglish(sentence, message) ?? inSpanish(sentence, message)
    if (said === null) continue
    const words = withoutLinks((said === 'beside' ? beside(sentences, place) : said) ?? '')
    if (words === '' || isOther.test(words.replace(isOfTour, ' '))) return null
    const used = (one: string) => one === sentence || words.includes(ownWords(one))
    return {
      words: truncate(words, mostWords),
      rest: sentences.filter((one) => one.includes('?') && !used(one)),
    }
  }
  return null
}

/** Whether the tour is to be canceled or moved: not by "my wife can't make it, but I'll be there". */
function changes(message: string): boolean {
  const phrases = changePhrasesIn(message)
  if (phrases.has('cancel') || phrases.has('move') || phrases.has('shift')) return true
  return phrases.has('mayCancel') && !saysTheyCome(message) && !isOffByMinutes(message) && !ofCompany.test(message)
}

/** "My mom isn't coming": the visitor still does. */
const ofCompany =
  /\b(?:my|our) (?:\w{1,20} ){1,2}(?:is|are|isn['’]?t|aren['’]?t|can['’]?t|cannot|won['’]?t|will) (?:not )?(?:be )?(?:coming|come|join|joining|make it)\b/i

/** The words of a sentence; `beside` where it has none itself. */
function inEnglish(sentence: string, message: string): string | null {
  const plain = sentence.replace(/[‘’ʼ`´]/g, "'")
  const regards = regardsIn(sentence, plain)
  if (regards !== null) return regards
  const found = english.exec(plain)
  if (!found) return null
  const lead = plain.slice(0, found.index)
  const asked = lead.replace(polite, ' ')
  const own = asked.replace(request, ' ')
  if (noRequest.test(own)) return null
  const recipient = found.slice(1).find((each) => each !== undefined) ?? ''
  const start = found.index + found[0].length
  const tail = cleaned(
    sentence
      .slice(start)
      .replace(/^[\s,:-]*(?:for me )?(?:saying (?:that )?|to say (?:that )?|that (?!is |was |one )|know that )?/i, ''),
  )
  const isOfOthers =
    pronounAlone.test(recipient) && someoneElse.test(message.slice(0, message.indexOf(sentence)) + lead)
  if (placeholder.test(tail)) {
    if (isOfOthers && /^h/i.test(recipient)) return null
    const words = ownWords(sentence.slice(0, own.trimEnd().length))
    if (isOpen.test(words)) return null
    return isEnough(words) ? words : 'beside'
  }
  if (isOfOthers || isOpen.test(tail)) return null
  const [, not, task] = /^(?:please |kindly )?(not )?to (?:please )?(.+)$/is.exec(tail) ?? []
  if (task !== undefined) return not === undefined ? `Please ${task}` : `Please don’t ${task}`
  return isEnough(tail) ? tail : null
}

/** "Could you pass on my apologies to the owner for the change?" */
function regardsIn(sentence: string, plain: string): string | null {
  const found = passesRegards.exec(plain)
  if (!found) return null
  const own = plain.slice(0, found.index).replace(polite, ' ').replace(request, ' ')
  const rest = cleaned(sentence.slice(found.index + found[0].length))
  return noRequest.test(own) ? null : [found[1], rest].filter(Boolean).join(' ')
}
const passesRegards = new RegExp(
  String.raw`\b(?:pass|send|give|convey|extend|relay)(?: on| along)? ((?:my|our) (?:(?:sincere|best|kind|warm|deepest|many|big) )?(?:apolog(?:y|ies)|thanks|thank[- ]yous?|regards|gratitude|appreciation|compliments|best wishes|greetings))(?: on| along)? to ${who}\b`,
  'i',
)

function inSpanish(sentence: string, message: string): string | null {
  const found = spanish.exec(sentence)
  if (!found) return null
  const lead = sentence.slice(0, found.index)
  if (/(?<!\p{L})(?:no|ya|yo|c[oó]mo|si)\s*(?:me |le |les )?$/iu.test(lead)) return null
  const after = sentence.slice(found.index + found[0].length)
  const [, said = ''] = /^(?:(?:,? por favor,?)? que\s|\s*:)(.+)$/isu.exec(after) ?? []
  const words = cleaned(said)
  if (words !== '') {
    const isOfOthers =
      !namesDueno.test(found[0]) && someoneElseInSpanish.test(message.slice(0, message.indexOf(sentence)) + lead)
    if (isOfOthers || isOpen.test(words) || !isEnough(words)) return null
    if (!asksInSpanish.test(found[0])) return words
    const isAboutThem = /^(?:me|nos|le|les|lo|la|los|las|se|te) /i.test(words)
    return isAboutThem ? `Por favor, que ${words}` : `Por favor, ${words}`
  }
  if (!placeholder.test(cleaned(after))) return null
  const own = ownWords(lead.replace(/[¿¡]/g, ''))
  return isEnough(own) ? own : 'beside'
}

/** "Stuck in traffic. Can you let them know?" or "Can you let them know? I'll be late." */
function beside(sentences: string[], place: number): string | null {
  const isStatement = (one: string | undefined) => one !== undefined && !/[?¿]/.test(one) && isEnough(ownWords(one))
  const found = [...sentences.slice(0, place).reverse(), sentences[place + 1]].find(isStatement)
  return found === undefined ? null : ownWords(found)
}

/** Web addresses aren't emailed. */
const link = /:\/\/|^www[.]|[\p{L}\d][.]\p{L}+\//iu
const withoutLinks = (words: string) =>
  words
    .split(' ')
    .filter((word) => !link.test(word))
    .join(' ')

const cleaned = (text: string) =>
  text
    .replace(/^[\s"“”«»,:;.!*-]+/, '')
    .replace(after, '')
    .replace(/\s+/g, ' ')
    .trim()
const ownWords = (text: string | undefined = '') => cleaned(text.replace(before, '').replace(between, ''))

/** Two words at least. */
const isEnough = (words: string) => /[\p{L}\p{N}]\S*\s+\S*[\p{L}\p{N}]/u.test(words)
