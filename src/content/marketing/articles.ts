export const articles = {
  insights: {
    headline: 'Insights',
    lead: 'Practical advice on answering buyers, writing listings and following up.',
    back: 'Back to Insights',
    read: 'Read the article',
    next: 'Read next',
  },
  customers: {
    headline: 'Use Cases',
    lead: 'Four examples of how teams can use Pending. The people and buildings are made up.',
    back: 'Back to Use Cases',
    read: 'Read Use Case',
    next: 'More use cases',
  },
  minutes: (minutes: number) => `${minutes} min read`,
  author: 'By the Pending team',
  contents: 'On this page',
  requestDemo: 'Request a Demo',
  close: 'See Penny on a listing like yours.',
}

/** A day as `September 14, 2025`; `day` is YYYY-MM-DD, and is that day everywhere. */
export function publishedOn(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
