import { longWeekdays } from '#domain/day-names.ts'
import { isPreMarket } from '#domain/market-status.ts'
import { tourMinutes } from '#domain/tour-hours.ts'
import type { Home } from '../../facts/home.ts'
import { smallWeekdays } from '../../understand/day-patterns.ts'
import type { Reading } from '../../understand/read.ts'
import { answerAbout, field } from '../answer.ts'
import { plusDays } from '../calculator/days.ts'
import { both, dayWords, hoursWords, sentence, type Words } from '../format.ts'
import { spanishTerms } from '../spanish-terms.ts'
import {
  has,
  isYesNo,
  ledBy,
  noLead,
  noWord,
  offMarket,
  says,
  type TopicAnswer,
  verdict,
  yes,
  yesWord,
} from './shared.ts'

const notYet = both('Not yet. ', 'Todavía no. ')
const asksEmpty = (question: Reading) => has(question, 'vacant', 'empty', 'unoccupied')
const asksOccupied = (question: Reading) =>
  has(
    question,
    'tenant',
    'occupied',
    'lives',
    'live',
    'living',
    'someone',
    'somebody',
    'anyone',
    'anybody',
    'rented',
    'leased',
  )

export const availability: TopicAnswer = (question, home, today) => {
  const { availability: text, availableFrom } = home.listing.facts
  const taken = offMarket(home)
  if (taken && !asksEmpty(question) && !asksOccupied(question))
    return answerAbout('availability', ledBy(verdict(question, false), taken), field('marketStatus', taken.en))
  const source = field('availability', text ?? availableFrom)
  if (home.tenantUntil) return answerAbout('availability', untilTenantLeaves(question, home.tenantUntil), source)
  if (availableFrom) return answerAbout('availability', from(question, availableFrom, today), source)
  if (text === null) {
    const { moveIn } = home.listing.facts
    return moveIn === null
      ? null
      : answerAbout(
          'availability',
          both(`Moving in: ${moveIn}.`, `Mudanza: ${spanishTerms(moveIn)}.`),
          field('moveIn', moveIn),
        )
  }
  if (home.closingDays !== null) return answerAbout('availability', vacant(question, home.closingDays, today), source)
  if (home.isVacant)
    return answerAbout(
      'availability',
      isYesNo(question) && asksOccupied(question) && !asksEmpty(question)
        ? both('No. It’s available now.', 'No. Está disponible ahora.')
        : yes(question, 'it’s available now', 'está disponible ahora'),
      source,
    )
  if (isPreMarket(text)) return answerAbout('availability', preMarket(question, text), source)
  return answerAbout(
    'availability',
    both(sentence(`Availability: ${text}`), sentence(`Disponibilidad: ${spanishTerms(text)}`)),
    source,
  )
}

function untilTenantLeaves(question: Reading, iso: string): Words {
  const day = dayWords(iso)
  const lead = isYesNo(question) ? (asksOccupied(question) ? yesWord : notYet) : noLead
  return ledBy(lead, both(`A tenant lives there until ${day.en}.`, `Hay un inquilino hasta el ${day.es}.`))
}

function from(question: Reading, iso: string, today: string): Words {
  const day = dayWords(iso)
  if (iso <= today)
    return ledBy(
      isYesNo(question) && !asksOccupied(question) ? yesWord : noLead,
      both(`It’s been available since ${day.en}.`, `Está disponible desde el ${day.es}.`),
    )
  // "Is this still up for grabs?"
  const isStill = has(question, 'still') && !asksOccupied(question)
  const lead = !isYesNo(question) || asksOccupied(question) ? noLead : isStill ? yesWord : notYet
  return ledBy(lead, both(`It’s available from ${day.en}.`, `Está disponible desde el ${day.es}.`))
}

function vacant(question: Reading, days: number, today: string): Words {
  const isNo = asksOccupied(question) && !asksEmpty(question)
  const lead = isYesNo(question) ? (isNo ? noWord : yesWord) : noLead
  const asksClosing = has(question, 'close', 'closing', 'escrow') || says(question, /\b(?:date|calendar)\b/)
  const day = dayWords(plusDays(today, days))
  return ledBy(
    lead,
    asksClosing
      ? both(
          `Closing is possible in ${days} days, so around ${day.en} at the earliest; the home is vacant.`,
          `Se puede cerrar en ${days} días, hacia el ${day.es} como pronto; la casa está desocupada.`,
        )
      : both(
          `It’s vacant, and closing is possible in ${days} days.`,
          `Está desocupada y se puede cerrar en ${days} días.`,
        ),
  )
}

function preMarket(question: Reading, text: string): Words {
  const list = /waitlist/i.test(text)
  const asksList = says(question, /\b(?:list|waitlist|waiting)\b/)
  const lead = list && asksList && isYesNo(question) ? yesWord : noLead
  return ledBy(
    lead,
    both(
      `It isn’t on the market yet (pre-market).${list ? ' The waitlist is open.' : ''}`,
      `Aún no está en el mercado (pre-market).${list ? ' La lista de espera está abierta.' : ''}`,
    ),
  )
}

