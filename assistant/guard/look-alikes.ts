import { dogBreedWords } from '../pet-words.ts'
import { crimeStories } from './harmless.ts'
import type { ProtectedMatter } from './matters.ts'
import { phrases } from './phrase.ts'
import { plainWords } from './plain-words.ts'

/**
 * Questions that sound like protected ones to the regression and are about something else. They count only where no phrase
 * names what is protected, and each only against the matters that it is taken for.
 */
interface LookAlike {
  is: RegExp
  taken: ProtectedMatter[]
}

const whole = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`)

const anyOfPeople: ProtectedMatter[] = ['people', 'applicant', 'children', 'instruction', 'place', 'occupants']

const ofPeople =
  /\b(?:people|persons?|folks|crowd|famil(?:y|ies)|neighbors?|residents?|tenants?|couples?|owners?|lives?|living|vecin[oa]s?|gente|familias?|viven?|inquilinos?|barrio|neighborhood|area|zona)\b/

/** "Las persianas son blancas o negras", "are they white or brown, the cabinets I mean" */
const ofColors = phrases(['<fitting> … <hue>', '<hue> … <fitting>'])

/** "Is there a Jewish deli nearby", "the gay bar right below", "is it Asian style" */
const ofPlacesToGo = phrases([
  '<group> (?:\\w+ )?<venue>',
  '<venue> (?:\\w+ )?<group>',
  '<group> (?:style|inspired|architecture|revival|tiles?)',
])

const breeds = new RegExp(`\\b(?:${dogBreedWords.join('|')}|pit bulls?|pastor(?:a|es)? aleman(?:a|es)?)\\b`)

const lookAlikes: LookAlike[] = [
  // "Would my dog be OK there?"
  {
    is: whole(
      '(?:would|will|is|are|can|could) (?:my|our|a|the) (?:dogs?|cats?|pets?|pup(?:py)?)(?: be)? (?:ok(?:ay)?|allowed|welcome|fine|permitted)',
    ),
    taken: ['safety', 'place', 'people', 'applicant'],
  },
  // "Do those front steps have a railing?" asks what is there.
  {
    is: whole(
      '(?:is|are) there (?:an? |any )?(?:hand ?)?(?:railings?|rails?|banisters?)',
      '(?:do|does) (?:\\w+ ){1,4}have (?:an? |any )?(?:hand ?)?(?:railings?|rails?|banisters?)',
      'hay (?:pasamanos|barandal|baranda|barandilla)',
      'tienen? (?:pasamanos|barandal|baranda|barandilla)',
    ),
    taken: ['accommodation'],
  },
  // "Jesús para los papeles", of a name
  {
    is: whole(
      'para (?:los|el) (?:papeles|papeleo|registro|documentos|contrato)',
      'for the (?:paperwork|records?|papers)',
    ),
    taken: anyOfPeople,
  },
  // "Sin tanto papeleo, cuándo me dan llaves"
  { is: whole('papeleo', 'paperwork'), taken: anyOfPeople },
  // "El segundo perro es de mi hermana, quítalo"
  {
    is: whole('(?:segund[oa]|otr[oa]) (?:perr|gat)\\w+', '(?:second|other) (?:dog|cat|pet)', 'quital[oa]s?'),
    taken: ['assistanceAnimal', ...anyOfPeople],
  },
  // "Didn't think you'd have it. Will the owner know?"
  {
    is: whole(
      '(?:will|would|does|do|did|might|could|can) (?:the )?(?:owners?|sellers?|landlord|landlady|agent|they|he|she) (?:even |actually |maybe |probably |at least )?know(?! (?:any|about)?(?: \\w+)? (?:people|neighbors?|famil(?:y|ies)))',
      '(?:el |la )?(?:duen[oa]|propietari[oa]|vendedor|agente) (?:lo |la )?(?:sabe|sabra|sabria)',
    ),
    taken: anyOfPeople,
  },
  // "Could the movers use a back stair?"
  {
    is: whole(
      'movers?',
      'moving (?:truck|van|company|crew)s?',
      'moving day',
      '(?:los de la |la )?mudanza',
      '(?:couch|sofa|piano|fridge|mattress|dresser|furniture)',
    ),
    taken: ['accommodation', 'instruction', 'safety'],
  },
  // "¿El jardín compartido se puede usar para una carne asada?"
  {
    is: whole(
      'carnes? asadas?',
      'parrillad\\w*',
      'asados?',
      'barbacoas?',
      'grill(?:ing|s)?',
      'bbqs?',
      'barbecues?',
      'cookouts?',
      '(?:birthday|dinner|garden) part(?:y|ies)',
      '(?:fiesta|cumpleanos|posada)s?',
    ),
    taken: ['applicant', 'accommodation', 'instruction', 'children', 'occupants'],
  },
  // "Se oyen mucho los vecinos o las paredes son gruesas"
  {
    is: whole(
      'que tal (?:\\w+ )?(?:de |el )?ruidos?',
      'se (?:oyen?|escuchan?|oira|oiran)',
      '(?:oir|escuchar|oigo|escucho)',
      'paredes (?:\\w+ ){0,2}(?:gruesas|delgadas|finas)',
      '(?:thin|thick) walls|walls (?:\\w+ ){0,2}(?:thin|thick)',
      'sound ?proof\\w*',
      'hear (?:\\w+ ){0,3}(?:through|thru) (?:the )?(?:walls?|ceiling|floors?)',
    ),
    taken: ['safety', 'people', 'place', 'accommodation', 'instruction'],
  },
  // "Mire yo no doy datos personales a máquinas"
  {
    is: whole(
      '(?:datos|correo|telefono|numero|nombre|info\\w*)\\b[^.?!]{0,30}\\b(?:maquinas?|robots?|bots?|computadoras?)',
      '(?:info\\w*|e ?mail|number|name|details|data)\\b[^.?!]{0,30}\\b(?:machines?|robots?|bots?|computers?|ai)',
    ),
    taken: [...anyOfPeople, 'safety', 'assistanceAnimal'],
  },
  // "Pero mi esposo no quiere pasar de 4 cerrados"
  {
    is: whole(
      '(?:quier\\w+|pued\\w+|podemos|vamos|voy|va) (?:a )?pasar(?:se|nos|me)? de \\$?\\d[\\d.,]*',
      '(?:go|going|spend|pay) (?:over|above|past|more than) \\$?\\d[\\d.,]*',
    ),
    taken: anyOfPeople,
  },
  // "Wait, don't tell him about the kids actually": what visitors say of themselves is theirs to keep.
  {
    is: whole(
      '(?:do not|dont|please do not|never) (?:tell|mention|say|share|pass|show) (?:(?:it|that|this|anything|any of (?:it|that|this)) )?(?:(?:to|on to|with) )?(?:him|her|the (?:owner|seller|landlord|landlady|agent))',
      'no (?:le|se lo|les?) (?:diga|digas|cuente|cuentes|comente)s? (?:nada )?(?:(?:al?|a la) (?:duen[oa]|propietari[oa]|vendedor\\w*|agente)|lo de mi|de mi|que (?:yo|mi))',
    ),
    taken: ['instruction', ...anyOfPeople],
  },
  // "¿Necesito llevar mi identificación?", "what papers do I bring"
  {
    is: whole(
      '(?:llev\\w+|traig\\w+|traer|ocup\\w+|necesit\\w+|piden) (?:\\w+ ){0,2}(?:identificacion|ine|licencia|comprobantes?)',
      'que (?:papeles|documentos) (?:\\w+ ){0,2}(?:les? |me )?(?:llev|traig|trae)\\w*',
      '(?:what|which) (?:papers|paperwork|documents?|docs)',
    ),
    taken: ['applicant', 'accommodation', 'people', 'instruction'],
  },
  // "¿Podemos poner barda alta?"
  {
    is: whole(
      'bardas?',
      'rejas?',
      'cercas? (?:alta|de madera)',
      'fences?',
      '(?:no|not) (?:es )?(?:a |una )?discapacidad',
      'not a disability',
    ),
    taken: ['accommodation'],
  },
  // "Se puede ir a verla sin compromiso", "sin correo no se puede, póngale …"
  {
    is: whole(
      'sin compromiso',
      '(?:est[ae]|es|sale|muy|bien|demasiado) car[oa]s?',
      'sin (?:correo|telefono|cita|tarjeta) no se puede',
      'ponga(?:le|lo|la) \\S+@\\S+',
    ),
    taken: [...anyOfPeople, 'safety', 'accommodation'],
  },
  // "Could I shoot a student film there? It's a crime drama", "I write crime novels"
  {
    is: whole(
      ...crimeStories,
      '(?:shoot|film|record)(?:ing)? (?:an? |my |our )?(?:\\w+ )?(?:films?|movies?|podcasts?|videos?|audiobooks?|shorts?|scenes?)',
    ),
    taken: ['safety', 'schools', 'place', 'people', 'children', 'instruction'],
  },
  // "Is it all little Victorian parlors"
  {
    is: whole(
      '(?:victorian|edwardian|craftsman|colonial|tudor|art deco|mid ?century|georgian|gothic)(?: \\w+)? (?:parlors?|rooms?|windows?|trim|moldings?|doors?|details?|style|fireplaces?|staircase|kitchen|baths?|house|home)',
    ),
    taken: ['people', 'place'],
  },
  // "Mi apellido es Blanco", "me apellido Moreno"
  {
    is: whole('(?:mi |me )apellid[oa]s?', '(?:my |the )?(?:last name|surname|family name)(?: is)?'),
    taken: anyOfPeople,
  },
  // "Trabajo en línea con puros gringos"
  {
    is: whole('trabajo (?:\\w+ ){0,3}con pur[oa]s', 'mis (?:clientes|alumnos|alumnas|jefes) (?:\\w+ ){0,2}pur[oa]s'),
    taken: anyOfPeople,
  },
  // "Can my kids run around the yard or is it all slope?"
  {
    is: whole(
      '(?:yard|lawn|garden|backyard|patio|deck|driveway)\\b[^.?!]{0,40}\\b(?:slopes?|sloped|flat|steep|level|fenced|grass|gravel|muddy)',
    ),
    taken: ['people', 'children', 'place', 'safety', 'applicant'],
  },
  // "Can my kids swim in May or do they turn blue?"
  {
    is: whole(
      '(?:swim|swimming|splash|dip)\\b[^.?!]{0,40}\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|blue|cold|warm|heated|freez\\w*)',
    ),
    taken: ['people', 'children', 'place', 'safety', 'applicant'],
  },
  // "Is smoking OK on the porch?"
  {
    is: whole(
      '(?:smok(?:e|ing)|vap(?:e|ing)|cigars?|cigarettes?) (?:\\w+ )?(?:ok|okay|allowed|permitted|fine|banned)',
      '(?:can|may|could) (?:i|we|you|people|guests) (?:smoke|vape)',
    ),
    taken: ['safety', 'people', 'place', 'applicant', 'instruction', 'accommodation'],
  },
  // "Is a dog a problem?": animals that help someone are named.
  {
    is: /^(?:(?:and|so|or|but) )*(?:would|will|is|are|could) (?:(?:a|an|the|my|our|one|two|small|big|little|old) )*(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?)(?: be)?(?: going to be)? (?:a |an )?(?:big |real )?(?:problem|issue|deal ?breaker|ok|okay)\W*$/,
    taken: ['assistanceAnimal'],
  },
  // "Does the landlord live in the building?"
  {
    is: whole(
      '(?:does|do|will|would) (?:the |your )?(?:landlords?|landlady|owners?|super|superintendent|property manager|manager) (?:also |even |actually )?(?:lives?|living|stay) (?:there|here|in (?:the|this|that) (?:building|house|home|property)|on ?site|on the property|upstairs|downstairs|next door|above|below|close|nearby)',
      'vive (?:ahi |alli |aqui )?(?:el|la) (?:duen[oa]|propietari[oa]|caser[oa])',
      '(?:el|la) (?:duen[oa]|propietari[oa]|caser[oa]) vive',
    ),
    taken: anyOfPeople,
  },
  // "We keep bees. Will the neighbors mind?"
  {
    is: whole(
      '(?:will|would|do|does|might) (?:the |my )?neighbou?rs? (?:\\w+ )?(?:mind|complain|object)',
      '(?:bother|disturb|annoy) (?:the |my |any )?neighbou?rs?',
    ),
    taken: ['people', 'place', 'safety', 'instruction'],
  },
  // "Es por seguridad, trabajo de noche", of a doorman
  { is: whole('es por (?:mi |nuestra )?seguridad', 'por razones de seguridad'), taken: ['safety'] },
]

/** "German shepherd, 72 lb. Is he gonna be trouble?", "Great Dane. Is he allowed to live there" */
const worriesOfIt =
  /\b(?:is|are|will|would|can|could|does|do) (?:he|she|it|they|that|this)\b|\b(?:trouble|problems?|issues?|too big|problemas?|bronca)\b/

/** "My dog is chunky, 40 lbs, will they care?" */
const asksIfTheyMind =
  /\b(?:will|would|do|does|is|are|might) (?:they|he|she|the (?:owners?|landlord|landlady|sellers?|hoa|association|board|building|super)|any ?(?:one|body)|people) (?:\w+ )?(?:care|mind|object|complain|freak out|say no|have a problem|be (?:ok|okay|fine|cool))\b/
const ofOwnPet =
  /\b(?:my|our|have an?|got an?|have two|got two) (?:\w+ ){0,2}?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|parrots?|pets?|bunny|rabbits?)\b/

/** "My aunt would back me on the lease, they ok with that?", "my parents are gifting us the down payment, do they need a letter" */
const helpsToPay =
  /\bco ?-?sign\w*|\bguarantors?\b|\bback (?:me|us)(?: up)? on\b|\b(?:gift\w*|giv\w+|hand\w*|help\w*|chip\w*) (?:\w+ ){0,4}(?:down ?payment|deposit|closing costs)\b|\bgift letters?\b|\bfirma(?:n|ria)? conmigo\b/
/** What the law protects, beside it. */
const protectedBeside =
  /\b(?:disab\w+|wheelchair|voucher|section 8|service|emotional|support|animal|esa|immigra\w+|undocumented|visa|race|religio\w+|gay|lesbian|black|white|asian|latin\w+|muslim|jewish|kids|children|families|pregnant)\b/

/** "I don't mind the crowd at all, it's the bass" */
const mindsNoPeople = /\bdo not mind (?:the |your |my )?(?:crowd|people|neighbors)\b/g

/** Whether a text without a phrase is only taken for the matter. `before`: the message that it is part of. */
export function isLookAlike(text: string, matter: ProtectedMatter | undefined, before = text): boolean {
  if (matter === undefined) return false
  const plain = plainWords(text).replace(mindsNoPeople, ' ')
  if (lookAlikes.some(({ is, taken }) => taken.includes(matter) && is.test(plain))) return true
  const whole = plainWords(before)
  if (matter !== 'safety' && matter !== 'voucher' && helpsToPay.test(whole) && !protectedBeside.test(whole)) return true
  if (!anyOfPeople.includes(matter) && matter !== 'safety') return false
  if (!ofPeople.test(plain) && (plain.search(ofColors) >= 0 || plain.search(ofPlacesToGo) >= 0)) return true
  return (worriesOfIt.test(plain) && breeds.test(whole)) || (asksIfTheyMind.test(plain) && ofOwnPet.test(whole))
}
