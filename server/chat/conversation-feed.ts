import type { ChangeListener } from '#server/platform/db/changes.ts'

export interface Follower {
  /** Something may have come: look. */
  changed(): void
  /** Follow no longer: the server is about to stop. */
  end(): void
}

/** How many pages of one conversation are kept up to date at once; each holds a connection. */
const mostOfConversation = 6

/** The open pages that wait for what comes in their conversations, by conversation. */
export class ConversationFeed implements ChangeListener {
  private readonly followers = new Map<string, Set<Follower>>()
  private isWatched = false
  private isClosed = false

  /** Whether the database announces changes just now; otherwise followers have to look by themselves. */
  get isOn(): boolean {
    return this.isWatched
  }

  get isOver(): boolean {
    return this.isClosed
  }

  get size(): number {
    return [...this.followers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Answers how to stop following; null where the conversation has as many followers as it may. */
  follow(conversationId: string, follower: Follower): (() => void) | null {
    const others = this.followers.get(conversationId) ?? new Set()
    if (others.size >= mostOfConversation) return null
    this.followers.set(conversationId, others.add(follower))
    return () => {
      others.delete(follower)
      if (others.size === 0 && this.followers.get(conversationId) === others) this.followers.delete(conversationId)
    }
  }

  watching(): void {
    this.isWatched = true
    // What changed before is unknown.
    for (const follower of this.everyone()) follower.changed()
  }

  unwatched(): void {
    this.isWatched = false
  }

  conversationChanged(conversationId: string): void {
    for (const follower of this.followers.get(conversationId) ?? []) follower.changed()
  }

  /** Ends every stream, so that pages go to another server, or come back to this one once it has started again. */
  close(): void {
    this.isClosed = true
    for (const follower of this.everyone()) follower.end()
  }

  private everyone(): Follower[] {
    return [...this.followers.values()].flatMap((each) => [...each])
  }
}
