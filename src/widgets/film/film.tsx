import { useRef } from 'react'
import { filmMachine } from '#machines/film/film.machine.ts'
import { filmPlayer } from '#src/browser/film.ts'
import { filmPlaybackAt } from '#src/browser/playback.ts'
import { useSlot } from '#src/browser/slot.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { type FilmFile, FilmView } from './film-view.tsx'

interface Props {
  film: FilmFile
  /** Of its sound, 0 to 1. */
  volume?: number
  /** Offers no menu to save it. */
  guarded?: boolean
}

const looks = ['poster', 'muted', 'aloud', 'paused', 'broken'] as const

/** HOME-01, DEMO-02. */
export function Film({ film, volume = 1, guarded = false }: Props) {
  const slot = useSlot()
  const video = useRef<HTMLVideoElement>(null)
  const [snapshot, send] = useWorkflow(filmMachine, {
    input: { playback: filmPlaybackAt(slot), player: filmPlayer(() => video.current, volume) },
  })
  return (
    <FilmView
      ref={slot.ref}
      videoRef={video}
      film={film}
      look={looks.find((tag) => snapshot.hasTag(tag)) ?? 'poster'}
      guarded={guarded}
      onPlay={() => send({ type: 'PLAY' })}
      onPause={() => send({ type: 'PAUSE' })}
      onEnded={() => send({ type: 'FILM_ENDED' })}
      onBroken={() => send({ type: 'FILM_BROKE' })}
    />
  )
}
