import type { Language } from '../understand/language.ts'

/** Text in both languages that Penny speaks. */
export interface Words {
  en: string
  es: string
}

export const both = (en: string, es: string): Words => ({ en, es })
export const inLanguage = (words: Words, language: Language): string => words[language]

/** `$4,750,000`; cents only where `exact`. US form in both languages. */
export const money = (dollars: number, exact = false): string =>
  `$${dollars.toLocaleString('en-US', { maximumFractionDigits: exact && dollars % 1 !== 0 ? 2 : 0, minimumFractionDigits: exact && dollars % 1 !== 0 ? 2 : 0 })}`

export const count = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 })

/** `2026-12-15` as people say it: "December 15, 2026", "15 de diciembre de 2026". */
export function dayWords(iso: string): Words {
  const date = new Date(`${iso}T00:00:00Z`)
  const format = (locale: string) =>
    date.toLocaleDateString(locale, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })
  return both(format('en-US'), format('es-US'))
}

const weekdays = both('Sun Mon Tue Wed Thu Fri Sat', 'domingo lunes martes miércoles jueves viernes sábado')

/** "Mon–Sat 9 AM to 6 PM". */
export function hoursWords(hours: { weekday: number; opens: string; closes: string }[]): Words {
  const groups: { from: number; to: number; opens: string; closes: string }[] = []
  const sorted = [...hours].sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
  for (const { weekday, opens, closes } of sorted) {
    const last = groups.at(-1)
    if (last && (last.to + 1) % 7 === weekday && last.opens === opens && last.closes === closes) last.to = weekday
    else groups.push({ from: weekday, to: weekday, opens, closes })
  }
  const inOne = (language: Language) => {
    const names = weekdays[language].split(' ')
    return groups
      .map(({ from, to, opens, closes }) => {
        const days = daysOf(from, to, groups.length === 1, names, language)
        return language === 'en'
          ? `${days}, ${clock(opens)} to ${clock(closes)}`
          : `${days} de ${clock(opens)} a ${clock(closes)}`
      })
      .join('; ')
  }
  return both(inOne('en'), inOne('es'))
}

function daysOf(from: number, to: number, isOnly: boolean, names: string[], language: Language): string {
  const [first, last] = [names[from] ?? '', names[to] ?? '']
  if (isOnly && (to + 1) % 7 === from) return { en: 'every day', es: 'todos los días' }[language]
  if (from === to) return first
  if ((from + 1) % 7 === to) return `${first} ${{ en: 'and', es: 'y' }[language]} ${last}`
  return language === 'en' ? `${first}–${last}` : `de ${first} a ${last},`
}

/** `18:00:00` as "6 PM". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const shown = hour % 12 === 0 ? 12 : hour % 12
  return `${shown}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`
}

export const sentence = (text: string): string => {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}
