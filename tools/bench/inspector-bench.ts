/** What tools/bench/pages/inspector-page.tsx measures in Chromium. */
export interface InspectorBench {
  /** Sends events to the chat machine before each frame; returns the milliseconds between frames. */
  frames(events: number, perFrame: number, isShown: boolean): Promise<number[]>
}
