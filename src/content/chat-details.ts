import { clockTimeWords, otherClockWords, twelveHourTime } from '#domain/clock-words.ts'
import { factNames } from '#domain/listing-facts.ts'
import type { components } from '#openapi/generated/types.ts'
import { chat } from './chat.ts'

type Source = components['schemas']['AnswerSource']
type OwnerQuestion = components['schemas']['OwnerQuestion']

export type DetailsLanguage = components['schemas']['AnswerLanguage']

/** What stands beside an answer, in its language. */
export const chatDetails = {
  en: {
    times: 'Open times',
    moreTimes: 'More times',
    otherClock: 'Times are in the home’s time zone.',
    summary: { request: 'Your tour request', move: 'Your new tour time' },
    when: 'When',
    how: 'How',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    confirm: 'Confirm',
    change: 'Change',
    copy: 'Copy',
    copyWhat: 'answer',
    copied: 'Copied',
    notCopied: 'Couldn’t copy',
    ofListing: (facts: string) => `From the listing: ${facts}`,
    description: 'description',
    earlierAnswers: 'earlier answers',
    asked: (ago: string) => `Question sent · ${ago}`,
    askedBefore: 'Question already sent',
    answered: 'Question answered',
    now: 'just now',
    minutesAgo: (count: number) => `${count} min ago`,
    hoursAgo: (count: number) => `${count} hr ago`,
  },
  es: {
    times: 'Horarios disponibles',
    moreTimes: 'Más horarios',
    otherClock: 'La hora es la de la vivienda.',
    summary: { request: 'Su solicitud de visita', move: 'El nuevo horario de su visita' },
    when: 'Cuándo',
    how: 'Cómo',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    confirm: 'Confirmar',
    change: 'Cambiar',
    copy: 'Copiar',
    copyWhat: 'respuesta',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar',
    ofListing: (facts: string) => `Del anuncio: ${facts}`,
    description: 'descripción',
    earlierAnswers: 'respuestas anteriores',
    asked: (ago: string) => `Pregunta enviada · ${ago}`,
    askedBefore: 'Pregunta ya enviada',
    answered: 'Pregunta respondida',
    now: 'ahora mismo',
    minutesAgo: (count: number) => `hace ${count} min`,
    hoursAgo: (count: number) => `hace ${count} h`,
  },
}

const ofFacts: Record<string, Record<DetailsLanguage, string>> = factNames
const ofOthers: Record<string, Record<DetailsLanguage, string>> = {
  address: { en: 'address', es: 'dirección' },
  baths: { en: 'bathrooms', es: 'baños' },
  beds: { en: 'bedrooms', es: 'recámaras' },
  host: { en: 'contact', es: 'contacto' },
  listingType: { en: 'listing type', es: 'venta o renta' },
  marketStatus: { en: 'status', es: 'estado' },
  propertyType: { en: 'home type', es: 'tipo de vivienda' },
  rentalPrice: { en: 'rent', es: 'renta' },
  salePrice: { en: 'price', es: 'precio' },
  sqft: { en: 'size', es: 'tamaño' },
  tourHours: { en: 'tour hours', es: 'horario de visitas' },
}

/** `From the listing: parking, pets`; null where an answer rests on nothing that can be named. */
export function sourceWords(sources: readonly Source[] = [], language: DetailsLanguage = 'en'): string | null {
  const words = chatDetails[language]
  const facts = sources.flatMap(({ kind, id }) =>
    kind === 'field'
      ? ((ofFacts[id] ?? ofOthers[id])?.[language] ?? [])
      : kind === 'description'
        ? words.description
        : [],
  )
  const answers = sources.some(({ kind }) => kind === 'answer') ? [words.earlierAnswers] : []
  const named = [...new Set([...facts, ...answers])].join(', ')
  return named ? words.ofListing(named) : null
}

/** What became of the questions of an answer; `shown` are the ids of the updates that the page shows. Null where none was asked. */
export function askedWords(
  questions: readonly OwnerQuestion[] = [],
  shown: readonly string[],
  now: number,
  language: DetailsLanguage = 'en',
): string | null {
  const words = chatDetails[language]
  const sent = questions.filter(({ outcome }) => outcome === 'asked' || outcome === 'asked_before')
  if (sent.length === 0) return null
  const open = sent.filter(({ answer, update_id }) => answer === null && !(update_id && shown.includes(update_id)))
  if (open.length === 0) return words.answered
  const asked = open.find(({ outcome, asked_at }) => outcome === 'asked' && asked_at)
  return asked?.asked_at ? words.asked(agoWords(asked.asked_at, now, language)) : words.askedBefore
}

/** Announced while the conversation is hidden. */
export const unreadFrom = (count: number) => `${chat.unread(count)} from Penny`

/** `2 min ago`, `3 hr ago`, and after a day the date. */
export function agoWords(timestamp: string, now: number, language: DetailsLanguage = 'en'): string {
  const words = chatDetails[language]
  const minutes = Math.floor((now - Date.parse(timestamp)) / 60_000)
  if (minutes < 1) return words.now
  if (minutes < 60) return words.minutesAgo(minutes)
  if (minutes < 24 * 60) return words.hoursAgo(Math.floor(minutes / 60))
  return dayWords(new Date(timestamp), language)
}

/** `2:41 PM` on the visitor's clock, with its day where that is not today: `Fri, Nov 20, 2:41 PM`. */
export function sentWords(timestamp: string, now: number): string {
  const sent = new Date(timestamp)
  const time = clockTimeWords(twelveHourTime(`${sent.getHours()}:${sent.getMinutes()}`))
  return sent.toDateString() === new Date(now).toDateString() ? time : `${dayWords(sent)}, ${time}`
}

const dayWords = (date: Date, language: DetailsLanguage = 'en') =>
  date.toLocaleDateString(`${language}-US`, { weekday: 'short', month: 'short', day: 'numeric' })

/** `5 PM your time` where the visitor's clock shows another time then, with its day where that is another one; else null. */
export function ownClockWords(timestamp: string, language: DetailsLanguage = 'en'): string | null {
  const time = otherClockWords(timestamp, ownLocal(timestamp), language)
  if (time === null) return null
  return language === 'es' ? `${time}, su hora` : `${time} your time`
}

/** Whether the visitor's clock shows another time then: `2026-11-24T09:00:00-08:00`. */
export function isOtherClock(timestamp: string): boolean {
  return otherClockWords(timestamp, ownLocal(timestamp)) !== null
}

/** On the visitor's clock, without its zone. */
function ownLocal(timestamp: string): string {
  const moment = new Date(timestamp)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}
