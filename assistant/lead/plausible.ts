import type { LeadNote } from '../turn.ts'

/** Whether a note's words bear it out: a tax rule and a credit score are no budget, and a name is no household. */
export function isPlausible({ topic, value, sentence }: LeadNote): boolean {
  if (topic === 'household') return !nameSaid.test(value)
  return topic !== 'budget' || !(/^1031\b/.test(value) || (score.test(value) && ofCredit.test(sentence)))
}

const score = /^\s*[3-8]\d\d\s*$/
const ofCredit = /\b(?:credit|score|fico)\b/i
/** "And I'm Mei" */
const nameSaid = /^(?:[Aa]nd )?[Ii]['’]?m \p{Lu}\p{L}+$/u
