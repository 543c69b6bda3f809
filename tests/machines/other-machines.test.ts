import { describe, expect, it } from 'vitest'
import { assign, createActor, fromCallback, fromPromise, setup } from 'xstate'
import { chartDataOf } from '#tools/explorer/catalog/chart-data.ts'
import { mermaidOf } from '#tools/explorer/catalog/mermaid.ts'
import { Inspection } from '#tools/explorer/inspector/inspection.ts'
import { linkOf, runIn } from '#tools/explorer/simulator/run.ts'
import { Simulation } from '#tools/explorer/simulator/simulation.ts'
import type { Step } from '#tools/explorer/simulator/step.ts'
import { drawn } from '#tools/machine-charts/drawn.ts'
import { overlapsIn } from '../support/chart-geometry.ts'

/** In a common style of XState that this project doesn't use: inline functions, numbers as delays, `*`, history. */
const player = setup({
  types: {
    context: {} as { volume: number; track: string | null },
    events: {} as
      | { type: 'PLAY'; track: string }
      | { type: 'PAUSE' }
      | { type: 'RESUME' }
      | { type: 'VOLUME'; by: number },
  },
  actors: {
    load: fromPromise(async ({ input }: { input: string | null }) => input),
    keys: fromCallback(() => {}),
  },
}).createMachine({
  id: 'music-player',
  type: 'parallel',
  context: { volume: 5, track: null },
  states: {
    playback: {
      initial: 'stopped',
      on: { PLAY: { target: '.loading', actions: assign({ track: ({ event }) => event.track }) } },
      states: {
        stopped: {},
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => context.track,
            onDone: 'playing',
            onError: 'stopped',
          },
          after: { 3000: 'stopped' },
        },
        playing: {
          initial: 'normal',
          on: { PAUSE: 'paused' },
          states: { normal: { after: { 1000: 'long' } }, long: {}, last: { type: 'history' } },
        },
        paused: { on: { RESUME: 'playing.last' } },
      },
    },
    sound: {
      invoke: { id: 'keys', src: 'keys' },
      on: {
        VOLUME: {
          guard: ({ context, event }) => context.volume + event.by >= 0,
          actions: assign({ volume: ({ context, event }) => context.volume + event.by }),
        },
        '*': {},
      },
    },
  },
})
const fixtures = { machine: player, ports: { load: 'call', keys: 'listener' } as const, effects: [] }

describe('[MACH-04] a machine from another application', () => {
  it('is drawn without overlaps', async () => {
    const svg = await drawn(player)
    expect(overlapsIn(svg)).toEqual([])
    for (const state of ['playback.loading', 'playback.playing.last', 'sound'])
      expect(svg).toContain(`data-state="music-player.${state}"`)
  })

  it('is exported as a Mermaid diagram', () => {
    expect(mermaidOf(player)).toMatch(/^stateDiagram-v2/)
    expect(mermaidOf(player)).toContain('music_player_playback_paused --> music_player_playback_playing')
  })

  it('is described for a page without any file of this project', async () => {
    const { id, stateList } = chartDataOf(player, await drawn(player))
    expect(id).toBe('music-player')
    const loading = stateList.find((state) => state.id === 'music-player.playback.loading')
    expect(loading?.transitions.map(({ text, to }) => ({ text, to }))).toEqual([
      { text: 'load done', to: ['music-player.playback.playing'] },
      { text: 'load failed', to: ['music-player.playback.stopped'] },
      { text: 'after 3000', to: ['music-player.playback.stopped'] },
    ])
  })

  it('is simulated: events, an answer, time, history, and an unnamed guard', async () => {
    const steps: Step[] = [
      { do: 'start', input: null },
      { do: 'send', event: { type: 'PLAY', track: 'Blue in Green' } },
      { do: 'answer', actor: 'load', output: 'ready' },
      { do: 'wait', milliseconds: 1000 },
      { do: 'send', event: { type: 'PAUSE' } },
      { do: 'send', event: { type: 'RESUME' } },
      { do: 'send', event: { type: 'VOLUME', by: -9 } },
    ]
    const { frames } = await Simulation.of(fixtures, steps)
    expect(frames[2]).toMatchObject({ waiting: [{ actor: 'load', input: 'Blue in Green' }, { actor: 'keys' }] })
    expect(frames[6]?.active).toContain('music-player.playback.playing.long')
    expect(frames.at(-1)).toMatchObject({ context: { volume: 5 }, taken: [{ event: '*' }] })
    const again = await Simulation.of(fixtures, runIn(linkOf(steps)) ?? [])
    expect(again.frames).toEqual(frames)
  })

  it('is inspected with masked values', () => {
    const inspection = new Inspection(() => 0)
    const actor = createActor(player, { inspect: inspection.inspect }).start()
    actor.send({ type: 'PLAY', track: 'Blue in Green' })
    const { actors } = inspection.state()
    expect(actors[0]).toMatchObject({ workflow: 'music-player', context: { volume: 5, track: '•••• (13)' } })
    expect(actors.map(({ name }) => name)).toEqual(expect.arrayContaining(['load', 'keys']))
    actor.stop()
  })
})
