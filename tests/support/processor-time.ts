/** Starts a measurement; the returned function gives the milliseconds of processor time since then. */
export function processorTimer(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

/**
 * Processor time of `work` in milliseconds, scaled to a machine on which `yardstick` takes 30. Above `most` it is the
 * best of five, unless the first is far above: on a slow or busy machine it is compared with a search of known cost,
 * measured at the same time.
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

/** The same for asynchronous work, with nothing else running in this process. */
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

/** Above `most`, scaled to a machine on which `yardstick` takes 30 ms, if this one is slower. */
const comparable = (own: number, most: number) => (own > most ? own * Math.min(1, 30 / timeOfOne(yardstick)) : own)

function timeOfOne(work: () => unknown): number {
  const elapsed = processorTimer()
  work()
  return elapsed()
}

/** Quadratic: about 30 ms on an idle machine of 2024. */
const yardstick = () => yardstickText.replace(/a*b/g, '')
const yardstickText = 'a'.repeat(5000)
