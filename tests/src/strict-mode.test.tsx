import { act, cleanup, render } from '@testing-library/react'
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
} from 'xstate'
import { call } from '#src/api/call.ts'

const modules = import.meta.glob<Record<string, AnyStateMachine>>('../../machines/*/*.machine.ts', { eager: true })
const machines = Object.fromEntries(
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.values(exported)
      .filter((value) => typeof value === 'object' && '__xstatenode' in value)
      .map((machine) => [path.split('/').at(-2), machine] as const),
  ),
) as Record<string, AnyStateMachine>

const examples = import.meta.glob<{ default: { body: unknown } }>('../../openapi/examples/*.json', { eager: true })
const body = (name: string) => examples[`../../openapi/examples/${name}.json`]?.default.body
const noon = Date.UTC(2026, 10, 25, 12)

/** A call's answer; any other call stays pending. */
const answers: Record<string, unknown> = {
  loadProperty: body('getPropertyByUrl.open'),
  checkAccess: body('getAccessRequirements.nothingAsked'),
  captureLead: body('captureLead.keptAnonymously'),
  loadImages: body('listPropertyImages.five'),
  getValuation: body('getValuation.known'),
  getQuestion: body('getQuestionByToken.open'),
  getTourByToken: body('getTourByToken.found'),
  listAvailableTimes: body('listAvailableTimes.free'),
  confirmTour: body('confirmTour.accepted'),
  validateAddress: { match: 'none' },
  readAsked: null,
  readVariant: null,
  drawVariant: 'b',
  keepVariant: undefined,
  playMuted: undefined,
  readClock: noon,
}

/** What a listener gets at its start. */
const events: Record<string, EventObject[]> = {
  presence: [{ type: 'PAGE_SHOWN', at: noon } as EventObject],
  sight: [{ type: 'PAGE_SHOWN' }],
  followConversation: [],
  watchAddressBar: [],
  watchPage: [],
  watchPreference: [{ type: 'MOTION_ALLOWED' }],
  watchScroll: [{ type: 'SCROLLED', progress: 0.5 } as EventObject],
  watchSeconds: [{ type: 'SECOND', at: noon } as EventObject],
  watchPlayback: [{ type: 'MOVE' }],
  watchView: [{ type: 'SEEN' }],
}

/**
 * Calls and listeners that may start twice: calls that read, or whose second the server answers like the first
 * (CONFIRM-05).
 */
const repeatable = [
  'confirmTour',
  'drawVariant',
  'getQuestion',
  'getTourByToken',
  'getValuation',
  'loadImages',
  'loadProperty',
  'personPresence',
  'playMuted',
  'readAsked',
  'readVariant',
  'validateAddress',
]

/** Starts with a call when a listing asks for nothing, but a page invokes it only later. */
const laterOnly = ['access-gate']

const nothing = { subscribe: () => () => {} }
const nowhere = { propertyAddress: null, propertyLat: null, propertyLong: null }

/** The page's input of each machine that calls or listens from the start. */
const inputs: Record<string, unknown> = {
  'address-confirm': { entered: '1 Main Street', picked: null, hasToken: true },
  countdown: { seconds: 60, clock: nothing },
  film: { playback: nothing, player: {} },
  'looping-sequence': { playback: nothing, steps: [{ lasts: 1, shows: 1 }], count: 1 },
  'live-updates': { conversationId: 'conversation-1', jitter: 1, receive: () => {} },
  'motion-control': undefined,
  photos: { propertyId: 7 },
  'property-page': { key: '48-alder-ridge-road', isNumber: false },
  'property-view': { ...nowhere, propertyAddress: '48 Alder Ridge Road' },
  reveal: { view: nothing },
  'seller-answer': { token: 'token-1' },
  'tour-confirm': { token: 'token-1', action: 'accept' },
  'tour-reschedule': { token: 'token-1', action: 'propose_new_time', now: noon },
  'typed-text': { lengths: [3], playback: nothing },
  typewriter: { length: 3, playback: nothing },
  'valuation-chart': { address: '48 Alder Ridge Road', value: 4_000_000, now: noon },
  variant: undefined,
  visit: { propertyId: 7, sessionId: 'session-1' },
}

