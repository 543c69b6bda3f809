import { expect, it } from 'vitest'
import { book, decide, describeServerInNovember, tourRow } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

describeServerInNovember('rescheduleTour', (server) => {
  async function openForm() {
    const tour = await book(server)
    const seller = server.visitor()
    await seller.get(`/api/v1/tour/token/${tour.token}`)
    const path = `/api/v1/tour/${tour.id}/reschedule`
    return { ...tour, path, reschedule: () => seller.send({ method: 'POST', url: path }) }
  }

  it('200: returns what is next, and changes nothing', async () => {
    const { id, reschedule } = await openForm()
    const before = await tourRow(server, id)
    const { status, body } = await reschedule()
    expect([status, body]).toEqual([200, example('rescheduleTour.waiting').body])
    expect(await tourRow(server, id)).toEqual(before)
  })

  it('[CONFIRM-05] 200: returns the decision of a decided tour', async () => {
    const { token, reschedule } = await openForm()
    await decide(server.visitor(), token, 'accept')
    expect((await reschedule()).body).toEqual(example('rescheduleTour.alreadyAccepted').body)
  })

  it('404: for a visitor with only the tour’s number', async () => {
    const { path } = await openForm()
    const { status, body } = await server.visitor().send({ method: 'POST', url: path })
    expect([status, body]).toEqual([404, example('rescheduleTour.notFound').body])
  })

  it('422: for an id that isn’t a number', async () => {
    const { status, body } = await server.visitor().send({ method: 'POST', url: '/api/v1/tour/abc/reschedule' })
    expect([status, body]).toEqual([422, example('rescheduleTour.invalid').body])
  })
})