export const tourPolicy: TopicAnswer = (question, home) => {
  const { tourHours, tourNoticeHours, toursOnHolidays, givesTours } = home.listing
  if (!givesTours || says(question, asksOfCompany)) return null
  if (says(question, asksLonger))
    return { ...answerAbout('tours', tourLength, field('tourMinutes', tourMinutes)), isOpen: true }
  if (says(question, asksLength)) return answerAbout('tours', tourLength, field('tourMinutes', tourMinutes))
  const notice =
    tourNoticeHours > 0
      ? both(`, with ${tourNoticeHours} hours’ notice`, `, con ${tourNoticeHours} horas de aviso`)
      : noLead
  const also = toursOnHolidays ? both(', holidays included', ', también en días festivos') : noLead
  const hours = hoursWords(tourHours)
  const source = field('tourHours', hours.en)
  if (tourHours.length === 0)
    return answerAbout(
      'tours',
      both(
        `Tours are by appointment${also.en}${notice.en}. Tell me a day and time that work for you.`,
        `Las visitas son con cita${also.es}${notice.es}. Dígame qué día y hora le convienen.`,
      ),
      source,
    )
  const text = both(
    `Tours are ${hours.en}${also.en}${notice.en}.`,
    `Las visitas son ${hours.es}${also.es}${notice.es}.`,
  )
  if (asksWhatIsNeeded(question)) return { ...answerAbout('tours', text, source), isOpen: true }
  return answerAbout(
    'tours',
    ledBy(dayVerdict(question, home) ?? (isYesNo(question) && !has(question, 'open') ? yesWord : noLead), text),
    source,
  )
}

export const tourLength = both(`A tour takes ${tourMinutes} minutes.`, `Una visita dura ${tourMinutes} minutos.`)
const asksLength =
  /\bhow long (?:is|are|does|do|will|would|should|can|s) (?:it|the|a|an|this|that|tours?|visits?|showings?|viewings?|my|we|i|one)\b|\bhow long (?:an?|the) (?:tour|visit|showing|viewing) (?:takes|lasts|is)\b|\bhow (?:many minutes|much time)\b/
const asksLonger =
  /\b(?:longer|extended) (?:tour|visit|showing|viewing|appointment|slot|look)\b|\b(?:tour|visit|showing|viewing|appointment) be (?:\w+ )?longer\b|\b(?:(?:an|one|1|two|2) hours?|(?:45|60|90)(?: min\w*)?) (?:long )?(?:tour|visit|showing|viewing|appointment|slot)\b|\bfor (?:an|one|a full|a whole|two) hours?\b/
/** Who comes along, watches by video or comes in someone's place is for the owner to allow. */
const asksOfCompany =
  /\b(?:can|could|may) (?:my|our|an?) \w+(?: \w+)? (?:also )?(?:come|join)(?: too| along| as well| with (?:me|us))?$|\b(?:tag|come|comes|coming) along\b|\bjoin (?:me|us)\b|\bin (?:my|our) (?:place|stead)\b|\binstead of (?:me|us)\b|\b(?:on|by|over|via) (?:zoom|facetime|video|skype|whatsapp)\b/

/** "Do I need a preapproval to see it?" is for the owner; whether one needs an appointment is not. */
const asksWhatIsNeeded = (question: Reading) => says(question, needsToTour) && !says(question, needsAppointment)
const needsToTour = /^(?:(?:and|so|also|ok) )*(?:do|would|should|must|will|did) (?:i|we|you) (?:have to|need|needed)\b/
const needsAppointment =
  /\b(?:appointments?|book|booking|schedule|reserve|reservation|arrange|sign up|register|call|notice|ahead|advance)\b/

const spanishDays = 'domingos lunes martes miércoles jueves viernes sábados'.split(' ')

/** "Do you show it on Mondays?": whether there are tours on the named day. */
function dayVerdict(question: Reading, { listing }: Home): Words | null {
  const line = question.words.join(' ').replace(/ or (?:which|what) (?:days?|ones?|times?)$/, '')
  if (/\b(?:what|which|when|how)\b/.test(line)) return null
  const open = new Set(listing.tourHours.map(({ weekday }) => weekday))
  if (/\b(?:daily|every day|7 days|seven days)\b/.test(line)) return open.size === 7 ? yesWord : noWord
  const day = smallWeekdays.findIndex((name) => question.words.includes(name) || question.words.includes(`${name}s`))
  const isWeekend = /\bweekends?\b/.test(line)
  const isWeekday = /\bweekdays?\b/.test(line)
  if (day < 0 && !isWeekend && !isWeekday) return null
  const days = day >= 0 ? [day] : isWeekend ? [0, 6] : [1, 2, 3, 4, 5]
  const name =
    day >= 0
      ? both(`on ${longWeekdays[day]}`, `los ${spanishDays[day]}`)
      : isWeekend
        ? both('on weekends', 'los fines de semana')
        : both('on weekdays', 'entre semana')
  if (!days.some((one) => open.has(one))) return both(`No, not ${name.en}. `, `No, ${name.es} no. `)
  return both(`Yes, ${name.en}${/\bonly\b/.test(line) ? '' : ', too'}. `, `Sí, también ${name.es}. `)
}
