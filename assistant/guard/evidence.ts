import { adverts, claims } from './claims.ts'
import { withoutHarmless } from './harmless.ts'
import type { ProtectedMatter } from './matters.ts'
import { phrases } from './phrase.ts'
import { plainWords } from './plain-words.ts'
import { questions } from './questions.ts'

type Sources = Partial<Record<ProtectedMatter, string[]>>

const [claimed, asked, advertised] = [compiled(claims), compiled(questions), compiled(adverts)]

/** What the phrases of a text suggest. Evidence only: the screener weighs it. */
export interface Evidence {
  /** Protected in a question, a wish or a statement. */
  asked: ProtectedMatter[]
  /** Must not be said about a home. */
  said: ProtectedMatter[]
  /** One of the phrases has hardly any other meaning. */
  isPlain: boolean
}

/** Subjects that people name explicitly. */
const outright = phrases([
  "megan'?s? (?:is )?law",
  'sex(?:ual)? offenders?',
  'crimes?(?: rates?)?',
  'burglar(?:y|ies)',
  'robber(?:y|ies)',
  'demographics?',
  'rac(?:e|ial) (?:makeup|mix)',
  'ethnic(?:ity|ally)?',
  'eruv',
  'minyan',
  'shomer (?:shabbos|shabbat)',
  '(?:keep|keeping) (?:shabbos|shabbat|sabbath)',
  'undocumented',
  '(?:no tengo|sin) papeles',
  'fair housing',
  'riff ?raff',
  'frum',
  'pur[oa]s? <grupo>',
  'cabemos',
  'asunto (?:\\w+ )?con la ley',
  'itin',
])
/** Assistance animals and vouchers are named, or not meant. */
const namedOutright: ProtectedMatter[] = ['assistanceAnimal', 'voucher']

export function evidenceIn(text: string): Evidence {
  const plain = withoutHarmless(plainWords(text))
  const anyone = mattersOf(claimed, plain)
  const found = [...new Set([...anyone, ...mattersOf(asked, plain)])]
  return {
    asked: found,
    said: [...new Set([...anyone, ...mattersOf(advertised, plain)])],
    isPlain: found.length > 0 && (found.some((one) => namedOutright.includes(one)) || plain.search(outright) >= 0),
  }
}

function mattersOf(patterns: [ProtectedMatter, RegExp[]][], plain: string): ProtectedMatter[] {
  return patterns.filter(([, each]) => each.some((pattern) => plain.search(pattern) >= 0)).map(([matter]) => matter)
}

/** A pattern for each phrase: one for all of them takes three times as long to compile. */
function compiled(sources: Sources): [ProtectedMatter, RegExp[]][] {
  return (Object.entries(sources) as [ProtectedMatter, string[]][]).map(([matter, each]) => [
    matter,
    each.map((one) => phrases([one])),
  ])
}

/**
 * A pattern is compiled on its first texts, separately for one-byte and two-byte strings, so it is warmed up at startup.
 */
export function compileGuard(): void {
  for (const text of ['the first', 'the second', '“the third”', '“the fourth”']) evidenceIn(text)
}
