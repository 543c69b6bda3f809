import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads } from '#server/gate/schema.ts'
import { tours } from '#server/tours/schema.ts'
import { conversationsIn, emailsOfKind, notesOf, talk } from '../support/chat.ts'
import { api } from '../support/server.ts'
import { describeServerInNovember } from '../support/tours.ts'

describeServerInNovember('records of a conversation', (server) => {
  const leadRows = () => server.db.select().from(leads).orderBy(leads.id)

  describe('[API-05] the lead', () => {
    it('gets notes of what visitors say about themselves, with the source sentence', async () => {
      const visit = talk(server.visitor())
      await visit.say('Hi. I am looking to buy, my budget is $4.5 million. How many bedrooms?')
      const notes = await notesOf(server)
      expect(notes.map(({ topic }) => topic).sort()).toEqual(['budget', 'intent'])
      for (const note of notes) {
        expect(note).toMatchObject({ conversationId: visit.id(), leadId: null })
        expect('Hi. I am looking to buy, my budget is $4.5 million.').toContain(note.sentence)
      }
      expect(await leadRows()).toEqual([])
    })

    it('is created when visitors say how to reach them, with the earlier notes', async () => {
      const visit = talk(server.visitor())
      await visit.say('I am looking to buy, my budget is $4.5 million.')
      await visit.say('My name is Ann Chen, you can write to me at ann.chen@example.com')
      const [lead] = await leadRows()
      expect(lead).toMatchObject({ propertyId: 4, email: 'ann.chen@example.com', firstName: 'Ann', lastName: 'Chen' })
      expect((await notesOf(server)).every(({ leadId }) => leadId === lead?.id)).toBe(true)
      expect(await conversationsIn(server)).toMatchObject([{ sessionId: lead?.sessionId }])
    })

    it('from the gate gets the notes, and keeps what the form contained', async () => {
      const visitor = server.visitor()
      const form = { email: 'ann@example.com', first_name: 'Ann', phone: '555 0100' }
      const { body } = await visitor.post(api('6/capture-lead'), form)
      const visit = talk(visitor, { property_id: 6, visitor_session_id: body.session_id })
      await visit.say('I am looking to buy.')
      const [first] = await leadRows()
      expect(await notesOf(server)).toMatchObject([{ topic: 'intent', leadId: first?.id }])
      await visit.say('My email is ann.chen@work.example')
      expect((await leadRows()).map(({ email, firstName, phone }) => [email, firstName, phone])).toEqual([
        ['ann@example.com', 'Ann', '555 0100'],
        ['ann.chen@work.example', 'Ann', '555 0100'],
      ])
      expect(new Set((await notesOf(server)).map(({ leadId }) => leadId)).size).toBe(1)
    })
  })

  describe('[API-05] a tour', () => {
    const booked = () => server.db.select().from(tours)

    it('is booked in a dialogue only after a yes, and its seller is asked', async () => {
      const visit = talk(server.visitor())
      await visit.say('I would like to see the house on Wednesday at 10:30 am')
      await visit.say('Ann Chen')
      const { body } = await visit.say('ann.chen@example.com')
      expect(body.response).toMatch(/Wed, Nov 25 at 10:30 AM PST/)
      expect(await booked()).toEqual([])
      const { body: done } = await visit.say('Yes, please')
      expect(done.response).toMatch(/asked the seller/)
      expect(await booked()).toMatchObject([
        { propertyId: 4, buyerName: 'Ann Chen', buyerEmail: 'ann.chen@example.com', status: 'requested' },
      ])
      expect(await emailsOfKind(server, 'tour-requested')).toMatchObject([{ recipient: 'seller@example.com' }])
      expect(await leadRows()).toMatchObject([{ email: 'ann.chen@example.com', firstName: 'Ann', lastName: 'Chen' }])
    })

    it('tells its seller the buyer’s needs and questions, and nothing about the household', async () => {
      const visit = talk(server.visitor())
      await visit.say('My budget is $4.5 million. There are four of us, with two kids')
      await visit.say('Is there a wine cellar?')
      await visit.say('I would like to see the house on Wednesday at 10:30 am')
      await visit.say('Ann Chen')
      await visit.say('ann.chen@example.com')
      await visit.say('Yes, please')
      const [email] = await emailsOfKind(server, 'tour-requested')
      expect(email?.text).toContain('Budget: ')
      expect(email?.text).toContain('Also asked, and not in the listing:\n> Is there a wine cellar?')
      expect(email?.text).not.toMatch(/household|kids/i)
    })

    it('needs no name or address from a visitor who filled in the gate’s form', async () => {
      const visitor = server.visitor()
      const form = { email: 'ann@example.com', first_name: 'Ann', phone: '555 0100' }
      const { body } = await visitor.post(api('6/capture-lead'), form)
      const visit = talk(visitor, { property_id: 6, visitor_session_id: body.session_id })
      const { body: summary } = await visit.say('Can I book a tour on Saturday at 11 am?')
      expect(summary.response).toContain('Ann (ann@example.com)')
      await visit.say('yes')
      expect(await booked()).toMatchObject([{ propertyId: 6, buyerName: 'Ann', buyerEmail: 'ann@example.com' }])
    })

    it('can be booked after another question was answered', async () => {
      const visit = talk(server.visitor())
      await visit.say('I would like to see the house on Wednesday at 10:30 am')
      const { body } = await visit.say('How many bedrooms are there?')
      expect(body.response).toMatch(/5 bedrooms.*name/s)
      await visit.say('Ann Chen')
      await visit.say('ann.chen@example.com')
      await visit.say('yes')
      expect(await booked()).toHaveLength(1)
    })

    it('email mentions a time only when one was given', async () => {
      const visit = talk(server.visitor())
      await visit.say('When can I tour it?')
      const { body } = await visit.say('Who lives there now?')
      expect(body.response).not.toMatch(/is open|nothing open/)
      const { body: other } = await visit.say('Is it a safe area? Wednesday at 10:30 am would suit me.')
      expect(other.response).toMatch(/(can’t rate|don’t give opinions).*Wed, Nov 25 at 10:30 AM PST/s)
    })

    it('isn’t listed after it is cancelled', async () => {
      const visit = talk(server.visitor())
      await visit.say('I would like to see the house on Wednesday at 10:30 am')
      await visit.say('Never mind, cancel it')
      await visit.say('yes')
      expect(await booked()).toEqual([])
    })

    it('is booked once when its yes is sent again', async () => {
      const visit = talk(server.visitor())
      await visit.say('I would like to see the house on Wednesday at 10:30 am')
      await visit.say('Ann Chen')
      await visit.say('ann.chen@example.com')
      const [first, again] = [
        await visit.say('yes', { client_message_id: 'yes' }),
        await visit.say('yes', { client_message_id: 'yes' }),
      ]
      expect(again.body).toEqual(first.body)
      expect(await booked()).toHaveLength(1)
    })
  })

  describe('[API-05] a visitor who wants to talk to a person', () => {
    it('is passed on to the seller once, with what is known about them', async () => {
      const visit = talk(server.visitor())
      await visit.say('My email is ann.chen@example.com')
      await visit.say('I want to talk to a real person')
      await visit.say('I want to talk to a real person')
      const emails = await emailsOfKind(server, 'person-wanted')
      expect(emails).toHaveLength(1)
      expect(emails[0]).toMatchObject({ recipient: 'seller@example.com' })
      expect(emails[0]?.text).toContain('ann.chen@example.com')
      expect(emails[0]?.html).toMatch(/email-logo\.png.*\/media\/[\w-]+\/800\.jpg/s)
    })

    it('is passed on again when they say how to reach them', async () => {
      const visit = talk(server.visitor())
      await visit.say('I want to talk to a real person')
      expect((await emailsOfKind(server, 'person-wanted'))[0]?.text).toContain('as soon as they share one')
      await visit.say('You can call me at 415-555-0100')
      const [email] = await emailsOfKind(server, 'person-reachable')
      expect(email?.text).toContain('415-555-0100')
    })

    it('isn’t assumed when they only leave an address', async () => {
      await talk(server.visitor()).say('My email is ann.chen@example.com')
      expect(await emailsOfKind(server, 'person-reachable')).toEqual([])
    })
  })

  it('[HOME-04] the assistant’s tone is the requested one', async () => {
    const answers = [4, 41, 42].map(async (agent_id) => (await talk(server.visitor(), { agent_id }).say('Hello')).body)
    expect(new Set((await Promise.all(answers)).map(({ response }) => response)).size).toBe(3)
  })

  it('[API-05] other visitors’ conversations aren’t used', async () => {
    const [ann, bob] = [talk(server.visitor()), talk(server.visitor())]
    await ann.say('I would like to see the house on Wednesday at 10:30 am')
    const { body } = await bob.say('yes')
    expect(body.response).not.toContain('November 25')
    expect(await server.db.select().from(tours).where(eq(tours.propertyId, 4))).toEqual([])
  })
})
