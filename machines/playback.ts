/** The commands to each animation on the page. */
export type PlaybackCommand =
  /** Visible, in a shown tab, and motion is wanted: continue; the current step starts again. */
  | { type: 'MOVE' }
  /** Not visible, or paused by the visitor: stay in the current state. */
  | { type: 'REST' }
  /** Motion isn't wanted: show the final state without timers. */
  | { type: 'STAND_STILL' }
