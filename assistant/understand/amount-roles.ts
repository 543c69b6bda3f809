import { amountRoleExamples } from './amount-role-examples.ts'
import { type Amount, amountsIn } from './amounts.ts'
import type { ClassifierModel, Sample } from './classifier.ts'
import type { Encoder } from './encoder.ts'
import { oddsOf, type RoleEvidence, readSideBySide, sharesOf } from './roles-together.ts'
import { marksOfNearest, wordsInEnglish } from './words-in-english.ts'

/**
 * What an amount in a message is for. Of a purchase: `down`, `rate`, `term` (of the loan), `offer` (a price that is supposed),
 * `less` and `more` (than the price), `cost` (a share of it for closing, an agent or taxes), `part` (any other share of it).
 * Of the visitor: `limit` (the most they can pay), `income`, `elsewhere` and `area` (price and size of another home). `times`
 * (of the rent), `period`, `people`, `pets`; `own` is the home's own number, and `x` none of these.
 */
export type AmountRole =
  | 'down'
  | 'rate'
  | 'term'
  | 'offer'
  | 'less'
  | 'more'
  | 'cost'
  | 'part'
  | 'limit'
  | 'income'
  | 'elsewhere'
  | 'area'
  | 'times'
  | 'period'
  | 'people'
  | 'pets'
  | 'own'
  | 'x'

/** An amount as the regression reads it: the words around it, with `fifty` in its place. */
interface AmountSample extends Pick<Sample, 'words' | 'marks'> {
  sentence: string
}

const target = 'targetamount'
const other = 'otheramount'
const [mostBefore, mostBehind] = [9, 7]
/** Words beside an amount whose side counts. */
const mostAside = 10

/** The words around each of the amounts, which are in their order and don't overlap. */
const amountSamples = (words: string[], amounts: Amount[]): AmountSample[] =>
  amounts.map((_, place) => {
    const masked: string[] = []
    let from = 0
    for (const [i, amount] of amounts.entries()) {
      masked.push(...words.slice(from, amount.from), i === place ? target : other)
      from = amount.to
    }
    masked.push(...words.slice(from))
    return sampleIn(masked, amounts[place] ?? null, amounts.filter((_, i) => i !== place).map(kindOf))
  })

/** `kinds`: of the other amounts. */
function sampleIn(masked: string[], amount: Amount | null, kinds: string[]): AmountSample {
  const at = masked.indexOf(target)
  const near = masked.slice(Math.max(0, at - mostBefore), at + mostBehind + 1)
  const [ahead, behind] = [masked.slice(0, at).reverse(), masked.slice(at + 1)]
  return {
    sentence: near.map((word) => (word === target ? 'fifty' : word === other ? 'some' : word)).join(' '),
    words: near,
    marks: [
      ...marksOfNearest(ahead, 'before'),
      ...marksOfNearest(behind, 'behind'),
      ...ahead.slice(0, mostAside).map((word) => `ahead ${word}`),
      ...behind.slice(0, mostAside).map((word) => `after ${word}`),
      ...(ahead.length > 1 ? [`before ${ahead[1]} ${ahead[0]}`] : []),
      ...(behind.length > 1 ? [`behind ${behind[0]} ${behind[1]}`] : []),
      ...(amount ? [`is ${kindOf(amount)}`] : []),
      ...new Set(kinds.map((kind) => `beside ${kind}`)),
      ...masked.filter((word) => saysWhat.test(word)).map((word) => `says ${word}`),
      kinds.length === 0 ? 'is only' : 'is one of several',
    ],
  }
}

/** Words that say what is calculated, wherever they stand. */
const saysWhat =
  /^(?:rate|loan|mortgage|payment|monthly|month|year|down|closing|commission|agent|tax|taxes|offer|budget|max|rent|hoa|dues|income|make|salary|split|each|lease|deposit|borrow|finance|approved|preapproved|left|short|over|under|bigger|sqft|percent|fixed|interest)$/

