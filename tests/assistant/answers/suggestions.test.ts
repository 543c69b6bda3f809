import { describe, expect, it } from 'vitest'
import { type SuggestionOccasion, suggestionsFor } from '#assistant/say/suggestions.ts'
import type { TopicId } from '#assistant/understand/topics.ts'
import { ask, sampleIds } from '../support/ask.ts'
import { recordOf, records } from '../support/records.ts'

const tour = { en: 'Can I see it this week?', es: '¿Puedo verla esta semana?' }
const occasion = (more: Partial<SuggestionOccasion> = {}): SuggestionOccasion => ({
  listing: records[4],
  language: 'en',
  coveredTopics: [],
  last: [],
  said: [],
  mayTour: true,
  ...more,
})

/** All suggestions about a listing, each asked after the other. */
function everySuggestion(listing: SuggestionOccasion['listing'], language: 'en' | 'es'): string[] {
  const said: string[] = []
  for (;;) {
    const more = suggestionsFor(occasion({ listing, language, said }))
    if (more.length === 0) return said
    said.push(...more)
  }
}

describe('[API-05] suggested questions', () => {
  const all = sampleIds.flatMap((id) =>
    (['en', 'es'] as const).flatMap((language) =>
      everySuggestion(records[id], language).map((question) => [id, question] as const),
    ),
  )

  it.each(all)('for listing %i are answered from its facts: "%s"', async (id, question) => {
    const reply = await ask(id, question)
    if (Object.values(tour).includes(question)) return expect(reply.wantsTour).toBe(true)
    expect(reply.unanswered).toEqual([])
    expect(reply.facts.length).toBeGreaterThan(0)
    expect(reply.parts.every(({ sources, act }) => act !== 'question' || sources.length > 0)).toBe(true)
  })

  it('are at most three, each suggested once', () => {
    for (const id of sampleIds) {
      const first = suggestionsFor(occasion({ listing: records[id] }))
      expect(first.length).toBeLessThanOrEqual(3)
      const questions = everySuggestion(records[id], 'en')
      expect(new Set(questions).size).toBe(questions.length)
      expect(questions.length).toBeGreaterThan(2)
    }
  })

  it('leave out what Penny already told, and what was asked in either language', () => {
    const told: TopicId[] = ['availability', 'fee', 'pets', 'parking', 'laundry', 'size', 'lot', 'year', 'cooling']
    expect(suggestionsFor(occasion({ coveredTopics: told }))).toEqual(['How is the home heated?', tour.en])
    expect(suggestionsFor(occasion({ coveredTopics: told, said: ['how is the home heated'] }))).toEqual([tour.en])
    expect(
      suggestionsFor(occasion({ coveredTopics: told, said: ['¿Qué calefacción tiene la vivienda?', tour.es] })),
    ).toEqual([])
  })

  it('start with what follows from the last answer', () => {
    expect(suggestionsFor(occasion({ coveredTopics: ['beds'], last: ['beds'], mayTour: false }))).toEqual([
      'Is there laundry?',
      'How big is the home?',
      'How big is the lot?',
    ])
  })

  it('end with a tour when one is possible', () => {
    expect(suggestionsFor(occasion()).at(-1)).toBe(tour.en)
    expect(suggestionsFor(occasion({ language: 'es' })).at(-1)).toBe(tour.es)
    expect(suggestionsFor(occasion({ mayTour: false }))).not.toContain(tour.en)
    expect(suggestionsFor(occasion({ coveredTopics: ['tours'] }))).not.toContain(tour.en)
  })

  it('are only about facts that the listing has', () => {
    expect(suggestionsFor(occasion({ listing: recordOf({}), mayTour: false }))).toEqual([])
    const rental = suggestionsFor(occasion({ listing: records[8], last: ['price'], mayTour: false }))
    expect(rental).toEqual(['When could I move in?', 'How much is the deposit?', 'How long is the lease?'])
  })
})
