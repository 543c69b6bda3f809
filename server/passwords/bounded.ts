/** Nothing more can wait: the caller should come back later. */
export class QueueIsFull extends Error {
  override name = 'QueueIsFull'
}

/** Runs at most `atOnce` pieces of work together and lets `waiting` more wait; throws QueueIsFull beyond that. */
export function bounded({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new QueueIsFull('Too much work is waiting.')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // Whoever is next takes this place over.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
