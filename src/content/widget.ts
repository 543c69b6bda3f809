/** Penny on other sites (WIDGET-03). */
export const widget = {
  region: 'Penny, the assistant for this home',
  open: 'Ask Penny',
  opening: 'Loading',
  close: 'Close',
  requestTour: 'Request a tour',
  backToChat: 'Back to chat',
  /** What the button says to Penny, who then offers open times, where the form can’t be loaded. */
  tourWish: 'When can I tour this home?',
  newTab: '(opens in a new tab)',
  notReached: 'Penny isn’t available right now. Please try again.',
  notHere: 'Penny isn’t available on this page.',
}