/** A machine that a parent refers to by id (`child()`). */
const withCode = (child: AnyStateMachine) => Object.values(machines).find(({ id }) => id === child.id) ?? child

/** A machine and those that it invokes, with fake ports that answer at once and record calls and effects. */
function withFakes(machine: AnyStateMachine, did: string[]): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => {
    if ('__xstatenode' in (logic as object)) return [name, withFakes(withCode(logic as AnyStateMachine), did)]
    return [name, name in events ? listenerOf(name) : call((_, signal) => answered(name, signal))]
  })
  const actions = Object.entries(machine.implementations.actions)
    .filter(([, action]) => !('resolve' in (action as object)))
    .map(([name]) => [name, () => void did.push(name)])
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) })

  /** Like fetch: an answer later, or an AbortError at once when the call is aborted. */
  function answered(name: string, signal: AbortSignal): Promise<unknown> {
    did.push(name)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      if (name in answers) setTimeout(() => resolve(answers[name]))
    })
  }
}

const listenerOf = (name: string) =>
  fromCallback<EventObject>(({ sendBack }) => {
    for (const event of events[name] ?? []) sendBack(event)
  })

/** A machine's state after everything is answered, and its effects. */
async function outcomeOf(machine: AnyStateMachine, input: unknown, mode: 'strict' | 'plain') {
  const did: string[] = []
  const inside = withFakes(machine, did)
  let state = {}
  function Page() {
    const [snapshot] = useMachine(inside, { input })
    state = stateOf(snapshot)
    return null
  }
  render(
    mode === 'strict' ? (
      <StrictMode>
        <Page />
      </StrictMode>
    ) : (
      <Page />
    ),
  )
  // A machine waits for one answer at a time, and none of these waits for more than six.
  for (let answer = 0; answer < 7; answer++) await act(() => vi.advanceTimersByTimeAsync(1))
  cleanup()
  return { state, did }
}

function stateOf({ status, value, context, children }: AnyMachineSnapshot): object {
  const inside = Object.entries(children as Record<string, AnyActorRef>).map(([name, child]) => {
    const snapshot = child.getSnapshot()
    return [name, 'value' in snapshot ? stateOf(snapshot) : null]
  })
  // The reference to the parent isn't part of the state, and its id counts starts.
  const { parentRef: _, ...known } = context
  return { status, value, context: known, children: Object.fromEntries(inside) }
}

// A few milliseconds pass: less than any delay of a machine.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a machine in a development build, where StrictMode stops and restarts it', () => {
  it('is tested when it makes a call or listens from the start', () => {
    const begun = Object.entries(machines).filter(([name, machine]) => {
      const snapshot = createActor(machine, { input: inputs[name] ?? {} }).getSnapshot()
      return snapshot.status === 'active' && Object.keys(snapshot.children).length > 0
    })
    expect(begun.map(([name]) => name).sort()).toEqual([...Object.keys(inputs), ...laterOnly].sort())
  })

  it.each(Object.entries(inputs))(
    '%s ends in the same state as without, and writes nothing twice',
    async (name, input) => {
      const machine = machines[name] as AnyStateMachine
      const plain = await outcomeOf(machine, input, 'plain')
      const strict = await outcomeOf(machine, input, 'strict')
      expect(strict.state).toEqual(plain.state)
      const once = (did: string[]) => did.filter((each) => !repeatable.includes(each))
      expect(once(strict.did)).toEqual(once(plain.did))
    },
  )
})

it('records an anonymous visitor once when a listing asks for nothing', async () => {
  const { did } = await outcomeOf(machines['property-page'] as AnyStateMachine, inputs['property-page'], 'strict')
  expect(did.filter((each) => each === 'captureLead')).toHaveLength(1)
})
