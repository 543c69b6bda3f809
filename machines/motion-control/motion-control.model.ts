import { setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirement HOME-15, and WCAG 2.2.2: one control that pauses what moves, and plays it again. */
const chart = setup({
  types: { events: {} as { type: string } },
  actions: { nothingHappens: () => {} },
}).createMachine({
  id: 'motionControlSpec',
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'undecided' } } },
    undecided: {
      on: {
        'SYSTEM.wantsMotion': { target: 'moving' },
        'SYSTEM.wantsLess': { target: 'still' },
        'SYSTEM.isSilent': { target: 'silent.still' },
        'USER.pauses': { target: 'paused' },
        'USER.plays': { actions: 'nothingHappens' },
      },
    },
    moving: {
      on: {
        'USER.pauses': { target: 'paused' },
        'USER.plays': { actions: 'nothingHappens' },
        'SYSTEM.wantsLess': { target: 'still' },
        'SYSTEM.wantsMotion': { actions: 'nothingHappens' },
        'SYSTEM.isSilent': { target: 'silent.still' },
      },
    },
    paused: {
      on: {
        'USER.plays': { target: 'moving' },
        'USER.pauses': { actions: 'nothingHappens' },
        'SYSTEM.wantsMotion': { actions: 'nothingHappens' },
        'SYSTEM.wantsLess': { target: 'still' },
      },
    },
    still: {
      on: {
        'USER.plays': { target: 'moving' },
        'USER.pauses': { actions: 'nothingHappens' },
        'SYSTEM.wantsMotion': { target: 'moving' },
      },
    },
    silent: {
      initial: 'still',
      states: {
        still: { on: { 'USER.plays': { target: 'moving' }, 'USER.pauses': { actions: 'nothingHappens' } } },
        moving: { on: { 'USER.pauses': { target: 'paused' } } },
        paused: { on: { 'USER.plays': { target: 'moving' }, 'USER.pauses': { actions: 'nothingHappens' } } },
      },
    },
  },
})

const look = (motion: string, hears: boolean) => ({ motion, hears })

export const motionControlModel: Model = {
  requirements: ['HOME-15'],
  chart,
  proves: {
    'SYSTEM.wantsLess': ['HOME-15'],
  },
  looks: {
    'motionControlSpec.undecided': look('', true),
    'motionControlSpec.moving': look('moving', true),
    'motionControlSpec.paused': look('paused', true),
    'motionControlSpec.still': look('still', true),
    'motionControlSpec.silent.still': look('still', false),
    'motionControlSpec.silent.moving': look('moving', false),
    'motionControlSpec.silent.paused': look('paused', false),
  },
}
