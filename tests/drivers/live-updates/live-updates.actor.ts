import { liveUpdatesMachine } from '#machines/live-updates/live-updates.machine.ts'
import { liveUpdatesModel } from '#machines/live-updates/live-updates.model.ts'
import type { Followed, PageState, StreamEvent, Updates } from '#machines/live-updates/updates.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { conversation, one, two } from './live-updates.facts.ts'

const brings = (event: StreamEvent) => (harness: ActorHarness) => harness.publish('followConversation', event)
const becomes = (event: PageState) => (harness: ActorHarness) => harness.publish('watchPage', event)
const status = (code: number) => ({ kind: 'status' as const, status: code })

/** The last update shown when the server is asked. */
function knownBy(input: unknown): string | null {
  if (input === undefined) return null
  const { conversationId, version } = input as Followed
  if (conversationId !== conversation) throw new Error('another conversation is asked for')
  return version ?? 'nothing'
}

export const liveUpdates = {
  name: 'live-updates',
  machine: liveUpdatesMachine,
  ports: { watchPage: 'listener', followConversation: 'listener', pollUpdates: 'call' },
  effects: ['deliver'],
  model: liveUpdatesModel,
  eventDrivers: {
    'USER.hasAsked': (harness) => harness.start({ conversationId: conversation, jitter: 1, receive: () => {} }),
    'STREAM.opens': brings({ type: 'OPENED' }),
    'STREAM.bringsOne': brings({ type: 'UPDATES_CAME', updates: one }),
    'STREAM.bringsTwo': brings({ type: 'UPDATES_CAME', updates: two }),
    'STREAM.beats': brings({ type: 'HEARTBEAT' }),
    'STREAM.ends': brings({ type: 'CLOSED' }),
    'STREAM.fails': brings({ type: 'FAILED', failure: { kind: 'network' } }),
    'STREAM.isBusy': brings({ type: 'FAILED', failure: status(503) }),
    'STREAM.isRefused': brings({ type: 'FAILED', failure: status(404) }),
    'STREAM.breaks': (harness) => harness.breakListener('followConversation', new Error('no fetch')),
    'POLL.brings': (harness) => harness.answer('pollUpdates', harness.done('deliver').length === 0 ? one : two),
    'POLL.fails': (harness) => harness.fail('pollUpdates', { kind: 'network' }),
    'POLL.isRefused': (harness) => harness.fail('pollUpdates', status(403)),
    'PAGE.isHidden': becomes({ type: 'PAGE_HIDDEN' }),
    'PAGE.isShown': becomes({ type: 'PAGE_READY' }),
    'NETWORK.goes': becomes({ type: 'PAGE_OFFLINE' }),
    'NETWORK.comes': becomes({ type: 'PAGE_READY' }),
    ...passTime('TIME.1ms', 'TIME.999ms', 'TIME.1000ms', 'TIME.9999ms', 'TIME.14999ms', 'TIME.24999ms'),
  },
  see: (harness) => {
    const [latest] = harness.done('deliver').slice(-1) as Updates[]
    const isLive = harness.snapshot.matches({ stream: 'live' })
    return {
      shown: latest?.updates.map(({ text }) => text) ?? [],
      ...(!isLive && {
        listens: knownBy(harness.listensTo('followConversation') ? harness.givenTo('followConversation') : undefined),
      }),
      asks: knownBy(harness.inputOf('pollUpdates')),
    }
  },
} satisfies ActorDriver
