import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalProblemWords } from '#src/content/demo-modal.ts'
import { DemoModal } from '#src/widgets/demo-modal/demo-modal.tsx'
import { DemoModalView } from '#src/widgets/demo-modal/demo-modal-view.tsx'
import { withEvent } from '../support/with-event.ts'

type Props = ComponentProps<typeof DemoModalView>

const nobody = { name: '', email: '', teamSize: '', message: '', website: '' }
const view = (props: Partial<Props> = {}) => (
  <DemoModalView
    values={nobody}
    ready={false}
    busy={false}
    problem={null}
    onChange={() => {}}
    onSubmit={() => {}}
    onClose={() => {}}
    {...props}
  />
)
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })

beforeAll(() => {
  // Missing in jsdom and used by Headless UI.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the dialog', () => {
  it('[DMODAL-01] has four required fields, at a height of 640 px', () => {
    render(view())
    expect(screen.getByRole('dialog').textContent).toContain('Request a demo')
    const fields = [/^Name/, /^Email/, /^Team size/, /^Additional notes/].map(field)
    expect(fields.map(({ name, type }) => [name, type])).toEqual([
      ['name', 'text'],
      ['email', 'email'],
      ['teamSize', 'select-one'],
      ['message', 'textarea'],
    ])
    expect(fields.every(({ required }) => required)).toBe(true)
    expect([...field(/^Team size/).querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '',
      '1-10',
      '11-50',
      '51-100',
      '100+',
    ])
    expect(document.querySelector('.h-\\[640px\\]')).not.toBeNull()
  })

  it("[DMODAL-02] [DMODAL-03] can’t be submitted before it is complete; it reads 'Continue', then 'Preparing demo'", () => {
    const { rerender } = render(view())
    expect(button(/^Continue$/).disabled).toBe(true)
    rerender(view({ ready: true }))
    expect(button(/^Continue$/).disabled).toBe(false)
    rerender(view({ busy: true }))
    expect(button(/^Preparing demo$/).getAttribute('aria-disabled')).toBe('true')
    expect(button(/^Preparing demo$/).disabled).toBe(false)
  })

  it('a choice can’t be changed while it is being sent', () => {
    const onChange = vi.fn()
    const { rerender } = render(view({ busy: true, onChange }))
    type(/^Team size/, '1-10')
    expect(onChange).not.toHaveBeenCalled()
    rerender(view({ onChange }))
    type(/^Team size/, '1-10')
    expect(onChange.mock.calls).toEqual([['teamSize', '1-10']])
  })

  it.each([
    [{ code: 'refused' as const, status: 500, issues: [] }, 'Failed to send demo request. Please try again. (500)'],
    [{ code: 'offline' as const }, 'Network error. Please check your connection and try again.'],
    [{ code: 'failed' as const }, 'Failed to send demo request. Please try again.'],
  ])('[DMODAL-06] for %o shows %s', (problem, sentence) => {
    expect(modalProblemWords(problem)).toBe(sentence)
    render(view({ problem }))
    expect(screen.getByRole('alert').textContent).toBe(sentence)
  })
})

describe('a request', () => {
  const answers: ((answer: Response | Error) => void)[] = []
  const calls: Request[] = []
  beforeEach(() => {
    answers.length = calls.length = 0
    history.replaceState(null, '', '/insights')
    vi.stubGlobal('fetch', (request: Request) => {
      calls.push(request)
      return new Promise((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
        request.signal.addEventListener('abort', () => reject(new DOMException('no longer wanted', 'AbortError')))
      })
    })
  })
  const fill = () => {
    type(/^Name/, ' Ann Chen ')
    type(/^Email/, 'ann@example.com')
    type(/^Team size/, '11-50')
    type(/^Additional notes/, 'Twenty homes.')
  }
  const send = () => fireEvent.submit(button(/^Continue|^Preparing/).closest('form') as HTMLFormElement)
  const received = () => Response.json({ success: true })

  it('[DMODAL-04] [DMODAL-05] is sent once for several presses, and leads to the demo with the form cleared', async () => {
    const events = withEvent({ type: 'OPEN' as const })
    render(<DemoModal events={events} />)
    fill()
    send()
    send()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(new URL(calls[0]?.url ?? '').pathname).toBe('/api/send-demo-request')
    expect(await calls[0]?.json()).toEqual({
      name: 'Ann Chen',
      email: 'ann@example.com',
      teamSize: '11-50',
      message: 'Twenty homes.',
      reply_to: 'ann@example.com',
    })
    answers[0]?.(received())
    await waitFor(() => expect(location.pathname).toBe('/demo'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => events.send({ type: 'OPEN' }))
    expect(field(/^Name/).value).toBe('')
  })

  it.each([
    ['text', () => new Response('ok')],
    ['nothing', () => new Response(null, { status: 204 })],
    ['null', () => Response.json(null)],
  ])('[DMODAL-04] succeeds when the answer is OK and contains %s', async (_, answer) => {
    render(<DemoModal events={withEvent({ type: 'OPEN' })} />)
    fill()
    send()
    await waitFor(() => expect(calls).toHaveLength(1))
    answers[0]?.(answer())
    await waitFor(() => expect(location.pathname).toBe('/demo'))
  })

  it('is aborted when the dialog closes: the page stays, and the typed text is kept', async () => {
    const events = withEvent({ type: 'OPEN' as const })
    render(<DemoModal events={events} />)
    fill()
    send()
    await waitFor(() => expect(calls).toHaveLength(1))
    fireEvent.click(button(/^Close$/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls[0]?.signal.aborted).toBe(true)
    answers[0]?.(received())
    act(() => events.send({ type: 'OPEN' }))
    expect(field(/^Name/).value).toBe(' Ann Chen ')
    expect(button(/^Continue$/).disabled).toBe(false)
    expect(location.pathname).toBe('/insights')
  })

  it('[DMODAL-06] that failed keeps the typed text, and succeeds at the next try', async () => {
    render(<DemoModal events={withEvent({ type: 'OPEN' })} />)
    fill()
    send()
    await waitFor(() => expect(calls).toHaveLength(1))
    answers[0]?.(new TypeError('Failed to fetch'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network error. Please check your connection and try again.',
    )
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
    expect(field(/^Additional notes/).value).toBe('Twenty homes.')
    send()
    await waitFor(() => expect(calls).toHaveLength(2))
    answers[1]?.(received())
    await waitFor(() => expect(location.pathname).toBe('/demo'))
  })
})