/** Its unit and magnitude: "% to 15", "$ to 1e6", "number to 1". */
function kindOf({ unit, value }: Amount): string {
  const bound = bounds.find((one) => value < one) ?? 'above'
  return `${unit ?? 'number'} to ${bound}`
}
const bounds = [1, 4.01, 9, 15, 26, 51, 100, 1000, 10_000, 100_000, 1e6, 1e7]

const marked = /\[([a-z]+) ([^\]]+)\]/g

const placeholders = new RegExp(`${target}|${other}`, 'g')
const inEnglish = (text: string) => wordsInEnglish(text, placeholders)

type LabeledAmount = AmountSample & { label: AmountRole }

/** The amounts of each example with their roles. */
export function amountRoleSamples(): LabeledAmount[][] {
  return amountRoleExamples
    .trim()
    .split('\n')
    .map((line) => {
      const said = Array.from(line.matchAll(marked), ([, role = 'x', text = '']) => ({
        role: role as AmountRole,
        amount: amountsIn(inEnglish(text))[0] ?? null,
      }))
      return said.map(({ role, amount }, place) => {
        let at = -1
        const masked = inEnglish(line.replace(marked, () => (++at === place ? ` ${target} ` : ` ${other} `)))
        const others = said.flatMap((one, i) => (i !== place && one.amount ? [kindOf(one.amount)] : []))
        return { ...sampleIn(masked, amount, others), label: role }
      })
    })
}

/** How likely each role is of each amount, in their order; null where nothing was learned. */
export async function likelyAmountRoles(
  words: string[],
  amounts: Amount[],
  encoder: Encoder | undefined,
): Promise<Partial<Record<AmountRole, number>>[] | null> {
  const { amountRoles, amountRolesTogether } = encoder?.learned ?? {}
  if (!encoder || !amountRoles || !amountRolesTogether) return null
  if (amounts.length === 0) return []
  const samples = amountSamples(words, amounts)
  const vectors = await encoder.embed(samples.map(({ sentence }) => sentence))
  const shares = samples.map((sample, i) => sharesOf(amountRoles, sample, vectors[i]))
  return besideOthers(samples, shares).map((evidence) => sharesOf(amountRolesTogether, evidence))
}

/** Each of a message's amounts as the second regression reads it: its likely roles by itself, beside those of the others. */
function besideOthers(samples: RoleEvidence[], shares: Record<string, number>[]): RoleEvidence[] {
  const likeliest = shares.map((own) =>
    Object.entries(own)
      .sort(([, one], [, other]) => other - one)
      .map(([role]) => role),
  )
  return shares.map((own, place) => {
    const [first = ''] = likeliest[place] ?? []
    const two = (likeliest[place] ?? []).slice(0, 2).join(' or ')
    const others = new Set(likeliest.flatMap(([role = ''], i) => (i === place ? [] : [role])))
    const [before = 'none'] = likeliest[place - 1] ?? []
    const [after = 'none'] = likeliest[place + 1] ?? []
    return {
      words: [],
      marks: [
        ...Object.entries(own).flatMap(([role, share]) =>
          share > mayBe ? [`${role} ${oddsOf(share, leastShare)}`] : [],
        ),
        `likely ${first}`,
        `likely ${two}`,
        ...[...others].flatMap((role) => [`beside ${role}`, `likely ${first} beside ${role}`]),
        `one before ${before}`,
        `one after ${after}`,
        `likely ${two} one before ${before}`,
        `likely ${two} one after ${after}`,
        ...(samples[place]?.marks ?? []).filter((mark) => ofItself.test(mark)),
      ],
    }
  })
}

/** Marks that the second regression reads again. */
const ofItself = /^(?:is |before[01] |behind0 |says )/
const mayBe = 0.03
const leastShare = 1e-2

/** What the second regression learns from. */
export const amountsSideBySide = (
  examples: (Sample & LabeledAmount)[][],
  trainOne: (samples: Sample[]) => Promise<ClassifierModel>,
) => readSideBySide(examples, besideOthers, trainOne)
