import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { pennyKey } from '#domain/sample.ts'
import { operations } from '#server/operations.ts'
import { chatPath, questionTokens, said } from './support/chat.ts'
import { longDemoForm, longPath, shortDemoForm, shortPath } from './support/demos.ts'
import type { HttpAnswer } from './support/requests.ts'
import { api } from './support/server.ts'
import {
  book,
  buyerOf,
  byPerson,
  confirmPath,
  decide,
  emailsOf,
  onEachDatabaseInNovemberAlways,
  tokensIn,
} from './support/tours.ts'

const lead = { email: 'ann.chen@example.com', first_name: 'Ann', last_name: 'Chen', company: 'Chen & Daughters' }
const proposal = { new_time: '2026-11-24T14:00:00' }

onEachDatabaseInNovemberAlways('[API-03] [API-04] the operations', (server) => {
  // The other tests of an operation run on PostgreSQL only.
  it('all succeed, and their answers match the contract', async () => {
    const [visitor, seller] = [server.visitor(), server.visitor()]
    const answers: Partial<Record<keyof typeof operations, HttpAnswer>> = {}

    answers.getPropertyByUrl = await visitor.get(api('by-url/48-alder-ridge-road'))
    answers.getAccessRequirements = await visitor.get(api('7/access-requirements'))
    answers.validatePassword = await visitor.post(api('7/validate-password'), { password: 'quiet-garden' })
    answers.captureLead = await visitor.post(api('7/capture-lead'), lead)
    const visit = { visitor_session_id: answers.captureLead.body.session_id, duration_seconds: 12 }
    answers.listPropertyImages = await visitor.get(api('7/images'))
    answers.updateVisitDuration = await visitor.post(api('7/update-visit-duration'), visit)
    answers.endVisit = await visitor.post(api('7/end-visit'), visit)
    const address = encodeURIComponent('48 Alder Ridge Road, Mill Valley, California 94941')
    answers.getValuation = await visitor.get(`/api/v1/public/valuation?address=${address}`)
    answers.getWidgetListing = await visitor.send({
      url: '/api/v1/public/widget?property_id=4',
      headers: { 'x-penny-key': pennyKey },
    })
    answers.getWidgetConversation = await visitor.send({
      url: '/api/v1/public/widget/conversation?property_id=4',
      headers: { 'x-penny-key': pennyKey, 'x-penny-conversation': 'Jd4Gm1VhQx8sPz2NfR7bUoTk6WyEc3Lq' },
    })
    answers.reportListing = await visitor.post(api('4/reports'), { request_id: randomUUID(), reason: 'scam' })
    answers.sendDemoRequest = await visitor.post(shortPath, shortDemoForm)
    answers.submitDemoRequest = await visitor.post(longPath, longDemoForm)

    answers.sendChatMessage = await visitor.post(chatPath, said('Is there a wine cellar?'))
    answers.getConversation = await visitor.get(api('4/conversation'))
    const { chat_conversation_id: conversation } = answers.sendChatMessage.body
    answers.followConversation = await visitor.get(`${chatPath}/${conversation}/updates`)
    const [question = ''] = await questionTokens(server)
    answers.getQuestionByToken = await seller.get(`/api/v1/question/${question}`)
    answers.answerQuestion = await seller.post(`/api/v1/question/${question}/answer`, { answer: 'Yes.' })

    const tours = []
    for (let i = 0; i < 4; i++) tours.push(await book(server, { buyer: buyerOf(i), time: `2026-11-25T1${i}:30:00` }))
    const [accepted, declined, moved, moving] = tours
    if (!accepted || !declined || !moved || !moving) throw new Error('There are too few tours.')
    const emails = await emailsOf(server, accepted.id)
    const [buyersToken = ''] = tokensIn(emails.find(({ kind }) => kind === 'tour-to-confirm')?.text ?? '')
    answers.getTourRequest = await visitor.get(`/api/v1/tour/request/${buyersToken}`)
    answers.confirmTourRequest = await visitor.send({
      method: 'POST',
      url: `/api/v1/tour/request/${buyersToken}/confirm`,
    })
    answers.confirmTour = await decide(seller, accepted.token, 'accept')
    answers.getTourCalendar = await seller.get(`/api/v1/tour/request/${accepted.token}/tour.ics`)
    const { feed_url: feed } = (await seller.get(`/api/v1/tour/request/${accepted.token}`)).body
    answers.getTourFeed = await seller.get(new URL(feed).pathname)
    answers.postTourConfirmation = await seller.send({
      method: 'POST',
      url: confirmPath(declined.token, 'deny'),
      headers: byPerson,
    })
    answers.getTourByToken = await seller.get(`/api/v1/tour/token/${moved.token}`)
    answers.listAvailableTimes = await seller.get(`/api/v1/tour/${moved.id}/available-times`)
    answers.submitNewTime = await seller.post(`/api/v1/tour/${moved.id}/submit-new-time`, proposal)
    const emailsOfMoved = await emailsOf(server, moved.id)
    const [movedToken = ''] = tokensIn(emailsOfMoved.find(({ kind }) => kind === 'tour-to-confirm')?.text ?? '')
    const buyersPage = `/api/v1/tour/request/${movedToken}`
    answers.acceptNewTime = await visitor.post(`${buyersPage}/accept`, { time: proposal.new_time })
    answers.listNewTimes = await visitor.get(`${buyersPage}/times`)
    answers.suggestNewTime = await visitor.post(`${buyersPage}/move`, {
      from: proposal.new_time,
      time: '2026-11-24T16:00:00',
    })
    answers.cancelTourRequest = await visitor.send({ method: 'POST', url: `${buyersPage}/cancel` })
    answers.listTourTimes = await visitor.get(api('4/tour-times'))
    answers.requestTour = await visitor.post(api('4/tours'), {
      request_id: randomUUID(),
      time: '2026-11-27T09:00:00',
      name: 'Ann Chen',
      email: 'ann.other@example.com',
    })
    await seller.get(`/api/v1/tour/token/${moving.token}`)
    answers.rescheduleTour = await seller.send({ method: 'POST', url: `/api/v1/tour/${moving.id}/reschedule` })

    const statuses = Object.entries(answers).map(([name, { status }]) => [name, status])
    expect(statuses.sort()).toEqual(
      Object.keys(operations)
        .map((name) => [name, 200])
        .sort(),
    )
  })
})
