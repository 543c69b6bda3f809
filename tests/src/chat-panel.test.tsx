import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import type { AnswerEvent, Beside, ChatQuestion, EarlierConversation, Message } from '#machines/chat/message.ts'
import { Chat } from '#src/widgets/chat/chat.tsx'
import { ChatDetails } from '#src/widgets/chat/chat-details.tsx'
import { ChatView } from '#src/widgets/chat/chat-view.tsx'

const now = new Date('2026-11-20T22:45:00.000Z')

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const question = () => screen.getByLabelText<HTMLInputElement>('Your question to Penny')
const send = () => screen.getByLabelText<HTMLButtonElement>('Send')
const submit = () => fireEvent.submit(question().form as HTMLFormElement)
const said = () => [...document.querySelectorAll('[data-author]')].map(({ textContent }) => textContent)

describe('a chat', () => {
  const asked: ChatQuestion[] = []
  let tell: (event: AnswerEvent) => void
  beforeEach(() => void asked.splice(0))

  function show(props: Partial<ComponentProps<typeof Chat>> = {}, propertyId: number | null = 4) {
    const machine = chatMachine.provide({
      actors: {
        sendMessage: fromCallback<AnswerEvent, ChatQuestion>(({ input, sendBack }) => {
          asked.push(input)
          tell = (event) => act(() => sendBack(event))
        }),
        scrollToListing: fromPromise(async () => {}),
        loadConversation: fromPromise(
          async (): Promise<EarlierConversation> => ({ conversationId: null, messages: [] }),
        ),
      },
    })
    const visitor = { sessionId: null, email: null }
    const input = { propertyId, agentId: 1, visitor, scrollsAfterReply: false, restores: false }
    const actor = createActor(machine, { input }).start()
    render(<Chat actor={actor} {...props} />)
    return actor
  }
  const answered = (response: string): AnswerEvent => ({
    type: 'ANSWERED',
    answer: { response, chat_conversation_id: 'c-1', written_at: now.toISOString() } as never,
  })

  it('[CHAT-03] sends what is typed with its time, and shows the answer as it comes', () => {
    const actor = show()
    fireEvent.change(question(), { target: { value: 'Any pets?' } })
    expect(question().value).toBe('Any pets?')
    submit()
    expect(asked.map(({ message }) => message)).toEqual(['Any pets?'])
    expect(actor.getSnapshot().context.messages[0]?.at).toBe('2026-11-20T22:45:00.000Z')
    expect([question().value, question().disabled, send().disabled]).toEqual(['', true, true])
    expect(screen.getByLabelText('Penny').getAttribute('aria-busy')).toBe('true')
    tell({ type: 'PART_CAME', text: 'Cats and' })
    expect(screen.getByText('Cats and')).toBeTruthy()
    tell(answered('Cats and dogs.'))
    expect(said().slice(1)).toEqual(['You: Any pets?', 'Penny: Cats and dogs.'])
    expect([question().disabled, send().disabled]).toEqual([false, false])
    expect(screen.getByLabelText('Penny').getAttribute('aria-busy')).toBe('false')
  })

  it('sends a suggested question, and keeps what is typed', () => {
    const actor = show()
    const names = () => within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button')
    expect(names().map(({ textContent }) => textContent)).toEqual([
      'How much is it?',
      'How big is it?',
      'Tell me about this home',
    ])
    fireEvent.change(question(), { target: { value: 'Any pets?' } })
    fireEvent.click(screen.getByText('How big is it?'))
    expect(asked.map(({ message }) => message)).toEqual(['How big is it?'])
    expect(actor.getSnapshot().context.messages[0]?.at).toBe('2026-11-20T22:45:00.000Z')
    expect(question().value).toBe('Any pets?')
  })

  it('[CHAT-01] is hidden and shown by its button, which counts what came meanwhile', () => {
    const actor = show()
    fireEvent.click(screen.getByText('Hide chat'))
    expect(screen.queryByRole('log')).toBeNull()
    expect(screen.getByText('Show chat').textContent).toBe('Show chat')
    const update = { id: 'a', kind: 'owner_answer', text: 'Yes.', written_at: now.toISOString() } as never
    act(() => actor.send({ type: 'UPDATES_CAME', updates: [update] }))
    expect(screen.getByText('Show chat').textContent).toBe('Show chat 1(1 new message)')
    fireEvent.click(screen.getByText('Show chat'))
    expect(screen.getByRole('log')).toBeTruthy()
    expect(screen.getByText('Hide chat').textContent).toBe('Hide chat')
  })

  it('[CHAT-07] says that it can’t answer, in the words of its page', () => {
    show({}, null)
    fireEvent.click(screen.getByText('How big is it?'))
    expect(said().at(-1)).toBe('Penny: Sorry, I cannot chat about this property at the moment. Please try again later.')
    cleanup()
    show({ problemWords: ({ code }) => `Failed: ${code}` }, null)
    fireEvent.click(screen.getByText('How big is it?'))
    expect(said().at(-1)).toBe('Penny: Failed: noProperty')
  })

  it('is what its page makes of it', () => {
    show({ suggestions: ['Is it quiet?'], greeting: 'Hello.', placeholder: 'Ask', canHide: false })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Is it quiet?', ''])
    expect([said(), question().placeholder]).toEqual([['Penny: Hello.'], 'Ask'])
  })

  it('[CHAT-07] that has crashed says so, and takes no question', () => {
    render(<Chat actor={undefined} />)
    expect(said().at(-1)).toBe('Penny: Sorry, I encountered an error. Please try again.')
    expect([question().value, question().disabled, send().disabled]).toEqual(['', true, true])
    expect(screen.queryByText('Hide chat')).toBeNull()
    expect(screen.queryByText('How big is it?')).toBeNull()
    expect(screen.getByLabelText('Penny').className).not.toMatch(/\binvisible\b/)
    const crashed = vi.fn((event: ErrorEvent) => event.preventDefault())
    window.addEventListener('error', crashed)
    fireEvent.change(question(), { target: { value: 'Any pets?' } })
    submit()
    window.removeEventListener('error', crashed)
    expect(crashed).not.toHaveBeenCalled()
    expect(said()).toHaveLength(2)
  })
})

