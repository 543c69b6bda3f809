import type { components } from '#openapi/generated/types.ts'

export type TourKind = components['schemas']['TourKind']

/** How a tour takes place, as the request form, the pages of a tour and the emails name it. */
export const tourKind = {
  label: 'How',
  kinds: { in_person: 'In person', video: 'By video' } satisfies Record<TourKind, string>,
}

/** Null where the server does not say, or names a kind that is not known here. */
export const kindWords = ({ kind }: { kind?: TourKind }): string | null => (kind && tourKind.kinds[kind]) ?? null
