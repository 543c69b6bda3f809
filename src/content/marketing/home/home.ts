/** HOME-01, HOME-05, HOME-06, HOME-12. */
export const home = {
  headline: 'The AI assistant for real estate',
  tryFree: 'Try for free',
  filmAbout: 'See Pending in action',
  filmNote: 'Buyers have questions at all hours. This page answers them.',
  useCases: {
    title: 'Use cases',
    lead: 'Examples of how teams can use Pending. The people in them are made up.',
    label: 'Use cases',
    read: 'Read Use Case',
    previous: 'Previous use case',
    next: 'Next use case',
    counter: (place: number, total: number) => `${place}/${total}`,
    announcement: (place: number, total: number, title: string) => `Use case ${place} of ${total}: ${title}`,
  },
  listing: {
    open: 'Try a sample listing',
    ask: 'Ask about anything',
  },
  closing: {
    title: 'Put Penny on your next listing.',
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
