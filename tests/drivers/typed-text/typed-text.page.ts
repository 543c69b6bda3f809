import { AnimatedPage } from '#e2e/walks/site/animated-page.ts'
import { pass } from '#e2e/walks/site/clock.ts'
import { typedTextModel } from '#machines/typed-text/typed-text.model.ts'
import { questionsOf } from '#src/content/marketing/home/start.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { opensPage, playbackEvents } from '../playback.page.ts'
import { passTime } from '../rows.page.ts'
import type { typedText as actor } from './typed-text.actor.ts'

/** The specification's two questions: 'Hi?' and 'Ok'. */
interface Context {
  question: 0 | 1
  text: string
  doing: 'waits' | 'deletes' | 'types'
}

const questions = questionsOf.a
/** They stand for the page's first two questions. Later questions and the middle characters are skipped in one step. */
const others = questions.slice(2)
const typing = 60
const deleting = 30

function pageText({ question, text, doing }: Context): string {
  const [whole, length] = [questions[question], question === 0 ? 3 : 2]
  if (text.length === 0 || text.length === length) return text && whole
  const isNearlyWhole = text.length === length - 1 && !(question === 1 && doing === 'deletes')
  return isNearlyWhole ? whole.slice(0, -1) : whole.slice(0, 1)
}

const next: PageEventDriver = async (site, { before, after }) => {
  const [from, to]: [Context, Context] = [before?.context, after.context]
  await pass(site, 1)
  if (from.question === 1 && to.question === 0)
    for (const { length } of others) await pass(site, length * typing + 1000 + length * deleting)
  const missing = Math.abs(pageText(to).length - pageText(from).length) - 1
  if (from.question === to.question && missing > 0)
    await pass(site, missing * (from.doing === 'types' ? typing : deleting))
}

export const typedText: PageDriver<typeof actor> = {
  name: 'typed-text',
  page: 'home',
  isNightly: true,
  model: typedTextModel,
  calls: {},
  prepare: AnimatedPage.arrange,
  eventDrivers: {
    ...playbackEvents,
    'USER.comes': opensPage('/?variant=a', (page) => page.locator('[data-place]').first().locator('xpath=../..')),
    ...passTime('TIME.999ms', 'TIME.59ms', 'TIME.29ms', 'TIME.11s'),
    'TIME.1ms': next,
  },
  see: async (site, _, { after }) => {
    const typed = site.page.locator('[data-place] ~ :not([data-place])')
    await site.sees(async () => ({ text: (await typed.textContent())?.replace('\u200b', '') }), {
      text: pageText(after.context),
    })
  },
}
