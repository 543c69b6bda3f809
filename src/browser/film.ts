import type { FilmFailure, FilmPlayer } from '#machines/film/film.machine.ts'

/** Plays on the element that `film` returns; `volume` from 0 to 1 is that of its sound. */
export function filmPlayer(film: () => HTMLVideoElement | null, volume: number): FilmPlayer {
  const begin = (prepare: (film: HTMLVideoElement) => void) => async () => {
    const element = film()
    if (!element) throw { kind: 'broken' } satisfies FilmFailure
    try {
      prepare(element)
      await element.play()
    } catch (error) {
      throw failureOf(error)
    }
  }
  return {
    playMuted: begin((element) => {
      element.muted = true
      element.loop = true
    }),
    playAloud: begin((element) => {
      element.volume = volume
      element.muted = false
      element.loop = false
      element.currentTime = 0
    }),
    resumeAloud: begin(() => {}),
    pause: () => film()?.pause(),
  }
}

/** A film that is paused before it has begun rejects play(); that is no failure. */
function failureOf(error: unknown): FilmFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return { kind: name === 'NotAllowedError' || name === 'AbortError' ? 'refused' : 'broken' }
}
