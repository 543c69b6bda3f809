import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { Pointer } from './pointer.ts'
import type { SoundMoment, SoundName } from './sound.ts'

export const framesPerSecond = 30

/**
 * Films a page with a controlled clock: each frame advances it by a thirtieth of a second, however long drawing takes.
 */
export class Camera {
  private frames = 0
  private posterAt = 1
  private typedAt = 0
  private readonly moments: SoundMoment[] = []
  private readonly pointer: Pointer

  private constructor(
    private readonly page: Page,
    private readonly folder: string,
  ) {
    this.pointer = new Pointer(page)
  }

  /** Stops the page's clock and adds a pointer; call it before the page is opened. */
  static async before(page: Page, folder: string): Promise<Camera> {
    await page.clock.install({ time: new Date() })
    return new Camera(page, folder)
  }

  /** The result: length in seconds, sounds, and the number of the poster's frame. */
  get reel(): { seconds: number; moments: readonly SoundMoment[]; posterAt: number } {
    return { seconds: this.now, moments: this.moments, posterAt: this.posterAt }
  }

  /**
   * The page has loaded: from now on time advances with each frame. The page's header isn't filmed: beside a film on the site,
   * it would look like the site's own.
   */
  async ready(): Promise<void> {
    // The content security policy allows no style elements.
    await this.page.evaluate(() => {
      const style = new CSSStyleSheet()
      style.replaceSync('header.page { display: none !important }')
      document.adoptedStyleSheets.push(style)
    })
    await this.page.evaluate(() => document.fonts.ready)
    await this.pictures()
    await this.page.clock.pauseAt(new Date(Date.now() + 10_000))
    await this.pointer.rest()
  }

  /** Sets the page's clock to the server's, so that both show the same times. */
  async setClock(): Promise<void> {
    await this.page.clock.setSystemTime(new Date())
  }

  /** Waits for all photos; the waiting time isn't in the film. */
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

  /** A sound starts at this moment. */
  note(sound: SoundName): void {
    this.moments.push({ at: this.now, sound })
  }

  /** The last frame becomes the poster. */
  keepAsPoster(): void {
    this.posterAt = this.frames - 1
  }

  /** Films for some seconds; `each` gets the elapsed share, from 0 to 1, before each frame. */
  async roll(seconds: number, each?: (part: number) => Promise<unknown>): Promise<void> {
    const count = Math.round(seconds * framesPerSecond)
    for (let frame = 1; frame <= count; frame++) {
      await each?.(frame / count)
      await this.shoot()
    }
  }

  /** Scrolls smoothly as little as needed to show all of it; not at all when it is in view. */
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

  /** Moves the pointer smoothly to the center of an element. */
  async moveTo(target: Locator, seconds = 0.7): Promise<void> {
    const box = await boxOf(target)
    const from = this.pointer.at
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 }
    await this.pointer.show()
    await this.roll(seconds, (part) => {
      const moved = gently(part)
      return this.pointer.moveTo({ x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved })
    })
  }

  async click(target: Locator): Promise<void> {
    await this.moveTo(target)
    this.note('click')
    await target.click()
    await this.roll(0.2)
    await this.pointer.rest()
  }

  /** Types quickly, with the pointer hidden. */
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
    // CSS animations and the caret don't follow the controlled clock.
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
