import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements SHARE-02, SHARE-03 and WCAG 1.4.13 (dismissable, hoverable, persistent): 100 ms after a pointer or the
 * keyboard has come, 700 ms after a finger has; gone with them, and 1500 ms after the finger. The times are written out.
 */
const chart = setup({
  types: {
    context: {} as { mouse: boolean; keys: boolean; touches: number; published: number },
    events: {} as { type: string },
  },
  guards: {
    mouseIsHere: ({ context }) => context.mouse,
    mayPoint: ({ context }) => !context.mouse && context.published < 1,
    mayTab: ({ context }) => !context.keys && context.published < 1,
    mouseIsElsewhere: ({ context }) => !context.mouse,
    keysAreHere: ({ context }) => context.keys,
    keysAreElsewhere: ({ context }) => !context.keys,
    isFirst: ({ context }) => context.published < 1,
    mayTouch: ({ context }) => context.published < 1 && context.touches < 2,
  },
  actions: {
    nothingHappens: () => {},
    mouseComes: assign({ mouse: true }),
    keysCome: assign({ keys: true }),
    mouseGoes: assign({ mouse: false, published: ({ context }) => context.published + 1 }),
    keysGo: assign({ keys: false, published: ({ context }) => context.published + 1 }),
    touches: assign({ touches: ({ context }) => context.touches + 1 }),
    goesOn: assign({ published: ({ context }) => context.published + 1 }),
  },
}).createMachine({
  id: 'tooltipSpec',
  context: { mouse: false, keys: false, touches: 0, published: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.seesButton': { target: 'nothing' } } },
    nothing: {
      on: {
        'USER.pointsAtIt': { guard: 'isFirst', target: 'here.soon', actions: 'mouseComes' },
        'KEY.tabsToIt': { guard: 'isFirst', target: 'here.soon', actions: 'keysCome' },
        'USER.touchesIt': { guard: 'mayTouch', target: 'touch.soon', actions: 'touches' },
        'KEY.escape': { guard: 'isFirst', target: 'left' },
      },
    },
    here: {
      initial: 'soon',
      on: {
        'USER.pointsAtIt': { guard: 'mayPoint', actions: 'mouseComes' },
        'KEY.tabsToIt': { guard: 'mayTab', actions: 'keysCome' },
        'USER.pointsAway': [
          { guard: 'keysAreElsewhere', target: 'nothing', actions: 'mouseGoes' },
          { guard: 'mouseIsHere', actions: 'mouseGoes' },
        ],
        'KEY.tabsAway': [
          { guard: 'mouseIsElsewhere', target: 'nothing', actions: 'keysGo' },
          { guard: 'keysAreHere', actions: 'keysGo' },
        ],
      },
      states: {
        soon: { on: { 'TIME.99ms': { target: 'now' } } },
        now: { on: { 'TIME.1ms': { target: 'shown' } } },
        shown: {
          on: {
            'USER.pointsAtTooltip': { guard: 'mouseIsHere', actions: 'nothingHappens' },
            'TIME.1500ms': { actions: 'nothingHappens' },
            'KEY.escape': { target: 'dismissed' },
            'KEYS.areNotHeard': { target: 'dismissed' },
          },
        },
        dismissed: {
          on: {
            'USER.presses': { target: 'shown' },
            'TIME.1500ms': { actions: 'nothingHappens' },
            'KEY.escape': { target: '#tooltipSpec.left' },
          },
        },
      },
    },
    touch: {
      initial: 'soon',
      states: {
        soon: {
          on: {
            'TIME.699ms': { target: 'now' },
            'USER.lifts': { target: 'lifted', description: 'A tap presses the button, and what it did is said.' },
            'BROWSER.scrolls': { target: '#tooltipSpec.nothing' },
          },
        },
        now: { on: { 'TIME.1ms': { target: 'held' } } },
        held: {
          on: {
            'TIME.1500ms': { actions: 'nothingHappens' },
            'USER.lifts': { target: 'lifted' },
            'BROWSER.scrolls': { target: 'lifted' },
            'KEY.escape': { target: '#tooltipSpec.finger', actions: 'goesOn' },
            'KEYS.areNotHeard': { target: '#tooltipSpec.finger', actions: 'goesOn' },
          },
        },
        lifted: {
          on: {
            'TIME.1499ms': { target: 'fading' },
            'USER.touchesIt': { guard: 'mayTouch', target: 'held', actions: 'touches' },
            'KEY.escape': { target: '#tooltipSpec.nothing', actions: 'goesOn' },
            'KEYS.areNotHeard': { target: '#tooltipSpec.nothing', actions: 'goesOn' },
            'KEY.tabsToIt': { guard: 'isFirst', target: '#tooltipSpec.here.shown', actions: 'keysCome' },
          },
        },
        fading: { on: { 'TIME.1ms': { target: '#tooltipSpec.nothing', actions: 'goesOn' } } },
      },
    },
    finger: { on: { 'BROWSER.scrolls': { target: 'nothing' } } },
    left: {},
  },
})

interface Context {
  published: number
}

/** `published`: how often the parent was notified that the visitor has moved on. */
const seen =
  (tooltip: boolean, dialog = true) =>
  ({ published }: Context) => ({ dialog, tooltip, published })

export const tooltipModel: Model = {
  requirements: ['SHARE-02', 'SHARE-03'],
  chart,
  proves: {
    'here.soon': ['SHARE-03'],
    'here.now': ['SHARE-03'],
    'here.now TIME': ['SHARE-03'],
    'USER.pointsAway': ['SHARE-02'],
    'touch.soon': ['SHARE-03'],
    'touch.soon USER.lifts': ['SHARE-02'],
    'touch.now': ['SHARE-03'],
    'touch.now TIME': ['SHARE-03'],
    'touch.held USER.lifts': ['SHARE-03'],
    'touch.fading': ['SHARE-03'],
    'touch.fading TIME': ['SHARE-02', 'SHARE-03'],
  },
  looks: {
    'tooltipSpec.nothing': seen(false),
    'tooltipSpec.here.soon': seen(false),
    'tooltipSpec.here.now': seen(false),
    'tooltipSpec.here.shown': seen(true),
    'tooltipSpec.here.dismissed': seen(false),
    'tooltipSpec.touch.soon': seen(false),
    'tooltipSpec.touch.now': seen(false),
    'tooltipSpec.touch.held': seen(true),
    'tooltipSpec.touch.lifted': seen(true),
    'tooltipSpec.touch.fading': seen(true),
    'tooltipSpec.finger': seen(false),
    'tooltipSpec.left': seen(false, false),
  },
}
