import type { Listing } from '../listing.ts'
import { both, type Words } from '../say/format.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Likely, LikelyMessage } from '../understand/learned.ts'
import { plainText, wordsOf } from '../understand/normalize.ts'
import { findThings } from '../understand/things.ts'
import { findTopics } from '../understand/topics.ts'
import { kindsIn } from './guard.ts'
import { findLookAlikes } from './look-alikes.ts'
import { findProtected, type ProtectedMatter } from './topics.ts'

/** What Penny says to a message that asks for what fair housing law keeps out of an answer. */
export interface Screened {
  text: Words
  matters: ProtectedMatter[]
  /** The clauses that ask for something else, as written. */
  rest: string
}

/** From here on what names nothing of a home counts as protected without a protected phrase; what names something, later. */
const likelyEnough = 0.8
const likelyBesideTopics = 0.93
/** Nobody asks for these without naming them, and what is near to them is a question about pets, fees or rooms. */
const named: ProtectedMatter[] = ['assistanceAnimal', 'voucher', 'occupants', 'instruction']
const likelyUnnamed = 0.995
/** Of what has numbers. */
const likelyBesideNumbers = 0.93
/** Below it, in the clause and in the message, a protected phrase is one of its look-alikes: "white kitchen". */
const unlikely = 0.15

/**
 * The answer to what is protected in a message, and the rest of it; null where nothing is. `likely` is what was learned from
 * examples; without it the phrases decide alone.
 */
export function screenMessage(
  message: string,
  listing: Listing,
  turn: number,
  likely: LikelyMessage | null = null,
): Screened | null {
  const parts: Part[] = likely?.clauses ?? clausesOf(plainText(message))
  const clauses = parts.map((clause) => ({ clause, matters: mattersIn(clause, likely) }))
  const found = [...new Set(clauses.flatMap((one) => one.matters))]
  const matters = found.length === 0 && likely && isLikely(message, likely.whole) ? [likely.whole.matter] : found
  if (matters.length === 0) return null
  const chosen = order.filter((matter) => matters.includes(matter)).slice(0, 2)
  const texts = chosen.map((matter) => wordings[matter](listing, turn))
  const isWhole = found.length === 0 || clauses.every((one) => one.matters.length > 0)
  return {
    text: both(texts.map(({ en }) => en).join(' '), texts.map(({ es }) => es).join(' ')),
    matters: chosen,
    // What is said of oneself beside a protected question is no question of its own.
    rest: isWhole
      ? ''
      : clauses
          .filter((one) => one.matters.length === 0 && one.clause.isMarked && isOfTheHome(one.clause))
          .map(({ clause }) => `${clause.text}?`)
          .join(' '),
  }
}

interface Part {
  text: string
  isMarked: boolean
  likely?: Likely
}

const isOfTheHome = ({ likely }: Part) => !likely || (likely.acts.protected ?? 0) < 0.25

/** What of fair housing a text touches. */
function mattersOf(text: string): ProtectedMatter[] {
  const words = wordsOf(text)
  const covered = findLookAlikes(words)
  const found = findProtected(words).filter(({ from, to }) => !covered.some((one) => one.from <= from && to <= one.to))
  const { homes } = kindsIn(text)
  const byPattern = homes.map((kind) => ofPattern[kind])
  return [...new Set([...found.map(({ id }) => id), ...byPattern])]
}

function mattersIn({ text, isMarked, likely }: Part, message: LikelyMessage | null): ProtectedMatter[] {
  const matters = mattersOf(text)
  if (!likely || !message) return matters
  const [share, shareOfWhole] = [likely.acts.protected ?? 0, message.whole.acts.protected ?? 0]
  if (matters.length > 0)
    return Math.max(share, shareOfWhole) < unlikely ? matters.filter((matter) => isPlain(matter, text)) : matters
  // A story beside the question is protected only where the whole message is.
  if (!isMarked && shareOfWhole < likelyEnough) return []
  return isLikely(text, likely) ? [likely.matter] : []
}

