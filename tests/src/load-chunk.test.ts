import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from '#src/chunks.ts'

describe('[ROUTE-07] a chunk', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is returned when it arrives', async () => {
    await expect(loadChunk(async () => 'part')).resolves.toBe('part')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that fails to load rejects with a ChunkLoadError and the reason', async () => {
    const reason = new TypeError('Failed to fetch dynamically imported module')
    const failure = await loadChunk(() => Promise.reject(reason)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ChunkLoadError)
    expect(failure).toMatchObject({ name: 'ChunkLoadError', cause: reason })
  })

  it('may take 120 seconds and no longer', async () => {
    let failure: unknown
    loadChunk(() => new Promise(() => {})).catch((error: unknown) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toBeInstanceOf(ChunkLoadError)
  })
})
