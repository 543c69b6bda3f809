import {
  arrangeBreakage,
  breakCall,
  breakPhotos,
  breaksPage,
  breakTrim,
  clickWithFault,
  fault,
} from '#e2e/walks/site/breakage.ts'
import { gateButton, gateField, shownFields } from '#e2e/walks/site/gate.ts'
import { answerToVisitor, answerVisitor, homeAnswer } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { controlTab, showSiteTab } from '#e2e/walks/site/tab-visibility.ts'
import { propertyPageModel } from '#machines/property-page/property-page.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { carousel, shownPhoto } from '../photos/photos.page.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { propertyPage as actor } from './property-page.actor.ts'
import { accessOutcomes, movedNowhere, opened, priceOf, propertyFailures, slugAfter } from './property-page.facts.ts'
import { rememberHistory, seePage } from './property-page.page-see.ts'

const open =
  ({ key, isNumber }: { key: string; isNumber: boolean }): PageEventDriver =>
  async (site) => {
    await site.page.goto(isNumber ? `/property/${key}` : `/p/${key}`, { waitUntil: 'commit' })
    await rememberHistory(site)
  }

const find =
  (changed: object = {}): PageEventDriver =>
  (site, { before }) => {
    const body = { ...(homeAnswer.body as object), price: priceOf(before?.matches('loadingAnew') === true), ...changed }
    return site.answer('getPropertyByUrl', { body })
  }

const move =
  (onward: (slug: string) => string): PageEventDriver =>
  (site) => {
    const asked = site.calls.held('getPropertyByUrl')?.path.split('/').at(-1) ?? ''
    return site.answer('getPropertyByUrl', {
      body: { ...(exampleNamed('getPropertyByUrl.moved').body as object), preferred_url: `/p/${onward(asked)}` },
    })
  }

const access =
  (name: string): PageEventDriver =>
  (site) =>
    site.answer('getAccessRequirements', exampleNamed(`getAccessRequirements.${name}`))

/** Fills in all of the gate's fields. */
const pass =
  (receipt: string): PageEventDriver =>
  async (site) => {
    const fields = await shownFields(site.page)
    for (const field of fields) {
      await gateField(site.page, field).fill(field === 'email' ? 'ann.chen@example.com' : 'harbor light')
    }
    await gateButton(site.page).click()
    if (fields.includes('password')) await site.answer('validatePassword', exampleNamed('validatePassword.right'))
    if (fields.length > 1 || fields[0] !== 'password')
      await site.answer('captureLead', exampleNamed(`captureLead.${receipt}`))
  }

/** The chat reads the answer to the visitor's last question. */
async function hearBadly(site: Site): Promise<void> {
  await breakTrim(site, answerToVisitor)
  await answerVisitor(site)
}

/** Comparing the whole listing has ended the visit; it resumes, and the beacon throws at its next end. */
async function endVisitBadly(site: Site): Promise<void> {
  await showSiteTab(site, true)
  await site.page.evaluate((message) => {
    navigator.sendBeacon = () => {
      throw new Error(message)
    }
  }, fault)
  await showSiteTab(site, false)
}

export const propertyPage: PageDriver<typeof actor> = {
  name: 'property-page',
  page: 'property',
  model: propertyPageModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    validatePassword: 'held',
    captureLead: 'held',
    sendChatMessage: 'held',
    endVisit: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.five'),
  },
  prepare: async (site) => {
    await arrangeBreakage(site)
    await controlTab(site, true)
  },
  eventDrivers: {
    ...rowsOf(opened, open),
    'USER.retry': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'API.property.found': find(),
    'API.property.moved': move(slugAfter),
    'API.property.movedNowhere': find(movedNowhere),
    'API.property.movedBack': move((slug) => slug),
    ...outcomeRows('getPropertyByUrl', propertyFailures),
    'API.property.unknown': (site) => breakCall(site, 'getPropertyByUrl', null),
    ...outcomeRows('getAccessRequirements', accessOutcomes),
    // A gate that expects a lead has to ask for one, and one that doesn't must not ask for an address.
    'API.access.password': (site, moment) =>
      access(moment.next === 'GATE.passedWithLead' ? 'both' : 'password')(site, moment),
    'API.access.lead': (site, moment) => access(moment.next === 'GATE.passed' ? 'companyOnly' : 'lead')(site, moment),
    'GATE.passed': pass('keptWithoutSession'),
    'GATE.passedWithLead': pass('kept'),
    'GATE.breaks': breaksPage(({ page }) => clickWithFault(gateButton(page), { of: 'String', method: 'trim' })),
    'PHOTOS.break': breaksPage(({ page }) => breakPhotos(shownPhoto(carousel(page)))),
    'CHAT.breaks': breaksPage(hearBadly),
    'VISIT.breaks': breaksPage(endVisitBadly),
  },
  see: seePage,
}
