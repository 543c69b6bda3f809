/**
 * Titles and descriptions of the pages whose head the server sends and the page writes again. Each is an export of its own,
 * so that a page loads its own words alone.
 */
export interface PageWords {
  title: string
  description: string
}

export const productName = 'Pending'

/** The title of a page as the browser's tab shows it. */
export function pageTitle(title: string): string {
  return `${title} · ${productName}`
}

export const tourConfirmPage: PageWords = { title: 'Tour request', description: 'Answer a tour request.' }
export const tourReschedulePage: PageWords = {
  title: 'Propose New Time',
  description: 'Propose another time for a tour.',
}
export const tourRequestPage: PageWords = {
  title: 'Your tour request',
  description: 'See, change or cancel your tour.',
}
export const questionPage: PageWords = {
  title: 'Answer a question',
  description: 'Answer a question about your listing.',
}
export const chatPage: PageWords = {
  title: 'Meet Penny',
  description: 'Meet Penny, your AI home companion, in a demo of the chat.',
}
export const pennyTestPage: PageWords = {
  title: 'Penny on another page',
  description: 'A test page for Penny’s chat widget: photos, text and one script tag.',
}
export const propertyViewPage: PageWords = {
  title: 'Home value',
  description: 'Enter a US address to see an illustration of the home’s value over time.',
}
export const dashboardPage: PageWords = { title: 'Dashboard', description: 'The dashboard has moved.' }
export const privateListingPage: PageWords = {
  title: 'Private listing',
  description: 'This listing is private. You need an invitation to see it.',
}
export const missingListingPage: PageWords = {
  title: 'Property Not Available',
  description: 'This listing isn’t available right now.',
}
export const unknownPage: PageWords = {
  title: "This page doesn't exist.",
  description: 'Check the address, or start from the home page.',
}
