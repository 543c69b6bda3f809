import { motionless, openHomePage } from '#e2e/walks/site/home-page.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { useCaseCarouselModel } from '#machines/use-case-carousel/use-case-carousel.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import type { useCaseCarousel as actor } from './use-case-carousel.actor.ts'

const carousel = ({ page }: Site) => page.getByRole('region', { name: 'Use cases', exact: true })

const press =
  (name: string): PageEventDriver =>
  (site) =>
    carousel(site).getByRole('button', { name }).click()

/** The row's position after a swipe: with a card at its start, or at its end. */
const slide =
  (place: number): PageEventDriver =>
  (site) =>
    carousel(site)
      .getByRole('list')
      .evaluate((row, index) => {
        const card = row.children[index] as HTMLElement
        row.scrollTo({ left: card.offsetLeft - (row.children[0] as HTMLElement).offsetLeft, behavior: 'instant' })
      }, place)

const comesToRest = 'A row of cards that snaps comes to rest at one of them.'

export const useCaseCarousel: PageDriver<typeof actor> = {
  name: 'use-case-carousel',
  page: 'home',
  isNightly: true,
  model: useCaseCarouselModel,
  calls: {},
  browser: motionless,
  eventDrivers: {
    'USER.comes': openHomePage,
    'USER.next': press('Next use case'),
    'USER.previous': press('Previous use case'),
    'USER.slidesToFirst': slide(0),
    'USER.slidesToSecond': slide(1),
    'USER.slidesToThird': slide(2),
    'USER.slidesBeyond': { leftOut: comesToRest },
    'USER.slidesBefore': { leftOut: comesToRest },
    'USER.slidesBetween': { leftOut: comesToRest },
  },
  see: (site, expected) => site.sees(() => readPage(site), expected),
}

/** The counter, and the most visible card; the announcement matches the counter. */
async function readPage(site: Site): Promise<object> {
  const counter = (
    await carousel(site)
      .getByText(/^\d\/\d$/)
      .innerText()
  ).trim()
  const announced = await carousel(site).locator('[aria-live=polite]').innerText()
  const inFront = await carousel(site)
    .getByRole('list')
    .evaluate((row) => {
      const shown = [...row.children].map((card) => {
        const { left, right } = card.getBoundingClientRect()
        return Math.min(right, innerWidth) - Math.max(left, 0)
      })
      return shown.indexOf(Math.max(...shown))
    })
  const isSame = announced.startsWith(`Use case ${counter.replace('/', ' of ')}: `)
  return { counter: isSame ? counter : announced, inFront: ['first', 'second', 'third'][inFront] }
}
