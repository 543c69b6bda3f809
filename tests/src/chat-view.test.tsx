import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chat, publicChatProblemWords } from '#src/content/chat.ts'
import { demoChatProblemWords } from '#src/content/demo-chat.ts'
import { ChatView } from '#src/widgets/chat/chat-view.tsx'

type Props = ComponentProps<typeof ChatView>

function show(props: Partial<Props> = {}) {
  const calls = { onDraft: vi.fn(), onSend: vi.fn(), onSuggestion: vi.fn(), onToggle: vi.fn() }
  const view = (more: Partial<Props>) => (
    <ChatView shown messages={[]} draft="" sending={false} suggestions={['How big is it?']} {...calls} {...more} />
  )
  const { rerender } = render(view(props))
  return { ...calls, again: (more: Partial<Props>) => rerender(view(more)) }
}
const input = () => screen.getByPlaceholderText<HTMLInputElement>('Ask anything about this home')
const talk: Props['messages'] = [
  { id: 1, type: 'user', text: 'Is there a garden?' },
  { id: 2, type: 'ai', text: 'Yes.' },
]

/** What browsers do with the focus of a disabled field; jsdom keeps it there, and doesn't blur a disabled field. */
function loseFocus(field: HTMLInputElement) {
  field.disabled = false
  field.blur()
  field.disabled = true
}

afterEach(cleanup)

describe('the conversation', () => {
  it('[CHAT-10] is a log of both speakers, reachable by keyboard', () => {
    show({ messages: talk })
    const log = screen.getByRole('log', { name: 'Conversation with Penny' })
    expect(log.tabIndex).toBe(0)
    expect(within(log).getAllByRole('listitem')).toHaveLength(3)
    const bubbles = [...log.querySelectorAll<HTMLElement>('[data-author]')]
    expect(bubbles.map((bubble) => [bubble.dataset.author, bubble.textContent])).toEqual([
      ['ai', `Penny: ${chat.greeting}`],
      ['user', 'You: Is there a garden?'],
      ['ai', 'Penny: Yes.'],
    ])
  })

  it('[CHAT-01] shows beside its button how many messages arrived while it was hidden', () => {
    const { again } = show({ messages: talk, shown: false, unread: 1 })
    expect(screen.getByRole('button', { name: 'Show chat (1 new message)' })).toBeTruthy()
    again({ messages: talk, shown: false, unread: 2 })
    expect(screen.getByRole('button', { name: 'Show chat (2 new messages)' })).toBeTruthy()
  })

  it('shows a partial answer, and announces it only when it is complete', () => {
    show({ messages: talk, sending: true, received: 'It has a gar' })
    expect(screen.getByText('It has a gar').closest('li')?.getAttribute('aria-hidden')).toBe('true')
    expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(3)
  })

  it("[CHAT-01] [PROP-16] is hidden and shown by 'Hide chat' and 'Show chat', and the input stays", () => {
    const { onToggle, again } = show({ messages: talk })
    fireEvent.click(screen.getByRole('button', { name: 'Hide chat', expanded: true }))
    expect(onToggle).toHaveBeenCalledOnce()
    again({ messages: talk, shown: false })
    expect(screen.queryByRole('log')).toBeNull()
    expect(screen.getByRole('button', { name: 'Show chat', expanded: false })).toBeTruthy()
    expect(input().disabled).toBe(false)
  })

  it('offers questions until the first one is asked', () => {
    const { onSuggestion, again } = show()
    fireEvent.click(screen.getByRole('button', { name: 'How big is it?' }))
    expect(onSuggestion.mock.calls).toEqual([['How big is it?']])
    again({ messages: talk })
    expect(screen.queryByRole('button', { name: 'How big is it?' })).toBeNull()
  })
})

describe('a tour before the first question', () => {
  const button = () => screen.queryByRole('button', { name: 'Request a tour' })

  it('is among the suggestions, and opens its form without a message', () => {
    const onRequestTour = vi.fn()
    const { onSuggestion, again } = show({ onRequestTour })
    fireEvent.click(button() as HTMLElement)
    expect(onRequestTour).toHaveBeenCalledOnce()
    expect(onSuggestion).not.toHaveBeenCalled()
    again({ onRequestTour, messages: talk })
    expect(button()).toBeNull()
  })

  it('is not offered where none are given', () => {
    show({ onRequestTour: null })
    expect(button()).toBeNull()
  })
})

describe('asking a question', () => {
  it('reports what is typed, and sends on submit', () => {
    const { onDraft, onSend } = show({ draft: 'Is there' })
    fireEvent.change(input(), { target: { value: 'Is there a garden?' } })
    expect(onDraft.mock.calls).toEqual([['Is there a garden?']])
    fireEvent.submit(input().form as HTMLFormElement)
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('[CHAT-03] disables input and button and says that Penny is typing', () => {
    show({ messages: talk.slice(0, 1), sending: true })
    expect(input().disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('Penny is typing')
  })

  it('returns focus to the input when the answer arrived', () => {
    const { again } = show({ draft: 'Is there a garden?' })
    input().focus()
    fireEvent.submit(input().form as HTMLFormElement)
    again({ sending: true })
    loseFocus(input())
    expect(document.activeElement).toBe(document.body)
    again({ messages: talk })
    expect(document.activeElement).toBe(input())
  })

  it('doesn’t take focus from a visitor who moved elsewhere meanwhile', () => {
    const { again } = show({ draft: 'Is there a garden?' })
    input().focus()
    fireEvent.submit(input().form as HTMLFormElement)
    again({ sending: true })
    screen.getByRole('button', { name: 'Hide chat' }).focus()
    again({ messages: talk })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide chat' }))
  })
})

describe('error messages', () => {
  const failed = 'Sorry, I encountered an error. Please try again.'
  const impossible = 'Sorry, I cannot chat about this property at the moment. Please try again later.'
  it.each([
    [{ code: 'noProperty' }, impossible, impossible],
    [{ code: 'status', status: 500 }, failed, 'AI error: HTTP error! status: 500'],
    [{ code: 'exception', message: 'gone' }, failed, 'AI error: gone'],
    [{ code: 'empty' }, failed, 'No response from AI'],
  ] as const)('[CHAT-07] [CHAT-08] for %o, on the public page and in the demo', (problem, toProspects, inDemos) => {
    expect(publicChatProblemWords(problem)).toBe(toProspects)
    expect(demoChatProblemWords(problem)).toBe(inDemos)
  })
})
