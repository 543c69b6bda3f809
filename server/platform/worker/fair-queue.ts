/** A queue in which clients take turns: one with a hundred items waits as long for its second as others for their first. */
export class FairQueue<Item> {
  private readonly lines = new Map<string, Item[]>()
  private readonly most: number
  private count = 0

  /** `most`: how many items wait, of all clients together. */
  constructor(most: number) {
    this.most = most
  }

  get size(): number {
    return this.count
  }

  /**
   * Puts an item at the end of its client's line. When the queue is full, the last item of the longest line gives way;
   * answers it, which is the new one where its own line is the longest.
   */
  add(key: string, item: Item): Item | null {
    const line = this.lines.get(key) ?? []
    let refused: Item | null = null
    if (this.count >= this.most) {
      const longest = this.longestLine()
      if (longest === null || longest[1].length <= line.length) return item
      refused = longest[1].at(-1) ?? null
      if (refused !== null) this.remove(longest[0], refused)
    }
    this.lines.set(key, [...line, item])
    this.count++
    return refused
  }

  /** The next item, and its client's line goes behind the others; null when nothing waits. */
  take(): Item | null {
    const [next] = this.lines
    if (next === undefined) return null
    const [key, [item, ...others]] = next
    this.lines.delete(key)
    if (others.length > 0) this.lines.set(key, others)
    this.count--
    return item ?? null
  }

  remove(key: string, item: Item): void {
    const line = this.lines.get(key) ?? []
    const others = line.filter((each) => each !== item)
    this.count -= line.length - others.length
    if (others.length > 0) this.lines.set(key, others)
    else this.lines.delete(key)
  }

  private longestLine(): [string, Item[]] | null {
    return [...this.lines].reduce<[string, Item[]] | null>(
      (longest, line) => (line[1].length > (longest?.[1].length ?? 0) ? line : longest),
      null,
    )
  }
}
