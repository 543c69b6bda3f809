/** Milliseconds, one per round. */
export interface Times {
  redraw: number[]
  hover: number[]
}

/** What the measuring page (tools/bench/pages/valuation-page.tsx) can be asked for, as `bench` of its window. */
export interface Bench {
  product(rounds: number): Promise<Times>
  recharts(count: number, rounds: number): Promise<Times>
  uplot(count: number, rounds: number): Promise<Times>
}
