import { wordsOf } from '../understand/normalize.ts'
import { findThings, type ThingId } from '../understand/things.ts'

/** The subject of a passage in Spanish, beside the English quote. */
const thingNames: Partial<Record<ThingId, string>> = {
  pool: 'piscina (alberca)',
  gym: 'gimnasio',
  doorman: 'portero',
  terrace: 'terraza',
  garden: 'jardín',
  basement: 'sótano',
  bikeRoom: 'bicicletas',
  kitchen: 'cocina',
  island: 'isla',
  oven: 'hornos',
  hardwood: 'pisos de madera',
  brick: 'pared de ladrillo',
  windows: 'ventanas',
  internet: 'internet',
  livingRoom: 'sala',
}

const words: [RegExp, string][] = [
  [/\bheat pump\b/i, 'bomba de calor'],
  [/\bfiber\b/i, 'fibra óptica'],
  [/\b(?:one|1) gigabit\b/i, 'un gigabit'],
  [/\bup and down\b/i, 'de subida y de bajada'],
  [/\bfrom (\w+) to (\w+)\b/i, 'de $1 a $2'],
  [/\b(\d+) degrees\b/i, '$1 grados'],
  [/\bthe tenant pays electricity and internet\b/i, 'el inquilino paga la electricidad y el internet'],
  [
    /\bheat, water and trash are (?:included )?in the rent\b/i,
    'la calefacción, el agua y la basura están incluidas en la renta',
  ],
  [/\blocked room\b/i, 'cuarto con llave'],
  [/\bhook\b/i, 'gancho'],
  [/\bbasement\b/i, 'sótano'],
  [/\bbay to the east\b/i, 'la bahía al este'],
  [/\bcity to the west\b/i, 'la ciudad al oeste'],
  [/\bupstairs\b/i, 'arriba (planta alta)'],
  [/\bbelow\b/i, 'abajo (planta baja)'],
  [/\bshare\b/i, 'compartido'],
  [/\bneighbors\b/i, 'los vecinos'],
  [/\bgardener\b/i, 'jardinero'],
  [/\btrees\b/i, 'árboles'],
  [/\bstation\b/i, 'estación'],
  [/\ba walk or a short ride away\b/i, 'a pie o a poca distancia'],
  [/\bwalk-up\b/i, 'sin elevador'],
  [/\belevator\b/i, 'elevador'],
  [/\bquiet\b/i, 'tranquilo'],
  [/\brow\b/i, 'en hilera'],
]

const months: Record<string, string> = {
  january: 'enero',
  february: 'febrero',
  march: 'marzo',
  april: 'abril',
  may: 'mayo',
  june: 'junio',
  july: 'julio',
  august: 'agosto',
  september: 'septiembre',
  october: 'octubre',
  november: 'noviembre',
  december: 'diciembre',
} // prettier-ignore

/**
 * The significant words of an English quote in Spanish, "piscina (alberca), de abril a octubre"; empty when none is
 * known.
 */
export function spanishGist(text: string): string {
  const things = findThings(wordsOf(text)).flatMap(({ id }) => thingNames[id] ?? [])
  const found = words.flatMap(([pattern, spanish]) => {
    const match = pattern.exec(text)
    return match
      ? [match[0].replace(pattern, spanish).replace(/[A-Z]\w+/g, (word) => months[word.toLowerCase()] ?? word)]
      : []
  })
  return [...new Set([...things, ...found])]
    .filter((one, i, all) => !all.some((other, j) => j !== i && other.includes(one)))
    .join(', ')
}
