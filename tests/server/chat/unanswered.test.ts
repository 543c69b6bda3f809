import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { type Claim, takeMessage } from '#server/chat/take-message.ts'
import { answerNextUnanswered } from '#server/chat/unanswered.ts'
import { startUnansweredJob } from '#server/chat/unanswered-job.ts'
import { properties } from '#server/listings/schema.ts'
import { conversationsIn, messagesIn, notesOf, openQuestionsIn, talk } from '../support/chat.ts'
import { describeServer } from '../support/server.ts'
import { chatDepsOn } from './yes.ts'

const question = 'I am Ann Chen. How many bedrooms are there, and is there a helipad?'
const claimLasts = 25

describeServer('[API-05] messages whose process died before their answer', (server) => {
  const answerNext = () => answerNextUnanswered(chatDepsOn(server.db, server.time.now))
  const authors = async () => (await messagesIn(server)).map(({ author }) => author)

  /** Stores a message as a process does that dies right after. */
  async function keptByTheDead(conversationId: string, message = question): Promise<Claim> {
    const opening = (await conversationsIn(server)).find(({ id }) => id === conversationId)
    if (!opening) throw new Error('There is no such conversation.')
    const asked = { opening, conversationId, message, clientMessageId: 'lost' }
    const taken = await takeMessage(server.db, asked, server.time.now)
    if (taken.kind !== 'taken') throw new Error(taken.kind)
    return taken.claim
  }

  async function talkWithLostAnswer() {
    const visit = talk(server.visitor())
    await visit.say('Hello')
    await keptByTheDead(visit.id())
    return visit
  }

  it('are answered once the claim has expired, with every effect of an answer', async () => {
    await talkWithLostAnswer()
    server.time.grant(claimLasts - 1)
    expect(await answerNext()).toBe(false)
    server.time.grant(1)
    expect(await answerNext()).toBe(true)
    const kept = await messagesIn(server)
    expect(kept.map(({ author }) => author)).toEqual(['visitor', 'assistant', 'visitor', 'assistant'])
    expect(kept[3]).toMatchObject({ answersId: kept[2]?.id, text: expect.stringContaining('5 bedrooms') })
    expect(await notesOf(server)).toMatchObject([{ topic: 'name', value: 'Ann Chen' }])
    expect(await openQuestionsIn(server)).toMatchObject([{ question: expect.stringContaining('helipad') }])
    expect(await answerNext()).toBe(false)
  })

  it('are answered when their visitor sends them again', async () => {
    const visit = await talkWithLostAnswer()
    server.time.grant(claimLasts)
    await answerNext()
    const { status, body } = await visit.say(question, { client_message_id: 'lost' })
    const kept = await messagesIn(server)
    expect([status, body.response, kept.length]).toEqual([200, kept[3]?.text, 4])
  })

  it('are answered once when several processes look at the same time and the visitor resends them', async () => {
    const visits = [await talkWithLostAnswer(), await talkWithLostAnswer(), await talkWithLostAnswer()]
    server.time.grant(claimLasts)
    const all = async () => {
      while (await answerNext());
    }
    const again = visits.map((visit) => visit.say(question, { client_message_id: 'lost' }))
    await Promise.all([all(), all(), all(), all(), ...again])
    // A worker that found only claimed messages tries again later.
    await all()
    expect((await authors()).sort()).toEqual([...Array(6).fill('assistant'), ...Array(6).fill('visitor')])
    for (const visit of visits) {
      const own = (await messagesIn(server)).filter(({ conversationId }) => conversationId === visit.id())
      expect(own[3]?.answersId).toBe(own[2]?.id)
    }
    expect((await openQuestionsIn(server)).length).toBe(3)
  })

  it('are skipped once their visitor wrote again', async () => {
    const visit = await talkWithLostAnswer()
    server.time.grant(claimLasts)
    await visit.say('And the price?')
    server.time.grant(claimLasts)
    expect(await answerNext()).toBe(false)
    expect(await authors()).toEqual(['visitor', 'assistant', 'visitor', 'visitor', 'assistant'])
  })

  it('get one answer, to the last of them, when two were lost', async () => {
    const visit = await talkWithLostAnswer()
    server.time.grant(claimLasts)
    const opening = (await conversationsIn(server)).find(({ id }) => id === visit.id())
    if (!opening) throw new Error('There is no such conversation.')
    const second = { opening, conversationId: visit.id(), message: 'And the baths?', clientMessageId: 'second' }
    await takeMessage(server.db, second, server.time.now)
    server.time.grant(claimLasts)
    expect([await answerNext(), await answerNext()]).toEqual([true, false])
    const kept = await messagesIn(server)
    expect(kept.at(-1)).toMatchObject({ answersId: kept.at(-2)?.id, text: expect.stringContaining('baths') })
  })

  it('are skipped after a week, and when the listing is no longer published', async () => {
    await talkWithLostAnswer()
    server.time.grant(claimLasts)
    await server.db.update(properties).set({ listingStatus: 'draft' }).where(eq(properties.id, 4))
    expect(await answerNext()).toBe(false)
    await server.db.update(properties).set({ listingStatus: 'published' }).where(eq(properties.id, 4))
    server.time.grant(7 * 24 * 3600)
    expect(await answerNext()).toBe(false)
    expect(await authors()).toEqual(['visitor', 'assistant', 'visitor'])
  })

  it('mean by “tomorrow” the day after they were written', async () => {
    const visit = talk(server.visitor())
    await visit.say('Hello')
    await keptByTheDead(visit.id(), 'Can I see it tomorrow at noon?')
    server.time.grant(2 * 24 * 3600)
    await answerNext()
    expect((await messagesIn(server)).at(-1)?.text).toMatch(/ at 12 PM P[SD]T has already passed\./)
  })

  describe('and messages whose answer failed', () => {
    afterEach(() => server.db.execute('alter table if exists hidden rename to property_facts'))

    it('are tried once more, and then only when they are sent again', async () => {
      const visit = talk(server.visitor())
      await visit.say('Hello')
      await server.db.execute('alter table property_facts rename to hidden')
      expect((await visit.say(question, { client_message_id: 'lost' })).status).toBe(500)
      await expect(answerNext()).rejects.toThrow()
      await server.db.execute('alter table hidden rename to property_facts')
      expect(await answerNext()).toBe(false)
      const { status, body } = await visit.say(question, { client_message_id: 'lost' })
      expect([status, body.response]).toEqual([200, expect.stringContaining('5 bedrooms')])
      expect(await authors()).toEqual(['visitor', 'assistant', 'visitor', 'assistant'])
    })

    it('are answered by the job when the failure was temporary', async () => {
      const visit = talk(server.visitor())
      await server.db.execute('alter table property_facts rename to hidden')
      await visit.say(question)
      await server.db.execute('alter table hidden rename to property_facts')
      expect(await answerNext()).toBe(true)
      expect(await authors()).toEqual(['visitor', 'assistant'])
    })

    it('are answered by the running job, which logs once when it can’t', async () => {
      await talkWithLostAnswer()
      server.time.grant(claimLasts)
      await server.db.execute('alter table agents rename to hidden_agents')
      const errors: unknown[] = []
      let looks = 0
      const clock = () => {
        looks++
        return server.time.now
      }
      const log = { warn() {}, error: (error: unknown) => errors.push(error) }
      const job = startUnansweredJob({
        ...chatDepsOn(server.db, server.time.now),
        clock,
        log: log as never,
        pollIntervalMs: 5,
      })
      while (looks < 4) await pause(5)
      await server.db.execute('alter table hidden_agents rename to agents')
      await expect.poll(async () => (await authors()).length).toBe(4)
      await job.stop()
      expect(errors).toHaveLength(1)
    })
  })
})
