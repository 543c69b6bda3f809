import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CrashView } from '#src/pages/crash-view.tsx'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { CheckingAccessView } from '#src/pages/property/checking-access-view.tsx'
import { PropertyErrorView } from '#src/pages/property/error-view.tsx'
import { PropertyLoadingView } from '#src/pages/property/loading-view.tsx'

const title = () => screen.getByRole('heading', { level: 1 }).textContent

afterEach(cleanup)

describe('a property that can’t be shown', () => {
  it.each([
    ['[PROP-03]', { code: 'notFound' }, 'Property not found'],
    ['[PROP-03]', { code: 'loadFailed' }, 'Failed to load property'],
    ['[PROP-05]', { code: 'movedNotFound' }, 'Property not found or not publicly available'],
    ['[PROP-05]', { code: 'serverError' }, 'Server error. Please try again later.'],
    ['[PROP-05]', { code: 'endpointMissing' }, 'Backend API endpoint not available. Please try again later.'],
    ['[PROP-05]', { code: 'status', status: 418 }, 'Failed to load property (418)'],
    ['[PROP-05]', { code: 'loop' }, 'Redirect loop detected. Please try again.'],
    ['[PROP-05]', { code: 'network' }, 'Network error. Please check your connection and try again.'],
    ['[PROP-05]', { code: 'exception', message: 'gone' }, 'Error: gone'],
    ['[PROP-05]', { code: 'unknown' }, 'An unexpected error occurred. Please try again.'],
  ] as const)('%s [PROP-02] %o has a title and shows %s', (_, problem, sentence) => {
    render(<PropertyErrorView problem={problem} />)
    expect(title()).toBe('Property Not Available')
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  })

  it('offers a retry when that makes sense', () => {
    const onRetry = vi.fn()
    render(<PropertyErrorView problem={{ code: 'network' }} onRetry={onRetry} />)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a loading page', () => {
  it("[PROP-02] says 'Loading property...'", () => {
    render(<PropertyLoadingView />)
    expect(screen.getByRole('status').textContent).toBe('Loading property...')
  })

  it("[PROP-02] says 'Checking access...'", () => {
    render(<CheckingAccessView />)
    expect(screen.getByRole('status').textContent).toBe('Checking access...')
  })
})

describe('a missing page', () => {
  it("[ROUTE-05] says so and links to the home page with 'Go Home'", () => {
    render(<NotFoundPage />)
    expect(title()).toBe("This page doesn't exist.")
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  })

  it('[ROUTE-06] [ROUTE-07] distinguishes a crash from a chunk that didn’t load, and offers a retry', () => {
    const onRetry = vi.fn()
    const { rerender } = render(<CrashView kind="error" onRetry={onRetry} />)
    const sentence = screen.getByRole('alert').textContent
    expect(title()).toBe('Unexpected Application Error!')
    rerender(<CrashView kind="chunk" onRetry={onRetry} />)
    expect(title()).toBe('Unexpected Application Error!')
    expect(screen.getByRole('alert').textContent).not.toBe(sentence)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
