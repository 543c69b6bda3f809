import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Conversation,
  conversationAfter,
  conversationIn,
  newConversation,
  toKept,
} from '#assistant/decide/conversation.ts'
import { askedAbout, type ConversationEvent } from '#machines/conversation/events.ts'
import { tries } from '../support/random.ts'

type EventOf<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>

const words = fc.array(fc.constantFrom('pool', 'price', 'garage', '30', '%'), { maxLength: 3 })
const offers = fc.constantFrom('balanced.tour', 'balanced.hint', 'exploratory.budget', 'assertive.contact')
const counts = fc.integer({ min: 1, max: 3 })
const events: fc.Arbitrary<ConversationEvent> = fc.oneof(
  fc.record({
    type: fc.constant('ANSWERED' as const),
    language: fc.constantFrom('en' as const, 'es' as const),
    topics: words,
    subject: fc.option(words),
    calculation: fc.option(words),
    declined: words,
    wasUnanswered: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom('TOUR_OFFERED' as const, 'HINT_GIVEN' as const), offer: offers }),
  fc.record({ type: fc.constant('QUESTION_ASKED' as const), offer: offers, about: fc.constantFrom(...askedAbout) }),
  fc.record({ type: fc.constantFrom('OWNER_ASKED' as const, 'OWNER_ANSWERED' as const), count: counts }),
  fc.record({ type: fc.constantFrom('PERSON_WANTED' as const, 'CONTACT_LEFT' as const) }),
  fc.record({
    type: fc.constantFrom(
      'TOUR_BEGUN' as const,
      'TOUR_REMINDED' as const,
      'TOUR_DISCUSSED' as const,
      'TOUR_REQUESTED' as const,
      'TOUR_DROPPED' as const,
      'TOUR_DECLINED' as const,
    ),
  }),
)
const histories = fc.array(events, { maxLength: 60 })

const stored = (conversation: Conversation): unknown => JSON.parse(JSON.stringify(toKept(conversation)))
const seen = ({ value, context }: Conversation) => ({ value, context })

/** Each event with the conversation after it. */
function walk(history: ConversationEvent[]): { event: ConversationEvent; now: Conversation }[] {
  let now = newConversation()
  return history.map((event) => {
    now = conversationAfter(now, [event])
    return { event, now }
  })
}

/** Computes a conversation's state from its history without a machine. */
function toldBy(history: ConversationEvent[]) {
  const all = <Type extends ConversationEvent['type']>(...types: Type[]) =>
    history.filter((event): event is EventOf<Type> => types.some((type) => type === event.type))
  const last = <Type extends ConversationEvent['type']>(...types: Type[]) => all(...types).at(-1)
  const answers = all('ANSWERED')
  const calculations = answers.flatMap(({ calculation }) => (calculation === null ? [] : [calculation]))
  const offer = last('ANSWERED', 'TOUR_OFFERED', 'QUESTION_ASKED')
  const open = all('OWNER_ASKED', 'OWNER_ANSWERED').reduce(
    (sum, { type, count }) => Math.max(0, sum + (type === 'OWNER_ASKED' ? count : -count)),
    0,
  )
  const canBeReached = all('CONTACT_LEFT').length > 0
  const tour = last('TOUR_BEGUN', 'TOUR_REQUESTED', 'TOUR_DROPPED')?.type
  return {
    value: {
      offer: offer?.type === 'TOUR_OFFERED' ? 'tour' : offer?.type === 'QUESTION_ASKED' ? 'question' : 'none',
      owner: open > 0 ? 'asked' : 'notAsked',
      holder: all('PERSON_WANTED').length === 0 ? 'penny' : canBeReached ? 'person' : 'unreachable',
      tour: tour === 'TOUR_BEGUN' ? 'underWay' : tour === 'TOUR_REQUESTED' ? 'requested' : declinedOrNone(history),
    },
    context: {
      language: last('ANSWERED')?.language ?? 'en',
      answers: answers.length,
      topics: answers.findLast(({ topics }) => topics.length > 0)?.topics ?? [],
      topicsAnswered: [...new Set(answers.flatMap(({ topics }) => topics))],
      subject: answers.findLast(({ subject }) => subject !== null)?.subject ?? [],
      declined: last('ANSWERED')?.declined ?? [],
      wasUnanswered: last('ANSWERED')?.wasUnanswered ?? false,
      calculation: calculations.at(-1) ?? [],
      earlierCalculation: calculations.at(-2) ?? [],
      asked: offer?.type === 'QUESTION_ASKED' ? offer.about : null,
      offersMade: [...new Set(all('TOUR_OFFERED', 'HINT_GIVEN', 'QUESTION_ASKED').map((each) => each.offer))],
      openQuestions: open,
      canBeReached,
      reminders: tour === 'TOUR_BEGUN' ? remindersIn(history) : 0,
    },
  }
}

