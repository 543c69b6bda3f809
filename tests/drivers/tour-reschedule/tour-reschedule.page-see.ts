import { expect } from '@playwright/test'
import type { Site } from '#e2e/walks/site/site.ts'
import { readTourPage, type TourFacts } from '#e2e/walks/site/tour-facts.ts'
import { dayOfLabel } from '#e2e/walks/site/tour-form.ts'
import type { Moment } from '../driver.ts'

interface Look {
  screen: string
  log?: string[]
  today?: string
  message?: string | null
  [more: string]: unknown
}

export async function seeProposal(site: Site, expected: Look, { event }: Moment): Promise<void> {
  if (expected.screen === 'home') {
    await expect(site.page.getByRole('heading', { level: 1 })).toHaveText('The AI assistant for real estate')
    return expect(new URL(site.page.url()).pathname).toBe('/')
  }
  const focus = focusAfter(event, expected)
  await site.sees(
    async () => {
      const facts = await readTourPage(site.page)
      const isIndexed = !facts.robots?.startsWith('noindex')
      return { ...screenIn(facts, site, expected), log: logOf(site), isIndexed, ...(focus && { focus: facts.focus }) }
    },
    { ...(expected.screen === 'form' && { sends: null }), ...expected, isIndexed: false, ...(focus && { focus }) },
  )
}

/** XState names the guard that threw, followed by the error. */
function logOf({ warnings }: Site): string[] {
  return warnings.map((warning) => warning.replace(/Unable to evaluate guard .*\n/, ''))
}

/** After a refusal the focus is at the field to correct, or at the reason; after success, at the title. */
function focusAfter(event: string, { screen, message }: Look): 'title' | 'day' | 'reason' | null {
  if (screen === 'outcome' || screen === 'error') return 'title'
  if (screen !== 'form' || !message) return null
  return event === 'USER.submits' ? 'day' : event.startsWith('API.submit') ? 'reason' : null
}

function screenIn(facts: TourFacts, site: Site, expected: Look): object {
  const { title, sentence, alert, buttons } = facts
  switch (title) {
    case 'Loading reschedule options...':
      return { screen: title, asks: asked(site) }
    case 'Propose New Time':
      return formIn(facts, site, expected)
    case 'Error':
      return { screen: 'error', message: alert, again: buttons.includes('Try again') }
    default:
      return { screen: 'outcome', title, message: sentence }
  }
}

/** `/api/v1/tour/token/abc` → `abc`, and for the free times the tour's number. */
function asked({ calls }: Site): string {
  const path = calls.held('getTourByToken')?.path ?? calls.held('listAvailableTimes')?.path ?? 'nothing'
  const times = /^\/api\/v1\/tour\/(\d+)\/available-times$/.exec(path)
  return times ? `free times of tour ${times[1]}` : path.replace('/api/v1/tour/token/', '')
}

function formIn(facts: TourFacts, { calls }: Site, expected: Look): object {
  const { title, buyer, property, kind, askedTime, viewersClock, clock, today, picked, wheels, written, alert } = facts
  const sent = calls.held('submitNewTime')
  const day = picked && dayOfLabel(picked)
  const [hour, minute, period] = wheels
  // The wheels are collapsed under a day's free times, and before a day is picked, unless another time than 2 PM is set.
  const time = hour
    ? `${hour}:${minute} ${period}`
    : (/ at (\d+:\d\d [AP]M) /.exec(facts.summary ?? '')?.[1] ?? (day ? 'none' : '2:00 PM'))
  const busy = facts.buttons.includes('Submitting...')
  return {
    screen: 'form',
    title,
    original: { buyer, property, time: askedTime, viewersClock, kind },
    clock,
    // Another month may be shown by now.
    today: today ? dayOfLabel(today) : expected.today,
    day,
    time: isSummed(facts, day, time) ? time : `${time}, and in the summary ${facts.summary}`,
    notes: written,
    busy: busy && facts.notes === 'locked' && !facts.buttons.includes('Submit'),
    message: alert,
    sends: sent ? { tourId: Number(sent.path.split('/').at(-2)), newTime: sent.body } : null,
  }
}

/** Whether the summary has the same day and time. */
function isSummed({ summary }: TourFacts, day: string | null, time: string): boolean {
  if (!day) return summary?.endsWith('Choose a day.') === true
  const [said, date = ''] =
    /(\w+, \w+ \d+)(?:, \d+)? at \d+:\d\d [AP]M /.exec(summary?.replace('Proposed time', '') ?? '') ?? []
  return said !== undefined && dayOfLabel(date).slice(5) === day.slice(5) && said.endsWith(`at ${time} `)
}
