import { streetOf } from '#domain/address.ts'
import { dateFormat } from '#domain/date-formats.ts'
import { isOfYear } from '#domain/moment-words.ts'
import { capitalized, oneLine } from '#domain/text.ts'
import { isOnCalendar, type LocalTime, momentOf } from '#domain/time-zone.ts'
import { federalHolidayOn } from '#domain/us-holidays.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import type { Listing } from '../listing.ts'
import { isOutsideHours } from './outside-hours.ts'
import { ownerInSpanish } from './owner.ts'
import { asksContact } from './standing.ts'
import { tourToChange } from './tour-change-words.ts'
import type { DialogueState } from './words.ts'

/** Penny's Spanish text while a tour is booked, moved or canceled, and the open question in it. */
export function spanishWords(
  dialogue: DialogueState,
  phase: 'booking' | 'change',
): { text: string; prompt: string | null } {
  const prompt = promptOf(dialogue, phase)
  if (prompt === null) return { text: endWords(dialogue), prompt: null }
  const before = newsOf(dialogue, phase) || leadOf(dialogue, phase)
  return { text: [before, prompt].filter(Boolean).join(dialogue.state === 'offering' ? '\n' : ' '), prompt }
}

export const spanishPause = 'Todavía no envié nada. Seguimos con la visita cuando quiera.'

export const spanishNotComing =
  'No encuentro ninguna visita pendiente: fue rechazada o cancelada, o ya pasó. Si quiere, pido una nueva.'

export const spanishKindStays =
  'No puedo cambiar si una visita ya pedida es en persona o por video. Puedo cancelarla y pedir otra: diga «cancele mi visita».'

const changeable = 'Puede cancelar su visita o pedir otra hora hasta que empiece. Solo dígamelo aquí.'

/** Says when the visitor's tours are. */
export const spanishReminder = (tours: BookedTour[], record: Listing, now: Date): string =>
  `Su visita: ${tours.map(({ time }) => spanishTime(time, record, now)).join(' y ')}.`

export const spanishCanceled = (time: LocalTime, record: Listing, now: Date): string =>
  `Su visita del ${spanishTime(time, record, now)} ya está cancelada.`

/** `miércoles, 25 de noviembre, 10:30 a. m. PST`; with the year when it isn't this one. */
export function spanishTime(time: LocalTime, { timeZone }: Listing, now: Date): string {
  const moment = momentOf(time, timeZone)
  return moment ? spanishMoment(moment, timeZone, now) : 'esa fecha'
}

