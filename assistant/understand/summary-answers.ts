import type { Day } from '#domain/calendar.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import { timesNamedAs } from './offers-named.ts'
import { wordsInEnglish } from './words-in-english.ts'

/** What a message answers to a summary, or to the question whether to cancel. */
export type SummaryAnswer = 'yes' | 'no' | 'other'

/** What a yes is waited for. */
export interface AskedSummary {
  kind: 'booking' | 'move' | 'cancel'
  /** The time that a yes books, or the tour that it cancels. */
  time: LocalTime
  /** The time of the tour that would move. */
  own: LocalTime | null
}

/** The property's day when the examples were written. */
const writtenOn = '2026-11-20'

/** The summaries that the examples answer. */
const answered: Record<AskedSummary['kind'], AskedSummary> = {
  booking: { kind: 'booking', time: '2026-11-24T14:30:00', own: null },
  move: { kind: 'move', time: '2026-11-25T16:00:00', own: '2026-11-24T14:30:00' },
  cancel: { kind: 'cancel', time: '2026-11-24T14:30:00', own: null },
}

/**
 * A message as the regression on answers reads it: days and hours say whether they're those of the summary, and each word of
 * an answer to a move or a cancellation counts for that, too ("cancel it" is a yes to one question and a no to another).
 */
export function asAnswer(message: string, summary: AskedSummary | null, today: Day): { text: string; marks: string[] } {
  if (!summary) return { text: message, marks: [] }
  const { kind, time, own } = summary
  const text = timesNamedAs(message, [time, ...(own ? [own] : [])], today)
  const words = kind === 'booking' ? [] : wordsInEnglish(text)
  return { text, marks: [`of ${kind}`, ...new Set(words.map((word) => `${kind}: ${word}`))] }
}

/** The lines of a table of examples: `move yes | switch it`. */
export function summaryAnswers(examples: string): { label: SummaryAnswer; text: string; summary: AskedSummary }[] {
  return examples
    .trim()
    .split('\n')
    .map((line) => {
      const [, kind = '', label = '', text = ''] = /^(\w+) (\w+) \| (.*)$/.exec(line) ?? []
      return { label: label as SummaryAnswer, text, summary: answered[kind as AskedSummary['kind']] }
    })
}

/** Examples as the regression reads them. */
export const asLearned = ({ text, summary }: { text: string; summary?: AskedSummary }) =>
  asAnswer(text, summary ?? null, writtenOn)
