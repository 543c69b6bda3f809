/** HOME-01, HOME-05, HOME-06, HOME-12. */
export const home = {
  headline: 'The AI assistant for real estate',
  tryFree: 'Try for free',
  filmAbout: 'Pending in half a minute',
  filmNote: 'A home is asked about at all hours. This is the page where it answers.',
  useCases: {
    title: 'At work',
    lead: 'Composed to show how Pending is used. The people in these stories are invented; the product is not.',
    label: 'Use cases',
    read: 'Read Use Case',
    previous: 'Previous use case',
    next: 'Next use case',
    counter: (place: number, total: number) => `${place}/${total}`,
    announcement: (place: number, total: number, title: string) => `Use case ${place} of ${total}: ${title}`,
  },
  listing: {
    title: 'Try it on a home that is not yours',
    lead: 'A listing as a buyer meets it. Go through the photographs, then ask Penny something you think she cannot know.',
    open: 'Open the sample listing',
    ask: 'Ask about anything',
  },
  closing: {
    title: 'Give one home a page tonight.',
    sentence: 'No credit card is required.',
    demo: 'Request a demo',
  },
} as const

/** HOME-05: the stories that the carousel shows, in this order. */
export const storiesOnHome = [
  'how-property-managers-reduce-vacancy',
  'how-developers-close-gaps-follow-up',
  'how-brokerages-unlock-higher-conversion',
] as const
