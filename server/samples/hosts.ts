import type { listingHosts } from '#server/listings/schema.ts'

const marisol = {
  role: 'agent',
  name: 'Marisol Vega',
  company: 'Ridge & Bay Realty',
  license: 'DRE #00000000',
} as const

/** Who shows the samples. Number 7 is shown in private, and number 9 by nobody who wants to be named. */
export const hosts: (typeof listingHosts.$inferInsert)[] = [
  {
    propertyId: 4,
    ...marisol,
    phone: '(415) 555-0163',
    email: 'marisol@ridgeandbay.example',
    about: 'Marisol has sold homes in Marin County since 2011. She speaks English and Spanish.',
  },
  { propertyId: 5, ...marisol, phone: '(415) 555-0163', namedAtGate: true },
  { propertyId: 6, role: 'owner', name: 'Theo Lindqvist', namedAtGate: true },
  { propertyId: 7, ...marisol },
  {
    propertyId: 8,
    role: 'manager',
    name: 'Dana Whitfield',
    company: 'Sixteenth Street Property Management',
    phone: '(415) 555-0187',
  },
]
