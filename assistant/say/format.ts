import { weekday } from '#domain/calendar.ts'
import { shortClockWords } from '#domain/clock-words.ts'
import { longWeekdays } from '#domain/day-names.ts'
import { wholeDollars } from '#domain/money.ts'
import { tourHourSpans, type WeekdayHours } from '#domain/tour-hour-spans.ts'
import type { Language } from '../understand/language.ts'

/** Text in both languages that Penny speaks. */
export interface Words {
  en: string
  es: string
}

export const both = (en: string, es: string): Words => ({ en, es })
export const inLanguage = (words: Words, language: Language): string => words[language]

/** `$4,750,000`. US form in both languages. */
export const money = (dollars: number): string => wholeDollars(dollars)

export const count = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 })

/** `2026-12-15` as people say it: "December 15, 2026", "15 de diciembre de 2026". */
export function dayWords(iso: string): Words {
  const date = new Date(`${iso}T00:00:00Z`)
  const format = (locale: string) =>
    date.toLocaleDateString(locale, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })
  return both(format('en-US'), format('es-US'))
}

/** From Sunday on. */
export const longWeekdaysIn = {
  en: longWeekdays,
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
}

/** The name of the weekday of `2026-12-15`. */
export const weekdayWords = (iso: string): Words =>
  both(longWeekdaysIn.en[weekday(iso)] ?? '', longWeekdaysIn.es[weekday(iso)] ?? '')

/** "Monday to Saturday, 9 AM to 6 PM". */
export function hoursWords(hours: readonly WeekdayHours[]): Words {
  const spans = tourHourSpans(hours)
  const inOne = (language: Language) =>
    spans
      .map(({ weekdays, opens, closes }) => {
        const days = daysWords(weekdays, language)
        const [from, to] = [shortClockWords(opens), shortClockWords(closes)]
        return language === 'en' ? `${days}, ${from} to ${to}` : `${days} de ${from} a ${to}`
      })
      .join('; ')
  return both(inOne('en'), inOne('es'))
}

function daysWords(weekdays: readonly number[], language: Language): string {
  if (weekdays.length === 7) return { en: 'every day', es: 'todos los días' }[language]
  const names = longWeekdaysIn[language]
  const [first, last] = [names[weekdays[0] ?? 0], names[weekdays.at(-1) ?? 0]]
  if (weekdays.length === 1) return `${first}`
  if (weekdays.length === 2) return `${first} ${{ en: 'and', es: 'y' }[language]} ${last}`
  return language === 'en' ? `${first} to ${last}` : `de ${first} a ${last},`
}

/** The verb of an English name. */
export const isOrAre = (name: string): 'is' | 'are' => (name.endsWith('dues') ? 'are' : 'is')

export const sentence = (text: string): string => {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}