/** Without a tour in progress: whether one was declined since the last one was dropped. */
function declinedOrNone(history: ConversationEvent[]): 'declined' | 'none' {
  const begun = history.findLastIndex(({ type }) => type === 'TOUR_BEGUN' || type === 'TOUR_REQUESTED')
  const dropped = history.findIndex(({ type }, index) => index > begun && type === 'TOUR_DROPPED')
  const since = begun < 0 ? 0 : dropped
  return history.slice(since).some(({ type }) => type === 'TOUR_DECLINED') ? 'declined' : 'none'
}

/** Since the booking started, or since the visitor last talked about it. */
function remindersIn(history: ConversationEvent[]): number {
  const ended = history.findLastIndex(({ type }) => type === 'TOUR_REQUESTED' || type === 'TOUR_DROPPED')
  const begun = history.findIndex(({ type }, index) => index > ended && type === 'TOUR_BEGUN')
  const discussed = history.findLastIndex(({ type }) => type === 'TOUR_DISCUSSED')
  return history.slice(Math.max(begun, discussed) + 1).filter(({ type }) => type === 'TOUR_REMINDED').length
}

describe('[API-05] random conversations', () => {
  it('match the state computed from their history after each step', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const [index, { now }] of walk(history).entries())
          expect(seen(now)).toEqual(toldBy(history.slice(0, index + 1)))
      }),
      tries(100),
    )
  })

  it('never have a negative number of open questions, and wait for the owner only while there is one', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { now } of walk(history)) {
          expect(now.context.openQuestions).toBeGreaterThanOrEqual(0)
          expect(now.matches({ owner: 'asked' })).toBe(now.context.openQuestions > 0)
        }
      }),
      tries(100),
    )
  })

  it('count reminders only while a tour is being booked', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { now } of walk(history))
          if (now.context.reminders > 0) expect(now.matches({ tour: 'underWay' })).toBe(true)
      }),
      tries(100),
    )
  })

  it('record what was asked exactly while a question is open', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { now } of walk(history)) expect(now.context.asked !== null).toBe(now.matches({ offer: 'question' }))
      }),
      tries(100),
    )
  })

  it('record each offer once and never drop one', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let before: string[] = []
        for (const { now } of walk(history)) {
          const { offersMade } = now.context
          expect(new Set(offersMade).size).toBe(offersMade.length)
          expect(offersMade.slice(0, before.length)).toEqual(before)
          before = offersMade
        }
      }),
      tries(100),
    )
  })

  it('continue unchanged after they are stored and restored', () => {
    fc.assert(
      fc.property(histories, histories, (before, after) => {
        const conversation = conversationAfter(newConversation(), before)
        const restored = conversationIn(stored(conversation))
        expect(seen(restored)).toEqual(seen(conversation))
        expect(seen(conversationAfter(restored, after))).toEqual(seen(conversationAfter(conversation, after)))
      }),
      tries(100),
    )
  })
})

