export const slotTime = {
  /** After a time, for screen readers. */
  yours: 'your time',
  note: 'Your own time is below each one.',
}
