import { expect, type Locator, type Page } from '@playwright/test'
import { longForm } from '#domain/moment-words.ts'
import { localAt } from '#domain/time-zone.ts'
import { bookTour, type JourneyTour } from './booked-tour.ts'
import { test as journey } from './journey.ts'
import { opensLink } from './person.ts'

/** A journey of a seller whose email has arrived, on a server whose database can be read. */
export const test = journey.extend<{ tour: JourneyTour }>({
  tour: async ({ server }, use) => use(await bookTour(server)),
})

/** Waits for the result of a link: the title and the text under it. */
export async function seesOutcome(page: Page, title: string, sentence: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title, { timeout: 20_000 })
  await expect(heading).toHaveAccessibleDescription(sentence)
}

/** `Wednesday, November 25, 2026 at 10:30 AM PST` as emails write it, without its year. */
/** As emails write a day: with its year only where that is not this one. */
export const withoutThisYear = (words: string) => words.replace(`, ${new Date().getFullYear()}`, '')

export const expectedOn = ({ buyer, proposedAt, zone }: JourneyTour) =>
  `Confirmed: ${buyer}, ${longForm(proposedAt, zone, new Date())}. We’ve emailed the details to both of you.`

/** The seller accepts by the link in their email. */
export async function accepts(page: Page, tour: JourneyTour): Promise<void> {
  await opensLink(page, tour.links.accept)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
}

export const wasDeclined = ({ buyer }: JourneyTour) => `You declined this tour. We’ve let ${buyer} know.`

/** Waits for the form in which another time is proposed. */
export async function seesForm(page: Page, { buyer }: Pick<JourneyTour, 'buyer'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propose New Time', { timeout: 20_000 })
  await expect(page.getByRole('definition').filter({ hasText: buyer })).toBeVisible()
}

export interface ChosenDay {
  /** `2026-12-15` */
  iso: string
  /** `Tuesday, December 15, 2026` */
  words: string
}

/** The 15th of next month on the property's calendar, on which no test has booked a tour. */
export function nextMonths15th(zone: string): ChosenDay {
  const [year = 0, month = 0] = localAt(new Date(), zone).slice(0, 7).split('-').map(Number)
  const day = new Date(Date.UTC(year, month, 15))
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(day)
  return { iso: day.toISOString().slice(0, 10), words }
}

export const gridDay = (page: Page, { words }: ChosenDay): Locator =>
  page.getByRole('grid').getByRole('button', { name: words })
export const nextMonth = (page: Page): Locator => page.getByRole('button', { name: 'Next month' })
export const notes = (page: Page): Locator => page.getByLabel('Notes for the buyer (optional)')
export const submit = (page: Page): Locator => page.getByRole('button', { name: /^Submit(ting\.\.\.)?$/ })
export const summary = (page: Page): Locator => page.locator('form').getByRole('status')

/** Opens the form by an email's third link and picks the 15th of next month, at the picker's initial 2:00 PM. */
export async function choosesDay(page: Page, tour: JourneyTour): Promise<ChosenDay> {
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  const chosen = nextMonths15th(tour.zone)
  await nextMonth(page).click()
  await gridDay(page, chosen).click()
  await expect(summary(page)).toContainText(`${withoutThisYear(chosen.words)} at 2:00 PM`)
  return chosen
}

/** The server's message for a proposed time. */
export function wasAsked({ buyer }: JourneyTour, { words }: ChosenDay, time: string): RegExp {
  return new RegExp(`^We’ve asked ${buyer} whether ${withoutThisYear(words)} at ${time} P[SD]T works\\.$`)
}
