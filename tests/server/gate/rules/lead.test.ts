import { describe, expect, it } from 'vitest'
import { issuesOf, trimmedLead } from '#server/gate/rules/lead.ts'

const nothing = { email: false, first_name: false, last_name: false, phone: false, company: false }

describe('[GATE-06] a stored lead', () => {
  it('is trimmed, and blank text is null', () => {
    expect(trimmedLead({ email: ' a@b.co ', first_name: '\u00a0Ann\u00a0', last_name: '  ' })).toEqual({
      email: 'a@b.co',
      first_name: 'Ann',
    })
  })

  it('has known fields only', () => {
    expect(trimmedLead({ company: 'Chen', admin: 'yes' } as object)).toEqual({ company: 'Chen' })
  })
})

describe('[GATE-04] the missing fields of a lead', () => {
  it('are those that the listing asks for and the lead lacks', () => {
    const required = { ...nothing, email: true, company: true }
    expect(issuesOf({ email: 'a@b.co' }, required)).toEqual([
      { loc: ['body', 'company'], msg: 'is required', type: 'missing' },
    ])
    expect(issuesOf({ email: 'a@b.co', company: 'Chen' }, required)).toEqual([])
  })

  it('are none when nothing is asked', () => {
    expect(issuesOf({}, null)).toEqual([])
    expect(issuesOf({}, nothing)).toEqual([])
  })
})
