import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Beside, ChatAnswer, Message } from '#machines/chat/message.ts'
import { agoWords, askedWords, isOtherClock, ownClockWords, sentWords, sourceWords } from '#src/content/chat-details.ts'
import { ChatDetails } from '#src/widgets/chat/chat-details.tsx'
import { ChatView } from '#src/widgets/chat/chat-view.tsx'
import { example } from '#tests/support/examples.ts'

const now = new Date('2026-11-20T22:45:00.000Z').getTime()
const ai = (answer: Beside, more: Partial<Message> = {}): Message => ({
  id: 2,
  type: 'ai',
  text: 'Yes.',
  answer,
  ...more,
})
const answer = (name: `sendChatMessage.${'offersTimes' | 'asksForYes' | 'asksOwner'}`) =>
  example(name).body as ChatAnswer
const offered = answer('sendChatMessage.offersTimes')
const asksForYes = answer('sendChatMessage.asksForYes')
const asksOwner = answer('sendChatMessage.asksOwner')

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the choices of an answer', () => {
  const show = (messages: Message[]) => {
    const onChoose = vi.fn()
    render(<ChatDetails message={messages.at(-1) as Message} messages={messages} onChoose={onChoose} />)
    return onChoose
  }
  const buttons = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)

  it('[API-05] are the offered times, and pressing one sends it', () => {
    const onChoose = show([ai(offered)])
    const named = offered.offered_times?.map(({ label, starts_at }) =>
      [label, ownClockWords(starts_at)].filter((words) => words !== null).join(', '),
    )
    expect(buttons('Open times')).toEqual(named)
    fireEvent.click(screen.getByRole('button', { name: /^Wed, Nov 25 at 1 PM/ }))
    expect(onChoose.mock.calls).toEqual([['Wed, Nov 25 at 1 PM']])
  })

  it('[API-05] lead from the offered times to the form with all of them, unless they are for another time of a tour', () => {
    const onRequestTour = vi.fn()
    const shows = (beside: Beside) => {
      const message = ai(beside)
      render(<ChatDetails message={message} messages={[message]} onChoose={() => {}} onRequestTour={onRequestTour} />)
    }
    shows(offered)
    fireEvent.click(screen.getByRole('button', { name: 'More times' }))
    expect(onRequestTour).toHaveBeenCalledOnce()
    cleanup()
    shows({ ...offered, moves_tour: true })
    expect(screen.queryByRole('button', { name: 'More times' })).toBeNull()
  })

  it('[API-05] are yes to the summary, or a change', () => {
    const onChoose = show([ai(asksForYes)])
    const card = screen.getByRole('group', { name: 'Your tour request' })
    expect(
      within(card)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tue, Nov 24 at 9 AM', 'Ann Chen', 'ann.chen@example.com'])
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(onChoose.mock.calls).toEqual([['Yes, please'], ['No, change it']])
  })

  it('[API-05] for a moved tour are only its new time', () => {
    const summary = { ...asksForYes.booking_summary, kind: 'move' as const, name: null, email: null }
    show([ai({ booking_summary: summary as NonNullable<Beside['booking_summary']> })])
    expect(within(screen.getByRole('group', { name: 'Your new tour time' })).getAllByRole('definition')).toHaveLength(1)
  })

  it.each([
    ['en', 'How', 'By video'],
    ['es', 'Cómo', 'Por video'],
  ] as const)('[API-05] are yes to how the tour takes place, in %s', (language, term, how) => {
    const summary = { ...asksForYes.booking_summary, how } as NonNullable<Beside['booking_summary']>
    show([ai({ language, booking_summary: summary })])
    expect(screen.getByText(term).nextElementSibling?.textContent).toBe(how)
  })

  it('are the suggested questions', () => {
    const onChoose = show([ai({ suggestions: ['Is there parking?'] })])
    expect(buttons('Suggested questions')).toEqual(['Is there parking?'])
    fireEvent.click(screen.getByRole('button', { name: 'Is there parking?' }))
    expect(onChoose.mock.calls).toEqual([['Is there parking?']])
  })

  it('are those of the last answer, also after an owner’s update or a failure', () => {
    show([
      ai(offered),
      { id: 3, type: 'ai', text: 'The owner says no.', update: 'answer-1' },
      { id: 4, type: 'user', text: 'Tue, Nov 24 at 9 AM' },
      { id: 5, type: 'ai', text: '', problem: { code: 'network' } },
    ])
    expect(buttons('Open times')).toHaveLength(3)
  })

  it('are removed once another answer arrived', () => {
    show([ai(offered), ai({}, { id: 3 })])
    expect(screen.queryByRole('group')).toBeNull()
  })
})

