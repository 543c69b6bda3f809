/** Milliseconds, one per round. */
export interface Times {
  redraw: number[]
  hover: number[]
}

/** What the measuring page (e2e/bench/valuation-page.tsx) can be asked for, as `bench` of its window. */
export interface Bench {
  /** Milliseconds that making so many points took; they are kept until `drop`. */
  make(count: number, as: 'series' | 'objects'): number
  drop(): void
  product(kept: number, rounds: number): Promise<Times>
  recharts(count: number, rounds: number): Promise<Times>
  uplot(count: number, rounds: number): Promise<Times>
}
