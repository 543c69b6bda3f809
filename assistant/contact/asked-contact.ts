/** `details`: nothing in particular, but contact details are expected at any moment, as while a tour is booked. */
export type AskedContact = 'name' | 'email' | 'phone' | 'details' | null
