import type { components } from '#openapi/generated/types.ts'
import type { Tag } from './tag.ts'

export type WidgetListing = components['schemas']['WidgetListing']

/** The widget can't be shown. `isForGood`: trying again won't help (a wrong key or listing). */
export class ListingUnavailable extends Error {
  override name = 'ListingUnavailable'
  readonly isForGood: boolean

  constructor(message: string, isForGood: boolean) {
    super(message)
    this.isForGood = isForGood
  }
}

/** Loads the listing that Penny talks about. Throws ListingUnavailable, or fetch's TypeError on a site that isn't allowed for the key. */
export async function loadListing({ key, property, address }: Tag): Promise<WidgetListing> {
  const url = new URL(`../api/v1/public/widget?property_id=${encodeURIComponent(property)}`, address)
  const answer = await fetch(url, { headers: { 'x-penny-key': key }, credentials: 'omit' })
  if (answer.ok) return answer.json()
  const { detail } = await answer.json()
  throw new ListingUnavailable(
    typeof detail === 'string' ? detail : 'data-penny-property should be a number.',
    answer.status < 429,
  )
}
