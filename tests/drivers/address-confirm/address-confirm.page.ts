import { expect } from '@playwright/test'
import { AddressProvider } from '#e2e/walks/site/address-provider.ts'
import { arrangeClock, stopSiteClock } from '#e2e/walks/site/clock.ts'
import { serveOwnPage } from '#e2e/walks/site/own-page.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { addressConfirmModel } from '#machines/address-confirm/address-confirm.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { passTime } from '../rows.page.ts'
import type { addressConfirm as actor } from './address-confirm.actor.ts'
import { dragged, suggested, typed } from './address-confirm.facts.ts'
import { confirmDialog, frameOf, pinOf, providers, seeConfirmation } from './address-confirm.page-see.ts'

const sendOff =
  (query: Record<string, string>): PageEventDriver =>
  async (site) => {
    await site.page.goto(`/own/address-confirm?${new URLSearchParams(query)}`)
    const find = site.page.getByRole('button', { name: 'Find Home' })
    await expect(find).toBeVisible()
    await stopSiteClock(site)
    await find.click()
  }

/** After the answer the clock runs, since the dialog's entry takes time. */
const answer =
  (give: (provider: AddressProvider) => Promise<void>): PageEventDriver =>
  async (site) => {
    await give(providerOf(site))
    await expect(site.page.getByText('Checking the address')).toBeHidden()
    await site.page.clock.resume()
  }

const press =
  (name: string): PageEventDriver =>
  (site) =>
    confirmDialog(site).getByRole('button', { name, exact: true }).click()
const key =
  (name: string): PageEventDriver =>
  (site) =>
    pinOf(site).press(name)
const mean =
  (address: string): PageEventDriver =>
  (site) =>
    confirmDialog(site).getByText(address, { exact: true }).click()

const dragTo =
  ({ x, y }: { x: number; y: number }): PageEventDriver =>
  async (site) => {
    const middle = await frameOf(site)
    await site.page.mouse.move(middle.x, middle.y)
    await site.page.mouse.down()
    await site.page.mouse.move(middle.x + x, middle.y + y, { steps: 5 })
    await site.page.mouse.up()
  }

function providerOf(site: Site): AddressProvider {
  const provider = providers.get(site)
  if (!provider) throw new Error('the provider isn’t faked')
  return provider
}

const suggestion = suggested.propertyAddress
const token = { mapboxToken: 'pk.test' }

/** No page of the site uses this option, so it has its own page. */
export const addressConfirm: PageDriver<typeof actor> = {
  name: 'address-confirm',
  page: 'property-view',
  isNightly: true,
  model: addressConfirmModel,
  calls: {},
  prepare: async (site) => {
    await arrangeClock(site)
    await serveOwnPage(site, 'address-confirm')
    providers.set(site, await AddressProvider.behind(site))
  },
  eventDrivers: {
    'USER.sendsOffPicked': sendOff({ ...token, entered: suggestion, picked: '' }),
    'USER.sendsOffWithoutToken': sendOff({ entered: typed }),
    'USER.sendsOff': sendOff({ ...token, entered: typed }),
    'API.validate.exact': answer((provider) => provider.validate(suggestion, 'exact')),
    'API.validate.other': answer((provider) => provider.validate(suggestion, 'medium')),
    'API.validate.none': answer((provider) => provider.validate(null)),
    'API.validate.fails': answer((provider) => provider.refuse()),
    ...passTime('TIME.4999ms', 'TIME.1ms'),
    'MAP.isDrawn': (site) => providerOf(site).draw(true),
    'MAP.cannotBeDrawn': (site) => providerOf(site).draw(false),
    'USER.adjustsPin': press('Adjust pin'),
    'USER.saves': press('Save'),
    'USER.cancels': press('Cancel'),
    'USER.meansTyped': mean(typed),
    'USER.meansSuggested': mean(suggestion),
    'USER.dragsPin': dragTo(dragged),
    'USER.dragsBeyond': dragTo({ x: 620, y: 350 }),
    'KEY.right': key('ArrowRight'),
    'KEY.up': key('ArrowUp'),
    'KEY.shiftRight': key('Shift+ArrowRight'),
    'KEY.escape': ({ page }) => page.keyboard.press('Escape'),
  },
  see: seeConfirmation,
}
