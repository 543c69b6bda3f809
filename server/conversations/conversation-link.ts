import { type Keys, seal, unseal } from '#server/platform/signing.ts'

/** Where a link of an email opens a conversation on whatever device it is pressed on. */
export const conversationLinkPath = '/conversation'

const lastsDays = 30
const context = 'conversation link'

/** The whole address; `origin` is the site's. Anyone who has it can read the conversation, until it expires. */
export function conversationLink(origin: string, key: Keys['conversation'], id: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + lastsDays * 24 * 3600
  return `${origin}${conversationLinkPath}?token=${seal(key, context, `${id} ${expires}`)}`
}

/** The conversation that a link's token names, and whether it still opens it; null of a token that was made up. */
export function conversationInLink(
  key: Keys['conversation'],
  token: string | undefined,
  now: Date,
): { id: string; isExpired: boolean } | null {
  const [id, expires] = unseal(key, context, token)?.split(' ') ?? []
  return id ? { id, isExpired: Number(expires) * 1000 <= now.getTime() } : null
}
