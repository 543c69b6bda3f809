/** Milliseconds, one value per round. */
export interface Times {
  redraw: number[]
  hover: number[]
}

/** The functions of the measuring page (tools/bench/pages/valuation-page.tsx), as `bench` on its window. */
export interface Bench {
  product(rounds: number): Promise<Times>
  recharts(count: number, rounds: number): Promise<Times>
  uplot(count: number, rounds: number): Promise<Times>
}
