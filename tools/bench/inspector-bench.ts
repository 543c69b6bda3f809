/** What tools/bench/pages/inspector-page.tsx does in Chromium. */
export interface InspectorBench {
  /** Sends events to the chat's machine, some before each frame; milliseconds between one frame and the next. */
  frames(events: number, perFrame: number, isShown: boolean): Promise<number[]>
}
