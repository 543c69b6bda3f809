import { eld } from 'eld/small'
import { wordsOf } from './normalize.ts'
import { isSpanish } from './spanish.ts'
import { isEnglish } from './spelling.ts'

export type Language = 'en' | 'es'

eld.setLanguageSubset(['en', 'es'])

const spanish = new Set(
  `ahi ay q pa yo lo les nos ya donde que cual cuanto cuantos cuanta cuantas como cuando donde quien hay tiene tienen es son esta estan el la los las un una del al
  con sin para por pero muy se su mi puedo quiero quisiera busco hola gracias si precio renta alquiler piscina alberca mascotas
  perro perros gato gatos recamaras habitaciones banos casa departamento estacionamiento deposito cita visita incluye aceptan
  buenos buenas dias tardes favor presupuesto necesito tengo soy somos gustaria manana lunes martes miercoles jueves viernes
  libras kilos metros cuadrados pies ano anos meses semana millones enganche terreno cuota escalones estacionamientos
  sabado domingo cochera lavadora elevador ascensor mudarme cuesta disponible contrato jardin calefaccion
  apuntame apunteme apuntenme anotame anoteme agendame agendeme`.split(/\s+/),
)
const english = new Set(
  `the is are do does what how much many when where who can could i you it we they there this that a an of in for and or with
  any have has my your not on at to yes please thanks hi hello want need would like about if be pets dog dogs cat cats price rent
  pool parking`.split(/\s+/),
)

/** Spanish words that are also misspellings of English ones. */
const slips = new Set(['accesible', 'posible', 'negociable'])

/** A word of the phrase table that no English writer uses. */
const isOnlySpanish = (word: string) =>
  word.length > 3 && !slips.has(word) && !english.has(word) && isSpanish(word) && !isEnglish(word)

/** "Abdulrahman bin Yusuf Al-Harthy", "Maria de los Angeles Robles": particles of a name are no Spanish. */
const fullName =
  /(?<![\p{L}.])\p{Lu}[\p{Ll}'’]+(?: (?:de|del|la|las|los|y|al|el|e|bin|ibn|van|von|der|da|di|dos|\p{Lu}[\p{L}'’.-]*)){0,6} \p{Lu}[\p{L}'’-]+/gu
const particles = new Set('de del la las los y al el e'.split(' '))
const withoutName = (name: string) =>
  wordsOf(name).some((word) => !particles.has(word) && (english.has(word) || spanish.has(word))) ? name : ' '

/** "¿Ya ya?" is as good in either language. */
const yaAlone = /^\W*(?:ya\b\W*)+$/i

/** The language of a message; short ones by their words, `before` when a message has no evidence. */
export function languageOf(text: string, before: Language = 'en'): Language {
  if (yaAlone.test(text)) return before
  const words = wordsOf(text.replace(/\bair con\b/gi, 'aircon').replace(fullName, withoutName))
  const count = (known: Set<string>) =>
    words.filter((word) => known.has(word) || (known === spanish && isOnlySpanish(word))).length
  const isMarked = /[¿¡ñ]/i.test(text)
  const [es, en] = [count(spanish) + (isMarked ? 2 : 0), count(english)]
  if (es !== en && Math.abs(es - en) >= 2) return es > en ? 'es' : 'en'
  if (words.length >= 5) return eld.detect(text).language === 'es' && es > 0 ? 'es' : 'en'
  if (es !== en) return es > en ? 'es' : 'en'
  return before
}
