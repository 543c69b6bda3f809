import { expect, it } from 'vitest'
import {
  book,
  byPerson,
  confirmPath,
  decide,
  describeServerInNovember,
  kindsOf,
  tourRow,
  withFeedOfServer,
} from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

describeServerInNovember('postTourConfirmation', (server) => {
  const confirm = (token: string, action: string) =>
    server.visitor().send({ method: 'POST', url: confirmPath(token, action), headers: byPerson })

  it('[CONFIRM-03] 200: decides as GET does, and both make one decision', async () => {
    const { id, token } = await book(server)
    const { status, body } = await confirm(token, 'accept')
    expect([status, body]).toEqual([200, withFeedOfServer(example('postTourConfirmation.accepted').body)])
    expect((await decide(server.visitor(), token, 'accept')).body).toEqual(body)
    expect((await confirm(token, 'deny')).body).toEqual(
      withFeedOfServer(example('postTourConfirmation.alreadyAccepted').body),
    )
    expect(await kindsOf(server, id)).toHaveLength(4)
  })

  it('[CONFIRM-03] 200: declines', async () => {
    const { token } = await book(server)
    expect((await confirm(token, 'deny')).body).toEqual(example('postTourConfirmation.declined').body)
    expect((await confirm(token, 'accept')).body).toEqual(example('postTourConfirmation.alreadyDeclined').body)
  })

  it('[CONFIRM-02] 200: returns where a time is proposed', async () => {
    const { token } = await book(server)
    expect((await confirm(token, 'propose_new_time')).body).toEqual(example('postTourConfirmation.waiting').body)
  })

  it('[CONFIRM-04] 400: for another action, and for half a token', async () => {
    const { token } = await book(server)
    expect(await confirm(token, 'maybe')).toMatchObject(example('postTourConfirmation.badRequest'))
    expect(await confirm(token.slice(1), 'accept')).toMatchObject(example('postTourConfirmation.badToken'))
  })

  it('[CONFIRM-04] 404: for an unknown link, and for a time that has passed', async () => {
    const { id, token } = await book(server)
    expect(await confirm('b'.repeat(32), 'accept')).toMatchObject(example('postTourConfirmation.notFound'))
    server.time.now = new Date('2026-11-26T00:00:00Z')
    expect(await confirm(token, 'accept')).toMatchObject(example('postTourConfirmation.tooLate'))
    expect(await tourRow(server, id)).toMatchObject({ status: 'requested' })
  })
})
