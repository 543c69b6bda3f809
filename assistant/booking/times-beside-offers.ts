import type { LocalTime } from '#domain/time-zone.ts'
import { withOfferedClocks } from '../understand/offers-named.ts'
import type { Standing } from './standing.ts'

const named = `(?:your |the |that |la |el |del? |al? )*(first|second|third|last|earliest|latest|primer[ao]?|segund[ao]|tercer[ao]?|[uú]ltim[ao])(?: (?:one|slot|time|option|hora|opci[oó]n))?(?! (?:of|day|week|name))`
const sameAs = new RegExp(
  String.raw`(?:\bat )?(?:\bthe )?\bsame(?: (?:time|hour|slot))? (?:as|like) ${named}|(?<!\p{L})a la misma hora que ${named}`,
  'giu',
)
const apart = new RegExp(
  String.raw`(?<!\p{L})(an hour|one hour|1 hour|half an hour|30 min(?:ute)?s?|two hours|2 hours|an hour and a half|una hora|media hora|dos horas) (after|later than|past|before|earlier than|m[aá]s tarde que|despu[eé]s de|antes de|antes que) ${named}`,
  'giu',
)

const minutes: Record<string, number> = {
  'half an hour': 30,
  'media hora': 30,
  'two hours': 120,
  '2 hours': 120,
  'dos horas': 120,
  'an hour and a half': 90,
}

/** "Same time as your first one but Sunday", "an hour after the last", "530": with the hours of the offers, as they're read elsewhere. */
export function withOffersAsHours(message: string, { state, context: { offers } }: Standing): string {
  if (state !== 'offering' || offers.length === 0) return message
  return withOfferedClocks(message, offers)
    .replace(sameAs, (all, one?: string, other?: string) => {
      const offer = offerNamed(one ?? other ?? '', offers)
      return offer ? `at ${clockOf(offer)}` : all
    })
    .replace(apart, (all, by: string, direction: string, which: string) => {
      const offer = offerNamed(which, offers)
      if (!offer) return all
      const shift =
        (minutes[by.toLowerCase()] ?? (/^30/.test(by) ? 30 : 60)) *
        (/^(?:before|earlier|antes)/i.test(direction) ? -1 : 1)
      const time = new Date(Date.parse(`${offer}Z`) + shift * 60_000).toISOString().slice(0, 19)
      return `at ${clockOf(time)}`
    })
}

function offerNamed(word: string, offers: LocalTime[]): LocalTime | undefined {
  const said = word.toLowerCase()
  if (/^(?:last|[uú]lt)/.test(said)) return offers.at(-1)
  const inTime = [...offers].sort()
  if (said === 'earliest') return inTime[0]
  if (said === 'latest') return inTime.at(-1)
  return offers[/^(?:first|prim)/.test(said) ? 0 : /^(?:second|seg)/.test(said) ? 1 : 2]
}

/** `2:30pm` */
function clockOf(time: LocalTime): string {
  const hour = Number(time.slice(11, 13))
  return `${hour % 12 || 12}:${time.slice(14, 16)}${hour < 12 ? 'am' : 'pm'}`
}
