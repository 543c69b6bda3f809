import { filmMachine } from '#machines/film/film.machine.ts'
import { filmModel } from '#machines/film/film.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { source, stageActs } from '../stage.actor.ts'

const refused = { kind: 'refused' }
const broken = { kind: 'broken' }
/** A fake player, which the machine only passes to its ports. */
const player = { film: 'on the page' }
const asked = (stage: Stage) => {
  const call = [...stage.pending.keys()][0] ?? null
  if (call && stage.inputOf(call) !== player) throw new Error(`${call} is asked of another player than the one given`)
  return call
}

export const film = {
  name: 'film',
  machine: filmMachine,
  ports: { watchPlayback: 'listener', playMuted: 'call', playAloud: 'call', resumeAloud: 'call' },
  effects: ['pauseFilm'],
  model: filmModel,
  acts: {
    ...stageActs,
    'USER.comes': (stage) => stage.start({ playback: source, player }),
    'USER.plays': (stage) => stage.send({ type: 'PLAY' }),
    'USER.pauses': (stage) => stage.send({ type: 'PAUSE' }),
    'FILM.plays': (stage) => stage.answer(asked(stage) ?? '', undefined),
    'FILM.isRefused': (stage) => stage.fail(asked(stage) ?? '', refused),
    'FILM.cannotPlay': (stage) => stage.fail(asked(stage) ?? '', broken),
    'FILM.ends': (stage) => stage.send({ type: 'FILM_ENDED' }),
    'FILM.breaks': (stage) => stage.send({ type: 'FILM_BROKE' }),
  },
  see: (stage) => ({
    button: [...stage.snapshot.tags].join(),
    said: stage.story.at(-1)?.name ?? 'nothing',
    waitsFor: asked(stage),
  }),
} satisfies ActorDriver
