import { describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { records } from '../support/records.ts'

const taken = (id: 4 | 8, marketStatus: 'under_contract' | 'sold' | 'leased') => ({ ...records[id], marketStatus })

describe('[PROP-18] [API-05] a home that is off the market', () => {
  it.each([
    ['under_contract', 'is it still available?', /^No\. It’s under contract\./],
    ['under_contract', 'is it for sale?', /^No\. It’s under contract\./],
    ['under_contract', 'when is it available', /^It’s under contract\./],
    ['sold', 'is this house still available', /^No\. It’s been sold\./],
  ] as const)('is %s: "%s"', async (status, question, answer) => {
    expect((await ask(taken(4, status), question)).text).toMatch(answer)
  })

  it('is described as leased', async () => {
    expect((await ask(taken(8, 'leased'), 'Is the apartment still available?')).text).toMatch(
      /^No\. It’s been leased\./,
    )
  })

  it('is described as under contract in Spanish, too', async () => {
    expect((await ask(taken(4, 'under_contract'), '¿Todavía está disponible la casa?')).text).toMatch(
      /Está bajo contrato\./,
    )
  })

  it('is still answered from its facts', async () => {
    expect((await ask(taken(4, 'under_contract'), 'is it vacant?')).text).toMatch(/^Yes\. It’s vacant/)
  })
})
