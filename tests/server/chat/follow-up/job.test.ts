import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { draftNext } from '#server/chat/follow-up/draft.ts'
import { startFollowUpJob } from '#server/chat/follow-up/job.ts'
import { followUps } from '#server/chat/schema.ts'
import { conversations } from '#server/conversations/schema.ts'
import { properties } from '#server/listings/schema.ts'
import { conversationsIn, emailsOfKind, questionTokens, talk } from '#tests/server/support/chat.ts'
import { deps, onEachDatabaseInNovember } from '#tests/server/support/tours.ts'

const quietMinutes = 60
const hour = 3600

onEachDatabaseInNovember('[API-05] follow-up drafts after quiet conversations', (server) => {
  const draft = () => draftNext(server.db, { origin: deps.origin, quietMinutes, now: server.time.now })
  const drafts = () => server.db.select().from(followUps).orderBy(followUps.id)
  const emails = () => emailsOfKind(server, 'follow-up-draft')

  afterEach(async () => {
    await server.db.update(properties).set({ sellerEmail: 'seller@example.com' }).where(eq(properties.id, 4))
  })

  it('are sent an hour after the last message, only to the seller', async () => {
    const visit = talk(server.visitor())
    await visit.say('My name is Ann Chen and my budget is $4.5 million. You can write to ann.chen@example.com')
    await visit.say('Is there a wine cellar?')
    server.time.grant(hour - 1)
    expect(await draft()).toBe(false)
    server.time.grant(1)
    expect(await draft()).toBe(true)
    const [kept] = await drafts()
    const [email, ...others] = await emails()
    expect(kept).toMatchObject({ conversationId: visit.id(), draftedAt: server.time.now })
    expect(email).toMatchObject({
      topic: `follow-up:${kept?.id}`,
      recipient: 'seller@example.com',
      subject: 'Draft follow-up to Ann Chen about 48 Alder Ridge Road',
    })
    expect(others).toEqual([])
    for (const line of (kept?.text ?? '').split('\n')) expect(email?.text).toContain(line)
    expect(email?.text).toContain('Email: ann.chen@example.com')
    expect(email?.text).toContain('Budget: ')
    expect(email?.text).toContain('wine cellar')
    expect(email?.html).toMatch(/email-logo\.png.*\/media\/[\w-]+\/800\.jpg/s)
  })

  it('are made once, and once more only after the visitor wrote again', async () => {
    const visit = talk(server.visitor())
    await visit.say('How much is the HOA fee?')
    server.time.grant(hour)
    expect([await draft(), await draft()]).toEqual([true, false])
    await visit.say('And the parking?')
    expect(await draft()).toBe(false)
    server.time.grant(hour)
    expect([await draft(), await draft()]).toEqual([true, false])
    expect(await emails()).toHaveLength(2)
  })

  it('are made once when several jobs run at the same time', async () => {
    for (let i = 0; i < 3; i++) await talk(server.visitor()).say('How much is the HOA fee?')
    server.time.grant(hour)
    const worker = async () => {
      while (await draft());
    }
    await Promise.all(Array.from({ length: 5 }, worker))
    // A worker that found only claimed conversations comes again later.
    await worker()
    expect(await drafts()).toHaveLength(3)
    expect(await emails()).toHaveLength(3)
  })

  it.each(['Hi', 'Hello there!', 'Thanks'])('aren’t made after only %s', async (message) => {
    await talk(server.visitor()).say(message)
    server.time.grant(hour)
    expect(await draft()).toBe(false)
  })

  it('aren’t made without a seller, or for conversations older than a week', async () => {
    await talk(server.visitor()).say('How much is the HOA fee?')
    server.time.grant(hour)
    await server.db.update(properties).set({ sellerEmail: null }).where(eq(properties.id, 4))
    expect(await draft()).toBe(false)
    await server.db.update(properties).set({ sellerEmail: 'seller@example.com' }).where(eq(properties.id, 4))
    server.time.grant(7 * 24 * hour)
    expect(await draft()).toBe(false)
  })

  it('are considered once for each conversation, and again only after the visitor wrote', async () => {
    const read = async () => (await conversationsIn(server)).map(({ followUpCheckedAt }) => followUpCheckedAt)
    const greeting = talk(server.visitor())
    await greeting.say('Hello there!')
    server.time.grant(hour - 1)
    await draft()
    expect(await read()).toEqual([null])
    server.time.grant(1)
    const first = server.time.now
    await draft()
    expect(await read()).toEqual([first])
    server.time.grant(hour)
    await draft()
    expect(await read()).toEqual([first])
    await greeting.say('How much is the HOA fee?')
    server.time.grant(hour)
    expect([await draft(), await draft()]).toEqual([true, false])
    expect(await read()).toEqual([server.time.now])
  })

  it('are considered again while the last message is being answered', async () => {
    const visit = talk(server.visitor())
    await visit.say('Hi')
    const { time } = server
    await server.db.update(conversations).set({ answeringUntil: new Date(time.now.getTime() + 1000) })
    time.grant(hour)
    await draft()
    expect(await conversationsIn(server)).toMatchObject([{ followUpCheckedAt: null }])
  })

  it('mention the requested tour', async () => {
    const visit = talk(server.visitor())
    for (const message of [
      'I would like to see the house on Wednesday at 10:30 am',
      'Ann Chen',
      'ann@example.com',
      'yes',
    ])
      await visit.say(message)
    server.time.grant(hour)
    await draft()
    expect((await drafts())[0]?.text).toContain('Wed, Nov 25 at 10:30 AM PST')
  })

  it('answer the questions with facts, and with the seller’s answers since then', async () => {
    const visit = talk(server.visitor())
    await visit.say('¿Cuántas recámaras tiene?')
    await visit.say('Is there a wine cellar?')
    await visit.say('Is there air conditioning?')
    await visit.say('How white is the neighborhood?')
    await visit.say('asdf qwer zxcv')
    const [token = ''] = await questionTokens(server)
    await server.visitor().post(`/api/v1/question/${token}/answer`, { answer: 'Yes, for 400 bottles.' })
    server.time.grant(hour)
    await draft()
    const text = (await drafts())[0]?.text ?? ''
    expect(text).toContain('- It has 5 bedrooms')
    expect(text).toContain('“Is there a wine cellar?” The answer is: “Yes, for 400 bottles.”')
    expect(text).toMatch(/^- .*heat pump/m)
    expect(text).not.toMatch(/white|asdf|still open/)
  })

  it('say when the visitor can’t be reached', async () => {
    await talk(server.visitor()).say('How much is the HOA fee?')
    server.time.grant(hour)
    await draft()
    expect((await emails())[0]?.text).toContain('They haven’t shared an email or phone number')
  })

  it('are made by the running job, which logs once when it can’t', async () => {
    await talk(server.visitor()).say('How much is the HOA fee?')
    server.time.grant(hour)
    await server.db.execute('alter table follow_ups rename to hidden')
    const errors: unknown[] = []
    let looks = 0
    const clock = () => {
      looks++
      return server.time.now
    }
    const log = { error: (error: unknown) => errors.push(error) }
    const job = startFollowUpJob({
      origin: deps.origin,
      db: server.db,
      quietMinutes,
      clock,
      log: log as never,
      pollIntervalMs: 5,
    })
    while (looks < 4) await pause(5)
    await server.db.execute('alter table hidden rename to follow_ups')
    await expect.poll(async () => (await emails()).length).toBe(1)
    await job.stop()
    expect(errors).toHaveLength(1)
    expect(await conversationsIn(server)).toHaveLength(1)
  })
})
