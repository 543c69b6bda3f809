import { productName, unknownPage } from '#domain/pages.ts'
export const site = {
  productName,
  tagline: 'The AI assistant for real estate',
  skipLink: 'Skip to content',
  homeLink: 'Pending, home',
  opening: 'Opening the page...',
  footnote: 'Penny answers from the owner’s listing. Please verify important details with the owner or agent.',
}

export const home = {
  title: 'Pending · The AI assistant for real estate',
  sentence: 'Give every listing its own page, with an assistant who answers buyers 24/7.',
}

export const notFound = {
  title: unknownPage.title,
  sentence: unknownPage.description,
  goHome: 'Go Home',
}

export const crash = {
  title: 'Unexpected Application Error!',
  sentences: {
    error: 'Something went wrong. Please reload the page.',
    chunk: 'Part of this page didn’t load. Check your connection and try again.',
  },
  retry: { error: 'Reload the page', chunk: 'Try again' },
  goHome: 'Go Home',
}
