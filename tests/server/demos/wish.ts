import type { DemoWish } from '#server/demos/keep-demo-request.ts'

export const team = 'team@pending.example'

/** What somebody asks; each name comes from a network of its own. */
export const wishOf = (name: string): DemoWish => ({
  form: 'long',
  name,
  email: 'ann.chen@example.com',
  phone: '+1 415 555 0100',
  message: 'Fewer calls at night.',
  asker: name,
})
