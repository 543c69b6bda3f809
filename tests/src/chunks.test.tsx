import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from '#src/chunks.ts'
import { ErrorBoundary } from '#src/error-boundary.tsx'

const Door = ({ name }: { name: string }) => <p>Door of {name}</p>
const Waiting = () => <p>Waiting</p>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Runs all pending microtasks and timers of zero delay. */
const turn = () => vi.advanceTimersByTimeAsync(0)

describe('a lazy component', () => {
  it('is shown once its chunk has loaded, and at once the next time', async () => {
    const load = vi.fn(async () => ({ Door }))
    const Part = lazyPart(load, ({ Door }) => Door, Waiting)
    const { unmount } = render(<Part name="one" />)
    expect(screen.getByText('Waiting')).toBeTruthy()
    await turn()
    expect(screen.getByText('Door of one')).toBeTruthy()
    unmount()
    render(<Part name="two" />)
    expect(screen.getByText('Door of two')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('[ROUTE-07] that fails to load throws a ChunkLoadError, with a way to retry', async () => {
    const Part = lazyPart(
      () => Promise.reject(new TypeError('404')),
      () => Door,
    )
    render(<Part name="one" />, { wrapper: ErrorBoundary })
    await turn()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('[ROUTE-07] that is optional is retried every 15 seconds, and the page stays', async () => {
    const load = vi.fn(async () => ({ Door }))
    load.mockRejectedValueOnce(new TypeError('404')).mockRejectedValueOnce(new TypeError('404'))
    const Part = lazyPart(load, ({ Door }) => Door, Waiting, true)
    render(<Part name="one" />, { wrapper: ErrorBoundary })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(screen.getByText('Waiting')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(screen.getByText('Door of one')).toBeTruthy()
  })

  it('[ROUTE-07] that takes longer than two minutes throws a ChunkLoadError, too', async () => {
    const Part = lazyPart(
      () => new Promise<never>(() => {}),
      () => Door,
      Waiting,
    )
    render(<Part name="one" />, { wrapper: ErrorBoundary })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(screen.getByText('Waiting')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(1)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
