import type { Times } from '../valuation-bench.ts'

interface Sign {
  of: string
  /** An attribute that changes when the drawing changes. */
  what: string
}

/** Time from the call to the first frame that shows its effect; the first round of each warms up. */
export async function timedRounds(
  rounds: number,
  line: Sign,
  redraw: () => void,
  mark: Sign,
  hover: () => void,
): Promise<Times> {
  await settled(line, null)
  const times: Times = { redraw: [], hover: [] }
  for (let round = 0; round <= rounds; round++) {
    times.redraw.push(await timed(line, redraw))
  }
  hover()
  await settled(mark, null)
  for (let round = 0; round <= rounds; round++) {
    times.hover.push(await timed(mark, hover))
  }
  return { redraw: times.redraw.slice(1), hover: times.hover.slice(1) }
}

async function timed(sign: Sign, act: () => void): Promise<number> {
  const before = read(sign)
  const begun = performance.now()
  act()
  await settled(sign, before)
  return performance.now() - begun
}

async function settled(sign: Sign, before: string | null): Promise<void> {
  const until = performance.now() + 60_000
  while (read(sign) === before || read(sign) === null) {
    if (performance.now() > until) throw new Error(`${sign.of} does not change.`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  // What was added to the page is laid out and painted in this frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function read({ of, what }: Sign): string | null {
  return document.querySelector(of)?.getAttribute(what) ?? null
}
