/** What several forms and pages of a link say when something failed. */
export const commonProblems = {
  badLink: 'This link is incomplete. Please open it again from the email.',
  offline: 'You seem to be offline. Please try again.',
  failed: 'Something went wrong. Please try again.',
  timeGone: 'That time was just taken. Please choose another one.',
}
