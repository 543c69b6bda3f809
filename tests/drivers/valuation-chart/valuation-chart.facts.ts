/** The time of the visit. */
export const begin = Date.UTC(2026, 10, 20, 14)
export const address = '48 Alder Ridge Road, Mill Valley, CA 94941'
