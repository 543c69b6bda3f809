import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements HOME-04, HOME-12 (the modal opens), SAMPLE-02 (agent 4, property 4). The assistants are 4, balanced, and
 * 41, assertive. A chat is identified by its number, which it keeps. A chat of a tone begins with the tone's question; the
 * sample's own with none.
 */
interface Context {
  agent: 4 | 41
  talk: number
  /** Whether the chat began with the question of a tone. */
  asked: boolean
  /** The crashed part, until another chat starts. */
  broken: 'photos' | 'talk' | null
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isBalanced: ({ context }) => context.agent === 4,
    isBalancedTone: ({ context }) => context.agent === 4 && context.asked,
    isAssertive: ({ context }) => context.agent === 41,
    isWhole: ({ context }) => context.broken === null,
    mayBegin: ({ context }) => context.talk < 3,
  },
  actions: {
    sample: assign({ agent: 4, asked: false, talk: ({ context }) => context.talk + 1, broken: null }),
    balanced: assign({ agent: 4, asked: true, talk: ({ context }) => context.talk + 1, broken: null }),
    assertive: assign({ agent: 41, asked: true, talk: ({ context }) => context.talk + 1, broken: null }),
    lose: assign({ broken: (_, part: 'photos' | 'talk') => part }),
  },
}).createMachine({
  id: 'sampleModalSpec',
  context: { agent: 4, talk: 0, asked: false, broken: null },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'page' } } },
    page: {
      on: {
        'USER.opensSample': { target: 'modal', actions: 'sample' },
        'USER.triesBalanced': { target: 'modal', actions: 'balanced' },
        'USER.triesAssertive': { target: 'modal', actions: 'assertive' },
      },
    },
    modal: {
      on: {
        'USER.closes': { target: 'left' },
        'PHOTOS.break': { guard: 'isWhole', actions: { type: 'lose', params: 'photos' } },
        'CHAT.breaks': { guard: 'isWhole', actions: { type: 'lose', params: 'talk' } },
      },
    },
    left: {
      on: {
        'USER.opensSample': [
          { guard: 'isBalanced', target: 'modal' },
          { guard: 'mayBegin', target: 'modal', actions: 'sample' },
        ],
        'USER.triesBalanced': [
          { guard: 'isBalancedTone', target: 'modal' },
          { guard: 'mayBegin', target: 'modal', actions: 'balanced' },
        ],
        'USER.triesAssertive': [
          { guard: 'isAssertive', target: 'modal' },
          { guard: 'mayBegin', target: 'modal', actions: 'assertive' },
        ],
      },
    },
  },
})

const visited =
  (screen: 'modal' | 'page') =>
  ({ agent, talk, asked, broken }: Context) => ({
    screen,
    asked: broken === 'talk' ? null : asked,
    agent: broken === 'talk' ? null : agent,
    talk,
    photosOf: broken === 'photos' ? null : 17,
    talkOf: broken === 'talk' ? null : 17,
  })

export const sampleModalModel: Model = {
  requirements: ['HOME-04', 'HOME-12', 'SAMPLE-02'],
  chart,
  proves: {
    'USER.triesBalanced': ['HOME-04'],
    'USER.triesAssertive': ['HOME-04'],
    'USER.opensSample': ['HOME-12', 'SAMPLE-02'],
  },
  looks: {
    'sampleModalSpec.page': { screen: 'page', asked: null, agent: null, talk: 0, photosOf: null, talkOf: null },
    'sampleModalSpec.modal': visited('modal'),
    'sampleModalSpec.left': visited('page'),
  },
}
