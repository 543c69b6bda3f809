import type { DemoWish } from '#server/demos/keep-demo-request.ts'

/** The recipients, and the base address of links in emails. */
export const destination = { team: 'team@pending.example', origin: 'http://localhost:4173' }

/** A demo request; each name comes from its own network. */
export const wishOf = (name: string): DemoWish => ({
  form: 'long',
  name,
  email: 'ann.chen@example.com',
  phone: '+1 415 555 0100',
  message: 'Fewer calls at night.',
  asker: name,
})
