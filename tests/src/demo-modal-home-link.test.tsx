/** @module-tag nightly */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DemoModal } from '#src/widgets/demo-modal/demo-modal.tsx'
import { withoutMeasures } from '../support/unmeasured.ts'
import { withEvent } from '../support/with-event.ts'

beforeEach(withoutMeasures)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the dialog that asks for a demo', () => {
  const link = () => screen.queryByRole('link', { name: 'Go to the home page' })

  it('[DMODAL-01] leads to the home page from every other page, and closes with that', () => {
    history.replaceState(null, '', '/insights')
    const events = withEvent({ type: 'OPEN' as const })
    render(<DemoModal events={events} />)
    expect(link()?.getAttribute('href')).toBe('/')
    fireEvent.click(link() as HTMLElement)
    expect(location.pathname).toBe('/')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => events.send({ type: 'OPEN' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(link()).toBeNull()
  })
})
