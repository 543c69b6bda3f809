import type { Page } from '@playwright/test'

/** The number of running animations and transitions. */
export const animations = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** Elements with transitions or animations in their styles. */
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