describe('[API-05] a stored conversation', () => {
  const full = conversationAfter(newConversation(), [
    {
      type: 'ANSWERED',
      language: 'es',
      topics: ['price'],
      subject: ['price'],
      calculation: ['30', '%'],
    },
    { type: 'QUESTION_ASKED', offer: 'exploratory.budget', about: 'budget' },
    { type: 'OWNER_ASKED', count: 2 },
    { type: 'CONTACT_LEFT' },
    { type: 'PERSON_WANTED' },
    { type: 'TOUR_BEGUN' },
    { type: 'TOUR_REMINDED' },
  ])
  const kept = { ...toKept(full), value: { ...(full.value as object) }, context: { ...full.context } }
  const { value, context } = kept

  it('is equal after it is restored', () => {
    expect(seen(conversationIn(stored(full)))).toEqual(seen(full))
    expect(full.value).toEqual({ offer: 'question', owner: 'asked', holder: 'person', tour: 'underWay' })
  })

  it.each(['earlierCalculation', 'topicsAnswered', 'declined'] as const)(
    'that was stored before %s was kept has none',
    (name) => {
      const { [name]: _, ...before } = context
      const restored = conversationIn({ ...kept, context: before })
      expect({ ...restored.context, [name]: full.context[name] }).toEqual(full.context)
      expect(restored.context[name]).toEqual([])
    },
  )

  it('is restored even if the database changes the order of its keys', () => {
    const turned = Object.fromEntries(
      Object.entries({
        ...kept,
        value: Object.fromEntries(Object.entries(value).reverse()),
        context: Object.fromEntries(Object.entries(context).reverse()),
      }).reverse(),
    )
    expect(seen(conversationIn(turned))).toEqual(seen(full))
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['undefined', undefined],
    ['text', JSON.stringify(kept)],
    ['a list', [kept]],
    ['an empty object', {}],
    ['the format from before the machine', { topics: [] }],
    ['another version', { ...kept, version: 0 }],
    ['a version as text', { ...kept, version: '1' }],
    ['no version', { value, context }],
    ['no state', { ...kept, value: undefined }],
    ['a state that is text', { ...kept, value: 'offer' }],
    ['a state that is a list', { ...kept, value: [] }],
    ['a state without a region', { ...kept, value: { offer: 'question', owner: 'asked', holder: 'person' } }],
    ['an unknown state', { ...kept, value: { ...value, tour: 'lost' } }],
    ['a region that is a number', { ...kept, value: { ...value, tour: 5 } }],
    ['an unknown region', { ...kept, value: { ...value, weather: 'fine' } }],
    ['no context', { ...kept, context: undefined }],
    ['a context that is a list', { ...kept, context: [] }],
    ...Object.keys(context).map((name): [string, unknown] => [
      `no ${name}`,
      { ...kept, context: { ...context, [name]: undefined } },
    ]),
    ...Object.keys(context).map((name): [string, unknown] => [
      `an object for ${name}`,
      { ...kept, context: { ...context, [name]: {} } },
    ]),
    ['an unsupported language', { ...kept, context: { ...context, language: 'fr' } }],
    ['an unknown question', { ...kept, context: { ...context, asked: 'shoe size' } }],
    ['numbers among the topics', { ...kept, context: { ...context, topics: ['price', 4] } }],
    ['a negative number of questions', { ...kept, context: { ...context, openQuestions: -1 } }],
    ['half a reminder', { ...kept, context: { ...context, reminders: 0.5 } }],
  ])('is restored as a new conversation from %s', (_, damaged) => {
    expect(seen(conversationIn(damaged))).toEqual(seen(newConversation()))
  })

  it('never throws on arbitrary values', () => {
    const parts = fc.record({
      version: fc.oneof(fc.constant(kept.version), fc.anything()),
      value: fc.oneof(fc.constant(value), fc.anything()),
      context: fc.oneof(fc.constant(context), fc.anything()),
    })
    fc.assert(
      fc.property(fc.oneof(parts, fc.anything()), (any) => {
        const conversation = conversationIn(any)
        expect([seen(newConversation()), seen(full)]).toContainEqual(seen(conversation))
      }),
      tries(200),
    )
  })
})
