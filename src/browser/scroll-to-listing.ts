import { fromPromise } from 'xstate'

/** The id of the section that an answer brings into view. */
export const listingSection = 'listing'

/** CHAT-06. What scrolls is loaded with the first answer, since no page needs it before. */
export const scrollToListing = fromPromise<void, void>(async ({ signal }) => {
  const { scrollToSection } = await import('./scroll-to-section.ts')
  await scrollToSection(listingSection, signal)
})
