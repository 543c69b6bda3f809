import { describe, expect, it } from 'vitest'
import { isPlausible } from '#assistant/lead/plausible.ts'
import type { LeadNote } from '#assistant/turn.ts'

type Case = [LeadNote['topic'], string, string]

describe('[API-05] a note about a visitor', () => {
  it.each<Case>([
    ['budget', '1031', 'one more thing, we have a 1031 going'],
    ['budget', '790', '3300 final. I have great credit, 790'],
    ['household', 'and I’m Mei', 'Oh, and I’m Mei'],
    ['pets', 'Her name: Genevieve', 'Her name: Genevieve. Mine: Walt'],
    ['timing', 'Today', 'Nobody called me back. Today. Before 5.'],
    ['timing', 'Before 5', 'Before 5.'],
    ['timing', 'ideally Saturday the 28th', 'a viewing of the loft, ideally Saturday the 28th'],
    ['timing', 'change of plans im on a trip', 'change of plans im on a trip, is the 2nd possible'],
    ['timing', 'She’s off the Monday after Thanksgiving', 'She’s off the Monday after Thanksgiving'],
    ['timing', 'the day after', 'nah fri, the day after'],
    ['timing', 'Kindly shift by one hour', 'Kindly shift by one hour later same day'],
    ['timing', 'Good on our end, finalize it', 'Good on our end, finalize it'],
    ['household', 'Teresa Blanco', 'mi apellido es Blanco, Teresa Blanco, para que lo apunte'],
    ['household', 'a baby', 'we own a baby grand'],
    ['household', "im 6'5", "im 6'5, are the ceilings going to be a problem"],
    ['household', 'just the one', 'persian cat. just the one'],
    ['household', 'nomas, me', 'ando con un carro nomas, me cobran por dejarlo ahi'],
    ['household', '25 people', 'a gender reveal for my sister, nothing wild, about 25 people'],
    ['household', 'my partner', 'my partner (business, not romantic) would hold a minority share'],
    ['pets', 'gypsy moths wrecked my oaks back east', 'gypsy moths wrecked my oaks back east'],
    ['pets', 'no pets', 'We’d love to throw a gender reveal, nothing wild'],
    ['timing', 'first month', 'first month plus whatever you hold onto'],
    ['timing', 'military time guy here', 'military time guy here'],
  ])('isn’t made of what it isn’t about: %s %s', (topic, value, sentence) => {
    expect(isPlausible({ topic, value, sentence })).toBe(false)
  })

  it.each<Case>([
    ['budget', 'up to 3500', 'i can do up to 3500'],
    ['budget', '790', '790 a month is our limit'],
    ['household', 'I’m a nurse', 'I’m a nurse'],
    ['household', 'three people', 'three people'],
    ['pets', 'two cats', 'two cats'],
    ['timing', 'when rates come down', 'when rates come down'],
    ['timing', 'by Monday', 'we need to move by Monday'],
    ['timing', 'mid december', 'hoping to rent from mid december'],
    ['timing', 'en unos meses', 'nos mudamos en unos meses'],
    ['timing', 'sin prisa', 'sin prisa'],
    ['timing', 'in 2 weeks', 'in 2 weeks'],
    ['timing', 'after our wedding', 'after our wedding'],
    ['timing', 'by valentines day', 'i’d have to be in by valentines day'],
    ['pets', 'no pets', 'nope, none'],
    ['pets', 'no pets', 'it is just the two of us and we have no pets'],
    ['household', 'a baby', 'we have a baby'],
    ['household', 'Two Adults', 'Two Adults'],
    ['household', 'my partner', 'my partner and a dog'],
    ['household', 'four people', 'we are four people'],
    ['timing', 'the first month of next year', 'the first month of next year'],
  ])('is kept: %s %s', (topic, value, sentence) => {
    expect(isPlausible({ topic, value, sentence })).toBe(true)
  })
})
