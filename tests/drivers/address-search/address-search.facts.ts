export const road = '48 Alder Ridge Road, Mill Valley, California 94941'
export const street = '48 Alder Street, Vallejo, California 94590'
/** Longitude, then latitude. */
export const streetAt: [number, number] = [-122.2566, 38.1041]
/** The address to which the page navigates by itself. */
export const elsewhere = '77 Juniper Row, Oakland, CA 94609'

export const typed = {
  'USER.typesTwo': ' 48 ',
  'USER.types': '48 Ald',
  'USER.typesMore': '48 Alder Ri ',
  'USER.clears': '   ',
}