/** As `spanishTime`, for an instant. */
export function spanishMoment(moment: Date, timeZone: string, now: Date): string {
  return dateFormat('es-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isOfYear(moment, timeZone, now) && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment)
}

const kindOf = ({ context: { kind } }: DialogueState) =>
  kind === null ? '' : { video: ' por video', in_person: ' en persona' }[kind]
const street = ({ record }: DialogueState) => streetOf(record.address)
const timeOf = ({ context, record, now }: DialogueState) => spanishTime(context.time ?? '', record, now)
const oldTime = ({ context, record, now }: DialogueState) => spanishTime(tourToChange(context)?.time ?? '', record, now)
const listed = (times: LocalTime[], { record, now }: DialogueState) =>
  times.map((time, index) => `${index + 1}. ${spanishTime(time, record, now)}`).join('\n')

function promptOf(dialogue: DialogueState, phase: 'booking' | 'change'): string | null {
  const { state, context, record } = dialogue
  switch (state) {
    case 'askingTime':
      return '¿Qué día y a qué hora le conviene?'
    case 'offering':
      return `${listed(context.offers, dialogue)}\n${context.offers.length === 1 ? '¿Le queda bien? O dígame otra hora.' : '¿Cuál prefiere? O dígame otra hora.'}`
    case 'askingName':
      return '¿A nombre de quién la pongo?'
    case 'askingEmail':
      return `¿A qué correo envío la respuesta del ${ownerInSpanish(record)}?`
    case 'askingPhone':
      return `El ${ownerInSpanish(record)} pide un número de teléfono. ¿Cuál es el suyo?`
    case 'changing':
      return `¿Qué cambio: la hora, el nombre${context.needsPhone ? ', el correo o el teléfono' : ' o el correo'}? O diga «olvídelo».`
    case 'choosingToCancel':
    case 'choosingToMove':
      return `¿Cuál visita quiere ${state === 'choosingToMove' ? 'cambiar' : 'cancelar'}?\n${listed(
        context.tours.map(({ time }) => time),
        dialogue,
      )}`
    case 'choosingForMessage':
      return `¿De qué visita es su mensaje?\n${listed(
        context.tours.map(({ time }) => time),
        dialogue,
      )}`
    case 'askingToCancel':
      return `¿Cancelo su visita del ${oldTime(dialogue)}?`
    case 'confirming':
      return phase === 'change'
        ? `Para confirmar: cambiar su visita a ${street(dialogue)} del ${oldTime(dialogue)} al ${timeOf(dialogue)}. ¿Le pido la nueva hora al ${ownerInSpanish(record)}?`
        : `Para confirmar: visita${kindOf(dialogue)} a ${street(dialogue)}, ${timeOf(dialogue)}, a nombre de ${oneLine(context.name ?? '')} (${context.needsPhone ? `${context.email}, ${oneLine(context.phone ?? '')}` : context.email}). ¿Se la pido al ${ownerInSpanish(record)}?`
    default:
      return null
  }
}

/** What goes before the question where there is no news. */
function leadOf(dialogue: DialogueState, phase: 'booking' | 'change'): string {
  const { state, context, brought, record, now } = dialogue
  if (state === 'offering')
    return `${brought.opening ? `Claro${brought.kind ? `,${kindOf(dialogue)}` : ''}. ` : ''}${context.news === 'offers' || context.shown.length > 0 ? 'Horas disponibles:' : 'Las horas más cercanas:'}`
  if (context.news !== null) return ''
  if (state === 'changing') return 'Está bien, no envié nada.'
  if (asksContact.includes(state) && (brought.name || brought.time)) {
    const thanks = brought.name && state !== 'askingName' ? `Gracias, ${oneLine(context.name ?? '')}.` : ''
    const open = `Puedo pedir${context.kind ? ` una visita${kindOf(dialogue)} para` : ''} el ${spanishTime(context.time ?? '', record, now)}.${onHoliday(context)}`
    return [thanks, brought.time && phase === 'booking' ? open : ''].filter(Boolean).join(' ')
  }
  if (state === 'askingTime') return brought.time ? '' : brought.kind ? `Claro,${kindOf(dialogue)}.` : 'Claro.'
  return brought.kind && state !== 'confirming' && phase === 'booking' ? `Está bien,${kindOf(dialogue)}.` : ''
}

function onHoliday({ time }: DialogueState['context']): string {
  const holiday = time === null ? null : federalHolidayOn(time.slice(0, 10))
  return holiday ? ` Es ${holiday.es}.` : ''
}

function newsOf(dialogue: DialogueState, phase: 'booking' | 'change'): string {
  const { context, record, now } = dialogue
  const { news, wish, email, name, phone, needsPhone } = context
  const time = wish?.kind === 'time' ? wish.time : ''
  const said = momentOf(time, record.timeZone) ? spanishTime(time, record, now) : 'Esa hora'
  const owner = ownerInSpanish(record)
  switch (news) {
    case 'noSuchTime':
      return isOnCalendar(time) ? 'Esa hora no existe ese día.' : 'Esa fecha no existe.'
    case 'past':
      return `${capitalized(said)} ya pasó.`
    case 'shortNotice':
      return `El ${owner} necesita ${record.tourNoticeHours} horas de aviso, así que es muy pronto.`
    case 'closed':
      return `No hay visitas: ${said}.`
    case 'taken':
      return `${capitalized(said)} ya está ocupada.`
    case 'tooFar':
      return 'Falta más de un año; no puedo pedirla con tanta anticipación.'
    case 'noneThen':
      return isOutsideHours(wish, record) ? 'No hay visitas entonces.' : 'No hay nada disponible entonces.'
    case 'noneAtAll':
      return 'No hay horas disponibles en las próximas dos semanas. Quizá después.'
    case 'hourMissing':
      return 'Las visitas son con cita.'
    case 'lookupFailed':
      return 'No pude consultar las horas disponibles. Dígamelo otra vez, por favor.'
    case 'requestFailed':
      return 'No pude enviar la solicitud, así que no hay nada reservado. Podemos intentarlo otra vez.'
    case 'whichOne':
      return '¿Cuál de ellas?'
    case 'noneSuits':
      return 'Está bien, ninguna de esas.'
    case 'needed':
      if (name === null) return `El ${owner} necesita saber quién viene; basta un nombre. O diga «olvídelo».`
      return email !== null && needsPhone && phone === null
        ? 'No puedo pedir una visita de esta vivienda sin un teléfono. O diga «olvídelo».'
        : `La respuesta del ${owner} va a su correo, así que lo necesito. O diga «olvídelo».`
    case 'unreadable':
      return email === null ? 'Eso no parece un correo electrónico.' : ''
    case 'cancelFailed':
      return 'No pude cancelar su visita; sigue en pie.'
    case 'moveFailed':
      return 'No pude cambiar su visita; todo sigue igual. Podemos intentarlo otra vez.'
    case 'changeable':
      return changeable
    case 'sameTime':
      return `Su visita ya es ${oldTime(dialogue)}.`
    case 'notMoved':
      return phase === 'change' ? `Está bien, su visita sigue siendo ${oldTime(dialogue)}.` : ''
    default:
      return ''
  }
}

function endWords(dialogue: DialogueState): string {
  const { state, context, record } = dialogue
  const owner = ownerInSpanish(record)
  switch (state) {
    case 'unavailable':
      return 'No puedo agendar una visita: por ahora nadie las da.'
    case 'dropped':
      return 'Está bien, no reservé nada. Avíseme si quiere verla más adelante.'
    case 'limited':
      return context.news === 'openAlready'
        ? `Ya tiene dos solicitudes de visita pendientes para esta vivienda. Cuando el ${owner} le responda por correo, puedo pedir otra.`
        : 'Ahora no puedo enviar otra solicitud: ya se enviaron demasiadas desde aquí o con este correo. Inténtelo mañana.'
    case 'requested':
      return `Listo. Le pedí al ${owner} la visita${kindOf(dialogue)}: ${timeOf(dialogue)}. Confirme en 24 horas con el enlace que envié a ${context.email}, o la hora puede darse a otra persona. La visita es segura cuando el ${owner} acepte.`
    case 'cancelled':
      return `Listo. Cancelé su visita a ${street(dialogue)} del ${oldTime(dialogue)}, y el ${owner} ya lo sabe. Le envié una confirmación por correo.`
    case 'moved':
      return `Listo. Cambié su visita a ${street(dialogue)} del ${oldTime(dialogue)} al ${timeOf(dialogue)} y le pedí al ${owner} que acepte la nueva hora. Le escribo cuando responda.${context.news === 'confirmByEmail' ? ' Confirme también la nueva hora en 24 horas con el enlace que le envié por correo.' : ''}`
    case 'corrected':
      return corrected(dialogue)
    case 'uncorrected':
      return uncorrected(dialogue)
    case 'messaged':
      return messaged(dialogue)
    case 'notMessaged':
      return notMessaged(dialogue)
    case 'contactAsked':
      return context.news === 'unreadable'
        ? 'Eso no parece un correo electrónico. ¿Cuál es el correcto?'
        : 'Claro. ¿Cuál es el correo correcto?'
    default:
      return unchanged(dialogue)
  }
}

function corrected(dialogue: DialogueState): string {
  const { context, record, now } = dialogue
  const { name, email } = context.correction ?? { name: null, email: null }
  const tour = tourToChange(context)
  const under = [name === null ? '' : `a nombre de ${oneLine(name)}`, email === null ? '' : `con el correo ${email}`]
  const where = under.filter(Boolean).join(' y ')
  const done = tour
    ? `Listo. Su visita del ${spanishTime(tour.time, record, now)} está ahora ${where}.`
    : `Listo. Sus visitas están ahora ${where}.`
  switch (context.news) {
    case 'confirmByEmail':
      return tour
        ? `${done} Confírmela en 24 horas con el enlace que envié a ese correo; el enlace del primer correo ya no funciona.`
        : `${done} Confírmelas en 24 horas con los enlaces que envié a ese correo; los enlaces de los primeros correos ya no funcionan.`
    case 'emailedAgain': {
      const sent =
        tour === null
          ? 'los datos de cada visita'
          : tour.isAccepted
            ? 'la confirmación y el archivo para el calendario'
            : `la hora que propuso el ${ownerInSpanish(record)}`
      return `${done} Envié allí ${sent}. Los enlaces de los correos anteriores ya no funcionan.`
    }
    default:
      return done
  }
}

function uncorrected({ context }: DialogueState): string {
  switch (context.news) {
    case 'taken':
      return 'No pude cambiarlo: su solicitud no se confirmó y la hora se dio a otra persona. Si quiere, pido otra hora.'
    case 'correctedTooOften':
      return 'El correo de esta visita ya no se puede cambiar otra vez. Puedo cancelarla y pedir otra: diga «cancele mi visita».'
    case 'tooManyRequests':
      return 'Ahora no puedo cambiar el correo: se enviaron demasiadas solicitudes desde aquí o con ese correo. Todo sigue igual. Inténtelo mañana.'
    case 'correctionFailed':
      return 'No pude cambiarlo, así que todo sigue igual. Dígamelo otra vez en un momento, por favor.'
    default:
      return spanishNotComing
  }
}

function messaged(dialogue: DialogueState): string {
  const { context, record } = dialogue
  const owner = ownerInSpanish(record)
  const tour = context.tours.length > 1 ? ` sobre su visita del ${oldTime(dialogue)}` : ''
  return context.news === 'inSummary'
    ? `Su mensaje${tour} le llega al ${owner} en el próximo resumen por correo; puede tardar un día: «${context.words}»`
    : `Ya le pasé su mensaje al ${owner}${tour}: «${context.words}»`
}

function notMessaged({ context: { news }, record }: DialogueState): string {
  const owner = ownerInSpanish(record)
  switch (news) {
    case 'taken':
      return 'No pude pasar su mensaje: su solicitud no se confirmó y la hora se dio a otra persona. Si quiere, pido otra hora.'
    case 'messagedTooOften':
      return `No pude pasar su mensaje. Solo puedo enviarle al ${owner} tres mensajes por visita, y ya los usó.`
    case 'tooManyEmails':
      return `No pude pasar su mensaje: hoy ya se le enviaron demasiados correos al ${owner}. Inténtelo mañana.`
    case 'messageFailed':
      return 'No pude pasar su mensaje. Dígamelo otra vez en un momento, por favor.'
    default:
      return 'No pude pasar su mensaje: la visita fue rechazada o cancelada, o ya pasó.'
  }
}

function unchanged(dialogue: DialogueState): string {
  const { context } = dialogue
  if (context.news === 'changeable')
    return context.tourId === null ? changeable : `${changeable} Es el ${oldTime(dialogue)}.`
  if (context.tourId === null) return context.news === 'kept' ? 'Está bien, todo sigue igual.' : spanishNotComing
  const still = `Su visita sigue siendo ${oldTime(dialogue)}.`
  switch (context.news) {
    case 'movedTooOften':
      return `Ya no se puede cambiar otra vez. ${still} Si quiere, la cancelo.`
    case 'tooManyRequests':
      return `Ahora no puedo cambiarla: se enviaron demasiadas solicitudes. ${still}`
    case 'openAlready':
      return `Tiene otras dos solicitudes pendientes, así que todavía no puedo cambiar esta. ${still}`
    case 'noTours':
      return `Por ahora nadie da visitas, así que no puedo cambiarla. ${still}`
    default:
      return `Está bien. ${still}`
  }
}
