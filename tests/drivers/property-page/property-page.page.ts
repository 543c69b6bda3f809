import {
  arrangeBreakage,
  breakCall,
  breakPhotos,
  breaks,
  breakTrim,
  clickWithFault,
  fault,
} from '#e2e/walks/site/breakage.ts'
import { gateButton, gateField, shownFields } from '#e2e/walks/site/gate.ts'
import { answerVisitor, home } from '#e2e/walks/site/home.ts'
import { arrangePresence, turnTab } from '#e2e/walks/site/presence.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { propertyPageModel } from '#machines/property-page/property-page.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { EventOf } from '../driver.ts'
import type { Act, PageDriver } from '../page-driver.ts'
import { carousel, shownPhoto } from '../photos/photos.page.ts'
import type { propertyPage as actor } from './property-page.actor.ts'
import { priceAfter, rememberHistory, seePage } from './property-page.page-see.ts'

const open =
  (path: string): Act =>
  async (site) => {
    await site.page.goto(path, { waitUntil: 'commit' })
    await rememberHistory(site)
  }

const find =
  (changed: object = {}): Act =>
  (site, { before }) => {
    const body = { ...(home.body as object), price: priceAfter(before), ...changed }
    return site.answer('getPropertyByUrl', { body })
  }
const fail =
  (name: string): Act =>
  (site) =>
    site.answer('getPropertyByUrl', exampleNamed(`getPropertyByUrl.${name}`))

const move =
  (onward: (slug: string) => string): Act =>
  (site) => {
    const asked = site.calls.held('getPropertyByUrl')?.path.split('/').at(-1) ?? ''
    return site.answer('getPropertyByUrl', {
      body: { ...(exampleNamed('getPropertyByUrl.moved').body as object), preferred_url: `/p/${onward(asked)}` },
    })
  }

const access =
  (name: string): Act =>
  (site) =>
    site.answer('getAccessRequirements', exampleNamed(`getAccessRequirements.${name}`))

/** Fills in whatever the gate asks for. */
const pass =
  (receipt: string): Act =>
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

/** The chat reads the answer to what the visitor asked last. */
async function hearBadly(site: Site): Promise<void> {
  await breakTrim(site)
  await answerVisitor(site)
}

/** The look at the listing has ended the visit; it goes on, and the beacon throws when it ends once more. */
async function endVisitBadly(site: Site): Promise<void> {
  await turnTab(site, true)
  await site.page.evaluate((message) => {
    navigator.sendBeacon = () => {
      throw new Error(message)
    }
  }, fault)
  await turnTab(site, false)
}

export const propertyPage: PageDriver<EventOf<typeof actor>> = {
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
    await arrangePresence(site, true)
  },
  acts: {
    'USER.opensSlug': open('/p/first'),
    'USER.opensNumber': open('/property/4'),
    'USER.retry': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'API.property.found': find(),
    'API.property.moved': move((slug) => (slug === 'second' ? 'third' : 'second')),
    'API.property.movedNowhere': find({ redirect_needed: true, preferred_url: 'https://elsewhere.example/' }),
    'API.property.movedBack': move((slug) => slug),
    'API.property.404': fail('notFound'),
    'API.property.405': fail('methodNotAllowed'),
    'API.property.500': fail('serverError'),
    'API.property.503': (site) => site.answer('getPropertyByUrl', { status: 503, body: { detail: 'Not now' } }),
    'API.property.network': (site) => site.disconnect('getPropertyByUrl'),
    'API.property.notJson': (site) => site.answerNotJson('getPropertyByUrl'),
    'API.property.exception': (site) => breakCall(site, 'getPropertyByUrl', 'The lights went out'),
    'API.property.unknown': (site) => breakCall(site, 'getPropertyByUrl', null),
    'API.access.open': access('open'),
    'API.access.passed': access('passed'),
    // A gate that lets a visitor through with a lead has to ask for one, and one without must not ask for an address.
    'API.access.password': (site, moment) =>
      access(moment.next === 'GATE.passedWithLead' ? 'both' : 'password')(site, moment),
    'API.access.lead': (site, moment) => access(moment.next === 'GATE.passed' ? 'companyOnly' : 'lead')(site, moment),
    'API.access.500': access('serverError'),
    'API.access.network': (site) => site.disconnect('getAccessRequirements'),
    'GATE.passed': pass('keptWithoutSession'),
    'GATE.passedWithLead': pass('kept'),
    'GATE.breaks': breaks(({ page }) => clickWithFault(gateButton(page), { of: 'String', method: 'trim' })),
    'PHOTOS.break': breaks(({ page }) => breakPhotos(shownPhoto(carousel(page)))),
    'CHAT.breaks': breaks(hearBadly),
    'VISIT.breaks': breaks(endVisitBadly),
  },
  see: seePage,
}
