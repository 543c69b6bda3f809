import type { ChangeListener } from '#server/platform/db/changes.ts'

export interface Follower {
  /** Called when there may be an update. */
  changed(): void
  /** Called when the server stops. */
  end(): void
}

/** Most open pages of one conversation that get live updates; each holds a connection. */
const mostOfConversation = 6

/** The open pages that wait for live updates, by conversation. */
export class ConversationFeed implements ChangeListener {
  private readonly followers = new Map<string, Set<Follower>>()
  private isWatched = false
  private isClosed = false

  /** Whether the database sends notifications now; otherwise followers have to poll. */
  get isOn(): boolean {
    return this.isWatched
  }

  get isOver(): boolean {
    return this.isClosed
  }

  get size(): number {
    return [...this.followers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Returns a function that ends following; null when the conversation has too many followers. */
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
    // Changes before this were not reported.
    for (const follower of this.everyone()) follower.changed()
  }

  unwatched(): void {
    this.isWatched = false
  }

  conversationChanged(conversationId: string): void {
    for (const follower of this.followers.get(conversationId) ?? []) follower.changed()
  }

  /** Ends every stream, so that pages reconnect to another server or to this one after its restart. */
  close(): void {
    this.isClosed = true
    for (const follower of this.everyone()) follower.end()
  }

  private everyone(): Follower[] {
    return [...this.followers.values()].flatMap((each) => [...each])
  }
}
