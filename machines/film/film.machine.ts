import { fromPromise, setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { type Source, watch } from '../source.ts'

/** Why a film didn't start: the browser blocks autoplay, or there is no playable film. */
export type FilmFailure = { kind: 'refused' } | { kind: 'broken' }

function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'refused'
}

/** The film's player. Its promises resolve when the film plays, and reject with a FilmFailure. */
export interface FilmPlayer {
  /** Continues from its position, muted and looping. */
  playMuted: () => Promise<void>
  /** With sound, from the start. */
  playAloud: () => Promise<void>
  /** Continues from its position at its volume. */
  resumeAloud: () => Promise<void>
  pause: () => void
}

interface FilmInput {
  playback: Source<PlaybackCommand>
  player: FilmPlayer
}

export const filmMachine = setup({
  types: {
    input: {} as FilmInput,
    context: {} as FilmInput,
    events: {} as
      | { type: 'PLAY' }
      | { type: 'PAUSE' }
      | { type: 'FILM_ENDED' }
      | { type: 'FILM_BROKE' }
      | Internal<PlaybackCommand>,
    tags: {} as 'poster' | 'muted' | 'aloud' | 'paused' | 'broken',
  },
  actors: {
    watchPlayback: watch<PlaybackCommand>(),
    playMuted: fromPromise<void, FilmPlayer>(({ input }) => input.playMuted()),
    playAloud: fromPromise<void, FilmPlayer>(({ input }) => input.playAloud()),
    resumeAloud: fromPromise<void, FilmPlayer>(({ input }) => input.resumeAloud()),
  },
  guards: {
    wasRefused: (_, refused: boolean) => refused,
  },
  actions: {
    pauseFilm: ({ context }) => context.player.pause(),
  },
}).createMachine({
  id: 'film',
  description: 'A short video that autoplays muted; a click restarts it with sound.',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      description: 'Listens to the playback controller: play, pause, or show the final state.',
      invoke: {
        id: 'watchPlayback',
        src: 'watchPlayback',
        input: ({ context }) => context.playback,
        onError: { target: 'posterOnly', actions: 'pauseFilm' },
      },
      on: { FILM_BROKE: { target: 'posterOnly' } },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Shows the poster until it is in view.',
          tags: 'muted',
          on: {
            MOVE: { target: 'muted' },
            STAND_STILL: { target: 'offered' },
            PLAY: { target: 'aloud' },
          },
        },
        muted: {
          description: 'Autoplays muted, in a loop (HOME-01).',
          tags: 'muted',
          initial: 'starting',
          on: {
            PLAY: { target: 'aloud' },
            STAND_STILL: { target: 'offered', actions: 'pauseFilm' },
          },
          states: {
            starting: {
              invoke: {
                id: 'playMuted',
                src: 'playMuted',
                input: ({ context }) => context.player,
                onDone: { target: 'playing' },
                onError: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => isRefusal(event.error) },
                    target: '#film.watching.offered',
                  },
                  { target: '#film.posterOnly' },
                ],
              },
              on: { REST: { target: 'resting', actions: 'pauseFilm' } },
            },
            playing: { on: { REST: { target: 'resting', actions: 'pauseFilm' } } },
            resting: { on: { MOVE: { target: 'starting' } } },
          },
        },
        aloud: {
          description: 'Plays from the start with sound after a click.',
          initial: 'starting',
          on: { FILM_ENDED: { target: 'offered' } },
          states: {
            starting: {
              tags: 'aloud',
              invoke: {
                id: 'playAloud',
                src: 'playAloud',
                input: ({ context }) => context.player,
                onDone: { target: 'playing' },
                onError: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => isRefusal(event.error) },
                    target: '#film.watching.offered',
                  },
                  { target: '#film.posterOnly' },
                ],
              },
            },
            playing: {
              tags: 'aloud',
              on: {
                PAUSE: { target: 'paused', actions: 'pauseFilm' },
                REST: { target: 'resting', actions: 'pauseFilm' },
              },
            },
            resting: {
              description: 'Out of view: resumes when it is visible again, also when page motion is paused.',
              tags: 'paused',
              on: { MOVE: { target: 'resuming' }, STAND_STILL: { target: 'resuming' }, PLAY: { target: 'resuming' } },
            },
            paused: {
              description: 'Paused by the visitor; only the visitor resumes it.',
              tags: 'paused',
              on: { PLAY: { target: 'resuming' } },
            },
            resuming: {
              tags: 'aloud',
              invoke: {
                id: 'resumeAloud',
                src: 'resumeAloud',
                input: ({ context }) => context.player,
                onDone: { target: 'playing' },
                onError: { target: 'paused' },
              },
            },
          },
        },
        offered: {
          description: 'Poster and play button: reduced motion, autoplay refused, or the video has ended.',
          tags: 'poster',
          on: { PLAY: { target: 'aloud' }, MOVE: { target: 'muted' } },
        },
      },
    },
    posterOnly: {
      description: 'The video cannot be played: the poster stays, without a button.',
      tags: 'broken',
      type: 'final',
    },
  },
})
