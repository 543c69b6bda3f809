import { machineAfter } from '#assistant/booking/snapshot.ts'
import { spanishTime } from '#assistant/booking/spanish-words.ts'
import type { Listing } from '#assistant/listing.ts'
import type { Language } from '#assistant/understand/language.ts'
import { shortForm } from '#domain/moment-words.ts'
import { isoAt, type LocalTime, momentOf } from '#domain/time-zone.ts'
import { type TourKind, tourKind } from '#domain/tour-kind.ts'
import type { components } from '#openapi/generated/types.ts'

type ChatAnswer = components['schemas']['ChatAnswer']

/** The buttons below an answer: times to pick, or a summary to confirm. */
export type Choices = Pick<ChatAnswer, 'offered_times' | 'moves_tour' | 'booking_summary'>

interface Place {
  record: Listing
  language: Language
  now: Date
}

/**
 * The buttons that the booking waits for, read from its snapshot so that a reload shows the same. Times in the past are left
 * out.
 */
export function choicesAfter(booking: unknown, messageId: number | string | null, place: Place): Choices {
  const machine = machineAfter(booking, String(messageId))
  if (!machine) return {}
  const { offers, time, name, email, phone, needsPhone, kind } = machine.context
  const isMove = machine.matches({ moving: 'confirming' })
  if (isMove || machine.matches({ talking: 'confirming' })) {
    const coming = timeIn(time ?? '', place)
    if (!coming) return {}
    const whose = isMove
      ? { kind: 'move' as const, name: null, email: null }
      : {
          kind: 'request' as const,
          how: kinds[place.language][kind ?? 'in_person'],
          name,
          email,
          ...(needsPhone && phone !== null && { phone }),
        }
    return { booking_summary: { ...coming, ...whose, ...replies[place.language] } }
  }
  const offersMove = machine.matches({ moving: 'offering' })
  if (!machine.matches({ talking: 'offering' }) && !offersMove) return {}
  const times = offers.flatMap((each) => {
    const offered = timeIn(each, place)
    return offered ? [{ ...offered, message: offered.label }] : []
  })
  return times.length > 0 ? { offered_times: times, ...(offersMove && { moves_tour: true }) } : {}
}

function timeIn(time: LocalTime, { record, language, now }: Place): { starts_at: string; label: string } | null {
  const moment = momentOf(time, record.timeZone)
  if (!moment || moment <= now) return null
  const label = language === 'es' ? spanishTime(time, record, now) : shortForm(moment, record.timeZone, now)
  return { starts_at: isoAt(moment, record.timeZone), label }
}

const kinds = {
  en: tourKind.kinds,
  es: { in_person: 'En persona', video: 'Por video' },
} satisfies Record<Language, Record<TourKind, string>>

const replies = {
  en: { confirm_message: 'Yes, please', change_message: 'No, change it' },
  es: { confirm_message: 'Sí, por favor', change_message: 'No, quiero cambiarla' },
} satisfies Record<Language, object>
