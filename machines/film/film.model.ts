import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Requirements HOME-01, DEMO-02, HOME-15. `said` is the last command to the film. */
interface Context {
  said: string
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  actions: {
    nothingHappens: () => {},
    playMuted: assign({ said: 'playMuted' }),
    playAloud: assign({ said: 'playAloud' }),
    resume: assign({ said: 'resumeAloud' }),
    pause: assign({ said: 'pauseFilm' }),
  },
}).createMachine({
  id: 'filmSpec',
  context: { said: 'nothing' },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'USER.comes': { target: 'waiting' } } },
    waiting: {
      on: {
        'STAGE.moves': { target: 'muted.beginning', actions: 'playMuted' },
        'STAGE.rests': { actions: 'nothingHappens' },
        'STAGE.standsStill': { target: 'offered' },
        'STAGE.breaks': { target: 'posterOnly', actions: 'pause' },
        'USER.plays': { target: 'aloud.beginning', actions: 'playAloud' },
        'FILM.breaks': { target: 'posterOnly' },
      },
    },
    muted: {
      on: {
        'USER.plays': { target: 'aloud.beginning', actions: 'playAloud' },
        'STAGE.standsStill': { target: 'offered', actions: 'pause' },
        'FILM.breaks': { target: 'posterOnly' },
      },
      initial: 'beginning',
      states: {
        beginning: {
          on: {
            'FILM.plays': { target: 'playing' },
            'FILM.isRefused': { target: '#filmSpec.offered' },
            'FILM.cannotPlay': { target: '#filmSpec.posterOnly' },
            'STAGE.rests': { target: 'resting', actions: 'pause' },
          },
        },
        playing: {
          on: {
            'STAGE.rests': { target: 'resting', actions: 'pause' },
            'STAGE.breaks': { target: '#filmSpec.posterOnly', actions: 'pause' },
          },
        },
        resting: { on: { 'STAGE.moves': { target: 'beginning', actions: 'playMuted' } } },
      },
    },
    aloud: {
      on: { 'FILM.breaks': { target: 'posterOnly' } },
      initial: 'beginning',
      states: {
        beginning: {
          on: {
            'FILM.plays': { target: 'playing' },
            'FILM.isRefused': { target: '#filmSpec.offered' },
            'FILM.cannotPlay': { target: '#filmSpec.posterOnly' },
          },
        },
        playing: {
          on: {
            'USER.pauses': { target: 'paused', actions: 'pause' },
            'STAGE.rests': { target: 'resting', actions: 'pause' },
            'STAGE.standsStill': { actions: 'nothingHappens' },
            'FILM.ends': { target: '#filmSpec.offered' },
          },
        },
        resting: {
          on: {
            'STAGE.moves': { target: 'goingOn', actions: 'resume' },
            'STAGE.standsStill': { target: 'goingOn', actions: 'resume' },
            'USER.plays': { target: 'goingOn', actions: 'resume' },
          },
        },
        paused: {
          on: {
            'USER.plays': { target: 'goingOn', actions: 'resume' },
            'STAGE.moves': { actions: 'nothingHappens' },
          },
        },
        goingOn: {
          on: { 'FILM.plays': { target: 'playing' }, 'FILM.isRefused': { target: 'paused' } },
        },
      },
    },
    offered: {
      on: {
        'USER.plays': { target: 'aloud.beginning', actions: 'playAloud' },
        'STAGE.moves': { target: 'muted.beginning', actions: 'playMuted' },
        'STAGE.rests': { actions: 'nothingHappens' },
      },
    },
    posterOnly: { on: { 'USER.plays': { actions: 'nothingHappens' } } },
  },
})

const film =
  (button: string, waitsFor: string | null = null) =>
  ({ said }: Context) => ({ button, said, waitsFor })

export const filmModel: Model = {
  requirements: ['HOME-01', 'DEMO-02', 'HOME-15'],
  chart,
  proves: {
    'muted.beginning': ['HOME-01'],
    'muted.playing': ['HOME-01'],
    'aloud.beginning': ['HOME-01'],
    'aloud.beginning FILM.plays': ['HOME-01'],
    offered: ['DEMO-02'],
    'waiting STAGE.standsStill': ['HOME-15'],
    'muted STAGE.standsStill': ['HOME-15'],
  },
  looks: {
    'filmSpec.waiting': film('muted'),
    'filmSpec.muted.beginning': film('muted', 'playMuted'),
    'filmSpec.muted.playing': film('muted'),
    'filmSpec.muted.resting': film('muted'),
    'filmSpec.aloud.beginning': film('aloud', 'playAloud'),
    'filmSpec.aloud.playing': film('aloud'),
    'filmSpec.aloud.resting': film('paused'),
    'filmSpec.aloud.paused': film('paused'),
    'filmSpec.aloud.goingOn': film('aloud', 'resumeAloud'),
    'filmSpec.offered': film('poster'),
    'filmSpec.posterOnly': film('broken'),
  },
}
