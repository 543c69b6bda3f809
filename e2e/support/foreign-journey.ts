import { test as journey } from './journey.ts'

/**
 * A journey on another site. The browser treats a header added by a test like one added by the page, which the API
 * doesn't allow other sites.
 */
export const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  extraHTTPHeaders: ({}, use) => use({}),
})
