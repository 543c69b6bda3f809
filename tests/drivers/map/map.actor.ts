import { mapMachine } from '#machines/map/map.machine.ts'
import { mapModel } from '#machines/map/map.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { coordinates, maps } from './map.facts.ts'

export const map = {
  name: 'map',
  machine: mapMachine,
  ports: { geocode: 'call' },
  effects: ['logGeocodeFailure'],
  model: mapModel,
  eventDrivers: {
    ...rowsOf(maps, (input) => (harness: ActorHarness) => harness.start(input)),
    'USER.comesNear': (harness) => harness.send({ type: 'NEAR_VIEW' }),
    'API.geocode.found': (harness) => harness.answer('geocode', coordinates),
    'API.geocode.fails': (harness) => harness.fail('geocode', { kind: 'network' }),
    'MAP.isDrawn': (harness) => harness.send({ type: 'DRAWN' }),
    'MAP.cannotBeDrawn': (harness) => harness.send({ type: 'DRAW_FAILED' }),
    'MAP.isTakenAway': (harness) => harness.send({ type: 'PICTURE_LOST' }),
    'MAP.isGivenBack': (harness) => harness.send({ type: 'DRAWN' }),
    'MAP.largeIsDrawn': (harness) => harness.send({ type: 'LARGE_DRAWN' }),
    'MAP.largeCannotBeDrawn': (harness) => harness.send({ type: 'LARGE_DRAW_FAILED' }),
    'MAP.largeIsTakenAway': (harness) => harness.send({ type: 'LARGE_PICTURE_LOST' }),
    'MAP.largeIsGivenBack': (harness) => harness.send({ type: 'LARGE_DRAWN' }),
    ...passTime('TIME.9999ms', 'TIME.19999ms', 'TIME.1ms'),
    'USER.expands': (harness) => harness.send({ type: 'EXPAND' }),
    'USER.expandsTooEarly': (harness) => harness.send({ type: 'EXPAND' }),
    'USER.collapses': (harness) => harness.send({ type: 'COLLAPSE' }),
  },
  see: (harness) => ({ ...small(harness), large: large(harness) }),
} satisfies ActorDriver

function small(harness: ActorHarness): object {
  const { snapshot } = harness
  const isLoading = !snapshot.hasTag('ready') && !snapshot.hasTag('placeholder')
  const asked = harness.inputOf('geocode') as { address: string } | undefined
  if (asked) return { screen: isLoading ? 'loading' : 'asking unseen', asks: asked.address }
  const failures = harness.done('logGeocodeFailure') as { kind: string }[]
  const pin = { pin: harness.context.coordinates, logged: failures.filter(({ kind }) => kind === 'network').length }
  if (snapshot.hasTag('placeholder')) return { screen: harness.context.hasToken ? 'failed' : 'unconfigured' }
  if (snapshot.hasTag('ready')) return { screen: snapshot.hasTag('canvas') ? 'ready' : 'nothing', ...pin }
  if (snapshot.hasTag('canvas')) return { screen: isLoading ? 'drawing' : 'nothing', ...pin }
  return { screen: isLoading ? 'waiting' : 'nothing' }
}

function large({ snapshot }: ActorHarness): string {
  const has = (tag: string) => snapshot.hasTag(tag)
  const shown = ['largeCanvas', 'largeLoading', 'largePlaceholder'].filter(has).join(' and ')
  if (!has('expanded')) return shown ? `${shown} in no dialog` : 'closed'
  const known: Record<string, string> = {
    'largeCanvas and largeLoading': 'drawing',
    largeCanvas: 'ready',
    largePlaceholder: 'failed',
  }
  return known[shown] ?? 'nothing'
}
