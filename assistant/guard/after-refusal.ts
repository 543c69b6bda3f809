import type { Listing } from '../listing.ts'
import { both, type Words } from '../say/format.ts'
import { asksOfAssistanceAnimal, theirSay } from './after-assistance-animal.ts'
import type { ProtectedMatter } from './matters.ts'
import { plainWords } from './plain-words.ts'
import { assistanceAnimalPapers, refusals } from './refusals.ts'

/**
 * What visitors ask right after a fair housing answer, in words that mean something else by themselves: "will they make me
 * show a card", "do I still pay the 50", "where do I look that up", "come on, you know what I mean".
 */
export interface AfterRefusal {
  text: Words
  matters: ProtectedMatter[]
}

const starting = '(?:(?:and|but|so|or|ok|okay|well|then|y|pero|entonces|bueno|o|also|even|just|hey|ay|oye|no) )*'

/** "Cmon u know what i mean", "ya sabes a qué me refiero" */
const insists = new RegExp(
  `^${starting}(?:(?:c'?mon|come on)\\b.{0,40}|you (?:know|get) (?:what i (?:mean|am (?:saying|asking|getting at))|me)|(?:just )?(?:between (?:us|you and me)|off the record|give me a hint|a hint|hint hint)\\b.{0,20}|(?:tu )?(?:ya )?(?:me entiendes|sabes (?:a|de) (?:lo )?que (?:me refiero|hablo)|sabe (?:a|de) (?:lo )?que me refiero|andale|dime nomas|entre nos|aqui entre nos)\\b.{0,20})\\W*$`,
)

/** "And across the way?", "y los del cuarto piso?", "alguna que otra aunque sea, no?" */
const elliptic = new RegExp(
  `^${starting}(?:what about |how about |que tal |the (?:ones|folks|people|house|houses|unit|units|place) )?(?:across (?:the (?:way|street|hall)|from (?:us|it))|upstairs|downstairs|next door|the other (?:side|houses?|units?|neighbors?|ones?)|on the other side|(?:l[oa]s|el|la) del? (?:arriba|abajo|al lado|enfrente|otro lado|(?:\\w+ )?piso|la \\w+)|al lado|enfrente|alguna? que otr[oa]\\b.{0,20}|not (?:even )?(?:one|any)|not a single one|a few|one or two|any at all)(?:\\W{1,3}(?:no|at all|maybe|then))?\\W*$`,
)

/** "OK where do I look that up myself" */
const asksWhere =
  /\b(?:where|how) (?:do|can|would|could|should) (?:i|we|one) (?:look|check|read|search)(?: (?:up|for|into|at))? (?:that|it|this|those|them)\b|\b(?:where|how) (?:do|can|would|could|should) (?:i|we|one) find (?:that|this|those)\b|\b(?:where|how) (?:do|can|would) (?:i|we) (?:look (?:that|it|this|them) up|find out|check)\b|\b(?:which|what) (?:site|website|page|source)\b|\b(?:got|have) a link\b|\bdonde (?:lo |la |los |eso )?(?:busco|checo|consulto|encuentro|reviso)\b|\b(?:cual|que) (?:es )?(?:la )?pagina\b/

const sources: Partial<Record<ProtectedMatter, Words>> = {
  safety: both(
    'The local police department’s site has its official figures, and the national public registry of sex offenders is at nsopw.gov.',
    'El sitio de la policía local tiene las cifras oficiales, y el registro público nacional de ofensores sexuales está en nsopw.gov.',
  ),
  people: both(
    'The Census Bureau’s public figures are at data.census.gov, by address or ZIP code.',
    'Las cifras públicas del censo están en data.census.gov, por dirección o código postal.',
  ),
  schools: both(
    'The district’s site says which schools serve an address, and the state’s department of education publishes the figures.',
    'El sitio del distrito dice qué escuelas tocan a una dirección, y el departamento de educación del estado publica las cifras.',
  ),
  place: both(
    'The city’s site and census.gov have public figures, and a visit shows you the rest.',
    'El sitio de la ciudad y census.gov tienen cifras públicas, y una visita le muestra lo demás.',
  ),
}
const asHud = both(
  'hud.gov/fairhousing explains the rules, and takes questions.',
  'En hud.gov/fairhousing se explican las reglas y se atienden preguntas.',
)

const ofItsTerms =
  /\b(?:who pays|my (?:own )?(?:cost|dime|expense)|pay for (?:it|that|the \w+)|take it (?:out|down|off|back)|remove it|put it back|restore|note|letter|doctor|gastos?|quitar\w*|pago yo|pongo yo|carta)\b/
/** "Pero el dueño sí jala con eso?", "so do they actually take it" */
const ofTaking =
  /\b(?:take|takes|accept|accepts|ok with|okay with|fine with|cool with) (?:it|that|them|those|mine)\b|\b(?:jalan?|aceptan?|toman?|reciben?) (?:con )?(?:eso|ese|esa|lo mio)\b|\b(?:lo|la) (?:acepta|aceptan|toma|toman)\b/
/** "Eso me tumba la solicitud?", "will that count against me" */
const ofHarm =
  /\b(?:tumban?|afecta\w*|perjudica\w*|rechaz\w+|count against|held? against|hurt (?:me|us|my|our|anything)|disqualif\w+|denied|reject\w*|(?:does|will|would) (?:that|it|this) matter|(?:ver|piden?|pregunta\w*) (?:\w+ ){0,2}est[ae]tus)\b/

const ofNeighbors: ProtectedMatter[] = ['people', 'place', 'safety', 'schools']
const longest = 16

/** The answer to a message that goes on from a fair housing answer on these matters; null for any other. */
export function afterRefusal(
  message: string,
  declined: readonly string[],
  listing: Listing,
  turn: number,
): AfterRefusal | null {
  const plain = plainWords(message)
  const matters = declined as ProtectedMatter[]
  const [first] = matters
  const again = (...of: ProtectedMatter[]): AfterRefusal => ({
    text: refusals(of[0] as ProtectedMatter, listing, turn),
    matters: of,
  })
  const says = (text: Words, of: ProtectedMatter): AfterRefusal => ({ text, matters: [of] })
  const ofAnimal = matters.includes('assistanceAnimal') ? asksOfAssistanceAnimal(message) : null
  if (ofAnimal === 'papers') return says(assistanceAnimalPapers(listing), 'assistanceAnimal')
  if (ofAnimal === 'terms') return again('assistanceAnimal')
  if (first === undefined || plain.split(' ').length > longest) return null
  if (insists.test(plain)) return again(first)
  if (asksWhere.test(plain)) return says(sources[first] ?? asHud, first)
  const ofArea = matters.find((one) => ofNeighbors.includes(one))
  if (ofArea === 'people' && elliptic.test(plain)) return again('people')
  if (matters.includes('accommodation') && (theirSay.test(plain) || ofItsTerms.test(plain)))
    return again('accommodation')
  if (matters.includes('voucher') && (ofTaking.test(plain) || theirSay.test(plain))) return again('voucher')
  if (matters.includes('applicant') && (ofHarm.test(plain) || theirSay.test(plain))) return again('applicant')
  return null
}
