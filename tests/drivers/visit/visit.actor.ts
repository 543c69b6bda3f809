import { visitEndOf, visitMachine } from '#machines/visit/visit.machine.ts'
import { visitModel } from '#machines/visit/visit.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows, passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { noon, outcomes, sessions } from './visit.facts.ts'

const publish = (type: string) => (harness: ActorHarness) =>
  harness.publish('presence', { type, at: noon + harness.clock.now() } as never)

export const visit = {
  name: 'visit',
  machine: visitMachine,
  ports: { presence: 'listener', updateVisit: 'call' },
  effects: ['endVisit'],
  model: visitModel,
  eventDrivers: {
    ...rowsOf(sessions, (sessionId) => (harness: ActorHarness) => harness.start({ propertyId: 7, sessionId })),
    'PAGE.isShown': publish('PAGE_SHOWN'),
    'PAGE.isHidden': publish('PAGE_HIDDEN'),
    'PAGE.isLeft': publish('PAGE_LEFT'),
    'PAGE.isUnloaded': publish('PAGE_UNLOADED'),
    ...passTime('TIME.1s', 'TIME.29s', 'TIME.30s', 'TIME.100s'),
    ...outcomeRows('updateVisit', outcomes),
  },
  see: (harness) => {
    const tracked = harness.snapshot.matches('tracked')
    if (tracked !== harness.listensTo('presence'))
      throw new Error('listens to a page it does not track, or the other way')
    return { mode: tracked ? 'tracked' : 'public', calls: harness.history.map((entry) => said(entry)) }
  },
} satisfies ActorDriver

/** One line per call in order: `update 30`, `end 42`, `end 42 at 2026-…`. */
function said(entry: { name: string; input: unknown; context: Record<string, unknown> | null }): string {
  if (entry.name === 'updateVisit') {
    const { propertyId, visit } = entry.input as { propertyId: number; visit: Record<string, unknown> }
    return propertyId === 7 && visit.visitor_session_id === 'session-1'
      ? `update ${visit.duration_seconds}`
      : 'update of another'
  }
  const { exitTime } = entry.input as { exitTime?: string }
  const end = visitEndOf(entry.context as never, exitTime)
  if (end.visitor_session_id !== 'session-1') return 'end of another'
  return `end ${end.duration_seconds}${end.exit_time ? ` at ${end.exit_time}` : ''}`
}
