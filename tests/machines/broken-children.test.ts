import { expect, it } from 'vitest'
import { type AnyActor, type AnyStateMachine, createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { demoCarouselMachine } from '#machines/demo-carousel/demo-carousel.machine.ts'
import { propertyPageMachine } from '#machines/property-page/property-page.machine.ts'
import { sampleModalMachine } from '#machines/sample-modal/sample-modal.machine.ts'
import { shareDialogMachine } from '#machines/share-dialog/share-dialog.machine.ts'
import { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import { machineFiles } from '#tools/machine-charts/machines.ts'
import { breakable } from '../support/breakable.ts'
import { settled } from '../support/harness.ts'
import { type Config, configStatesIn, invokesIn } from '../support/visualizer/config.ts'

interface Parent {
  machine: AnyStateMachine
  input: unknown
  answers?: Record<string, unknown>
  /** The events before the children run. */
  events?: EventObject[]
}

const property = { id: 17, agent: { id: 23, name: 'Penny' }, redirect_needed: false, preferred_url: null }
const page = { machine: propertyPageMachine, input: { key: 'first', isNumber: false } }
const parents: Record<string, Parent> = {
  'property-page': { ...page, answers: { loadProperty: property, checkAccess: asks(false) } },
  'property-page, gated': { ...page, answers: { loadProperty: property, checkAccess: asks(true) } },
  'demo-carousel': {
    machine: demoCarouselMachine,
    input: { propertyId: 17, agentId: 23, password: 'open-sesame' },
    events: [{ type: 'OPEN_SIGN' }, { type: 'NEXT' }],
  },
  'sample-modal': {
    machine: sampleModalMachine,
    input: { propertyId: 17, agentId: 23 },
    events: [{ type: 'OPEN', agentId: 23, question: null } as EventObject],
  },
  'share-dialog': { machine: shareDialogMachine, input: { hasSystemSheet: false }, events: [{ type: 'SHARE' }] },
  'tour-reschedule': {
    machine: tourRescheduleMachine,
    input: {
      token: 'token-1',
      action: 'propose_new_time',
      now: Date.UTC(2026, 10, 21, 5),
      viewerZone: 'America/Los_Angeles',
    },
    answers: {
      getTourByToken: { tour_id: 31, proposed_time: '2026-11-25T10:30:00-08:00', time_zone: 'America/Los_Angeles' },
      listAvailableTimes: { available_times: [] },
    },
  },
}

function asks(password: boolean): object {
  return { password_protection_enabled: password, lead_capture_enabled: false, session_id: 'session-1' }
}

/** The expected state of a parent after a child threw: the children still running, and its state. */
const after: [parent: string, child: string, running: string[], state: object | string][] = [
  ['property-page', 'photos', ['chat', 'visit'], { listing: { photos: 'failed', chat: 'running', visit: 'running' } }],
  ['property-page', 'chat', ['photos', 'visit'], { listing: { photos: 'running', chat: 'failed', visit: 'running' } }],
  ['property-page', 'visit', ['photos', 'chat'], { listing: { photos: 'running', chat: 'running', visit: 'failed' } }],
  ['property-page, gated', 'gate', [], 'failed'],
  ['demo-carousel', 'signTalk', ['photos', 'pageTalk'], expect.objectContaining({ yardSign: 'failed' })],
  [
    'demo-carousel',
    'photos',
    ['signTalk', 'pageTalk'],
    expect.objectContaining({ samplePage: { seen: { photos: 'failed', talk: 'running' } } }),
  ],
  [
    'demo-carousel',
    'pageTalk',
    ['signTalk', 'photos'],
    expect.objectContaining({ samplePage: { seen: { photos: 'running', talk: 'failed' } } }),
  ],
  ['sample-modal', 'photos', ['chat'], { visited: { dialog: 'open', photos: 'failed', talk: { running: 'talking' } } }],
  ['sample-modal', 'chat', ['photos'], { visited: { dialog: 'open', photos: 'running', talk: 'failed' } }],
  ['share-dialog', 'tooltip', [], { open: { link: 'ready', tooltip: 'failed' } }],
  ['tour-reschedule', 'calendar', [], 'failed'],
  ['tour-reschedule', 'timePicker', [], 'failed'],
]

it('covers every machine that another machine invokes', async () => {
  const invoked = (await machineFiles()).flatMap(({ name, machine }) =>
    configStatesIn(machine.config as Config)
      .flatMap(({ state }) => invokesIn(state))
      .filter(({ src }) => isMachine(machine.implementations.actors[String(src)]))
      .map(({ src }) => `${name}: ${String(src)}`),
  )
  expect(after.map(([parent, child]) => `${parent.split(',')[0]}: ${child}`).sort()).toEqual(invoked.sort())
})

it.each(after)('%s keeps running when its %s throws', async (name, child, running, state) => {
  const logged: unknown[] = []
  const parent = await started(parents[name] as Parent, logged)
  const children = () => Object.keys(parent.getSnapshot().children)
  expect(children()).toContain(child)

  parent.getSnapshot().children[child].send({ type: 'BREAK' })
  await settled()

  const { status, value } = parent.getSnapshot()
  expect({ status, value, running: children() }).toEqual({ status: 'active', value: state, running })
  if (name !== 'tour-reschedule') expect(logged).toEqual([new Error('broken')])
  parent.stop()
})

it('tour-reschedule logs the error that broke its form', async () => {
  const parent = await started(parents['tour-reschedule'] as Parent, [])
  parent.getSnapshot().children.calendar.send({ type: 'BREAK' })
  expect(parent.getSnapshot().context.lookupProblem).toEqual({ code: 'formBroke', message: 'Error: broken' })
  parent.stop()
})

async function started({ machine, input, answers = {}, events = [] }: Parent, logged: unknown[]): Promise<AnyActor> {
  const actor = createActor(inSilence(machine, answers, logged), { input }).start()
  actor.subscribe({ error: () => {} })
  // Answers one after the other.
  for (const _ of Object.keys(answers)) await settled()
  for (const event of events) actor.send(event)
  return actor
}

/** A machine and those that it invokes, with fake actors that give configured answers. */
function inSilence(machine: AnyStateMachine, answers: Record<string, unknown>, logged: unknown[]): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => {
    if (isMachine(logic)) return [name, breakable(inSilence(logic, {}, logged), ({ type }) => type === 'BREAK')]
    return [name, name in answers ? fromPromise(async () => answers[name]) : fromCallback(() => {})]
  })
  const actions = Object.entries(machine.implementations.actions)
    .filter(([, action]) => !('resolve' in (action as object)))
    .map(([name]) => [
      name,
      (_: unknown, params: { error: unknown }) => name === 'logError' && logged.push(params.error),
    ])
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) })
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && '__xstatenode' in logic
}
