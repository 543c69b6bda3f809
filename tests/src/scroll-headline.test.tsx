import { act, cleanup, render, screen } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { type MotionActor, MotionContext, watchPreference } from '#src/browser/motion.ts'
import { ScrollHeadline } from '#src/widgets/scroll-headline/scroll-headline.tsx'
import { movingPage } from '../support/moving-page.ts'

const machine = motionControlMachine.provide({ actors: { watchPreference } })

let page: ReturnType<typeof movingPage>
/** Pauses motion as the button on another page does. */
let motion: MotionActor

function Page() {
  motion = useActorRef(machine)
  return (
    <MotionContext value={motion}>
      <ScrollHeadline>Towers</ScrollHeadline>
    </MotionContext>
  )
}

beforeEach(() => {
  page = movingPage()
})
afterEach(() => {
  cleanup()
  page.leave()
})

const show = () =>
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
const follows = () => screen.getByText('Towers').className === 'shrinks-away'

describe('[MKT-05] the headline of the enterprise page', () => {
  it('[HOME-15] follows scrolling, except with reduced motion', () => {
    page.prefer('less')
    show()
    expect(follows()).toBe(false)
    act(() => page.prefer('all'))
    expect(follows()).toBe(true)
    act(() => page.prefer('less'))
    expect(follows()).toBe(false)
  })

  it('[HOME-15] stays large while the pages’ motion is paused', () => {
    show()
    expect(follows()).toBe(true)
    act(() => motion.send({ type: 'PAUSE' }))
    expect(follows()).toBe(false)
    act(() => motion.send({ type: 'PLAY' }))
    expect(follows()).toBe(true)
  })

  it('is large in the prerendered HTML', () => {
    expect(renderToString(<Page />)).toBe('<div>Towers</div>')
  })
})
