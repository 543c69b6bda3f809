import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { QuestionPage } from '#src/pages/question/question-page.tsx'
import { QuestionView } from '#src/pages/question/question-view.tsx'
import { exampleNamed } from '../support/examples.ts'

type Props = ComponentProps<typeof QuestionView>

const headline = () => document.querySelector('h1')?.textContent
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer')
const submit = () => fireEvent.submit(field().form as HTMLFormElement)
const button = (words: string) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' })
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null

afterEach(cleanup)

describe('[API-05] the form of a question to a seller', () => {
  const show = (props: Partial<Props> = {}) => {
    const calls = { onWrite: vi.fn(), onSubmit: vi.fn() }
    const question: Props['question'] = {
      question: 'Is there a wine cellar?',
      property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
      asked_at: '2026-11-20T12:00:00.000Z',
      answer: null,
    }
    const view = (more: Partial<Props>) => (
      <QuestionView question={question} draft="" busy={false} problem={null} {...calls} {...more} />
    )
    const { rerender } = render(view(props))
    return { ...calls, again: (more: Partial<Props>) => rerender(view(more)) }
  }

  it('shows the home and the question, and no problem at first', () => {
    show()
    expect(screen.getByText('48 Alder Ridge Road, Mill Valley, CA 94941')).toBeTruthy()
    expect(document.querySelector('blockquote')?.textContent).toBe('“Is there a wine cellar?”')
    expect([alert(), field().hasAttribute('aria-describedby')]).toEqual([null, false])
    expect(document.activeElement).toBe(document.body)
  })

  it('tells what is written, up to the server’s limit', () => {
    const { onWrite, again } = show()
    fireEvent.change(field(), { target: { value: 'Yes.' } })
    expect(onWrite.mock.calls).toEqual([['Yes.']])
    expect(field().maxLength).toBe(2000)
    again({ draft: 'x'.repeat(1999) })
    expect([field().value.length, screen.queryByText('1 character left') !== null]).toEqual([1999, true])
  })

  it('is sent once: not again while it is on its way', () => {
    const { onSubmit, again } = show({ draft: 'Yes.' })
    expect([button('Send answer').type, button('Send answer').hasAttribute('aria-disabled')]).toEqual(['submit', false])
    expect(fireEvent.submit(field().form as HTMLFormElement)).toBe(false)
    expect(onSubmit).toHaveBeenCalledOnce()
    again({ draft: 'Yes.', busy: true })
    expect([button('Sending...').getAttribute('aria-disabled'), button('Sending...').disabled]).toEqual(['true', false])
    expect(field().readOnly).toBe(true)
    submit()
    expect(onSubmit).toHaveBeenCalledOnce()
    again({ draft: 'Yes.' })
    expect(field().readOnly).toBe(false)
  })

  it.each([
    [{ code: 'missing' }, 'Please write an answer before sending it.'],
    [{ code: 'refused', detail: 'Please describe the home itself.' }, 'Please describe the home itself.'],
    [{ code: 'offline' }, 'You seem to be offline. Your answer is still here, so please try again.'],
    [{ code: 'failed' }, 'Something went wrong. Your answer is still here, so please try again.'],
  ] as const)('says why an answer was not taken, and moves the focus to it: %o', (problem, words) => {
    const { again } = show({ draft: 'Yes.' })
    again({ draft: 'Yes.', problem })
    expect(alert()).toBe(words)
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
    expect([document.activeElement, field().value]).toEqual([field(), 'Yes.'])
  })

  it('announces the same problem anew, and moves the focus again, at the next attempt only', () => {
    const problem: Props['problem'] = { code: 'missing' }
    const { again } = show({ problem })
    const first = document.querySelector('[role=alert]')
    button('Send answer').focus()
    again({ problem, draft: ' ' })
    expect([document.querySelector('[role=alert]'), document.activeElement]).toEqual([first, button('Send answer')])
    submit()
    expect(document.querySelector('[role=alert]')).not.toBe(first)
    expect(document.activeElement).toBe(field())
  })
})

