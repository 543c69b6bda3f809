import type { components } from '#openapi/generated/types.ts'
import type { Tag } from './tag.ts'

export type WidgetListing = components['schemas']['WidgetListing']

/** Why Penny does not come: `here` is false where trying again may help. */
export class NotComing extends Error {
  override name = 'NotComing'
  readonly isForGood: boolean

  constructor(message: string, isForGood: boolean) {
    super(message)
    this.isForGood = isForGood
  }
}

/** The listing that Penny talks about. Throws NotComing; from a page whose site the key does not know, the browser reads no answer. */
export async function loadListing({ key, property, address }: Tag): Promise<WidgetListing> {
  const url = new URL(`../api/v1/public/widget?property_id=${encodeURIComponent(property)}`, address)
  const answer = await fetch(url, { headers: { 'x-penny-key': key }, credentials: 'omit' })
  if (answer.ok) return answer.json()
  const { detail } = await answer.json()
  throw new NotComing(
    typeof detail === 'string' ? detail : 'data-penny-property should be a number.',
    answer.status < 429,
  )
}
