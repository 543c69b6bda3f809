import { monthSource, shortMonths } from '../../understand/day-patterns.ts'
import { inDigits } from './numbers.ts'
import { comparableText } from './plain-text.ts'

/**
 * Replaces each quantity by a mark: `$:985/month`, `#:4820`, `%:5`, `o:21` (twenty-first), `@:2026-12-15`, `@:12-15`,
 * `@:2026-12`, `~:10:30` (24-hour), `&:tue`. Equal quantities have equal marks.
 */
export function marked(text: string): string {
  return weekdays(money(times(dates(inDigits(comparableText(text))))))
    .replace(/\blook(?:s|ing)? (?:out )?(?:over|on ?to|into|on|at)\b/gi, 'overlooks')
    .replace(/(?<![\w:.$~@#-])(\d+(?:\.\d+)?)(?:st|nd|rd|th)\b/gi, 'o:$1')
    .replace(/(?<![\w:.~@#-]|[a-z@]:[\d-]*)#?(\d+(?:\.\d+)?)(?![\w:]|-\d)/g, (_, value: string) => `#:${Number(value)}`)
}

const month = `(${monthSource})\\.?`

const two = (value: number | string) => String(value).padStart(2, '0')
const monthOf = (name: string) => two(shortMonths.indexOf(name.slice(0, 3).toLowerCase()) + 1)

function dates(text: string): string {
  const day = '(?:the )?(\\d{1,2})(?:st|nd|rd|th)?'
  return text
    .replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, '@:$1-$2-$3')
    .replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (_, m: string, d: string, y: string) => `@:${y}-${two(m)}-${two(d)}`)
    .replace(new RegExp(`\\b${month} ${day}(?:,? (\\d{4}))?\\b`, 'gi'), (_, m: string, d: string, y?: string) =>
      y ? `@:${y}-${monthOf(m)}-${two(d)}` : `@:${monthOf(m)}-${two(d)}`,
    )
    .replace(
      new RegExp(`\\b${day}(?: of)? ${month}(?:,? (\\d{4}))?\\b`, 'gi'),
      (_, d: string, m: string, y?: string) => (y ? `@:${y}-${monthOf(m)}-${two(d)}` : `@:${monthOf(m)}-${two(d)}`),
    )
    .replace(new RegExp(`\\b${month},? (\\d{4})\\b`, 'gi'), (_, m: string, y: string) => `@:${y}-${monthOf(m)}`)
}

function times(text: string): string {
  return text
    .replace(
      /(?<![\d:])(0?[1-9]|1[0-2])(?::([0-5]\d))?(?::\d{2})?\s*([ap])m\b/gi,
      (_, h: string, m: string | undefined, half: string) => {
        const hour = (Number(h) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
        return `~:${two(hour)}:${m ?? '00'}`
      },
    )
    .replace(/(?<![:\d@-])(\d{1,2}):(\d{2})(?::\d{2})?(?!\d)/g, (_, h: string, m: string) => `~:${two(h)}:${m}`)
    .replace(/\bnoon\b/gi, '~:12:00')
    .replace(/\bmidnight\b/gi, '~:00:00')
}

function money(text: string): string {
  return text
    .replace(/\$\s*(\d+(?:\.\d+)?)(?!\d)/g, (_, value: string) => `$:${Number(value)}`)
    .replace(/(?<![\w:.])(\d+(?:\.\d+)?) (?:US )?(?:dollars|bucks|USD)\b/gi, (_, value: string) => `$:${Number(value)}`)
    .replace(
      /(\$:[\d.]*\d)(?: dollars| USD)?\s*(?:\/\s*mo(?:nth)?\b\.?|(?:a|per|each|every) month\b|monthly\b)/gi,
      '$1/month',
    )
    .replace(
      /(\$:[\d.]*\d)(?: dollars| USD)?\s*(?:\/\s*y(?:ea)?r\b\.?|(?:a|per|each|every) year\b|yearly\b|annually\b)/gi,
      '$1/year',
    )
    .replace(/%/g, ' percent')
    .replace(/(?<![\w:.])(\d+(?:\.\d+)?) percent\b/gi, '%:$1')
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const fullName = '(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?days?'
const shortName = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|rs)?\\.?'

/** Expands a span of weekdays. Short names need a capital: "sat" and "sun" are words too. */
function weekdays(text: string): string {
  const single = text
    .replace(new RegExp(`(?<!:)\\b${fullName}\\b`, 'gi'), (_, short: string) => `&:${short.toLowerCase()}`)
    .replace(new RegExp(`(?<!:)\\b${shortName}(?!\\w)`, 'g'), (_, short: string) => `&:${short.toLowerCase()}`)
  return single.replace(/&:(\w{3}) (?:until|to) &:(\w{3})/g, (_, from: string, to: string) => {
    const first = week.indexOf(from)
    const length = ((week.indexOf(to) - first + 7) % 7) + 1
    return Array.from({ length }, (_each, index) => `&:${week[(first + index) % 7]}`).join(' ')
  })
}

/** `wed` for 2026-12-16. */
export function weekdayOf(date: string): string | undefined {
  return week[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7]
}
