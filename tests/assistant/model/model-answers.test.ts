import { describe, expect, it } from 'vitest'
import { evaluateModelAnswers } from '../../../scripts/eval/model-answers.ts'

describe('[API-05] answers worded by a language model', () => {
  it('are sent when they are true in nearly all cases, and never when they are false', {
    tags: ['nightly'],
  }, async () => {
    const { trueSent, falseSent } = await evaluateModelAnswers()
    expect(falseSent).toBe(0)
    expect(trueSent).toBeGreaterThan(0.84)
  })
})
