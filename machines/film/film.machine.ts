import { fromPromise, setup } from 'xstate'
import type { Internal } from '../events.ts'
import type { PlaybackCommand } from '../playback.ts'
import { type Source, watch } from '../source.ts'

/** Why a film did not begin: the browser wants a touch first, or there is no film to be had. */
export type FilmFailure = { kind: 'refused' } | { kind: 'broken' }

function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'refused'
}

/** What shows the film. Its promises are kept when the film plays, and fail with a FilmFailure. */
export interface FilmPlayer {
  /** Goes on from where it is, without a sound and over and over. */
  playMuted: () => Promise<void>
  /** With sound, from the start. */
  playAloud: () => Promise<void>
  /** Goes on from where it is, as loud as it was. */
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
  description: 'A short film that begins by itself without a sound, and from its start with sound for whoever asks.',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      description: 'The playback says when to move, to rest, and to stand still.',
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
          description: 'Its poster, until it is seen.',
          tags: 'muted',
          on: {
            MOVE: { target: 'muted' },
            STAND_STILL: { target: 'offered' },
            PLAY: { target: 'aloud' },
          },
        },
        muted: {
          description: 'By itself, without a sound, over and over (HOME-01).',
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
          description: 'From its start and with sound, because somebody asked for it.',
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
              description: 'Out of view: it goes on when it is seen again, whatever the stage thinks of motion.',
              tags: 'paused',
              on: { MOVE: { target: 'resuming' }, STAND_STILL: { target: 'resuming' }, PLAY: { target: 'resuming' } },
            },
            paused: {
              description: 'By the visitor, who alone lets it go on.',
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
          description: 'The poster and a button: motion is not wanted, the browser refused, or it is over.',
          tags: 'poster',
          on: { PLAY: { target: 'aloud' }, MOVE: { target: 'muted' } },
        },
      },
    },
    posterOnly: {
      description: 'There is no film to be had: its poster stays, and nothing to press.',
      tags: 'broken',
      type: 'final',
    },
  },
})
