import { adverts, claims } from './claims.ts'
import { withoutHarmless } from './harmless.ts'
import type { ProtectedMatter } from './matters.ts'
import { phrases } from './phrase.ts'
import { plainWords } from './plain-words.ts'
import { questions } from './questions.ts'

type Sources = Partial<Record<ProtectedMatter, string[]>>

const [claimed, asked, advertised] = [compiled(claims), compiled(questions), compiled(adverts)]

/** What the phrases of a text speak for. Evidence, no verdict: the screener weighs it. */
export interface Evidence {
  /** Protected in a question, a wish or a statement. */
  asked: ProtectedMatter[]
  /** Not to be said of a home. */
  said: ProtectedMatter[]
  /** A phrase among them hardly has another meaning. */
  isPlain: boolean
}

/** Where people name a matter outright. */
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

/** A pattern is compiled by the first texts that it meets, for narrow letters and for wide: none of them a visitor's. */
export function compileGuard(): void {
  for (const text of ['the first', 'the second', '“the third”', '“the fourth”']) evidenceIn(text)
}
