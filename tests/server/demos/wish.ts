import type { DemoWish } from '#server/demos/keep-demo-request.ts'

/** Who is told, and where the links of emails lead. */
export const destination = { team: 'team@pending.example', origin: 'http://localhost:4173' }

/** What somebody asks; each name comes from a network of its own. */
export const wishOf = (name: string): DemoWish => ({
  form: 'long',
  name,
  email: 'ann.chen@example.com',
  phone: '+1 415 555 0100',
  message: 'Fewer calls at night.',
  asker: name,
})
