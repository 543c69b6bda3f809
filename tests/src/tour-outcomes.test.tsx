import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tourConfirm } from '#src/content/tour.ts'
import { TourConfirmView } from '#src/pages/tour-confirm/tour-confirm-view.tsx'
import { RescheduleErrorView } from '#src/pages/tour-reschedule/error-view.tsx'
import { TourOutcome } from '#src/widgets/tour-outcome/tour-outcome.tsx'

const heading = () => screen.getByRole('heading', { level: 1 })
const home = () => screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')
const confirm = { outcome: null, message: '', problem: null, token: 'token-of-the-email', action: 'accept' } as const

afterEach(cleanup)

describe('the result of a tour answer', () => {
  it('[CONFIRM-03] is pending first', () => {
    render(<TourConfirmView {...confirm} />)
    expect(screen.getByRole('status').textContent).toBe('Processing your answer...')
    expect(screen.queryByRole('link', { name: 'Return to Home' })).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['accept', 'Accept this tour'],
    ['deny', 'Decline this tour'],
  ] as const)('[CONFIRM-03] shows a button that says what %s will do, and announces it', (action, words) => {
    const { rerender } = render(<TourConfirmView {...confirm} action={action} />)
    const announced = document.querySelector('[aria-live=polite]')
    expect(announced?.textContent).toBe('')
    const onConfirm = vi.fn()
    rerender(<TourConfirmView {...confirm} action={action} onConfirm={onConfirm} />)
    expect(screen.getByRole('status').textContent).toBe('Processing your answer...')
    expect(announced?.textContent).toBe(`${tourConfirm.pressToAnswer}${words}`)
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(screen.getByRole('button', { name: words }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onConfirm.mock.calls[0]?.[0].isTrusted).toBe(false)
  })

  it.each([
    ['accepted', 'Tour Request Accepted!'],
    ['declined', 'Tour Request Declined'],
    ['new_time_proposed', 'New Time Proposed!'],
    ['cancelled', 'Tour Canceled'],
    ['moved', 'Tour Moved'],
  ] as const)("[CONFIRM-03] [RESCHED-12] %s is titled '%s', with the server's message", (outcome, title) => {
    const { rerender } = render(<TourConfirmView {...confirm} />)
    rerender(<TourConfirmView {...confirm} outcome={outcome} message="Ann Chen gets an email." />)
    expect(heading().textContent).toBe(title)
    expect(screen.getByText('Ann Chen gets an email.')).toBeTruthy()
    expect(home()).toBe('/')
  })

  it('[CONFIRM-03] moves screen reader focus to its title, described by the message', () => {
    const { rerender } = render(<TourConfirmView {...confirm} />)
    rerender(<TourConfirmView {...confirm} outcome="accepted" message="Ann Chen is expected." />)
    expect(document.activeElement).toBe(heading())
    const described = document.getElementById(heading().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Ann Chen is expected.')
  })

  it('[RESCHED-12] is green for a success, and plain otherwise', () => {
    const isGreen = () => document.querySelector('.bg-sage-wash') !== null
    const { rerender } = render(<TourOutcome outcome="new_time_proposed" message="Asked." />)
    expect(isGreen()).toBe(true)
    rerender(<TourOutcome outcome="declined" message="Declined." />)
    expect(isGreen()).toBe(false)
  })
})

describe('a link without effect', () => {
  it.each([
    [{ code: 'missingParameters' }, 'Invalid confirmation link. Missing token or action parameter.'],
    [{ code: 'badAction' }, 'Invalid action parameter. Must be "accept", "deny", or "propose_new_time".'],
    [{ code: 'notFound' }, 'Tour not found or confirmation link has expired'],
    [{ code: 'badRequest' }, 'Invalid confirmation request'],
    [{ code: 'serverError' }, 'Server error occurred while processing your request'],
    [{ code: 'status', status: 429 }, 'Server error: 429'],
    [{ code: 'notJson' }, 'Server returned non-JSON response'],
    [{ code: 'unreadable' }, 'Invalid response from server. Please try again later.'],
    [{ code: 'network' }, 'Network error. Please try again later.'],
  ] as const)('[CONFIRM-01] [CONFIRM-04] %o shows %s, says what to do, and links home', (problem, words) => {
    render(<TourConfirmView {...confirm} problem={problem} />)
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(screen.getByRole('alert').nextElementSibling?.textContent).toMatch(/\w.{20,}\.$/)
    expect(heading().textContent).toBe('Error')
    expect(home()).toBe('/')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[CONFIRM-04] offers a retry when that makes sense', () => {
    const onRetry = vi.fn()
    render(<TourConfirmView {...confirm} problem={{ code: 'network' }} onRetry={onRetry} />)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('[CONFIRM-04] links to another time when only the requested time has passed', () => {
    const other = () => screen.queryByRole('link', { name: 'Propose another time' })
    const { rerender } = render(<TourConfirmView {...confirm} token="a b&c" problem={{ code: 'timePassed' }} />)
    expect(other()?.getAttribute('href')).toBe('/tour/reschedule?token=a+b%26c&action=propose_new_time')
    rerender(<TourConfirmView {...confirm} token="a b&c" problem={{ code: 'timeLost' }} />)
    expect(other()).not.toBeNull()
    for (const code of ['badRequest', 'notFound'] as const) {
      rerender(<TourConfirmView {...confirm} token="a b&c" problem={{ code }} />)
      expect(other()).toBeNull()
    }
  })

  it.each([
    [{ code: 'badLink' }, 'Invalid reschedule link. Missing token or incorrect action.'],
    [{ code: 'notFound' }, 'Tour request not found or has expired.'],
    [{ code: 'badRequest', detail: 'Cut off.' }, 'Cut off.'],
    [{ code: 'badRequest', detail: null }, 'Invalid request. Please try again.'],
    [{ code: 'serverError', detail: 'The database sleeps' }, 'An error occurred. Please try again later.'],
    [{ code: 'notJson' }, 'An error occurred. Please try again later.'],
    [{ code: 'noTourId' }, 'An error occurred. Please try again later.'],
  ] as const)("[RESCHED-03] [RESCHED-04] %o shows %s in an Error box with 'Return to Home'", (problem, words) => {
    const onRetry = vi.fn()
    render(<RescheduleErrorView problem={problem} onRetry={onRetry} />)
    expect(heading().textContent).toBe('Error')
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(screen.getByRole('alert').nextElementSibling?.textContent).toMatch(/\w.{20,}\.$/)
    expect(home()).toBe('/')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
