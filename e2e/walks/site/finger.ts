import type { CDPSession } from '@playwright/test'
import type { Site } from './site.ts'

const sessions = new WeakMap<Site, CDPSession>()

/** Dispatches a touch start, touch end or touch cancel. Playwright's own touchscreen only taps. */
export async function touch(
  site: Site,
  type: 'touchStart' | 'touchEnd' | 'touchCancel',
  at: { x: number; y: number },
): Promise<void> {
  const session = sessions.get(site) ?? (await site.page.context().newCDPSession(site.page))
  sessions.set(site, session)
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [at] : [] })
}
