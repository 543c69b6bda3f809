import { tooltipMachine } from '#machines/tooltip/tooltip.machine.ts'
import { tooltipModel } from '#machines/tooltip/tooltip.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'

const send = (type: string) => (harness: ActorHarness) => harness.send({ type })
const come = (by: string) => (harness: ActorHarness) => harness.send({ type: 'ENTER', by } as never)
const go = (by: string) => (harness: ActorHarness) => harness.send({ type: 'LEAVE', by } as never)

/** Harnesses whose surrounding dialog received Escape. */
const closed = new WeakSet<ActorHarness>()

export const tooltip = {
  name: 'tooltip',
  machine: tooltipMachine,
  ports: { watchEscape: 'listener' },
  effects: ['sendLeft'],
  model: tooltipModel,
  eventDrivers: {
    'USER.seesButton': (harness) => harness.start({}),
    'USER.pointsAtIt': come('pointer'),
    'USER.pointsAway': go('pointer'),
    // Moving from the button to its tooltip doesn't count as leaving.
    'USER.pointsAtTooltip': () => {},
    'USER.presses': send('PRESS'),
    'USER.touchesIt': send('TOUCH'),
    // What a browser also treats as a press.
    'USER.lifts': (harness) => {
      harness.send({ type: 'LIFT' })
      harness.send({ type: 'PRESS' })
    },
    'BROWSER.scrolls': send('LIFT'),
    'KEY.tabsToIt': come('focus'),
    'KEY.tabsAway': go('focus'),
    'KEY.escape': (harness) => {
      if (harness.listensTo('watchEscape')) harness.publish('watchEscape', { type: 'DISMISS' })
      else closed.add(harness)
    },
    'KEYS.areNotHeard': (harness) => harness.breakListener('watchEscape', new Error('no document')),
    ...passTime('TIME.1ms', 'TIME.99ms', 'TIME.699ms', 'TIME.1499ms', 'TIME.1500ms'),
  },
  see: (harness) => ({
    dialog: !closed.has(harness),
    tooltip: harness.snapshot.hasTag('shown'),
    published: harness.done('sendLeft').length,
  }),
} satisfies ActorDriver
