import type { Tag } from './tag.ts'

const lastsMs = 30 * 24 * 3600_000

/** One for each key and listing. */
const nameIn = ({ key, property }: Tag) => `penny-conversation:${key}:${property}`

/** The number of the conversation of an earlier visit to this site; null where there is none, or the browser keeps nothing. */
export function keptConversation(tag: Tag): string | null {
  try {
    const { id, until } = JSON.parse(localStorage.getItem(nameIn(tag)) ?? '')
    return typeof id === 'string' && until > Date.now() ? id : null
  } catch {
    return null
  }
}

export function keepConversation(tag: Tag, id: string): void {
  try {
    localStorage.setItem(nameIn(tag), JSON.stringify({ id, until: Date.now() + lastsMs }))
  } catch {
    // The conversation lasts as long as the page.
  }
}