describe('[API-05] the page of a link to a question', () => {
  let answers: Record<string, string> = {}
  let asked: [string, string][] = []

  beforeEach(() => {
    answers = {}
    asked = []
    vi.stubGlobal('fetch', async (request: Request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1/question/', '')}`
      asked.push([call, await request.text()])
      const name = answers[call]
      if (!name) return new Promise<Response>(() => {})
      const { status, body } = exampleNamed(name)
      return Response.json(body, { status })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    history.replaceState(null, '', '/')
  })

  const open = (query = '?token=one') => {
    history.replaceState(null, '', `/question${query}`)
    render(<QuestionPage />)
  }
  const inForm = async () => {
    answers['GET one'] = 'getQuestionByToken.open'
    open()
    await waitFor(field)
  }
  const written = 'Yes, below the kitchen, for about 400 bottles.'
  const hasAnswered = () => [headline(), document.querySelector('blockquote')?.textContent]

  it('says that it loads, and then asks', async () => {
    answers['GET one'] = 'getQuestionByToken.open'
    open()
    expect(document.querySelector('[role=status]')?.textContent).toBe('Loading the question...')
    await waitFor(field)
    expect([headline(), document.title]).toEqual(['Answer a question', 'Answer a question · Pending'])
    expect(asked).toEqual([['GET one', '']])
  })

  it('sends what was written, and shows what became of it', async () => {
    await inForm()
    fireEvent.change(field(), { target: { value: ` ${written} ` } })
    submit()
    expect(button('Sending...')).toBeTruthy()
    await waitFor(() => expect(asked.at(-1)).toEqual(['POST one/answer', JSON.stringify({ answer: written })]))
    cleanup()
    answers['POST one/answer'] = 'answerQuestion.kept'
    await inForm()
    fireEvent.change(field(), { target: { value: written } })
    submit()
    await waitFor(() => expect(hasAnswered()).toEqual(['Answered', written]))
    expect(screen.getByText('Thank you. I’ll pass your answer on to anyone who asks.')).toBeTruthy()
    expect(screen.getByText('Is there a wine cellar?').tagName).toBe('FIGCAPTION')
    expect(screen.getByText('Return to Home').getAttribute('href')).toBe('/')
  })

  it('keeps an answer that was refused', async () => {
    answers['POST one/answer'] = 'answerQuestion.aboutPeople'
    await inForm()
    submit()
    expect(alert()).toBe('Please write an answer before sending it.')
    fireEvent.change(field(), { target: { value: 'A family.' } })
    expect(alert()).toBeNull()
    submit()
    await waitFor(() => expect(alert()).toMatch(/^I can’t pass on answers about who lives there/))
    expect([field().value, field().readOnly]).toEqual(['A family.', false])
  })

  it('shows an answer that was given before', async () => {
    answers['GET one'] = 'getQuestionByToken.answered'
    open()
    await waitFor(() => expect(hasAnswered()).toEqual(['Answered', written]))
    expect(screen.getByText('You’ve already answered this question. Penny will pass it on.')).toBeTruthy()
  })

  it('offers another try only where it may help', async () => {
    answers['GET one'] = 'getQuestionByToken.notFound'
    open()
    await waitFor(() => expect(alert()).toBe('We couldn’t find a question for this link. It may have expired.'))
    expect([headline(), document.querySelector('button')]).toEqual(['This link doesn’t work', null])
    cleanup()
    answers['GET one'] = 'anyOperation.serverError'
    open()
    await waitFor(() => expect(alert()).toBe('Something went wrong. Please try again.'))
    answers['GET one'] = 'getQuestionByToken.open'
    fireEvent.click(button('Try again'))
    await waitFor(field)
  })

  it('asks for nothing without a token, and asks another question when another link is followed', async () => {
    open('')
    expect(alert()).toBe('This link is incomplete. Please open it again from the email.')
    expect([asked, document.querySelector('button')]).toEqual([[], null])
    answers['GET two'] = 'getQuestionByToken.open'
    act(() => navigate('/question?token=two'))
    await waitFor(field)
    expect(asked.map(([call]) => call)).toEqual(['GET two'])
  })
})
