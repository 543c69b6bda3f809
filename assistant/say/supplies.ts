import { sentencesIn } from '#domain/text.ts'

const supplies = 'heat water trash garbage electricity electric internet gas sewer wifi cable power'.split(' ')
const isSame: Record<string, string> = {
  heating: 'heat',
  heated: 'heat',
  electric: 'electricity',
  power: 'electricity',
  garbage: 'trash',
  wifi: 'internet',
}
const nameOf = (word: string) => isSame[word] ?? word

const inRent = /\b(?:in the rent|included|includes|landlord pays|we pay|covered|no extra charge)\b/i
const onTenant = /\b(?:tenants? pays?|you pay|not included|extra|separate(?:ly)?|your own)\b/i
const asksIncluded =
  /\b(?:include|included|includes|in the rent|in rent|part of|covered|cover|covers|comes? with|free|landlord)\b/
const asksPay =
  /\b(?:(?:do|would|will|must|should) (?:i|we|you|tenants?) (?:have to |need to )?pay|extra|separate(?:ly)?|on me|on us|on top|my own)\b/

/** Whether one utility is included in the rent, with the owner's sentence that says so; null when it isn't clear. */
export function supplyVerdict(text: string, words: string[]): { isYes: boolean; text: string } | null {
  const asked = [...new Set(words.map(nameOf).filter((word) => supplies.includes(word)))]
  const line = words.join(' ')
  const isPay = asksPay.test(line)
  if (asked.length !== 1 || isPay === asksIncluded.test(line)) return null
  const found = sentencesIn(text).find((one) =>
    one
      .toLowerCase()
      .split(/\W+/)
      .some((word) => nameOf(word) === asked[0]),
  )
  if (!found || inRent.test(found) === onTenant.test(found)) return null
  return { isYes: onTenant.test(found) === isPay, text: found }
}
