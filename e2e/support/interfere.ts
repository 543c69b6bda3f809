import type { Page } from '@playwright/test'

/** A proxy between browser and server says something of its own, as HTML. */
export async function interfere(page: Page, calls: string, status = 200): Promise<void> {
  const body = '<!doctype html><title>Sign in to this network</title>'
  await page.route(calls, (route) => route.fulfill({ status, contentType: 'text/html', body }))
}