describe('the buttons in the chat', () => {
  it('[API-05] leave the answer’s full text for screen readers, and set apart the times that buttons show', async () => {
    const text = 'These times are open:\n1. Tue at 9 AM\n2. Wed at 1 PM\nWhich works best? Unit 5. Or tell me.'
    const calls = { onDraft: vi.fn(), onSend: vi.fn(), onToggle: vi.fn(), onSuggestion: vi.fn() }
    render(<ChatView shown messages={[ai(offered, { text })]} draft="" sending={false} {...calls} />)
    await screen.findByRole('group', { name: 'Open times' })
    const bubble = screen.getByText('These times are open:', { exact: false })
    expect(bubble.textContent).toBe(text)
    expect([...bubble.children].map((part) => [part.className, part.textContent])).toEqual([
      ['offer', '1. Tue at 9 AM\n'],
      ['offer', '2. Wed at 1 PM\n'],
    ])
  })

  it('[CHAT-03] are removed while an answer is awaited, and focus stays in the conversation', async () => {
    const calls = { onDraft: vi.fn(), onSend: vi.fn(), onToggle: vi.fn(), onSuggestion: vi.fn() }
    const view = (sending: boolean) => <ChatView shown messages={[ai(offered)]} draft="" sending={sending} {...calls} />
    const { rerender } = render(view(false))
    fireEvent.click(await screen.findByRole('button', { name: /^Wed, Nov 25 at 1 PM/ }))
    expect(calls.onSuggestion.mock.calls).toEqual([['Wed, Nov 25 at 1 PM']])
    expect(document.activeElement).toBe(screen.getByRole('log'))
    rerender(view(true))
    expect(screen.queryByRole('group', { name: 'Open times' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('log'))
    expect(screen.getByRole('status').textContent).toBe('Penny is typing')
  })
})

describe('below a message', () => {
  const show = (message: Message, ...more: Message[]) =>
    render(<ChatDetails message={message} messages={[message, ...more]} />)

  it('[CHAT-10] is its time, readable by people and programs', () => {
    const at = '2026-11-20T22:41:00.000Z'
    const { container } = show({ id: 1, type: 'user', text: 'Hello', at })
    const time = container.querySelector('time')
    expect([time?.dateTime, time?.textContent]).toEqual([at, sentWords(at, now)])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are the sources of an answer', () => {
    show(ai({ sources: [{ kind: 'field', id: 'parking', text: 'garage' }] }))
    expect(screen.getByText('From the listing: parking')).toBeTruthy()
  })

  it('[API-05] is a note that the owner was asked, until the answer is there', () => {
    const at = new Date(now - 2 * 60_000).toISOString()
    const questions = asksOwner.owner_questions?.map((question) => ({ ...question, asked_at: at })) ?? []
    const message = ai({ owner_questions: questions })
    const { rerender } = show(message)
    expect(screen.getByText('Question sent · 2 min ago')).toBeTruthy()
    const update: Message = { id: 3, type: 'ai', text: 'No.', update: questions[0]?.update_id ?? '' }
    rerender(<ChatDetails message={message} messages={[message, update]} />)
    expect(screen.getByText('Question answered')).toBeTruthy()
    expect(screen.queryByText(/Question sent/)).toBeNull()
  })

  it('[CHAT-10] are Spanish notes for an answer in Spanish', () => {
    const at = new Date(now - 2 * 60_000).toISOString()
    const questions = asksOwner.owner_questions?.map((question) => ({ ...question, asked_at: at })) ?? []
    const sources = [{ kind: 'field' as const, id: 'parking', text: 'garage' }]
    show(ai({ language: 'es', sources, owner_questions: questions }))
    expect(screen.getByText('Del anuncio: estacionamiento').lang).toBe('es')
    expect(screen.getByText('Pregunta enviada · hace 2 min').lang).toBe('es')
    expect(screen.getByRole('button', { name: 'Copiar respuesta' })).toBeTruthy()
  })

  it('is nothing when there was no answer', () => {
    const { container } = show({ id: 2, type: 'ai', text: '', problem: { code: 'empty' } })
    expect(container.textContent).toBe('')
  })

  describe('is a button that copies an answer', () => {
    const clipboard = (writeText: (text: string) => Promise<void>) =>
      vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    const announced = () => document.querySelector('[aria-live=polite]')?.textContent
    afterEach(() => vi.unstubAllGlobals())

    it('and confirms it', async () => {
      const written: string[] = []
      clipboard(async (text) => void written.push(text))
      show(ai({}))
      fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
      expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
      expect(announced()).toBe('Copied')
      expect(written).toEqual(['Yes.'])
    })

    it('or reports a failure', async () => {
      clipboard(() => Promise.reject(new Error('forbidden')))
      show(ai({}))
      fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }))
      expect(await screen.findByRole('button', { name: 'Couldn’t copy' })).toBeTruthy()
      expect(announced()).toBe('Couldn’t copy')
    })
  })
})

