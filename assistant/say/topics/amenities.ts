import type { Home } from '../../facts/home.ts'
import type { ThingId } from '../../understand/things.ts'
import { type Answer, answerAbout } from '../answer.ts'
import { both, type Words } from '../format.ts'
import { type Passage, passagesOf } from '../record-search.ts'

/** What counts as an amenity, in the order of the answer. */
const things: [ThingId, Words][] = [
  ['pool', both('a pool', 'alberca')],
  ['hotTub', both('a hot tub', 'jacuzzi')],
  ['sauna', both('a sauna', 'sauna')],
  ['gym', both('a gym', 'gimnasio')],
  ['doorman', both('a doorman', 'portero')],
  ['lobby', both('a lobby', 'vestíbulo')],
  ['roofDeck', both('a roof deck', 'terraza en la azotea')],
  ['terrace', both('a terrace', 'terraza')],
  ['balcony', both('a balcony', 'balcón')],
  ['garden', both('a garden', 'jardín')],
  ['playground', both('a playground', 'área de juegos')],
  ['court', both('a sports court', 'cancha')],
  ['fireplace', both('a fireplace', 'chimenea')],
  ['wineCellar', both('a wine cellar', 'cava')],
  ['solar', both('solar panels', 'paneles solares')],
  ['bikeRoom', both('bicycle storage', 'lugar para bicicletas')],
  ['storage', both('storage', 'bodega')],
]

const denies = /\b(?:no|not|none|never|without|nearby|near)\b/i
const isSaid = ({ text }: Passage) => !denies.test(text)

/** The amenities that the listing names; null where it names none. */
export function amenities(home: Home): Answer | null {
  const { parking, laundry, cooling } = home.listing.facts
  const passages = passagesOf(home).filter(isSaid)
  const has = (text: string | null) => text !== null && !/^(?:none|no\b)/i.test(text)
  const found = things.flatMap(([id, name]) => {
    const source = passages.find((passage) => passage.things.has(id))
    return source ? [{ name, source }] : []
  })
  const elevator = passages.find(({ text }) => /\belevator\b/i.test(text))
  const charger = passages.find(({ text }) => /\bEV charger\b/i.test(text))
  const names = [
    ...found.map(({ name }) => name),
    ...(elevator ? [both('an elevator', 'elevador')] : []),
    ...(has(parking) ? [both('parking', 'estacionamiento')] : []),
    ...(charger ? [both('an EV charger', 'cargador para autos eléctricos')] : []),
    ...(laundry === null ? [] : [/^in unit$/i.test(laundry) ? washer : both('laundry', 'lavandería')]),
    ...(has(cooling) ? [both('cooling', 'aire acondicionado')] : []),
  ]
  if (names.length === 0) return null
  const sources = [...found.map(({ source }) => source), elevator, charger].flatMap((source) =>
    source ? [{ kind: source.kind, id: source.id, text: source.text }] : [],
  )
  return answerAbout(
    'overview',
    both(
      `It has ${listed(
        names.map(({ en }) => en),
        'and',
      )}.`,
      `Tiene ${listed(
        names.map(({ es }) => es),
        'y',
      )}.`,
    ),
    ...sources.filter((source, place) => sources.findIndex(({ text }) => text === source.text) === place),
  )
}

const washer = both('a washer and dryer in the unit', 'lavadora y secadora propias')

const listed = (names: string[], and: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
