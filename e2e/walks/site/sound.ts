import type { Site } from './site.ts'

declare global {
  interface Window {
    beeps: number
  }
}

/** Counts the beeps instead of sounding them; arrange it before the page is opened. */
export async function arrangeSound({ page }: Site): Promise<void> {
  await page.addInitScript(() => {
    window.beeps = 0
    // Each is heard for itself: no change of a test comes while one still sounds.
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

export async function beepsHeard({ page }: Site): Promise<number> {
  return page.evaluate(() => window.beeps)
}
