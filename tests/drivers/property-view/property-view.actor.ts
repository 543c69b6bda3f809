import { isDeepStrictEqual } from 'node:util'
import { type KnownHome, knownHomeFrom, type Valuation } from '#machines/property-view/known-home.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { propertyViewMachine } from '#machines/property-view/property-view.machine.ts'
import { propertyViewModel } from '#machines/property-view/property-view.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { opened, outcomes, places, shown, truthOf, typed, values } from './property-view.facts.ts'

type Place = keyof typeof places

const find = (location: PropertyLocation) => (harness: ActorHarness) =>
  harness.send({ type: 'FIND_HOME', location } as never)
const show = (location: PropertyLocation) => (harness: ActorHarness) =>
  harness.publish('watchAddressBar', { type: 'LOCATION_CHANGED', location } as never)
/** The server's answer about the requested home, changed by `changed`. */
const value = (changed: (truth: Valuation) => Valuation) => (harness: ActorHarness) => {
  const { propertyAddress } = harness.inputOf('getValuation') as PropertyLocation
  return harness.answer('getValuation', changed(truthOf(propertyAddress)))
}

export const propertyView = {
  name: 'property-view',
  machine: propertyViewMachine,
  ports: { watchAddressBar: 'listener', getValuation: 'call' },
  effects: ['writeAddressBar'],
  model: propertyViewModel,
  ends: ['BAR.breaks'],
  eventDrivers: {
    ...rowsOf(opened, (place) => (harness: ActorHarness) => harness.start(place)),
    'USER.picksAlder': find(places.alder),
    ...rowsOf(typed, find),
    'USER.retries': (harness) => harness.send({ type: 'RETRY' }),
    'USER.showsMap': (harness) => harness.send({ type: 'SHOW_MAP' }),
    'USER.goesBack': (harness) => harness.send({ type: 'BACK' }),
    'BAR.showsSame': (harness) => show(locationOf(harness))(harness),
    ...rowsOf(shown, show),
    'BAR.breaks': (harness) => harness.breakListener('watchAddressBar', new Error('no address bar')),
    ...rowsOf(values, value),
    ...outcomeRows('getValuation', outcomes),
  },
  see: (harness) => {
    const { snapshot, history } = harness
    const context = harness.context as unknown as PropertyLocation & KnownHome
    const shown = placeOf(harness)
    const place = shown === 'typedAlder' ? 'alder' : shown
    const asks = harness.inputOf('getValuation')
    const screen = snapshot.matches('unasked') ? 'invitation' : screenOf(harness)
    return {
      screen,
      place,
      entries: history.filter(isRightWrite).length,
      asked: history.filter(({ name }) => name === 'getValuation').length,
      value: screen === 'chart' ? context.value : null,
      facts:
        place !== 'nowhere' &&
        isDeepStrictEqual(context.listing, knownHomeFrom(truthOf(places[place].propertyAddress)).listing),
      onMap: shown === 'alder',
      waits: asks !== undefined && isDeepStrictEqual(asks, places[shown]),
      again: snapshot.hasTag('retryable'),
      ...(screen !== 'invitation' && { pane: snapshot.hasTag('map') ? 'map' : 'details' }),
    }
  },
} satisfies ActorDriver

function placeOf(harness: ActorHarness): Place {
  const location = locationOf(harness)
  const known = Object.entries(places).find(([, each]) => isDeepStrictEqual(each, location))
  if (!known) throw new Error(`the page is at ${JSON.stringify(location)}`)
  return known[0] as Place
}

function locationOf({ context }: ActorHarness): PropertyLocation {
  return locationIn(context as unknown as PropertyLocation)
}

function locationIn({ propertyAddress, propertyLat, propertyLong }: PropertyLocation): PropertyLocation {
  return { propertyAddress, propertyLat, propertyLong }
}

/** The URL contains what the page knew at that moment. */
function isRightWrite({ name, input, context }: ActorHarness['history'][number]): boolean {
  return name === 'writeAddressBar' && isDeepStrictEqual(input, locationIn(context as unknown as PropertyLocation))
}

function screenOf({ snapshot }: ActorHarness): string {
  const screens = { valuing: 'skeleton', priced: 'chart', trouble: snapshot.hasTag('retryable') ? 'failed' : 'trouble' }
  return Object.entries(screens)
    .filter(([tag]) => snapshot.hasTag(tag))
    .map(([, screen]) => screen)
    .join(' and ')
}
