/** Starts to measure; the answer tells how many milliseconds this process has kept the processor busy since. */
export function processorTimer(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

/**
 * How long `work` keeps the processor busy, in milliseconds of a machine on which `yardstick` takes 30. Above `most` it is the
 * best of five, unless the first is beyond doubt: on a busy or slow machine it is compared with a search whose number of steps
 * is known, made at the same time.
 */
export function processorTimeOf(work: () => unknown, most: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5 && best > most; i++) {
    const own = timeOfOne(work)
    best = Math.min(best, comparable(own, most))
    if (best > 2 * most) break
  }
  return best
}

/** The same of work that answers later, with nothing else going on in this process. */
export async function asyncProcessorTimeOf(work: () => Promise<unknown>, most: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5 && best > most; i++) {
    const elapsed = processorTimer()
    await work()
    const own = elapsed()
    best = Math.min(best, comparable(own, most))
    if (best > 2 * most) break
  }
  return best
}

/** Above `most`, what it would take on a machine on which `yardstick` takes 30 ms, where this one is slower. */
const comparable = (own: number, most: number) => (own > most ? own * Math.min(1, 30 / timeOfOne(yardstick)) : own)

function timeOfOne(work: () => unknown): number {
  const elapsed = processorTimer()
  work()
  return elapsed()
}

/** Quadratic: some 30 ms on a machine of 2024 with nothing else to do. */
const yardstick = () => yardstickText.replace(/a*b/g, '')
const yardstickText = 'a'.repeat(5000)
