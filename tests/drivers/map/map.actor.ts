import { mapMachine } from '#machines/map/map.machine.ts'
import { mapModel } from '#machines/map/map.model.ts'
import type { Stage } from '../../support/stage.ts'
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
  acts: {
    ...rowsOf(maps, (input) => (stage: Stage) => stage.start(input)),
    'USER.comesNear': (stage) => stage.send({ type: 'NEAR_VIEW' }),
    'API.geocode.found': (stage) => stage.answer('geocode', coordinates),
    'API.geocode.fails': (stage) => stage.fail('geocode', { kind: 'network' }),
    'MAP.isDrawn': (stage) => stage.send({ type: 'DRAWN' }),
    'MAP.cannotBeDrawn': (stage) => stage.send({ type: 'DRAW_FAILED' }),
    'MAP.isTakenAway': (stage) => stage.send({ type: 'PICTURE_LOST' }),
    'MAP.isGivenBack': (stage) => stage.send({ type: 'DRAWN' }),
    'MAP.largeIsDrawn': (stage) => stage.send({ type: 'LARGE_DRAWN' }),
    'MAP.largeCannotBeDrawn': (stage) => stage.send({ type: 'LARGE_DRAW_FAILED' }),
    'MAP.largeIsTakenAway': (stage) => stage.send({ type: 'LARGE_PICTURE_LOST' }),
    'MAP.largeIsGivenBack': (stage) => stage.send({ type: 'LARGE_DRAWN' }),
    ...passTime('TIME.9999ms', 'TIME.19999ms', 'TIME.1ms'),
    'USER.expands': (stage) => stage.send({ type: 'EXPAND' }),
    'USER.expandsTooEarly': (stage) => stage.send({ type: 'EXPAND' }),
    'USER.collapses': (stage) => stage.send({ type: 'COLLAPSE' }),
  },
  see: (stage) => ({ ...small(stage), large: large(stage) }),
} satisfies ActorDriver

function small(stage: Stage): object {
  const { snapshot } = stage
  const isLoading = !snapshot.hasTag('ready') && !snapshot.hasTag('placeholder')
  const asked = stage.inputOf('geocode') as { address: string } | undefined
  if (asked) return { screen: isLoading ? 'loading' : 'asking unseen', asks: asked.address }
  const failures = stage.done('logGeocodeFailure') as { kind: string }[]
  const pin = { pin: stage.context.coordinates, logged: failures.filter(({ kind }) => kind === 'network').length }
  if (snapshot.hasTag('placeholder')) return { screen: stage.context.hasToken ? 'failed' : 'unconfigured' }
  if (snapshot.hasTag('ready')) return { screen: snapshot.hasTag('canvas') ? 'ready' : 'nothing', ...pin }
  if (snapshot.hasTag('canvas')) return { screen: isLoading ? 'drawing' : 'nothing', ...pin }
  return { screen: isLoading ? 'waiting' : 'nothing' }
}

function large({ snapshot }: Stage): string {
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
