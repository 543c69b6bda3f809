/** Answers for a batch: one for each item, in order. */
export type WriteBatch<Item, Answer> = (items: Item[]) => Promise<Answer[]>

export interface BatcherOptions<Item> {
  /** Batches that may be under way at the same time. */
  atOnce: number
  /** Items in one batch. */
  most: number
  /** Items with the same key never share a batch, nor two batches at the same time: they are written in their order. */
  keyOf?(item: Item): string
}

/**
 * Gathers what arrives while earlier batches are being written, and writes it in one statement. Nobody waits for a timer:
 * where no batch is under way, one begins at once with all that this turn of the event loop has brought. An item is answered
 * after its batch was committed, and rejected when its batch failed.
 */
export function batcher<Item, Answer>(
  write: WriteBatch<Item, Answer>,
  { atOnce, most, keyOf }: BatcherOptions<Item>,
): (item: Item) => Promise<Answer> {
  interface Waiting {
    item: Item
    resolve(answer: Answer): void
    reject(error: unknown): void
  }
  let waiting: Waiting[] = []
  let underWay = 0
  let isPlanned = false
  const busyKeys = new Set<string>()

  const plan = () => {
    if (isPlanned || underWay >= atOnce || waiting.length === 0) return
    isPlanned = true
    setImmediate(begin)
  }
  const begin = () => {
    isPlanned = false
    const batch: Waiting[] = []
    const left: Waiting[] = []
    const keys: string[] = []
    for (const one of waiting) {
      const key = keyOf?.(one.item)
      if (batch.length >= most || (key !== undefined && busyKeys.has(key))) left.push(one)
      else {
        batch.push(one)
        if (key === undefined) continue
        busyKeys.add(key)
        keys.push(key)
      }
    }
    waiting = left
    if (batch.length === 0) return
    underWay++
    void settle(batch).finally(() => {
      underWay--
      for (const key of keys) busyKeys.delete(key)
      plan()
    })
    plan()
  }
  const settle = async (batch: Waiting[]) => {
    try {
      const answers = await write(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, at) => {
        const answer = answers[at]
        if (answer === undefined) reject(new Error('A batch has no answer for one of its items.'))
        else resolve(answer)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      plan()
    })
}