describe('the wording', () => {
  const local = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString()

  it.each([
    [local(20, 14, 41), '2:41 PM'],
    [local(20, 0, 5), '12:05 AM'],
    [local(20, 12, 0), '12:00 PM'],
    [local(19, 9, 30), 'Thu, Nov 19, 9:30 AM'],
  ])('of a message’s time: %s', (at, words) =>
    expect(sentWords(at, new Date(2026, 10, 20, 23, 0).getTime())).toBe(words),
  )

  it.each([
    [10, 'just now'],
    [60, '1 min ago'],
    [59 * 60, '59 min ago'],
    [3600, '1 hr ago'],
    [23 * 3600, '23 hr ago'],
  ])('of %i seconds ago', (seconds, words) =>
    expect(agoWords(new Date(now - seconds * 1000).toISOString(), now)).toBe(words),
  )

  it('of an older message is the day', () => expect(agoWords(local(12, 12, 0), now)).toBe('Thu, Nov 12'))

  it.each([
    [[], null],
    [[{ kind: 'field', id: 'unknown', text: '' }], null],
    [[{ kind: 'description', id: 'description', text: 'A pool.' }], 'From the listing: description'],
    [[{ kind: 'answer', id: '7', text: 'Yes.' }], 'From the listing: earlier answers'],
    [
      [
        { kind: 'field', id: 'priceNote', text: '' },
        { kind: 'field', id: 'priceStance', text: '' },
        { kind: 'answer', id: '7', text: '' },
      ],
      'From the listing: price terms, earlier answers',
    ],
  ] as const)('for the sources %o', (sources, words) => expect(sourceWords(sources)).toBe(words))

  it('of every source exists in Spanish, too', () => {
    const sources = ['parking', 'priceNote'].map((id) => ({ kind: 'field' as const, id, text: '' }))
    const owner = { kind: 'answer' as const, id: '7', text: 'Yes.' }
    expect(sourceWords([...sources, owner], 'es')).toBe(
      'Del anuncio: estacionamiento, condiciones del precio, respuestas anteriores',
    )
    expect(sourceWords([owner], 'es')).toBe('Del anuncio: respuestas anteriores')
  })

  it.each([
    [10, 'ahora mismo'],
    [120, 'hace 2 min'],
    [2 * 3600, 'hace 2 h'],
  ])('of %i seconds ago in Spanish', (seconds, words) =>
    expect(agoWords(new Date(now - seconds * 1000).toISOString(), now, 'es')).toBe(words),
  )

  it('of a question that wasn’t sent, that someone else asked, or that is answered', () => {
    const [question] = asksOwner.owner_questions ?? []
    if (!question) throw new Error('no question')
    expect(askedWords([{ ...question, outcome: 'not_sent' }], [], now)).toBeNull()
    expect(askedWords([{ ...question, outcome: 'asked_before' }], [], now)).toBe('Question already sent')
    expect(askedWords([{ ...question, answer: 'No.' }], [], now)).toBe('Question answered')
    expect(askedWords(undefined, [], now)).toBeNull()
  })

  it('names the time zone when it isn’t the visitor’s', () => {
    const offset = (hours: number) => {
      const own = -new Date('2026-11-24T12:00:00Z').getTimezoneOffset() / 60 + hours
      const sign = own < 0 ? '-' : '+'
      return `2026-11-24T12:00:00${sign}${String(Math.abs(own)).padStart(2, '0')}:00`
    }
    expect([isOtherClock(offset(0)), isOtherClock(offset(-3))]).toEqual([false, true])
    expect([offset(0), offset(-3), offset(3)].map((at) => ownClockWords(at))).toEqual([
      null,
      '3 PM your time',
      '9 AM your time',
    ])
    expect(ownClockWords(offset(-3), 'es')).toBe('3 PM, su hora')
    expect(ownClockWords(offset(-12))).toBe('Wed 12 AM your time')
  })
})
