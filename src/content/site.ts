export const site = {
  tagline: 'The AI assistant for real estate',
  skipLink: 'Skip to content',
  homeLink: 'Pending, home',
  by: 'by Pending',
  byHome: 'by Pending, home',
  opening: 'Loading...',
  footnote: 'Penny answers from the owner’s listing. Please verify important details with the owner or agent.',
}

export const goHome = 'Go Home'

export const crash = {
  title: 'Unexpected Application Error!',
  sentences: {
    error: 'Something went wrong. Please reload the page.',
    chunk: 'Part of this page didn’t load. Check your connection and try again.',
  },
  retry: { error: 'Reload the page', chunk: 'Try again' },
}
