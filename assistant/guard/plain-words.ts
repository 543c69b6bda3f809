import { forRecentTexts } from '../recent-texts.ts'
import { spelledRight } from './spelling.ts'
import { unfolded } from './unfolded.ts'

/**
 * A text as the guard's patterns read it: lowercase without accents, short forms expanded, hyphens and decoration
 * removed, and misspellings of the relevant words corrected. Sentence ends are kept.
 */
export const plainWords = forRecentTexts((text) => {
  const letters = unfolded(text)
    .replace(/[\p{M}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/(?<=[a-z])[013@$](?=[a-z])/g, (sign) => look[sign] ?? sign)
    .replace(/\b[a-z](?:[ .*_-][a-z]){3,}\b/g, (spelled) => spelled.replace(/[^a-z]/g, ''))
    .replace(/[-_/*~"“”«»()[\]{}<>|]+/g, ' ')
  const written = shortForms.reduce((line, [short, long]) => line.replace(short, long), letters)
  return written
    .replace(/[a-z]+/g, spelledRight)
    .replace(/\s+/g, ' ')
    .trim()
})

const look: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' }

const shortForms: [RegExp, string][] = [
  [/\b(who|what|how|where|that|there|it|is)'?s\b(?<!\bits|\biss)/g, '$1 is'],
  [/\b(who|what|they|we|you|there)'re\b/g, '$1 are'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(would|could|should|is|are|was|were|does|do|did|has|have)n'?t\b/g, '$1 not'],
  [/\b(\w+)'ll\b/g, '$1 will'],
  [/\b(\w+)'d\b/g, '$1 would'],
  [/\b(\w+)'ve\b/g, '$1 have'],
  [/\bneighbour/g, 'neighbor'],
  [/\bcolour/g, 'color'],
  [/\b(nbhd|neighbou?rhod|nabe|hoods?(?= safe))\b/g, 'neighborhood'],
  [/\bppl\b/g, 'people'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bn\b/g, 'and'],
]
