import { and, assign, setup, stateIn } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements DEMO-03…06, CHAT-05 (which agent and property is up to the page) and §9 (the notice goes after 2 s). */
interface Context {
  /** The text in the password field. */
  typed: '' | 'Open-Sesame' | 'open-sesame'
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isEmpty: ({ context }) => context.typed === '',
    isWrong: ({ context }) => context.typed !== 'open-sesame',
    isRight: ({ context }) => context.typed === 'open-sesame',
    isAtSign: stateIn('#demoCarouselSpec.here.step.first'),
    isUntouched: stateIn('#demoCarouselSpec.here.gate.locked'),
    isPageUnseen: and(['isAtSign', 'isEmpty', 'isUntouched', stateIn('#demoCarouselSpec.here.page.unseen')]),
    isSignOffered: and(['isAtPage', 'isEmpty', 'isUntouched', stateIn('#demoCarouselSpec.here.sign.offered')]),
    isAtPage: stateIn('#demoCarouselSpec.here.step.second'),
    isAtPrivatePage: stateIn('#demoCarouselSpec.here.step.third'),
    mayType: and(['isAtPrivatePage', 'isEmpty']),
    mayMend: and(['isAtPrivatePage', 'isWrong']),
    isRefused: and(['isAtPrivatePage', 'isWrong']),
    isLetIn: and(['isAtPrivatePage', 'isRight']),
  },
  actions: {
    typeWrong: assign({ typed: 'Open-Sesame' }),
    typeRight: assign({ typed: 'open-sesame' }),
    clear: assign({ typed: '' }),
  },
}).createMachine({
  id: 'demoCarouselSpec',
  context: { typed: '' },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'here' } } },
    here: {
      type: 'parallel',
      states: {
        step: {
          initial: 'first',
          states: {
            first: { on: { 'USER.next': { target: 'second' }, 'USER.previous': { target: 'third' } } },
            second: { on: { 'USER.next': { target: 'third' }, 'USER.previous': { target: 'first' } } },
            third: { on: { 'USER.next': { target: 'first' }, 'USER.previous': { target: 'second' } } },
          },
        },
        sign: {
          initial: 'offered',
          states: {
            offered: { on: { 'USER.clicksSign': { guard: 'isAtSign', target: 'answering' } } },
            answering: {
              on: { 'SIGN_TALK.breaks': { guard: 'isPageUnseen', target: '#demoCarouselSpec.withoutSignTalk' } },
            },
          },
        },
        page: {
          initial: 'unseen',
          states: {
            unseen: {
              on: {
                'USER.next': { guard: 'isAtSign', target: 'seen' },
                'USER.previous': { guard: 'isAtPrivatePage', target: 'seen' },
              },
            },
            seen: {
              on: {
                'PHOTOS.break': { guard: 'isSignOffered', target: '#demoCarouselSpec.withoutPhotos' },
                'PAGE_TALK.breaks': { guard: 'isSignOffered', target: '#demoCarouselSpec.withoutPageTalk' },
              },
            },
          },
        },
        gate: {
          initial: 'locked',
          states: {
            locked: {
              on: {
                'USER.typesWrong': { guard: 'mayType', actions: 'typeWrong' },
                'USER.typesRight': { guard: 'mayType', actions: 'typeRight' },
                'USER.unlocks': [
                  { guard: 'isLetIn', target: 'granted', actions: 'clear' },
                  { guard: 'isRefused', target: 'refused' },
                ],
              },
            },
            refused: {
              on: {
                'USER.unlocks': { guard: 'isRefused', target: 'refused' },
                'USER.typesRight': { guard: 'mayMend', target: 'locked', actions: 'typeRight' },
              },
            },
            granted: { on: { 'TIME.1999ms': { target: 'almost' } } },
            almost: { on: { 'TIME.1ms': { target: 'entered' } } },
            entered: {},
          },
        },
      },
    },
    withoutSignTalk: {},
    withoutPhotos: {},
    withoutPageTalk: {},
  },
})

const talk = { property: 17, agent: 23 }
const success = 'Access granted! Private property page loaded.'

/** The demo at its start. */
const begun = {
  sign: 'Click here',
  signTalk: null,
  photosOf: null,
  pageTalk: null,
  gate: 'locked',
  typed: '',
  says: null,
}

export const demoCarouselModel: Model = {
  requirements: ['DEMO-03', 'DEMO-04', 'DEMO-05', 'DEMO-06', 'CHAT-05'],
  chart,
  proves: {
    'here.step': ['DEMO-03'],
    'here.sign': ['DEMO-04'],
    'here.sign.answering': ['CHAT-05'],
    'here.page.seen': ['DEMO-05', 'CHAT-05'],
    'here.gate': ['DEMO-06'],
    'USER.typesWrong': ['DEMO-06'],
    'USER.typesRight': ['DEMO-06'],
    'USER.unlocks': ['DEMO-06'],
  },
  looks: {
    'demoCarouselSpec.here.step.first': { step: '1/3' },
    'demoCarouselSpec.here.step.second': { step: '2/3' },
    'demoCarouselSpec.here.step.third': { step: '3/3' },
    'demoCarouselSpec.here.sign.offered': { sign: 'Click here', signTalk: null },
    'demoCarouselSpec.here.sign.answering': { sign: 'chat', signTalk: talk },
    'demoCarouselSpec.here.page.unseen': { photosOf: null, pageTalk: null },
    'demoCarouselSpec.here.page.seen': { photosOf: 17, pageTalk: talk },
    'demoCarouselSpec.here.gate.locked': ({ typed }: Context) => ({ gate: 'locked', typed, says: null }),
    'demoCarouselSpec.here.gate.refused': ({ typed }: Context) => ({ gate: 'locked', typed, says: 'Wrong password' }),
    'demoCarouselSpec.here.gate.granted': { gate: 'open', typed: '', says: success },
    'demoCarouselSpec.here.gate.almost': { gate: 'open', typed: '', says: success },
    'demoCarouselSpec.here.gate.entered': { gate: 'open', typed: '', says: null },
    'demoCarouselSpec.withoutSignTalk': { ...begun, step: '1/3', sign: 'chat' },
    'demoCarouselSpec.withoutPhotos': { ...begun, step: '2/3', pageTalk: talk },
    'demoCarouselSpec.withoutPageTalk': { ...begun, step: '2/3', photosOf: 17 },
  },
}
