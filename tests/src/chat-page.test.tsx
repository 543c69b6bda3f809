/** @module-tag nightly */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatPage } from '#src/pages/chat/chat-page.tsx'

const ask = vi.fn()
const said = () => [...document.querySelectorAll('[role=log] li')].map((each) => each.textContent)
const question = () => screen.getByLabelText<HTMLInputElement>('Your question to Penny')

beforeEach(() => {
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
  Element.prototype.scrollTo ??= () => {}
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('[WIDGET-01] the page with a chat by itself', () => {
  it('says what the chat is, and leads to the sample listing', () => {
    render(<ChatPage />)
    expect([document.querySelector('h1')?.textContent, document.title]).toEqual([
      'Meet Penny, your AI home companion',
      'Meet Penny · Pending',
    ])
    const links = screen.getAllByText('Ask her on a sample listing').map((each) => each.getAttribute('href'))
    expect(links).toEqual(['/p/48-alder-ridge-road', '/p/48-alder-ridge-road'])
  })

  it('has a greeting and a field, no suggestions, and no way to hide', () => {
    render(<ChatPage />)
    expect(said()).toEqual(['Penny: Hi, I’m Penny. Send me a message to see how the chat works.'])
    expect(question().placeholder).toBe('Write a message')
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      'Send',
    ])
  })

  it('answers every message alike, without a server', async () => {
    render(<ChatPage />)
    const reply = 'Penny: This is a demo chat interface. For the full chat experience, please visit the Sellers page.'
    for (const text of ['Is there a pool?', 'And a garden?']) {
      fireEvent.change(question(), { target: { value: text } })
      fireEvent.submit(question())
      await waitFor(() => expect(said().slice(-2)).toEqual([`You: ${text}`, reply]))
    }
    expect([said().length, question().value, question().disabled]).toEqual([5, '', false])
    expect(ask).not.toHaveBeenCalled()
  })
})
