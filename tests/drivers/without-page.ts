const onTheServer = 'Only the server runs this machine.'

/** Workflows without a page driver, and the reason. */
export const withoutPage: Record<string, string> = {
  conversation: onTheServer,
  'tour-booking': onTheServer,
  'tour-status': onTheServer,
  // Playwright can't answer a request with a stream that stays open.
  'live-updates': 'It listens to a stream that stays open, which only the journeys on a real server have.',
}
