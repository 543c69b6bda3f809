import type { BrowserContext, Page, Route } from '@playwright/test'

/** A proxy between browser and server answers with its own HTML. */
export async function interfere(page: Page, calls: string, status = 200): Promise<void> {
  const body = '<!doctype html><title>Sign in to this network</title>'
  await page.route(calls, (route) => route.fulfill({ status, contentType: 'text/html', body }))
}

/**
 * Takes the browser offline; the returned function brings it back online. An open connection may still send one request,
 * so calls are aborted, too.
 */
export async function loseConnection(context: BrowserContext): Promise<() => Promise<void>> {
  const calls = '**/api/**'
  const cut = (route: Route) => route.abort('internetdisconnected')
  await context.setOffline(true)
  await context.route(calls, cut)
  return async () => {
    await context.unroute(calls, cut)
    await context.setOffline(false)
  }
}
