import { filmMachine } from '#machines/film/film.machine.ts'
import { filmModel } from '#machines/film/film.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { playbackEvents, source } from '../playback.actor.ts'

const refused = { kind: 'refused' }
const broken = { kind: 'broken' }
/** A fake player, which the machine only passes to its ports. */
const player = { film: 'on the page' }
const asked = (harness: ActorHarness) => {
  const call = [...harness.pending.keys()][0] ?? null
  if (call && harness.inputOf(call) !== player) throw new Error(`${call} is asked of another player than the one given`)
  return call
}

export const film = {
  name: 'film',
  machine: filmMachine,
  ports: { watchPlayback: 'listener', playMuted: 'call', playAloud: 'call', resumeAloud: 'call' },
  effects: ['pauseFilm'],
  model: filmModel,
  eventDrivers: {
    ...playbackEvents,
    'USER.comes': (harness) => harness.start({ playback: source, player }),
    'USER.plays': (harness) => harness.send({ type: 'PLAY' }),
    'USER.pauses': (harness) => harness.send({ type: 'PAUSE' }),
    'FILM.plays': (harness) => harness.answer(asked(harness) ?? '', undefined),
    'FILM.isRefused': (harness) => harness.fail(asked(harness) ?? '', refused),
    'FILM.cannotPlay': (harness) => harness.fail(asked(harness) ?? '', broken),
    'FILM.ends': (harness) => harness.send({ type: 'FILM_ENDED' }),
    'FILM.breaks': (harness) => harness.send({ type: 'FILM_BROKE' }),
  },
  see: (harness) => ({
    button: [...harness.snapshot.tags].join(),
    said: harness.history.at(-1)?.name ?? 'nothing',
    waitsFor: asked(harness),
  }),
} satisfies ActorDriver
