import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cut } from '#domain/teaser.ts'
import { sampleImages, samplePageListing, sampleProperty } from '#src/api/sample-property.ts'
import type { Story } from '#src/content/articles.ts'
import { homeFaqs } from '#src/content/marketing/home/questions.ts'
import { questionsOf } from '#src/content/marketing/home/start.ts'
import { tones } from '#src/content/marketing/home/tones.ts'
import { SampleModalView } from '#src/marketing/sample-modal-view.tsx'
import { UseCaseCarouselView } from '#src/widgets/use-case-carousel/use-case-carousel-view.tsx'

afterEach(cleanup)

const story = (slug: string): Story => ({
  slug,
  title: `The story of ${slug}`,
  description: '',
  published: '2026-01-01',
  minutes: 4,
  image: 'kitchen',
  imageAlt: '',
  audience: 'Brokerages',
  quote: `Words of ${slug}`,
})

describe('the use cases', () => {
  const show = (index: number) => {
    const calls = { onPrevious: vi.fn(), onNext: vi.fn() }
    render(<UseCaseCarouselView stories={['one', 'two', 'three'].map(story)} index={index} {...calls} />)
    return calls
  }

  it('[HOME-05] are three cards with a title, a quote and a link to the full story', () => {
    show(0)
    for (const slug of ['one', 'two', 'three']) {
      const card = screen.getByRole('heading', { name: `The story of ${slug}` }).closest('li') as HTMLElement
      expect(within(card).getByText(`“Words of ${slug}”`).tagName).toBe('BLOCKQUOTE')
      const link = within(card).getByRole('link', { name: `Read Use Case The story of ${slug}` })
      expect(link.getAttribute('href')).toBe(`/customers/${slug}`)
    }
  })

  it('[HOME-05] show which of them is in front, and have an arrow on either side', () => {
    const { onPrevious, onNext } = show(2)
    expect(screen.getByText('3/3')).toBeTruthy()
    expect(screen.getByText('Use case 3 of 3: The story of three').getAttribute('aria-live')).toBe('polite')
    fireEvent.click(screen.getByRole('button', { name: 'Previous use case' }))
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 0])
    fireEvent.click(screen.getByRole('button', { name: 'Next use case' }))
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1])
  })
})

describe('the sample property', () => {
  it('[SAMPLE-06] has every field of the API, the older spellings with the same values', () => {
    expect(Object.keys(sampleProperty)).toEqual(
      expect.arrayContaining(
        'id address street city state zip property_type listing_type listing_status created_at updated_at price beds baths sqft unit_count description latitude longitude formatted_address sale_price propertytype createdat updatedat'.split(
          ' ',
        ),
      ),
    )
    const { property_type, created_at, updated_at, listing_type, listing_status, price, sale_price } = sampleProperty
    expect(sampleProperty).toMatchObject({
      propertytype: property_type,
      createdat: created_at,
      updatedat: updated_at,
    })
    expect([listing_type, listing_status, price, sale_price]).toEqual(['sale', 'published', 4_750_000, 4_750_000])
  })

  it('[SAMPLE-01] has five photos, the first one primary', () => {
    expect(sampleImages.images.map(({ display_order, is_primary }) => [display_order, is_primary])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
    ])
    expect(new Set(sampleImages.images.map(({ url }) => url)).size).toBe(5)
  })

  it('[SAMPLE-03] [SAMPLE-04] [SAMPLE-05] shows price, tags, address, and a description cut at 200 characters', () => {
    const onClose = vi.fn()
    render(<SampleModalView listing={samplePageListing} photos="photos" chat="chat" map="a map" onClose={onClose} />)
    const dialog = within(screen.getByRole('dialog', { name: 'Sample property' }))
    expect(dialog.getByText('Offered at').nextSibling?.textContent).toBe('$4,750,000')
    const tags = within(dialog.getByRole('list', { name: 'Facts' })).getAllByRole('listitem')
    expect(tags.map((tag) => tag.textContent)).toEqual(['Single Family', '5 beds', '4.5 baths', '4,820 sq ft'])
    expect(dialog.getByText(`${sampleProperty.description?.slice(0, 200)}...`)).toBeTruthy()
    expect(dialog.getByRole('heading', { name: '48 Alder Ridge Road' })).toBeTruthy()
    expect(dialog.getByText('Mill Valley, CA 94941')).toBeTruthy()
    expect(dialog.getByRole('region', { name: 'Location' }).textContent).toBe('a map')
    fireEvent.click(dialog.getByRole('button', { name: 'Close the sample property' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('a shortened text', () => {
  it.each([
    [75, 'a'.repeat(75), 'a'.repeat(75)],
    [75, 'a'.repeat(76), `${'a'.repeat(75)}...`],
    [4, 'one two', 'one...'],
    [2, '🏡🏡🏡', '🏡🏡...'],
  ])('[MKT-12] at %i characters: %s', (limit, text, expected) => expect(cut(text, limit)).toBe(expected))

  it('[MKT-12] is cut at 75 characters by default', () => {
    expect(cut('b'.repeat(100))).toBe(`${'b'.repeat(75)}...`)
  })
})

describe('the texts', () => {
  it('[HOME-10] are the same in both variants in another order, and begin alike', () => {
    expect([...questionsOf.b].sort()).toEqual([...questionsOf.a].sort())
    expect(questionsOf.b).not.toEqual(questionsOf.a)
    expect(questionsOf.b[0]).toBe(questionsOf.a[0])
  })

  it('[HOME-04] name the assistant of each tone', () => {
    expect(tones.cards.map(({ name, agentId }) => [name, agentId])).toEqual([
      ['Balanced', 4],
      ['Assertive', 41],
      ['Exploratory', 42],
    ])
  })

  it('[HOME-07] answer seven questions', () => {
    expect(new Set(homeFaqs.questions.map(({ question }) => question)).size).toBe(7)
  })
})
