import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { Pointer } from './pointer.ts'
import type { Heard, SoundMoment } from './sound.ts'

export const framesPerSecond = 30

/** Films a page whose clock is held: for each frame a thirtieth of a second passes, however long drawing it takes. */
export class Camera {
  private frames = 0
  private posterAt = 1
  private typedAt = 0
  private readonly heard: SoundMoment[] = []
  private readonly pointer: Pointer

  private constructor(
    private readonly page: Page,
    private readonly folder: string,
  ) {
    this.pointer = new Pointer(page)
  }

  /** Holds the page's clock and puts a pointer on it; arrange it before the page is opened. */
  static async before(page: Page, folder: string): Promise<Camera> {
    await page.clock.install({ time: new Date() })
    return new Camera(page, folder)
  }

  /** What was filmed: its seconds, what is to be heard, and the number of the frame that is its poster. */
  get reel(): { seconds: number; moments: readonly SoundMoment[]; posterAt: number } {
    return { seconds: this.now, moments: this.heard, posterAt: this.posterAt }
  }

  /** The page is there: from now on time passes by the frame. */
  async ready(): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready)
    await this.pictures()
    await this.page.clock.pauseAt(new Date(Date.now() + 10_000))
    await this.pointer.rest()
  }

  /** Sets the page's clock by the server's, so that what both of them write is dated alike. */
  async setClock(): Promise<void> {
    await this.page.clock.setSystemTime(new Date())
  }

  /** Every photograph that is on its way is there; the real time that it takes is not seen. */
  async pictures(): Promise<void> {
    await this.page.evaluate(async () => {
      const awaited = [...document.images].filter(
        (image) =>
          image.loading !== 'lazy' ||
          (image.checkVisibility() && image.getBoundingClientRect().top < 2 * window.innerHeight),
      )
      await Promise.all(awaited.map((image) => image.decode()))
    })
  }

  /** Something can be heard at this moment. */
  note(heard: Heard): void {
    this.heard.push({ at: this.now, heard })
  }

  /** The last frame stands for the film. */
  keepAsPoster(): void {
    this.posterAt = this.frames - 1
  }

  /** Films for some seconds; `each` is told, before each frame, how much of them is over, from 0 to 1. */
  async roll(seconds: number, each?: (part: number) => Promise<unknown>): Promise<void> {
    const count = Math.round(seconds * framesPerSecond)
    for (let frame = 1; frame <= count; frame++) {
      await each?.(frame / count)
      await this.shoot()
    }
  }

  /** Scrolls, gently, as little as lets all of it be seen; not at all where it can be seen. */
  async scrollTo(target: Locator, seconds = 0.8): Promise<void> {
    const box = await boxOf(target)
    const margin = 12
    const missing = box.y + box.height + margin - (this.page.viewportSize()?.height ?? 0)
    if (missing <= 0) return
    const from = await this.page.evaluate(() => scrollY)
    await this.roll(seconds, (part) =>
      this.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), from + missing * gently(part)),
    )
  }

  /** Moves the pointer to the middle of what is there, gently. */
  async moveTo(target: Locator, seconds = 0.7): Promise<void> {
    const box = await boxOf(target)
    const from = this.pointer.at
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 }
    await this.pointer.show()
    await this.roll(seconds, (part) => {
      const way = gently(part)
      return this.pointer.moveTo({ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way })
    })
  }

  async click(target: Locator): Promise<void> {
    await this.moveTo(target)
    this.note('click')
    await target.click()
    await this.roll(0.2)
    await this.pointer.rest()
  }

  /** Types as fast as someone who knows what to ask; nothing lies over what is written. */
  async type(target: Locator, text: string): Promise<void> {
    await this.pointer.hide()
    for (const [place, character] of [...text].entries()) {
      this.note('key')
      this.typedAt = this.now
      await target.pressSequentially(character)
      for (let frame = 0; frame < (place % 4 === 3 ? 3 : 2); frame++) await this.shoot()
    }
  }

  private get now(): number {
    return this.frames / framesPerSecond
  }

  private async shoot(): Promise<void> {
    await this.page.clock.runFor(1000 / framesPerSecond)
    // What CSS moves does not ask the clock, nor does the caret.
    await this.page.evaluate(
      ({ step, hasCaret }) => {
        document.documentElement.style.setProperty('caret-animation', 'manual')
        document.documentElement.style.caretColor = hasCaret ? '' : 'transparent'
        for (const animation of document.getAnimations()) {
          const now = Number(animation.currentTime ?? 0)
          const held = animation.playState === 'paused'
          animation.pause()
          animation.currentTime = (held ? now : 0) + step
          const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
          if (Number(animation.currentTime) >= end) animation.finish()
        }
      },
      { step: 1000 / framesPerSecond, hasCaret: this.now - this.typedAt < 0.5 || this.now % 1.2 < 0.6 },
    )
    const name = `${String(this.frames++).padStart(5, '0')}.png`
    await this.page.screenshot({ path: join(this.folder, name), animations: 'allow', caret: 'initial' })
  }
}

const gently = (part: number) => part * part * (3 - 2 * part)

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to point to')
  return box
}
