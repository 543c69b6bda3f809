import { expect } from 'vitest'
import { tours } from '#server/tours/schema.ts'
import { talk } from '../support/chat.ts'
import type { Visitor } from '../support/requests.ts'
import type { TestServer } from '../support/server.ts'

/** A chat in which Ann Chen has asked for a tour on Wednesday at 10:30 AM, and the id of that tour. */
export async function bookedChat(server: Pick<TestServer, 'db'>, visitor: Visitor) {
  const chat = talk(visitor)
  const say = async (message: string) => (await chat.say(message)).body.response as string
  for (const message of ['Can I see it on Wednesday at 10:30?', 'Ann Chen', 'ann.chen@example.com']) await say(message)
  expect(await say('yes')).toContain('Done. I asked the seller')
  const [tour] = await server.db.select().from(tours)
  return { id: tour?.id ?? 0, say, chat }
}
