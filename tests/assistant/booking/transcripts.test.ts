import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { records } from '../support/records.ts'
import { annChen, BookingTalk, nobodyKnown, type Setting } from './talk.ts'

const settings: Record<string, Partial<Setting>> = {
  ann: { contact: annChen },
  stranger: { contact: nobodyKnown },
  taken: { taken: ['2026-11-25T10:30:00'] },
  tower: { record: records[5] },
  weekends: { record: records[6] },
  appointment: { record: records[7] },
  brooklyn: { record: records[9] },
  nobody: { record: { ...records[4], givesTours: false } },
}

/** `who: name`, then the visitor's lines, and after the arrow the outcome. */
const transcripts = readFileSync(new URL('transcripts.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', ...lines] = block.split('\n')
    const [who = '', name = ''] = head.split(': ')
    return { who, name, lines: lines.map((line) => line.split(' → ')) }
  })

/** The message, and its outcome as one word with the times: `confirms 11-24 15:00`. */
describe('[API-06] recorded dialogues', () => {
  it('number at least fifty', () => expect(transcripts.length).toBeGreaterThanOrEqual(50))

  it.each(transcripts.map((transcript) => [transcript.name, transcript] as const))('%s', async (_, { who, lines }) => {
    const talk = new BookingTalk(settings[who])
    const heard: [string, string][] = []
    for (const [message = ''] of lines) {
      const { outcome, text, prompt, tour } = await talk.say(message)
      const said =
        outcome === 'notHeard' ? `aside, ${asked(prompt ?? 'nothing')}` : tour ? `booked ${named(text)}` : asked(text)
      heard.push([message, said])
    }
    expect(heard).toEqual(lines)
  })
})

function asked(text: string): string {
  if (/^OK, nothing was booked/.test(text)) return 'cancelled'
  if (/^Nothing was sent yet/.test(text)) return 'paused'
  if (/no one is giving tours/.test(text)) return 'no tours'
  const why = whys.find(([pattern]) => pattern.test(text))?.[1]
  const question = questions.find(([pattern]) => pattern.test(text))?.[1] ?? 'nothing'
  const times = ['confirms', 'offers'].includes(question) ? ` ${named(text, question === 'offers')}` : ''
  return `${why ? `${why}, ` : ''}${question}${times}`
}

const whys: [RegExp, string][] = [
  [/already taken|just taken/, 'taken'],
  [/There are no tours on/, 'closed'],
  [/already passed/, 'past'],
  [/too soon/, 'notice'],
  [/does not exist|doesn’t exist/, 'no such time'],
  [/more than a year/, 'too far'],
  [/nothing open then|no tours then/, 'none then'],
  [/by appointment/, 'appointment'],
  [/Which one do you mean/, 'which'],
  [/doesn’t look like an email/, 'unreadable'],
  [/needs to know who’s coming|I can’t ask without/, 'needed'],
]
const questions: [RegExp, string][] = [
  [/a tour of .* for .*\(.*@/, 'confirms'],
  [/^1\. /m, 'offers'],
  [/What name/, 'asks name'],
  [/What email/, 'asks email'],
  [/What should I change/, 'asks change'],
  [/What time on/, 'asks hour'],
  [/What day and time|Which day and time/, 'asks time'],
]

/** `11-24 15:00` of each time; in offers only those of the list. */
function named(text: string, inList = false): string {
  const lines = inList ? text.split('\n').filter((line) => /^\d\. /.test(line)) : [text]
  const found = lines.flatMap((line) => [...line.matchAll(/(\w+) (\d+)(?:, \d{4})? at (\d+)(:\d\d)? ([AP])M/g)])
  return found
    .map(([, month = '', day, hour, minutes = ':00', half]) => {
      const number = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar'].indexOf(month)
      const name = ['11', '12', '01', '02', '03'][number]
      return `${name}-${day?.padStart(2, '0')} ${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}${minutes}`
    })
    .join(', ')
}
