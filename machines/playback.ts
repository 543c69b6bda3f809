/** What the page tells each part of it that moves by itself. */
export type PlaybackCommand =
  /** Seen, in a tab that is shown, and motion is wanted: go on; the step that was going on begins anew. */
  | { type: 'MOVE' }
  /** Unseen, or paused by the visitor: stay as you are. */
  | { type: 'REST' }
  /** Motion is not wanted: the final picture, and no time runs. */
  | { type: 'STAND_STILL' }
