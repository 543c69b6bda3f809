export const articles = {
  insights: {
    title: 'Insights',
    description: 'Essays and field notes on answering prospects, running listings, and the craft of selling homes.',
    headline: 'Insights',
    lead: 'Notes on a trade that runs on trust and timing.',
    back: 'Back to Insights',
    read: 'Read the article',
    next: 'Read next',
  },
  customers: {
    title: 'Use Cases',
    description: 'Four ways in which Pending is used: launches, leasing, brokerages and the follow-up of developers.',
    headline: 'Use Cases',
    lead: 'Four kinds of work, and what changes when every property can answer for itself.',
    back: 'Back to Use Cases',
    read: 'Read Use Case',
    next: 'More use cases',
  },
  minutes: (minutes: number) => `${minutes} min read`,
  requestDemo: 'Request a Demo',
  close: 'See what this looks like on a page of your own.',
}

/** MKT-08: a title as a card has it, of at most `limit` characters and an ellipsis; cut between words. */
export function cutTitle(title: string, limit = 55): string {
  if (title.length <= limit) return title
  const cut = title.slice(0, limit + 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,:;.-]+$/, '')}…`
}

/** A day as `September 14, 2025`; `day` is YYYY-MM-DD, and is that day everywhere. */
export function publishedOn(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
