import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts'
import { addressSearchModel } from '#machines/address-search/address-search.model.ts'
import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'
import { suggestionOf } from '../../support/addresses.ts'
import type { Stage } from '../../support/stage.ts'
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
const type = (text: string) => (stage: Stage) => stage.send({ type: 'TYPE', text } as never)
const change = (address: string) => (stage: Stage) => stage.send({ type: 'ADDRESS_CHANGED', address } as never)

export const addressSearch = {
  name: 'address-search',
  machine: addressSearchMachine,
  ports: { suggest: 'call', retrieve: 'call' },
  effects: ['fetchLibrary', 'sendAddress', 'find'],
  model: addressSearchModel,
  acts: {
    'BOX.withoutToken': (stage) => stage.start(inputs.withoutToken),
    'BOX.alone': (stage) => stage.start(inputs.alone),
    'BOX.withButton': (stage) => stage.start(inputs.withButton),
    ...rowsOf(typed, type),
    'USER.picks': (stage) => stage.send({ type: 'PICK', suggestion: streetFound } as never),
    'USER.submits': (stage) => stage.send({ type: 'SUBMIT' }),
    'USER.leaves': (stage) => stage.send({ type: 'DISMISS' }),
    'USER.returns': (stage) => stage.send({ type: 'REOPEN' }),
    'API.suggest.found': (stage) => stage.answer('suggest', [roadFound, streetFound]),
    'API.suggest.none': (stage) => stage.answer('suggest', []),
    'API.suggest.fails': (stage) => stage.fail('suggest', refusal),
    'API.retrieve.found': (stage) => stage.answer('retrieve', streetPlaced),
    'API.retrieve.fails': (stage) => stage.fail('retrieve', { kind: 'unreadable' }),
    'PAGE.changesAddress': change(elsewhere),
    'PAGE.repeatsAddress': (stage) => change(String(stage.context.text))(stage),
    ...passTime('TIME.149ms', 'TIME.1ms', 'TIME.150ms'),
  },
  see: (stage) => {
    const { snapshot } = stage
    const { text, suggestions } = stage.context as unknown as { text: string; suggestions: AddressSuggestion[] }
    const asked = stage.inputOf('suggest') as { text: string } | undefined
    const placed = stage.inputOf('retrieve') as { suggestion: AddressSuggestion } | undefined
    const isPlain = snapshot.hasTag('plain')
    const hasLibrary = stage.done('fetchLibrary').length > 0
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
      published: stage.done('sendAddress'),
      found: stage.done('find'),
    }
  },
} satisfies ActorDriver
