import type { components } from '#openapi/generated/types.ts'

export type PropertyImage = components['schemas']['PropertyImage']
export type PropertyImages = components['schemas']['PropertyImages']

/** PROP-09: the primary photo first, the others by display_order. */
export function inOrder(images: PropertyImage[]): PropertyImage[] {
  return [...images].sort(
    (one, other) => Number(other.is_primary) - Number(one.is_primary) || one.display_order - other.display_order,
  )
}
