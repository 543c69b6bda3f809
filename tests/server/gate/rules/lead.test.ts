import { describe, expect, it } from 'vitest'
import { issuesOf, trimmedLead } from '#server/gate/rules/lead.ts'

const nothing = { email: false, first_name: false, last_name: false, phone: false, company: false }

describe('[GATE-06] a lead as it is kept', () => {
  it('is trimmed, and blanks are nothing', () => {
    expect(trimmedLead({ email: ' a@b.co ', first_name: '\u00a0Ann\u00a0', last_name: '  ' })).toEqual({
      email: 'a@b.co',
      first_name: 'Ann',
    })
  })

  it('has known fields only', () => {
    expect(trimmedLead({ company: 'Chen', admin: 'yes' } as object)).toEqual({ company: 'Chen' })
  })
})

describe('[GATE-04] what a lead lacks', () => {
  it('is what the listing asks for and the lead has not', () => {
    const required = { ...nothing, email: true, company: true }
    expect(issuesOf({ email: 'a@b.co' }, required)).toEqual([
      { loc: ['body', 'company'], msg: 'is required', type: 'missing' },
    ])
    expect(issuesOf({ email: 'a@b.co', company: 'Chen' }, required)).toEqual([])
  })

  it('is nothing where nothing is asked', () => {
    expect(issuesOf({}, null)).toEqual([])
    expect(issuesOf({}, nothing)).toEqual([])
  })
})
