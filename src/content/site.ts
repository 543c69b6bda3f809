export const site = {
  productName: 'Pending',
  tagline: 'The AI assistant for real estate',
  skipLink: 'Skip to content',
  homeLink: 'Pending, home',
  opening: 'Opening the page...',
  footnote:
    'Penny answers from what the owner has put on record. Confirm whatever your decision rests on with the owner or the agent.',
}

export const home = {
  title: 'Pending · The AI assistant for real estate',
  sentence:
    'Every home gets a page of its own, and Penny, who answers buyers’ questions at any hour from what is on record.',
}

export const notFound = {
  title: "This page doesn't exist.",
  sentence: 'The address may be misspelled, or the page may have moved.',
  goHome: 'Go Home',
}

export const crash = {
  title: 'Unexpected Application Error!',
  sentences: {
    error: 'Something on this page went wrong. Nothing that you sent was lost; loading the page again usually helps.',
    chunk: 'A part of this page could not be loaded. Check your connection, then try again.',
  },
  retry: { error: 'Reload the page', chunk: 'Try again' },
  goHome: 'Go Home',
}

/** The title of a page as the browser's tab shows it. */
export function pageTitle(title: string): string {
  return `${title} · ${site.productName}`
}
