import { expect, it } from 'vitest'
import { openQuestions } from '#server/questions/schema.ts'
import { chatPath, said, talk } from '../support/chat.ts'
import { describeServerInNovember } from '../support/tours.ts'

describeServerInNovember('a message that asks for a tour', (server) => {
  it('[API-06] is not told the hours of tours where it names a time and asks nothing', async () => {
    const { body } = await server.visitor().post(chatPath, said('I would like to see it on Monday at 5 pm.'))
    expect(body.response).toContain('5 PM')
    expect(body.response).not.toContain('Tours are')
  })

  it('[API-06] is told them where it asks', async () => {
    const { body } = await server.visitor().post(chatPath, said('When are tours? I would like to come on Monday.'))
    expect(body.response).toContain('Tours are')
  })

  it('[API-06] is no question for the owner', async () => {
    const { body } = await server.visitor().post(chatPath, said('Could we pop round on Monday, say half ten?'))
    expect(body.response).toContain('10:30 AM')
    expect(await server.db.select().from(openQuestions)).toEqual([])
  })

  it('[API-06] a thanks after it offers no other tour', async () => {
    const { say } = talk(server.visitor())
    await say('I would like to see it on Monday at 5 pm. Ann Chen, ann.chen@example.com')
    const { body: booked } = await say('yes')
    expect(booked.response).toContain('Done.')
    expect((await say('cool')).body.response).toBe('Glad you like it.')
  })
})
