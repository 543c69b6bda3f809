import { spanishMoment } from '#assistant/booking/spanish-words.ts'
import type { Words } from '#assistant/say/format.ts'
import { ownerWords } from '#assistant/say/owner-words.ts'
import type { Language } from '#assistant/understand/language.ts'
import { inSentence } from '#domain/moment-words.ts'
import type { TourInChat } from '#server/tours/queries/tour-requests.ts'
import { lastMomentOf, newMomentOf } from '#server/tours/rules/tour-request.ts'

/** The live update with the owner's answer. */
export function answerWords(question: string, answer: string, language: Language): string {
  return language === 'es'
    ? `Usted preguntó: «${question}» La respuesta es: «${answer}»`
    : `You asked: “${question}” The answer is: “${answer}”`
}

/** The live update about a decision on a tour, and its time; null without one, or when the buyer decided. */
export function tourUpdateWords(tour: TourInChat, language: Language, now: Date): { text: string; at: Date } | null {
  const { status, zone, decidedAt, proposedAt, sellerNotes } = tour
  const time = timeWords(proposedAt, zone, language, now)
  const owner = ownerWords(tour)
  const note = sellerNotes === null ? '' : noteWords(sellerNotes, owner, language)
  const isSpanish = language === 'es'
  switch (status) {
    case 'accepted': {
      const text = isSpanish ? `Su visita está confirmada: ${time}.` : `Your tour is confirmed: ${time}.`
      return decidedAt && { text: text + note, at: decidedAt }
    }
    case 'declined': {
      const text = isSpanish
        ? `El ${owner.es} no puede mostrar la casa el ${time}. ¿Qué otra hora le conviene?`
        : `The ${owner.en} can’t show the home on ${time}. What other time works for you?`
      return decidedAt && { text: text + note, at: decidedAt }
    }
    case 'new_time_proposed': {
      const proposed = newMomentOf(tour)
      if (proposed === null || decidedAt === null) return null
      const next = timeWords(proposed, zone, language, now)
      const text = isSpanish
        ? `El ${owner.es} propone otra hora para su visita: ${next}.${note} Puede aceptarla o proponer otra con el enlace del correo que le envié.`
        : `The ${owner.en} suggests another time for your tour: ${next}.${note} Use the link in the email I sent you to accept it or suggest another.`
      return { text, at: decidedAt }
    }
    case 'expired':
      return {
        text: isSpanish
          ? `Nadie confirmó la visita del ${time} a tiempo, así que no se hará. ¿Busco otra hora?`
          : `No one confirmed your tour on ${time} in time, so it won’t take place. Want me to find another time?`,
        at: lastMomentOf(tour),
      }
    case 'cancelled': {
      if (tour.cancelledBy !== 'seller' || tour.cancelledAt === null) return null
      const text = isSpanish
        ? `El ${owner.es} canceló su visita del ${time}. ¿Busco otra hora?`
        : `The ${owner.en} canceled your tour on ${time}. Want me to find another time?`
      return { text, at: tour.cancelledAt }
    }
    default:
      return null
  }
}

function noteWords(note: string, owner: Words, language: Language): string {
  return language === 'es' ? ` Nota del ${owner.es}: «${note}»` : ` Note from the ${owner.en}: “${note}”`
}

/** With the time zone, because the reader's isn't known. */
function timeWords(moment: Date, zone: string, language: Language, now: Date): string {
  if (language === 'en') return inSentence(moment, zone, now)
  return spanishMoment(moment, zone, now)
}
