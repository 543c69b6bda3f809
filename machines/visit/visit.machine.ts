import { assign, setup } from 'xstate'
import { required } from '#domain/required.ts'
import type { components } from '#openapi/generated/types.ts'
import type { Internal } from '../events.ts'
import { effect, listener, port } from '../port.ts'

type VisitReceipt = components['schemas']['VisitReceipt']
type VisitDuration = components['schemas']['VisitDuration']
type VisitEnd = components['schemas']['VisitEnd']

/** The browser's events about the page, each with the moment in milliseconds since the epoch. */
export type Presence =
  | { type: 'PAGE_SHOWN'; at: number }
  | { type: 'PAGE_HIDDEN'; at: number }
  | { type: 'PAGE_LEFT'; at: number }
  | { type: 'PAGE_UNLOADED'; at: number }

interface Visit {
  propertyId: number
  sessionId: string | null
  /** Seconds in view before the page was last shown; time out of view does not count. */
  earlierSeconds: number
  shownAt: number
  updates: number
}

/** The body of end-visit; the moment only when the page is unloaded (VISIT-03). */
export function visitEndOf(visit: Visit, exitTime?: string): VisitEnd {
  return {
    visitor_session_id: required(visit.sessionId, 'The session'),
    duration_seconds: visit.earlierSeconds,
    ...(exitTime && { exit_time: exitTime }),
  }
}

/** VISIT-02. */
const updateSeconds = 30

export const visitMachine = setup({
  types: {
    input: {} as { propertyId: number; sessionId: string | null },
    context: {} as Visit,
    events: {} as Internal<Presence>,
  },
  actors: {
    presence: listener<Presence>('presence'),
    updateVisit: port<VisitReceipt, { propertyId: number; visit: VisitDuration }>('updateVisit'),
  },
  guards: {
    hasSession: ({ context }) => context.sessionId !== null,
  },
  actions: {
    startWatch: assign({ shownAt: (_, at: number) => at, updates: 0 }),
    countUpdate: assign({ updates: ({ context }) => context.updates + 1 }),
    stopWatch: assign({
      earlierSeconds: ({ context }, at: number) =>
        context.earlierSeconds + Math.max(0, Math.round((at - context.shownAt) / 1000)),
    }),
    /** A beacon where the browser has one (VISIT-03); the browser provides it. */
    endVisit: effect<{ exitTime?: string }>('endVisit'),
  },
  delays: {
    visitUpdateInterval: updateSeconds * 1000,
  },
}).createMachine({
  id: 'visit',
  description: 'Measures how long a known visitor views a listing.',
  context: ({ input }) => ({ ...input, earlierSeconds: 0, shownAt: 0, updates: 0 }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasSession', target: 'tracked' }, { target: 'publicAccess' }] },
    publicAccess: {
      description: 'No visitor session: public access mode, no calls (VISIT-01).',
      type: 'final',
    },
    tracked: {
      description: 'A session exists, and viewing time is counted.',
      invoke: { id: 'presence', src: 'presence', onError: { target: 'publicAccess' } },
      initial: 'away',
      states: {
        away: {
          description: 'The page is hidden or closed. A visit resumes from here (VISIT-04).',
          on: {
            PAGE_SHOWN: { target: 'here', actions: { type: 'startWatch', params: ({ event }) => event.at } },
            PAGE_UNLOADED: {
              description: 'Closed while hidden: the exit time is still reported (VISIT-03).',
              actions: { type: 'endVisit', params: ({ event }) => ({ exitTime: new Date(event.at).toISOString() }) },
            },
          },
        },
        here: {
          description: 'The page is in view.',
          initial: 'quiet',
          on: {
            PAGE_HIDDEN: {
              target: 'away',
              actions: [
                { type: 'stopWatch', params: ({ event }) => event.at },
                { type: 'endVisit', params: {} },
              ],
            },
            PAGE_LEFT: {
              target: 'away',
              actions: [
                { type: 'stopWatch', params: ({ event }) => event.at },
                { type: 'endVisit', params: {} },
              ],
            },
            PAGE_UNLOADED: {
              target: 'away',
              actions: [
                { type: 'stopWatch', params: ({ event }) => event.at },
                { type: 'endVisit', params: ({ event }) => ({ exitTime: new Date(event.at).toISOString() }) },
              ],
            },
          },
          states: {
            quiet: { after: { visitUpdateInterval: { target: 'updating' } } },
            updating: {
              description: 'Reports the time so far; the next report does not wait for the response.',
              entry: 'countUpdate',
              invoke: {
                id: 'updateVisit',
                src: 'updateVisit',
                input: ({ context }) => ({
                  propertyId: context.propertyId,
                  visit: {
                    visitor_session_id: required(context.sessionId, 'The session'),
                    duration_seconds: context.earlierSeconds + context.updates * updateSeconds,
                  },
                }),
                onError: { description: 'Lost; the next report carries the larger number.' },
              },
              after: { visitUpdateInterval: { target: 'updating', reenter: true } },
            },
          },
        },
      },
    },
  },
})
