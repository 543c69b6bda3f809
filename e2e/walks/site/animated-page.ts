import { expect, type Locator } from '@playwright/test'
import { arrangeClock, stopSiteClock } from './clock.ts'
import { holdScripts, releaseScripts } from './hydration.ts'
import type { Site } from './site.ts'
import { controlTab, showSiteTab } from './tab-visibility.ts'
import { removeIntersectionObserver, scrollTo, trackVisibility, visibilityReported } from './visibility.ts'

type Absence = 'view' | 'tab' | 'pause'

/**
 * Controls the conditions of animations on a page: hydration, tab visibility, scroll position, and motion preference.
 */
export class AnimatedPage {
  private readonly site: Site
  private readonly element: Locator
  private readonly absent = new Set<Absence>()
  isHydrated = false
  isReduced = false

  private constructor(site: Site, element: Locator) {
    this.site = site
    this.element = element
  }

  /** Call it before the page is opened. */
  static async arrange(site: Site): Promise<void> {
    await arrangeClock(site)
    await controlTab(site, true)
    await holdScripts(site)
    await trackVisibility(site)
  }

  /** Opens the prerendered page without its scripts, with a stopped clock. */
  static async open(site: Site, path: string, element: Locator): Promise<AnimatedPage> {
    await site.page.goto(path, { waitUntil: 'commit' })
    await expect(element).toBeAttached()
    await stopSiteClock(site)
    return new AnimatedPage(site, element)
  }

  /**
   * Releases the scripts if they aren't loaded. Visibility is reported, except without IntersectionObserver or for an
   * element that isn't observed.
   */
  async hydrate(visibility: 'reported' | 'unavailable' | 'unobserved' = 'reported'): Promise<void> {
    if (this.isHydrated) return
    if (visibility === 'unavailable') await removeIntersectionObserver(this.site)
    await releaseScripts(this.site)
    this.isHydrated = true
    if (visibility === 'reported')
      await expect.poll(() => this.element.evaluate((it) => window.inView.has(it)), { intervals: [10, 20] }).toBe(true)
  }

  /** Sets the system's motion preference. */
  async prefer(motion: 'less' | 'all'): Promise<void> {
    const { page } = this.site
    await page.evaluate((isLess) => {
      const query = matchMedia('(prefers-reduced-motion)')
      const changed = new Promise((resolve) => query.addEventListener('change', resolve, { once: true }))
      Object.assign(window, { preferenceApplied: query.matches === isLess ? null : changed })
    }, motion === 'less')
    await page.emulateMedia({ reducedMotion: motion === 'less' ? 'reduce' : 'no-preference' })
    await page.evaluate(() => Reflect.get(window, 'preferenceApplied'))
    this.isReduced = motion === 'less'
    // With reduced motion the pause button doesn't ask again (motion-control).
    if (this.isReduced) this.absent.delete('pause')
  }

  async leave(way: Absence): Promise<void> {
    this.absent.add(way)
    if (way === 'tab') await showSiteTab(this.site, false)
    if (way === 'pause') await this.press('Pause animations')
    if (way === 'view') await this.scroll(false)
  }

  /** Restores everything; a pause ends last. */
  async comeBack(): Promise<void> {
    const { site, absent } = this
    if (absent.has('tab')) await showSiteTab(site, true)
    await this.scroll(true)
    if (absent.has('pause')) await this.press('Play animations')
    absent.clear()
  }

  get isAway(): boolean {
    return this.absent.size > 0
  }

  private async scroll(isInView: boolean): Promise<void> {
    await scrollTo(this.element, isInView)
    if (this.isHydrated) await visibilityReported(this.element, isInView)
  }

  /** Dispatched directly: a real click would scroll to the button. */
  private async press(name: string): Promise<void> {
    await this.site.page.getByRole('button', { name, exact: true }).dispatchEvent('click')
  }
}
