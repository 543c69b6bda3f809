export const slotTime = {
  /** After a time, for screen readers. */
  yours: 'your time',
  note: 'Your local time is below each one.',
}
