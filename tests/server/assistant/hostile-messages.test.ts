import { casual } from 'chrono-node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { windowsOf } from '#assistant/booking/chrono/windows.ts'
import { hoursIn } from '#assistant/booking/clocks.ts'
import { daysNamedIn } from '#assistant/booking/days.ts'
import { mostTimes } from '#assistant/booking/limits.ts'
import { readForTour, type TourStanding } from '#assistant/booking/read-for-tour.ts'
import { spokenTimes } from '#assistant/booking/spoken.ts'
import { forgetRecentTexts } from '#assistant/recent-texts.ts'
import { messageSentences, mostSentences } from '#assistant/understand/message-sentences.ts'
import { understandingTasks } from '#server/assistant/understanding/tasks.ts'
import { friday, house } from '#tests/assistant/booking/talk.ts'
import { turnOf } from '#tests/assistant/support/ask.ts'
import { hostileShapes, longestMessage } from '#tests/assistant/support/hostile-messages.ts'
import { processorTimer } from '#tests/support/processor-time.ts'
import { sampleOf } from '#tests/support/sample.ts'

const offers = ['2026-11-23T10:00:00', '2026-11-24T11:00:00', '2026-11-25T12:00:00']
const states = ['askingTime', 'offering', 'askingEmail', 'askingName', 'confirming', 'changing', 'booked']
const standings = states.map((state): TourStanding => {
  const context = { wish: null, time: state === 'confirming' ? (offers[0] ?? null) : null, offers }
  const tours = state === 'booked' ? [{ id: 1, time: '2026-11-24T11:00:00' }] : []
  const phase = state === 'booked' ? 'booked' : 'booking'
  const bookedFor = { name: 'Jon Smythe', email: 'jon@smythe.example' }
  return { state, context, record: house, now: friday, isAsked: true, phase, tours, tour: null, bookedFor }
})

/** Everything that reads one message in every state of a booking. */
async function readEverywhere(message: string): Promise<void> {
  const before = [{ author: 'assistant' as const, text: 'May I ask for your name?' }]
  const turn = turnOf(4, message, { tone: 'assertive', before, now: friday })
  await understandingTasks.readMessage({ turn, vectors: null })
  for (const standing of standings) await understandingTasks.readForTour({ message, standing, vectors: null })
}

describe('[API-05] reading a hostile message', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is tested with at least forty shapes, each as long as the contract allows', () => {
    expect(hostileShapes.length).toBeGreaterThanOrEqual(40)
    for (const { of } of hostileShapes) {
      const characters = [...of(longestMessage)].length
      expect(characters).toBeLessThanOrEqual(longestMessage)
      expect(characters).toBeGreaterThan(longestMessage * 0.9)
    }
  })

  it.each(sampleOf(hostileShapes, 6, 1))(
    '$name: chrono is called rarely, and never with a long text',
    async ({ of }) => {
      const parse = vi.spyOn(casual, 'parse')
      await readEverywhere(of(longestMessage))
      const lengths = parse.mock.calls.map(([text]) => text.length)
      expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(300)
      // In six states of a booking; each alone reads at most a third of this.
      expect(lengths.length).toBeLessThanOrEqual(240)
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(20_000)
    },
  )

  it.each(hostileShapes)('$name: yields few sentences, days and hours', ({ of }) => {
    const message = of(longestMessage)
    const spoken = spokenTimes(message)
    expect(messageSentences(message).length).toBeLessThanOrEqual(mostSentences)
    expect(daysNamedIn(spoken, '2026-11-20').length).toBeLessThanOrEqual(mostTimes)
    expect(hoursIn(spoken, () => true).hours.length).toBeLessThanOrEqual(mostTimes)
  })

  // Growth, not speed, which `npm run bench -- hostile` measures: linear time is four times as long for four times as much
  // text, quadratic time sixteen times.
  const long = sampleOf(hostileShapes, 6)
  it.each(long)(
    '$name: reading 16,000 characters doesn’t take quadratic time',
    { tags: ['nightly'] },
    async ({ of }) => {
      // Below that, compiling what reads it decides; above, the first reading still includes it.
      if ((await processorTimeOfReading(of(16_000))) <= 400) return
      const ofShort = await processorTimeOfReading(of(4000))
      expect(await processorTimeOfReading(of(16_000))).toBeLessThan(8 * ofShort)
    },
  )
})

/** Of a message none of whose parts was read before. */
async function processorTimeOfReading(message: string): Promise<number> {
  forgetRecentTexts()
  const elapsed = processorTimer()
  await readEverywhere(message)
  return elapsed()
}

describe('reading an ordinary message', () => {
  it('covers a long text completely when it names days, in overlapping pieces', () => {
    const words = 'we are looking forward to seeing the house and the garden with our family '
    const text = `${words.repeat(9)}on november 25th, ${words.repeat(9)}or next friday`
    const found = daysNamedIn(text, '2026-11-20').map(({ first }) => first)
    expect(found).toEqual(['2026-11-25', '2026-11-27'])
    for (const { start, text: part } of windowsOf(text)) expect(text.slice(start, start + part.length)).toBe(part)
  })

  it('loses no day at the edge of a piece', () => {
    for (let before = 250; before < 420; before++) {
      const text = `${'so '.repeat(before / 3).padEnd(before, 'x')} november 24, 2026 ${'and '.repeat(60)}`
      const [found, ...others] = daysNamedIn(text, '2026-11-20')
      expect([found?.first, found?.index, others]).toEqual(['2026-11-24', text.indexOf('november'), []])
    }
  })

  it('includes the last of very many sentences', async () => {
    const message = `${'I like it. '.repeat(100)}My name is Ann Chen.`
    expect(messageSentences(message)).toHaveLength(mostSentences)
    const [, , , standing] = standings
    if (!standing) throw new Error('There is no such state.')
    const { events } = await readForTour(message, standing)
    expect(events).toContainEqual({ type: 'NAME_GIVEN', name: 'Ann Chen' })
  })
})
