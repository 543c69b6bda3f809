/** Answers for a batch: one for each item, in order. */
export type WriteBatch<Item, Answer> = (items: Item[]) => Promise<Answer[]>

export interface BatcherOptions<Item> {
  /** Batches that may be under way at the same time. */
  atOnce: number
  /** Items in one batch. */
  most: number
  /** Items with the same key never share a batch, nor two batches at the same time: they are written in their order. */
  keyOf?(item: Item): string
  /** So many items are worth a batch beside one that is under way; fewer wait for its end, or for `longestMs`. */
  enough?: number
  longestMs?: number
}

/**
 * Gathers what arrives while earlier batches are being written, and writes it in one statement. Where no batch is under way,
 * one begins at once with all that this turn of the event loop has brought. An item is answered after its batch was committed,
 * and rejected when its batch failed.
 */
export function batcher<Item, Answer>(
  write: WriteBatch<Item, Answer>,
  { atOnce, most, keyOf, enough = 1, longestMs = 20 }: BatcherOptions<Item>,
): (item: Item) => Promise<Answer> {
  interface Waiting {
    item: Item
    resolve(answer: Answer): void
    reject(error: unknown): void
  }
  let waiting: Waiting[] = []
  let underWay = 0
  let isPlanned = false
  let isTimed = false
  /** Whether some have waited as long as they may. */
  let isLate = false
  const busyKeys = new Set<string>()

  const isDue = () => isLate || underWay === 0 || waiting.length >= enough
  const plan = () => {
    if (isPlanned || underWay >= atOnce || waiting.length === 0) return
    if (!isDue()) return planLater()
    isPlanned = true
    setImmediate(begin)
  }
  const planLater = () => {
    if (isTimed) return
    isTimed = true
    const late = () => {
      isTimed = false
      isLate = true
      plan()
    }
    setTimeout(late, longestMs).unref()
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
    isLate = false
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
