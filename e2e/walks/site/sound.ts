import type { Site } from './site.ts'

declare global {
  interface Window {
    beeps: number
  }
}

/** Counts the beeps instead of playing them; call it before the page is opened. */
export async function arrangeSound(site: Site): Promise<void> {
  await site.addInitScript(() => {
    window.beeps = 0
    // Counted separately: no test makes a change while one is still playing.
    let now = 0
    class Sound {
      state = 'running'
      destination = {}
      get currentTime() {
        now += 1
        return now
      }
    }
    class Tone {
      gain = { setTargetAtTime: () => {} }
      connect = (next: unknown) => next
      start = () => {
        window.beeps += 1
      }
      stop = () => {}
    }
    Object.assign(window, { AudioContext: Sound, OscillatorNode: Tone, GainNode: Tone })
  })
}

export async function beepCount({ page }: Site): Promise<number> {
  return page.evaluate(() => window.beeps)
}
