import { isDeepStrictEqual } from 'node:util'
import { type KnownHome, knownHomeFrom, type Valuation } from '#machines/property-view/known-home.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { propertyViewMachine } from '#machines/property-view/property-view.machine.ts'
import { propertyViewModel } from '#machines/property-view/property-view.model.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const body = (name: string) => exampleNamed(`getValuation.${name}`).body as Valuation
const valuations = { alder: body('known'), harbor: body('granted') }
const address = (place: keyof typeof valuations) => valuations[place].listing?.address ?? ''
const places = {
  nowhere: { propertyAddress: null, propertyLat: null, propertyLong: null },
  alder: { propertyAddress: address('alder'), propertyLat: 37.9066, propertyLong: -122.5502 },
  harbor: { propertyAddress: address('harbor'), propertyLat: null, propertyLong: null },
  typedAlder: { propertyAddress: address('alder'), propertyLat: null, propertyLong: null },
} satisfies Record<string, PropertyLocation>
type Place = keyof typeof places

const status = (code: number) => ({ kind: 'status', status: code })
const open = (place: Place) => (stage: Stage) => stage.start(places[place])
const find = (location: PropertyLocation) => (stage: Stage) => stage.send({ type: 'FIND_HOME', location } as never)
const show = (location: PropertyLocation) => (stage: Stage) =>
  stage.tell('watchAddressBar', { type: 'LOCATION_CHANGED', location } as never)
const fail = (failure: unknown) => (stage: Stage) => stage.fail('getValuation', failure)
/** The server says of the home that is asked for what `changed` makes of the truth. */
const value =
  (changed: (truth: Valuation) => Valuation = (truth) => truth) =>
  (stage: Stage) => {
    const { propertyAddress } = stage.inputOf('getValuation') as PropertyLocation
    return stage.answer('getValuation', changed(valuations[propertyAddress === address('alder') ? 'alder' : 'harbor']))
  }

export const propertyView = {
  name: 'property-view',
  machine: propertyViewMachine,
  ports: { watchAddressBar: 'listener', getValuation: 'call' },
  effects: ['writeAddressBar'],
  model: propertyViewModel,
  ends: ['BAR.breaks'],
  acts: {
    'USER.opensNothing': open('nowhere'),
    'USER.opensAlder': open('alder'),
    'USER.opensHarbor': open('harbor'),
    'USER.picksAlder': find(places.alder),
    'USER.typesAlder': find(places.typedAlder),
    'USER.typesHarbor': find(places.harbor),
    'USER.typesNothing': find(places.nowhere),
    'USER.retries': (stage) => stage.send({ type: 'RETRY' }),
    'USER.showsMap': (stage) => stage.send({ type: 'SHOW_MAP' }),
    'USER.goesBack': (stage) => stage.send({ type: 'BACK' }),
    'BAR.showsSame': (stage) => show(locationOf(stage))(stage),
    'BAR.showsAlder': show(places.alder),
    'BAR.showsHarbor': show(places.harbor),
    'BAR.showsNothing': show(places.nowhere),
    'BAR.breaks': (stage) => stage.breakListener('watchAddressBar', new Error('no address bar')),
    'API.valuation.valued': value(),
    'API.valuation.unvalued': value((truth) => ({ ...truth, value: null })),
    'API.valuation.zero': value((truth) => ({ ...truth, value: 0 })),
    'API.valuation.unknown': value(() => body('unknown')),
    'API.valuation.422': fail(status(422)),
    'API.valuation.429': fail(status(429)),
    'API.valuation.500': fail(status(500)),
    'API.valuation.network': fail({ kind: 'network' }),
    'API.valuation.notJson': fail({ kind: 'notJson' }),
  },
  see: (stage) => {
    const { snapshot, story } = stage
    const context = stage.context as unknown as PropertyLocation & KnownHome
    const shown = placeOf(stage)
    const place = shown === 'typedAlder' ? 'alder' : shown
    const asks = stage.inputOf('getValuation')
    const screen = snapshot.matches('unasked') ? 'invitation' : screenOf(stage)
    return {
      screen,
      place,
      entries: story.filter(isRightWrite).length,
      asked: story.filter(({ name }) => name === 'getValuation').length,
      value: screen === 'chart' ? context.value : null,
      facts: place !== 'nowhere' && isDeepStrictEqual(context.listing, knownHomeFrom(valuations[place]).listing),
      onMap: shown === 'alder',
      waits: asks !== undefined && isDeepStrictEqual(asks, places[shown]),
      again: snapshot.hasTag('retryable'),
      ...(screen !== 'invitation' && { pane: snapshot.hasTag('map') ? 'map' : 'details' }),
    }
  },
} satisfies ActorDriver

function placeOf(stage: Stage): Place {
  const location = locationOf(stage)
  const known = Object.entries(places).find(([, each]) => isDeepStrictEqual(each, location))
  if (!known) throw new Error(`the page is at ${JSON.stringify(location)}`)
  return known[0] as Place
}

function locationOf({ context }: Stage): PropertyLocation {
  return locationIn(context as unknown as PropertyLocation)
}

function locationIn({ propertyAddress, propertyLat, propertyLong }: PropertyLocation): PropertyLocation {
  return { propertyAddress, propertyLat, propertyLong }
}

/** The address bar was given what the page knew in that moment. */
function isRightWrite({ name, input, context }: Stage['story'][number]): boolean {
  return name === 'writeAddressBar' && isDeepStrictEqual(input, locationIn(context as unknown as PropertyLocation))
}

function screenOf({ snapshot }: Stage): string {
  const screens = { valuing: 'skeleton', priced: 'chart', trouble: snapshot.hasTag('retryable') ? 'failed' : 'trouble' }
  return Object.entries(screens)
    .filter(([tag]) => snapshot.hasTag(tag))
    .map(([, screen]) => screen)
    .join(' and ')
}
