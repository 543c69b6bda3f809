import type { components } from '#openapi/generated/types.ts'

type TourKind = components['schemas']['TourKind']

/** The label and the values are those of the request form and of the emails. */
export const tourKind = {
  label: 'How',
  kinds: { in_person: 'In person', video: 'By video' } satisfies Record<TourKind, string>,
}

/** Null where the server does not say, or names a kind that is not known here. */
export const kindWords = ({ kind }: { kind?: TourKind }): string | null => (kind && tourKind.kinds[kind]) ?? null
