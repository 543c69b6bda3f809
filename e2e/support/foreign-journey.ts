import { test as journey } from './journey.ts'

/** A journey that begins on another site. To a browser, a header that a test adds is one that the page adds, which other
 * sites' pages may not. */
export const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  extraHTTPHeaders: ({}, use) => use({}),
})
