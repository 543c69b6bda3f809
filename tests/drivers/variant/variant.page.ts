import { holdScripts, releaseScripts } from '#e2e/walks/site/hydration.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { variantModel } from '#machines/variant/variant.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import type { variant as actor } from './variant.actor.ts'

declare global {
  interface Window {
    /** The value in session storage. */
    kept: string[]
  }
}

const addresses: Record<string, string> = {
  'ADDRESS.asksForA': '/?variant=a',
  'ADDRESS.asksForB': '/?variant=b',
  'ADDRESS.asksForNonsense': '/?variant=c',
}

/** The prerendered page; the setup decides before its scripts load. */
const come: PageEventDriver = async (site, { next }) => {
  await site.page.goto(addresses[next ?? ''] ?? '/', { waitUntil: 'commit' })
  await site.page.evaluate(() => {
    window.kept = []
    const usual = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      if (name === 'variant') window.kept.push(value)
      usual.call(this, name, value)
    }
  })
}

const nothing: PageEventDriver = async () => {}
const decide: PageEventDriver = (site) => releaseScripts(site)

/** The value that an earlier page of the session stored. */
const keep =
  (value: string, then: PageEventDriver): PageEventDriver =>
  async (site, moment) => {
    await site.page.evaluate((variant) => {
      sessionStorage.setItem('variant', variant)
      window.kept = []
    }, value)
    await then(site, moment)
  }

/** The choice is made when the scripts load; a session without storage has to be set up before. */
const coin =
  (side: number | null): PageEventDriver =>
  async (site, { next }) => {
    await site.page.evaluate((value) => {
      const usual = Math.random
      // The code also uses Math.random for other things while loading.
      Math.random = () => {
        if (!window.isHydrated) return usual()
        if (value === null) throw new Error('lost')
        return value
      }
    }, side)
    if (next === 'SESSION.doesNotKeep') await refuse(site, 'setItem')
    await releaseScripts(site)
  }

async function refuse({ page }: Site, method: 'getItem' | 'setItem'): Promise<void> {
  await page.evaluate((name) => {
    const usual = Storage.prototype[name]
    Storage.prototype[name] = function (this: Storage, ...given: [string, string]) {
      if (given[0] !== 'variant') return Reflect.apply(usual, this, given)
      if (name === 'setItem') window.kept.push(given[1])
      throw new Error('refused')
    } as never
  }, method)
}

export const variant: PageDriver<typeof actor> = {
  name: 'variant',
  page: 'home',
  isNightly: true,
  model: variantModel,
  calls: {},
  prepare: holdScripts,
  eventDrivers: {
    'USER.comes': come,
    'ADDRESS.asksForA': decide,
    'ADDRESS.asksForB': decide,
    'ADDRESS.asksForNothing': nothing,
    'ADDRESS.asksForNonsense': nothing,
    'SESSION.keptA': keep('a', decide),
    'SESSION.keptB': keep('b', decide),
    'SESSION.keptNothing': nothing,
    'SESSION.keptNonsense': keep('nonsense', nothing),
    'SESSION.refuses': (site) => refuse(site, 'getItem'),
    'COIN.showsA': coin(0.4999),
    'COIN.showsB': coin(0.5),
    'COIN.isLost': coin(null),
    'SESSION.keeps': nothing,
    'SESSION.doesNotKeep': nothing,
    'ADDRESS.cannotBeRead': { leftOut: 'A browser always says at which address it is.' },
  },
  see: (site, { variant, kept }: { variant: string; kept: string[] }) =>
    site.sees(
      () =>
        site.page.evaluate(() => ({
          variant: document.querySelector('main > [data-variant]')?.getAttribute('data-variant') ?? '',
          kept: window.kept,
        })),
      { variant, kept },
    ),
}
