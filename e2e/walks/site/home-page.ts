import { expect } from '@playwright/test'
import type { Site } from './site.ts'

/**
 * Opens the home page and waits for hydration. With reduced motion, since the page never finishes loading while its film
 * plays.
 */
export async function openHomePage(site: Site): Promise<void> {
  await site.page.goto('/')
  await expect
    .poll(() => site.page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).join()))
    .toMatch(/__reactContainer/)
  await site.complete()
}

export const motionless = { contextOptions: { reducedMotion: 'reduce' } } as const
