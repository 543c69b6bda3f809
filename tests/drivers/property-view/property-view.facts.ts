import type { Valuation } from '#machines/property-view/known-home.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Outcome } from '../outcome.ts'

const body = (name: string) => exampleNamed(`getValuation.${name}`).body as Valuation

/** The server's data about each home. */
const valuations = { alder: body('known'), harbor: body('granted') }

const alder = '48 Alder Ridge Road, Mill Valley, CA 94941'

export const places = {
  nowhere: { propertyAddress: null, propertyLat: null, propertyLong: null },
  alder: { propertyAddress: alder, propertyLat: 37.9066, propertyLong: -122.5502 },
  harbor: {
    propertyAddress: '300 Spear Street #2104, San Francisco, CA 94105',
    propertyLat: null,
    propertyLong: null,
  },
  typedAlder: { propertyAddress: alder, propertyLat: null, propertyLong: null },
} satisfies Record<string, PropertyLocation>

export const opened = {
  'USER.opensNothing': places.nowhere,
  'USER.opensAlder': places.alder,
  'USER.opensHarbor': places.harbor,
}

export const typed = {
  'USER.typesAlder': places.typedAlder,
  'USER.typesHarbor': places.harbor,
  'USER.typesNothing': places.nowhere,
}

/** The URLs of a link from another part of the site, and of going back. */
export const shown = {
  'BAR.showsAlder': places.alder,
  'BAR.showsHarbor': places.harbor,
  'BAR.showsNothing': places.nowhere,
}

export const truthOf = (address: unknown) => valuations[address === alder ? 'alder' : 'harbor']

/** The server's answer about the requested home. */
export const values = {
  'API.valuation.valued': (truth: Valuation) => truth,
  'API.valuation.unvalued': (truth: Valuation) => ({ ...truth, value: null }),
  'API.valuation.zero': (truth: Valuation) => ({ ...truth, value: 0 }),
}

export const outcomes = {
  'API.valuation.unknown': 'getValuation.unknown',
  'API.valuation.422': 'getValuation.invalid',
  'API.valuation.429': { status: 429, body: { detail: 'Not now' } },
  'API.valuation.500': 'getValuation.serverError',
  'API.valuation.network': 'network',
  'API.valuation.notJson': 'notJson',
} satisfies Record<string, Outcome>
