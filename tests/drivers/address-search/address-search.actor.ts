import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts'
import { addressSearchModel } from '#machines/address-search/address-search.model.ts'
import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'
import { suggestionOf } from '../../support/addresses.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { elsewhere, road, street, streetAt, typed } from './address-search.facts.ts'

const [roadFound, streetFound] = [suggestionOf(road), suggestionOf(street)]
const streetPlaced = { ...streetFound, geometry: { coordinates: streetAt } }
const refusal = { kind: 'status', status: 401 }

/** The parent of the address box; the harness records the events that it receives. */
const page = { onAddressChange: () => {}, onFind: () => {} }
const inputs = {
  withoutToken: { hasToken: false, wantsPlace: true, address: '', ...page },
  alone: { hasToken: true, wantsPlace: false, address: '', ...page },
  withButton: { hasToken: true, wantsPlace: true, address: '', ...page },
}
const type = (text: string) => (harness: ActorHarness) => harness.send({ type: 'TYPE', text } as never)
const change = (address: string) => (harness: ActorHarness) =>
  harness.send({ type: 'ADDRESS_CHANGED', address } as never)

export const addressSearch = {
  name: 'address-search',
  machine: addressSearchMachine,
  ports: { suggest: 'call', retrieve: 'call' },
  effects: ['fetchLibrary', 'sendAddress', 'find'],
  model: addressSearchModel,
  eventDrivers: {
    'BOX.withoutToken': (harness) => harness.start(inputs.withoutToken),
    'BOX.alone': (harness) => harness.start(inputs.alone),
    'BOX.withButton': (harness) => harness.start(inputs.withButton),
    ...rowsOf(typed, type),
    'USER.picks': (harness) => harness.send({ type: 'PICK', suggestion: streetFound } as never),
    'USER.submits': (harness) => harness.send({ type: 'SUBMIT' }),
    'USER.leaves': (harness) => harness.send({ type: 'DISMISS' }),
    'USER.returns': (harness) => harness.send({ type: 'REOPEN' }),
    'API.suggest.found': (harness) => harness.answer('suggest', [roadFound, streetFound]),
    'API.suggest.none': (harness) => harness.answer('suggest', []),
    'API.suggest.fails': (harness) => harness.fail('suggest', refusal),
    'API.retrieve.found': (harness) => harness.answer('retrieve', streetPlaced),
    'API.retrieve.fails': (harness) => harness.fail('retrieve', { kind: 'unreadable' }),
    'PAGE.changesAddress': change(elsewhere),
    'PAGE.repeatsAddress': (harness) => change(String(harness.context.text))(harness),
    ...passTime('TIME.149ms', 'TIME.1ms', 'TIME.150ms'),
  },
  see: (harness) => {
    const { snapshot } = harness
    const { text, suggestions } = harness.context as unknown as { text: string; suggestions: AddressSuggestion[] }
    const asked = harness.inputOf('suggest') as { text: string } | undefined
    const placed = harness.inputOf('retrieve') as { suggestion: AddressSuggestion } | undefined
    const isPlain = snapshot.hasTag('plain')
    const hasLibrary = harness.done('fetchLibrary').length > 0
    if (isPlain && hasLibrary) throw new Error('the library is fetched without a token')
    if (asked && !hasLibrary) throw new Error('the library is not fetched before it is needed')
    const shown = [
      ...(isPlain ? ['plain'] : []),
      ...(snapshot.hasTag('busy') ? ['busy'] : []),
      ...(snapshot.hasTag('offering') ? ['offering'] : []),
      ...(snapshot.hasTag('nothingFound') ? ['nothing found'] : []),
      ...(snapshot.hasTag('failed') ? ['failed'] : []),
      ...(snapshot.hasTag('refused') ? ['refused'] : []),
    ]
    return {
      screen: shown.join(', ') || 'quiet',
      text,
      offers: snapshot.hasTag('offering') ? suggestions.map(({ full_address }) => full_address) : [],
      asks: asked ? `suggestions for ${asked.text}` : placed ? `the place of ${placed.suggestion.full_address}` : null,
      published: harness.done('sendAddress'),
      found: harness.done('find'),
    }
  },
} satisfies ActorDriver