describe('the panel of a chat', () => {
  const calls = { onDraft: vi.fn(), onSend: vi.fn(), onToggle: vi.fn(), onSuggestion: vi.fn() }
  const view = (props: Partial<ComponentProps<typeof ChatView>> = {}) => (
    <ChatView shown messages={[]} draft="" sending={false} {...calls} {...props} />
  )
  const panel = () => screen.getByLabelText('Penny')
  const suggested = () => screen.queryByRole('list', { name: 'Suggested questions' })

  it('has no list of questions where there are none, or nothing can be asked by pressing', () => {
    const { rerender } = render(view({ suggestions: [], onRequestTour: () => {} }))
    expect(suggested()).toBeNull()
    rerender(view({ suggestions: ['Any pets?'], onSuggestion: undefined as never }))
    expect(suggested()).toBeNull()
    rerender(view({ suggestions: ['Any pets?'] }))
    expect(suggested()).not.toBeNull()
  })

  it('[CHAT-04] is invisible while an earlier conversation is loading', () => {
    const { rerender } = render(view({ restoring: true }))
    expect(panel().className).toMatch(/\binvisible\b/)
    rerender(view())
    expect(panel().className).not.toMatch(/\binvisible\b/)
  })

  it('[CHAT-10] has a field of its own for a question of 2000 characters', () => {
    render(view())
    expect(['maxlength', 'autocomplete', 'enterkeyhint'].map((each) => question().getAttribute(each))).toEqual([
      '2000',
      'off',
      'send',
    ])
    expect(send().type).toBe('submit')
    expect(submit(), 'the browser would load another page').toBe(false)
  })

  it('[CHAT-01] [PROP-16] names what its button hides, and takes the keyboard of a phone away with it', () => {
    render(view())
    const button = screen.getByText('Hide chat')
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(screen.getByRole('log'))).toBe(
      true,
    )
    question().focus()
    expect(fireEvent.mouseDown(button)).toBe(false)
    expect(document.activeElement).toBe(question())
    fireEvent.click(button)
    expect(document.activeElement).toBe(document.body)
  })

  it('shows the end of the conversation with each question', () => {
    const talk: Message[] = [{ id: 1, type: 'user', text: 'Any pets?' }]
    const { rerender } = render(view({ suggestions: ['How big is it?'] }))
    screen.getByRole('log').scrollTop = -40
    fireEvent.click(screen.getByText('How big is it?'))
    expect(screen.getByRole('log').scrollTop).toBe(0)
    rerender(view({ messages: talk, draft: 'When?' }))
    screen.getByRole('log').scrollTop = -40
    submit()
    expect(screen.getByRole('log').scrollTop).toBe(0)
  })

  it('[CHAT-03] says that Penny is typing until something has come, and nothing once it is answered', () => {
    const typing = () => screen.queryAllByText('Penny is typing').map(({ tagName }) => tagName)
    const { rerender } = render(view({ sending: true }))
    expect(typing()).toEqual(['SPAN', 'P'])
    rerender(view({ sending: true, received: 'Cats' }))
    expect(typing()).toEqual(['P'])
    rerender(view())
    expect(typing()).toEqual([])
  })
})

