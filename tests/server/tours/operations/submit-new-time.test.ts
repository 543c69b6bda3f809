import { describe, expect, it } from 'vitest'
import { book, decide, describeServerInNovember, emailsOf, kindsOf, tourRow } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

const proposal = { new_time: '2026-11-24T14:00:00' }

describeServerInNovember('submitNewTime', (server) => {
  async function openForm(wish: Parameters<typeof book>[1] = {}) {
    const tour = await book(server, wish)
    const seller = server.visitor()
    await seller.get(`/api/v1/tour/token/${tour.token}`)
    return { ...tour, submit: (body: unknown) => seller.post(`/api/v1/tour/${tour.id}/submit-new-time`, body) }
  }

  describe('200', () => {
    it('[RESCHED-10] stores the time and the notes, and emails the buyer', async () => {
      const { id, submit } = await openForm()
      const { status, body } = await submit({
        ...proposal,
        seller_notes: '  The dog is friendly.\r\nPark on the drive.\n',
      })
      expect([status, body]).toEqual([200, example('submitNewTime.proposed').body])
      expect(await tourRow(server, id)).toMatchObject({
        status: 'new_time_proposed',
        newTime: '2026-11-24T14:00:00',
        sellerNotes: 'The dog is friendly.\nPark on the drive.',
        decidedAt: server.time.now,
      })
      expect(await kindsOf(server, id)).toEqual(['tour-new-time', 'tour-requested', 'tour-to-confirm'])
    })

    it('[RESCHED-10] treats missing and blank notes as none', async () => {
      for (const more of [{}, { seller_notes: ' \n\t ' }]) {
        const { id, submit } = await openForm({
          time: more.seller_notes ? '2026-11-26T10:30:00' : '2026-11-25T10:30:00',
        })
        expect((await submit({ ...proposal, ...more })).status).toBe(200)
        expect(await tourRow(server, id)).toMatchObject({ sellerNotes: null })
      }
    })

    it('[RESCHED-10] removes control characters that disturb mail programs from the notes', async () => {
      const { id, submit } = await openForm()
      await submit({ ...proposal, seller_notes: 'One\u0007\u001b[31m two\u202e three' })
      expect((await tourRow(server, id)).sellerNotes).toBe('One  [31m two  three')
    })

    it('[CONFIRM-05] returns the same to the same proposal, and sends no second email', async () => {
      const { id, submit } = await openForm()
      const first = await submit(proposal)
      server.time.grant(60)
      expect((await submit({ ...proposal, seller_notes: 'Again' })).body).toEqual(first.body)
      expect(await tourRow(server, id)).toMatchObject({ sellerNotes: null })
      expect(await emailsOf(server, id)).toHaveLength(3)
    })

    it('[CONFIRM-05] returns the earlier proposal when another one is sent', async () => {
      const { id, submit } = await openForm()
      await submit(proposal)
      for (const new_time of ['2026-11-24T15:00:00', '2020-01-01T10:00:00', '2027-03-14T02:30:00'])
        expect(await submit({ new_time })).toMatchObject(example('submitNewTime.alreadyProposed'))
      expect(await tourRow(server, id)).toMatchObject({ newTime: proposal.new_time })
    })

    it.each([
      ['accept', 'submitNewTime.alreadyAccepted', 'accepted'],
      ['deny', 'submitNewTime.alreadyDeclined', 'declined'],
    ] as const)('[CONFIRM-05] after %s returns the decision and changes nothing', async (action, expected, status) => {
      const { id, token, submit } = await openForm()
      await decide(server.visitor(), token, action)
      expect(await submit(proposal)).toMatchObject(example(expected))
      expect(await tourRow(server, id)).toMatchObject({ status, newTime: null })
      expect(await kindsOf(server, id)).not.toContain('tour-new-time')
    })

    it('[RESCHED-10] accepts any hour from the seller', async () => {
      const { submit } = await openForm()
      expect((await submit({ new_time: '2026-11-22T23:45:00' })).status).toBe(200)
    })

    it('[RESCHED-10] uses the first of two equal clock times', async () => {
      const { id, submit } = await openForm({ propertyId: 9, time: '2026-11-24T10:00:00' })
      const { body } = await submit({ new_time: '2027-11-07T01:30:00' })
      expect(body.message).toBe('We’ve asked Ann Chen whether Sunday, November 7, 2027 at 1:30 AM EDT works.')
      expect((await emailsOf(server, id))[0]?.text).toContain('Sunday, November 7, 2027 at 1:30 AM EDT')
    })

    it('[RESCHED-10] is possible after the requested time has passed', async () => {
      const { submit } = await openForm()
      server.time.now = new Date('2026-11-30T18:00:00Z')
      expect((await submit({ new_time: '2026-12-01T14:00:00' })).status).toBe(200)
    })
  })

  it('[RESCHED-11] 400: for a body that isn’t JSON', async () => {
    const { submit } = await openForm()
    const { status, body } = await submit('new_time=tomorrow')
    expect([status, body]).toEqual([400, example('submitNewTime.notJson').body])
  })

  it('[RESCHED-11] 404: without the link’s cookie, with a forged one and once the link has expired', async () => {
    const { id, submit } = await openForm()
    const stranger = server.visitor()
    const path = `/api/v1/tour/${id}/submit-new-time`
    const { status, body } = await stranger.post(path, proposal)
    expect([status, body]).toEqual([404, example('submitNewTime.notFound').body])
    stranger.cookies.set(`tour_${id}`, `${Buffer.from('hash').toString('base64url')}.${'A'.repeat(22)}`)
    expect((await stranger.post(path, proposal)).status).toBe(404)
    server.time.now = new Date('2026-12-09T18:30:00Z')
    expect((await submit({ new_time: '2026-12-24T14:00:00' })).status).toBe(404)
    expect(await tourRow(server, id)).toMatchObject({ status: 'requested', newTime: null })
  })

  describe('422', () => {
    it.each([
      ['2027-03-14T02:30:00', example('submitNewTime.issue').body],
      [
        '2027-03-14T02:00:00',
        {
          status: 422,
          title: 'Unprocessable Entity',
          code: 'no_such_time',
          detail: expect.stringMatching(/^2:00 AM doesn’t exist on Sunday, March 14, 2027/),
        },
      ],
      ['2026-11-20T03:59:00', example('submitNewTime.past').body],
      ['2026-11-20T04:00:00', example('submitNewTime.past').body],
      [
        '2026-02-30T10:00:00',
        {
          status: 422,
          title: 'Unprocessable Entity',
          code: 'no_such_time',
          detail: 'That date or time doesn’t exist. Please choose another one.',
        },
      ],
      [
        '2026-12-01T24:30:00',
        {
          status: 422,
          title: 'Unprocessable Entity',
          code: 'no_such_time',
          detail: 'That date or time doesn’t exist. Please choose another one.',
        },
      ],
      [
        '2028-01-01T10:00:00',
        {
          status: 422,
          title: 'Unprocessable Entity',
          code: 'time_too_far',
          detail: 'This time is more than a year away. Please choose an earlier one.',
        },
      ],
      [
        '2026-11-25T10:30:00',
        {
          status: 422,
          title: 'Unprocessable Entity',
          code: 'same_time',
          detail: expect.stringMatching(/^This is the time the buyer asked for/),
        },
      ],
    ])('[RESCHED-10] %s is refused with a sentence, and nothing is stored', async (new_time, expected) => {
      const { id, submit } = await openForm()
      const { status, body } = await submit({ new_time })
      expect([status, body]).toEqual([422, expected])
      expect(await tourRow(server, id)).toMatchObject({ status: 'requested', newTime: null })
      expect(await kindsOf(server, id)).toEqual(['tour-requested', 'tour-to-confirm'])
    })

    it.each([
      ['new_time', {}],
      ['new_time', { new_time: '2026-11-24T14:00' }],
      ['new_time', { new_time: '2026-11-24T14:00:00Z' }],
      ['new_time', { new_time: '2026-11-24T14:00:00-08:00' }],
      ['seller_notes', { ...proposal, seller_notes: '' }],
      ['seller_notes', { ...proposal, seller_notes: 'x'.repeat(2001) }],
      ['seller_notes', { ...proposal, seller_notes: 'a\u0000b' }],
      ['status', { ...proposal, status: 'accepted' }],
    ])('[RESCHED-11] names the field %s of %j', async (field, sent) => {
      const { submit } = await openForm()
      const { status, body } = await submit(sent)
      expect([status, body.detail[0].loc]).toEqual([422, ['body', field]])
    })

    it('[RESCHED-11] uses the contract’s wording', async () => {
      const { submit } = await openForm()
      expect((await submit({ new_time: 'tomorrow' })).body).toEqual(example('submitNewTime.invalid').body)
    })
  })
})
