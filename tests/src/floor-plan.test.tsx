import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { detailsFrom } from '#machines/property-page/details.ts'
import type { Property } from '#machines/property-page/listing.ts'
import openAnswer from '#openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }
import rentalAnswer from '#openapi/examples/getPropertyByUrl.rental.json' with { type: 'json' }
import { FloorPlanSection } from '#src/pages/property/floor-plan.tsx'

const planOf = ({ body }: { body: unknown }) => detailsFrom(body as Property).floorPlan

afterEach(cleanup)

describe('[PROP-29] the floor plan on a listing', () => {
  it('of one floor is a drawing with a title, a description, and a list of its rooms', () => {
    render(<FloorPlanSection plan={planOf(rentalAnswer)} />)
    expect(screen.queryByRole('tab')).toBeNull()
    const drawing = screen.getByRole('img', { name: 'Third floor, floor plan' })
    expect(drawing.querySelector('desc')?.textContent).toMatch(
      /^Living room, 20 ft by 13 ft; Kitchen, 8 ft by 7 ft; Bathroom, 6 ft 6 in by 7 ft;.*\.$/,
    )
    const rooms = within(screen.getByRole('list', { name: 'Rooms: Third floor' })).getAllByRole('listitem')
    expect(rooms.map(({ textContent }) => textContent)).toEqual([
      '1Living room20′ 0″ × 13′ 0″',
      '2Kitchen8′ 0″ × 7′ 0″',
      '3Bathroom6′ 6″ × 7′ 0″',
      '4Hall5′ 6″ × 11′ 0″',
      '5Bedroom14′ 6″ × 12′ 0″',
      '6Closet5′ 6″ × 8′ 0″',
    ])
    expect(screen.getByText(/^Living area: 640 sq ft\. For illustration only\./)).toBeDefined()
  })

  it('of several floors has a tab for each', () => {
    render(<FloorPlanSection plan={planOf(openAnswer)} />)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['First floor', 'Second floor'])
    const isOpen = (name: string) => screen.getByRole('tabpanel', { name }).dataset.open
    expect([isOpen('First floor'), isOpen('Second floor')]).toEqual(['true', 'false'])
    fireEvent.click(screen.getByRole('tab', { name: 'Second floor' }))
    expect([isOpen('First floor'), isOpen('Second floor')]).toEqual(['false', 'true'])
    expect(screen.getByText(/^Living area: 4,820 sq ft, not including the garage or outdoor areas\./)).toBeDefined()
  })

  it('isn’t shown when there is none', () => {
    const { container } = render(<FloorPlanSection plan={null} />)
    expect(container.innerHTML).toBe('')
  })
})