describe('below an answer', () => {
  const answer = (beside: Beside, more: Partial<Message> = {}): Message => ({
    id: 2,
    type: 'ai',
    text: 'Yes.',
    answer: beside,
    ...more,
  })
  const show = (message: Message, props: Partial<ComponentProps<typeof ChatDetails>> = {}) =>
    render(<ChatDetails message={message} messages={[message]} {...props} />)
  const at = (secondsAgo: number) => new Date(now.getTime() - secondsAgo * 1000).toISOString()
  const waiting = answer({
    owner_questions: [{ question: 'Pets?', outcome: 'asked', asked_at: at(45), update_id: 'a', answer: null }] as never,
  })

  it('[API-05] the wait for the owner grows with the clock, which stops with the chat', () => {
    const { unmount } = show(waiting)
    expect(screen.getByText('Question sent · just now')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(30_000))
    expect(screen.getByText('Question sent · 1 min ago')).toBeTruthy()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a press keeps the focus of the field, and moves it to the conversation without scrolling', () => {
    const beside = { suggestions: ['Is there parking?'] }
    render(
      <div role="log" tabIndex={-1}>
        <ChatDetails message={answer(beside)} messages={[answer(beside)]} onChoose={() => {}} />
      </div>,
    )
    const focus = vi.spyOn(screen.getByRole('log'), 'focus')
    const button = screen.getByText('Is there parking?')
    expect(fireEvent.mouseDown(button)).toBe(false)
    fireEvent.click(button)
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  it('nothing is to be chosen below an earlier answer, or where nothing can be sent', () => {
    const first = answer({ suggestions: ['Is there parking?'] })
    const last: Message = { id: 3, type: 'ai', text: 'No.', update: 'a' }
    show(first, { messages: [first, last], onChoose: () => {} })
    expect(screen.queryByText('Is there parking?')).toBeNull()
    cleanup()
    show(first)
    expect(screen.queryByText('Is there parking?')).toBeNull()
    cleanup()
    show(first, { onChoose: () => {} })
    expect(screen.getByText('Is there parking?')).toBeTruthy()
  })

  it.each([
    ['an answer', true, answer({})],
    ['an update', true, { id: 2, type: 'ai', text: 'Yes.', update: 'a' }],
    ['a question', false, { id: 2, type: 'user', text: 'Yes?' }],
  ] as const)('%s can be copied: %s', (_, canBe, message) => {
    show(message as Message)
    expect(screen.queryByRole('button', { name: 'Copy answer' }) !== null).toBe(canBe)
  })

  it('the copy button says what it does again once it is left', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => {} } })
    show(answer({}))
    const button = screen.getByRole('button', { name: 'Copy answer' })
    fireEvent.click(button)
    await screen.findByRole('button', { name: 'Copied' })
    fireEvent.blur(button)
    expect(button.textContent).toBe('Copy answer')
    vi.unstubAllGlobals()
  })

  it('[API-05] ‘More times’ is there only where a form for a tour is', () => {
    const times = { offered_times: [{ starts_at: at(-86_400), label: 'Sat at 2 PM', message: 'Sat' }] } as Beside
    show(answer(times), { onChoose: () => {}, onRequestTour: null })
    expect(screen.getByText(/^Sat at 2 PM/)).toBeTruthy()
    expect(screen.queryByText('More times')).toBeNull()
    cleanup()
    show(answer(times), { onChoose: () => {}, onRequestTour: () => {} })
    expect(screen.getByText('More times')).toBeTruthy()
  })
})
