import { describe, expect, it } from 'vitest'
import { calculationAt } from '#assistant/decide/calculation.ts'
import { newConversation } from '#assistant/decide/conversation.ts'
import { homeOf } from '#assistant/facts/home.ts'
import type { SumFollowUp } from '#assistant/understand/follow-up-examples.ts'
import { meaningOf, readMessage } from '#assistant/understand/read.ts'
import type { SampleId } from './support/ask.ts'
import { records } from './support/records.ts'

/** What a message after a sum, in words, comes to when its kind of follow-up is learned with this probability. */
function sumAfter(id: SampleId, before: string, message: string, kind: SumFollowUp | 'none', share = 0.95) {
  const { clauses } = readMessage(message, records[id], 'en')
  const found = calculationAt(clauses, 0, {
    home: homeOf(records[id]),
    conversation: newConversation(),
    memory: { calculation: before.split(' '), subject: meaningOf(before.split(' ')).topics },
    today: '2026-11-20',
    resolve: (clause) => clause,
    followUps: { [kind]: share },
  })
  return found?.answer.text.en ?? null
}

const down = 'what would 20 % down be'
const rent = 'rent plus parking plus 1 pet'

describe('[API-05] a follow-up of a sum that no words ask for', () => {
  it.each([
    [4, down, 'leaving what for the bank', 'left', 'leaves $3,800,000'],
    [4, down, 'what about a third', 'other', '$1,583,333'],
    [4, down, 'try 35 for size', 'other', '35% of $4,750,000'],
    [4, down, 'my brother and I go fifty fifty on it', 'half', '$475,000'],
    [4, down, 'among my 4 kids', 'each', '$237,500'],
    [4, '10 % below the price', 'a difference of what from the list price', 'gap', '$475,000'],
    [9, rent, 'annually thats', 'year', '$64,560'],
    [9, rent, 'do that 18 times', 'times', '$96,840'],
    [9, rent, 'if I bike everywhere', 'noParking', '$5,200'],
    [9, rent, 'if the pup stays at moms', 'noPet', '$5,330'],
    [9, 'rent split 2 ways', 'split the security too', 'deposit', '$3,862.50'],
    [9, 'how much are pets', 'for my 2 cats', 'other', '$100'],
    [9, 'how much are pets', 'plus my other dog too', 'pet', '$100'],
    [9, 'parking', 'throw the apartment itself in', 'rent', '$5,330'],
    [9, 'what is the deposit', 'stick first month on there', 'rent', '$12,875'],
    [8, 'rent', 'for the entire 18', 'span', '$57,800'],
  ] as const)('for listing %i after "%s": "%s"', (id, before, message, kind, result) => {
    expect(sumAfter(id, before, message, kind)).toContain(result)
  })

  it.each([
    ['hardly likely', down, 'leaving what for the bank', 'left', 0.4],
    ['that asks for no sum', down, 'does the bank allow that', 'none', 0.95],
    ['after what is no money', 'how many years old', 'wow a hundred exactly', 'year', 0.95],
    ['without the number that it needs', rent, 'do that a few times', 'times', 0.95],
    ['with another topic, unless it’s likelier', rent, 'and is the roof new', 'pet', 0.7],
  ] as const)('isn’t made where it’s %s', (_, before, message, kind, share) => {
    expect(sumAfter(9, before, message, kind, share)).toBeNull()
  })
})
