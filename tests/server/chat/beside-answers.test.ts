import { expect, it } from 'vitest'
import { openQuestions } from '#server/questions/schema.ts'
import { tours } from '#server/tours/schema.ts'
import { chatPath, emailsOfKind, said, talk } from '../support/chat.ts'
import { api } from '../support/server.ts'
import { describeServerInNovember } from '../support/tours.ts'

const events = { accept: 'text/event-stream' }

/** The answer at the end of a stream. */
const answerIn = (text: string) => JSON.parse(/event: answer\ndata: (.*)/.exec(text)?.[1] ?? 'null')

describeServerInNovember('details sent with an answer', (server) => {
  it('[API-05] are the same in a stream, in JSON, for a repeated message, and when the conversation is read', async () => {
    const visitor = server.visitor()
    const first = answerIn((await visitor.post(chatPath, said('How many bedrooms?'), events)).text)
    const { chat_conversation_id } = first
    const wished = { chat_conversation_id, client_message_id: 'wished' }
    const { body: offered } = await visitor.post(chatPath, said('Can I see it next week?', wished))
    expect(first.suggestions).toHaveLength(3)
    expect(offered.offered_times).toHaveLength(3)
    expect(offered.suggestions).toBeUndefined()
    const again = answerIn((await visitor.post(chatPath, said('Can I see it next week?', wished), events)).text)
    expect(again).toEqual(offered)

    const { body } = await visitor.get(api('4/conversation'))
    const { response: text, chat_conversation_id: _, ...beside } = offered
    expect(body.messages.at(-1)).toMatchObject({ text, ...beside })
    expect(body.messages[1]).toMatchObject({ text: first.response, sources: first.sources })
    expect(body.messages[1].suggestions).toBeUndefined()
  })

  it('[API-05] include the language of the answer', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.post(chatPath, said('¿Cuántas recámaras tiene la casa?'))
    expect(body.language).toBe('es')
    const read = await visitor.get(api('4/conversation'))
    expect(read.body.messages.map(({ language }: { language?: string }) => language)).toEqual([undefined, 'es'])
    const { body: english } = await server.visitor().post(chatPath, said('How many bedrooms?'))
    expect(english.language).toBe('en')
  })

  it('[API-05] include buttons whose messages book a tour', async () => {
    const visitor = server.visitor()
    const { say } = talk(visitor)
    const { body: offered } = await say('Can I see it next week?')
    const [, time] = offered.offered_times
    await say(time.message)
    await say('Ann Chen')
    const { body: asks } = await say('ann.chen@example.com')
    const { booking_summary: summary } = asks
    expect(summary).toMatchObject({
      kind: 'request',
      starts_at: time.starts_at,
      label: time.label,
      name: 'Ann Chen',
      email: 'ann.chen@example.com',
    })
    expect(await server.db.select().from(tours)).toEqual([])
    const read = await visitor.get(api('4/conversation'))
    expect(read.body.messages.at(-1).booking_summary).toEqual(summary)

    const { body: done } = await say(summary.confirm_message)
    expect([done.booking_summary, done.offered_times]).toEqual([undefined, undefined])
    expect(done.suggestions).not.toContain('Can I see it this week?')
    const [tour] = await server.db.select().from(tours)
    expect(tour?.proposedAt).toEqual(new Date(time.starts_at))
    expect(await emailsOfKind(server, 'tour-requested')).toHaveLength(1)

    const { body: other } = await say('I need a different time')
    expect([offered.moves_tour, other.offered_times.length > 0, other.moves_tour]).toEqual([undefined, true, true])
  })

  it('[API-05] don’t offer yesterday’s times to a visitor who comes back', async () => {
    const visitor = server.visitor()
    await talk(visitor).say('Can I see it tomorrow or on Tuesday?')
    const { body } = await visitor.get(api('4/conversation'))
    const times = body.messages.at(-1).offered_times
    expect(times.length).toBeGreaterThan(0)
    server.time.grant((Date.parse(times.at(-1).starts_at) - server.time.now.getTime()) / 1000)
    const later = await visitor.get(api('4/conversation'))
    expect(later.body.messages.at(-1).offered_times).toBeUndefined()
  })

  it('[API-05] don’t suggest questions that were asked or that Penny answered', async () => {
    const { say } = talk(server.visitor())
    const seen: string[] = []
    let next = (await say('How many bedrooms?')).body.suggestions as string[] | undefined
    while (next) {
      const question = next.find((each) => each !== 'Can I see it this week?')
      if (!question) break
      expect(seen).not.toContain(question)
      seen.push(question)
      const { body } = await say(question)
      expect(body.owner_questions).toEqual([])
      expect(body.sources.length).toBeGreaterThan(0)
      next = body.suggestions
    }
    expect(seen.length).toBeGreaterThan(5)
  })

  it('[API-05] say when the owner was asked, and which update will have the answer', async () => {
    const { say } = talk(server.visitor())
    const { body } = await say('Is there a wine cellar?')
    const [question] = await server.db.select().from(openQuestions)
    expect(body.owner_questions).toEqual([
      {
        question: 'Is there a wine cellar?',
        outcome: 'asked',
        answer: null,
        answered_at: null,
        is_told: false,
        asked_at: question?.askedAt.toISOString(),
        update_id: `answer-${question?.id}`,
      },
    ])
  })
})