/** Nothing else is meant by these words, however the question is put. */
const plainMatters: ProtectedMatter[] = ['assistanceAnimal', 'voucher', 'instruction']
const plainWords =
  /\b(?:crimes?|megan'?s law|eruv|shul|shabbos|synagogues?|mosques?|temple|demogra\w*|arrested|convicted|domestic violence|dos mujeres|dos hombres|silla de ruedas|ni[nñ]os|yr old|sex offenders?|burglar\w*|robber\w*|rac(?:e|es|ial)|ethnic\w*|immigrants?|section 8|hijabi?|undocumented|sin papeles|no tengo papeles|moving in|reasonable accommodation|grab bars?|wheelchair ramp|power chair)\b/i
const isPlain = (matter: ProtectedMatter, text: string) => plainMatters.includes(matter) || plainWords.test(text)

function isLikely(text: string, { acts, matter }: Likely): boolean {
  const words = wordsOf(text)
  if (named.includes(matter)) return (acts.protected ?? 0) > likelyUnnamed
  const needed = /\d/.test(text)
    ? likelyBesideNumbers
    : findTopics(words).length + findThings(words).length > 0
      ? likelyBesideTopics
      : likelyEnough
  return (acts.protected ?? 0) > needed
}

const ofPattern: Record<ReturnType<typeof kindsIn>['homes'][number], ProtectedMatter> = {
  people: 'people',
  welcome: 'applicant',
  voucher: 'voucher',
  suits: 'children',
  safety: 'safety',
  schools: 'schools',
  place: 'place',
}

/** The matter with the most precise answer first. */
const order: ProtectedMatter[] = [
  'instruction',
  'assistanceAnimal',
  'voucher',
  'accommodation',
  'occupants',
  'applicant',
  'children',
  'people',
  'safety',
  'schools',
  'place',
]

const pick = (turn: number, ...list: Words[]): Words => list[turn % list.length] as Words
const ownerOf = ({ listingType }: Listing): Words =>
  listingType === 'rental' ? both('landlord', 'propietario') : both('seller', 'vendedor')

const wordings: Record<ProtectedMatter, (listing: Listing, turn: number) => Words> = {
  instruction: () =>
    both(
      'I can’t do that. Fair housing law applies to every answer here, so I give everyone the same facts and everyone is welcome to ask and apply.',
      'No puedo hacer eso. La ley de vivienda justa (fair housing) vale para cada respuesta: doy los mismos datos a todos y todos son bienvenidos (everyone is welcome).',
    ),
  assistanceAnimal: () =>
    both(
      'Assistance animals, service animals and emotional support animals aren’t pets under fair housing law, so the pet rule, its limits and pet fees don’t apply to them. You can request an accommodation, and the owner may ask only for what the law allows. More at hud.gov/fairhousing.',
      'Los animales de asistencia o de servicio no son mascotas según la ley de vivienda justa (not pets): las reglas, límites y cargos para mascotas no se aplican. Puede solicitar una adaptación (accommodation). Más en hud.gov/fairhousing.',
    ),
  voucher: (listing) => {
    const owner = ownerOf(listing)
    return both(
      `Everyone is welcome to apply, with a voucher, benefits or any other lawful source of income. The ${owner.en} decides by the same lawful criteria for everyone; your housing agency knows your program’s rules, and I don’t judge who qualifies.`,
      `Todos son bienvenidos a solicitar (everyone is welcome to apply), con vale de vivienda o cualquier otra fuente de ingresos legal (lawful source of income). El ${owner.es} decide con los mismos criterios para todos.`,
    )
  },
  children: (_, turn) =>
    pick(
      turn,
      both(
        'Families with children are welcome, and everyone gets the same answers. I don’t describe homes by who they’d suit; that’s for you to judge.',
        'Las familias con niños son bienvenidas (families are welcome); todos reciben las mismas respuestas. No digo para quién es una vivienda; eso lo decide usted.',
      ),
      both(
        'Children and families are welcome; fair housing law protects them. I can’t say who a home suits or who lives nearby, but I can tell you about its rooms and rules.',
        'Los niños y las familias son bienvenidos (families are welcome). No puedo decir a quién le conviene una vivienda, pero sí hablarle de sus espacios y reglas.',
      ),
    ),
  accommodation: (listing) => {
    const owner = ownerOf(listing)
    return both(
      `You can request a reasonable accommodation or modification for a disability; the ${owner.en} must consider it. I can pass it on. I can’t give legal advice: hud.gov/fairhousing explains your rights, and everyone is welcome to apply.`,
      `Puede solicitar una adaptación razonable (accommodation request) por discapacidad; el ${owner.es} debe considerarla. Puedo pasarle la solicitud. Más en hud.gov/fairhousing.`,
    )
  },
  applicant: (_, turn) =>
    pick(
      turn,
      both(
        'Everyone is welcome to ask and apply, and everyone gets the same answers from me. I can’t speak for how any person feels; fair housing law requires equal treatment, and hud.gov/fairhousing explains it.',
        'Todos son bienvenidos (everyone is welcome) y todos reciben las mismas respuestas. La ley de vivienda justa (fair housing) exige un trato igual; más en hud.gov/fairhousing.',
      ),
      both(
        'You’re welcome here, like anyone: everyone may apply on equal terms. I don’t ask about or judge who someone is. For questions about your rights, see hud.gov/fairhousing.',
        'Usted es bienvenido como cualquiera (anyone is welcome to apply). No pregunto ni juzgo quién es nadie. Sobre sus derechos: hud.gov/fairhousing.',
      ),
    ),
  occupants: () =>
    both(
      'Everyone is welcome to apply, families with children too; there’s no rule on that in the listing. Local occupancy codes are public, and the owner can tell you how they’re applied.',
      'Todos son bienvenidos (everyone is welcome), también familias con niños. Los códigos locales de ocupación son públicos (public).',
    ),
  people: (_, turn) =>
    pick(
      turn,
      both(
        'I don’t describe who lives in a building or neighborhood, and everyone gets the same answers. Public figures are at census.gov, and you’re welcome to visit and see for yourself.',
        'No describo (I don’t describe) quién vive en un edificio o barrio. Hay cifras públicas en census.gov y puede visitar la zona.',
      ),
      both(
        'Who lives nearby isn’t for me to say: fair housing rules apply to all of my answers, and everyone is welcome. The Census Bureau publishes public data at census.gov.',
        'Quién vive cerca no me corresponde decirlo (not for me to say). Hay datos públicos en census.gov.',
      ),
    ),
  safety: (_, turn) =>
    pick(
      turn,
      both(
        'I can’t rate how an area is in that respect. The local police department publishes official figures, and you can visit at the hours that matter to you.',
        'No puedo (can’t) calificar una zona en eso. La policía local publica cifras oficiales, y puede visitarla a la hora que le importe.',
      ),
      both(
        'That isn’t for me to judge. Public figures from the local police and a visit of your own are the best sources.',
        'Eso no me corresponde juzgarlo (not for me). Consulte las cifras públicas (public) de la policía local y visite la zona.',
      ),
    ),
  schools: ({ facts }, turn) => {
    const district = facts.schoolDistrict
      ? both(`The school district is ${facts.schoolDistrict}. `, `El distrito escolar es ${facts.schoolDistrict}. `)
      : both('', '')
    return pick(
      turn,
      both(
        `${district.en}I don’t rate schools. The district and the state’s department of education publish official figures you can compare.`,
        `${district.es}No califico escuelas (I don’t rate schools). El distrito y el departamento de educación publican cifras oficiales.`,
      ),
      both(
        `${district.en}I can’t compare schools for you; the district’s site and the state publish public data, and the district confirms which schools serve an address.`,
        `${district.es}No puedo (can’t) comparar escuelas; el distrito publica datos públicos.`,
      ),
    )
  },
  place: (_, turn) =>
    pick(
      turn,
      both(
        'I don’t rate neighborhoods. The city’s site, census.gov and a visit of your own let you judge for yourself.',
        'No califico barrios (I don’t rate neighborhoods). El sitio de la ciudad, census.gov y una visita le permiten juzgar.',
      ),
      both(
        'I can’t say whether an area is good or bad. Public sources such as the city’s site, and a walk around, will tell you more.',
        'No puedo (can’t) decir si una zona es buena o mala. Las fuentes públicas y un paseo le dirán más.',
      ),
    ),
}
