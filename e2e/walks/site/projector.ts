import type { Site } from './site.ts'

declare global {
  interface Window {
    projector: {
      /** The last command to the film: to pause, or how to play. */
      said: string
      waits: boolean
      settle(refusal: string | null): void
    }
  }
}

/**
 * A browser whose film is controlled by the test: it plays when the test says so, and has reached its seventh second
 * whenever it is resumed. Call it before the page is opened.
 */
export async function arrangeProjector(site: Site): Promise<void> {
  await site.addInitScript(() => {
    const media = HTMLMediaElement.prototype
    const seconds = new WeakMap<HTMLMediaElement, number>()
    let settle = (_refusal: string | null) => {}
    window.projector = { said: 'nothing', waits: false, settle: (refusal) => settle(refusal) }
    Object.defineProperty(media, 'currentTime', {
      get(this: HTMLMediaElement) {
        return seconds.get(this) ?? 0
      },
      set(this: HTMLMediaElement, to: number) {
        seconds.set(this, to)
      },
    })
    media.play = function () {
      const way = [this.muted ? 'muted' : 'aloud', this.loop ? 'over and over' : 'once', `from ${this.currentTime}`]
      window.projector.said = way.join(', ')
      window.projector.waits = true
      return new Promise((resolve, reject) => {
        settle = (refusal) => {
          settle = () => {}
          window.projector.waits = false
          seconds.set(this, 7)
          if (refusal) reject(new DOMException('no', refusal))
          else resolve()
        }
      })
    }
    media.pause = () => {
      window.projector.said = 'pause'
      settle('AbortError')
    }
  })
}

/** Starts the film, or rejects with an error of this name. */
export async function settleFilm({ page }: Site, refusal: string | null = null): Promise<void> {
  await page.evaluate((name) => window.projector.settle(name), refusal)
}
