import { expect, it } from 'vitest'
import { tours } from '#server/tours/schema.ts'
import { emailsOfKind, talk } from '../support/chat.ts'
import { describeServerInNovember } from '../support/tours.ts'

describeServerInNovember('a video tour that is asked for in the chat', (server) => {
  it('[API-05] [API-06] is named in the summary, and is one for the seller', async () => {
    const { say } = talk(server.visitor())
    const { body } = await say('Can I get a video tour on Monday at 2pm? I am Omar Diaz, omar@example.com')
    expect(body.response).toContain('To confirm: a video tour of')
    expect(body.booking_summary).toMatchObject({ how: 'By video', name: 'Omar Diaz' })
    expect(await server.db.select().from(tours)).toEqual([])
    await say(body.booking_summary.confirm_message)
    expect(await server.db.select().from(tours)).toMatchObject([{ kind: 'video', buyerName: 'Omar Diaz' }])
    const [email] = await emailsOfKind(server, 'tour-requested')
    expect(email?.text).toContain('By video')
  })

  it('[API-05] begins a booking where the visitor only asks whether there are any', async () => {
    const { say } = talk(server.visitor())
    const { body } = await say('Do you offer video tours?')
    expect(body.response).toContain('Sure, by video.')
    expect(body.owner_questions).toEqual([])
  })
})
