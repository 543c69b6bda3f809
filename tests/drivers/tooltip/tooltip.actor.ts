import { tooltipMachine } from '#machines/tooltip/tooltip.machine.ts'
import { tooltipModel } from '#machines/tooltip/tooltip.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'

const send = (type: string) => (stage: Stage) => stage.send({ type })
const come = (by: string) => (stage: Stage) => stage.send({ type: 'ENTER', by } as never)
const go = (by: string) => (stage: Stage) => stage.send({ type: 'LEAVE', by } as never)

/** Harnesses whose surrounding dialog received Escape. */
const closed = new WeakSet<Stage>()

export const tooltip = {
  name: 'tooltip',
  machine: tooltipMachine,
  ports: { watchEscape: 'listener' },
  effects: ['sendLeft'],
  model: tooltipModel,
  acts: {
    'USER.seesButton': (stage) => stage.start({}),
    'USER.pointsAtIt': come('pointer'),
    'USER.pointsAway': go('pointer'),
    // Moving from the button to its tooltip doesn't count as leaving.
    'USER.pointsAtTooltip': () => {},
    'USER.presses': send('PRESS'),
    'USER.touchesIt': send('TOUCH'),
    // What a browser also treats as a press.
    'USER.lifts': (stage) => {
      stage.send({ type: 'LIFT' })
      stage.send({ type: 'PRESS' })
    },
    'BROWSER.scrolls': send('LIFT'),
    'KEY.tabsToIt': come('focus'),
    'KEY.tabsAway': go('focus'),
    'KEY.escape': (stage) => {
      if (stage.listensTo('watchEscape')) stage.publish('watchEscape', { type: 'DISMISS' })
      else closed.add(stage)
    },
    'KEYS.areNotHeard': (stage) => stage.breakListener('watchEscape', new Error('no document')),
    ...passTime('TIME.1ms', 'TIME.99ms', 'TIME.699ms', 'TIME.1499ms', 'TIME.1500ms'),
  },
  see: (stage) => ({
    dialog: !closed.has(stage),
    tooltip: stage.snapshot.hasTag('shown'),
    published: stage.done('sendLeft').length,
  }),
} satisfies ActorDriver
