/** Penny on other sites (WIDGET-03). */
export const widget = {
  region: 'Penny, the assistant for this home',
  open: 'Ask Penny',
  opening: 'Penny is on her way',
  close: 'Close',
  newTab: '(opens in a new tab)',
  notReached: 'Penny cannot be reached right now. Please try again.',
  notHere: 'Penny does not answer on this page.',
}
