import type { Page } from '@playwright/test'

/** How much is moving or fading now. */
export const animations = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** Elements that would move or fade if anything of theirs changed. */
export const movable = (page: Page) =>
  page.evaluate(() => {
    const moves = (element: Element, part?: string) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part)
      return animationName !== 'none' || /[1-9]/.test(transitionDuration) || scrollBehavior === 'smooth'
    }
    return [...document.querySelectorAll('*')].filter(
      (one) => moves(one) || moves(one, '::before') || moves(one, '::after'),
    ).length
  })
