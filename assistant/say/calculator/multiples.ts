import { type Answer, answerAbout } from '../answer.ts'
import { both, count, money } from '../format.ts'
import { baseOf } from './base.ts'
import { dollars, rounded } from './quantities.ts'
import { amountIn, dollarsIn, type Query } from './query.ts'

const income = /\b(?:income|salary|salaries|earn|earning|earnings|make|wage|wages|pay stub|qualify|rule|requirement)\b/

/** "3x the rent", "the 40x rule", "five times income". */
export function multiple(query: Query): Answer | null {
  const divided = dividedBy(query)
  if (divided) return divided
  const base = baseOf(query)
  const times = base && timesIn(query, base.value)
  if (times === null || base === null || !base.isMoney) return null
  if (incomeLeast(query, times)) return null
  const { line, home } = query
  if (!home.isRental && base.topic === 'price' && income.test(line)) {
    const needed = dollars(base.value / times)
    return answerAbout(
      'price',
      both(
        `${needed} a year (${money(base.value)} ÷ ${count(times)}).`,
        `${needed} al año (${money(base.value)} ÷ ${count(times)}).`,
      ),
      ...base.sources,
    )
  }
  const result = dollars(base.value * times)
  const isYearly = times >= 20 || /\b(?:annual|yearly|a year|per year|salary)\b/.test(line)
  const sum = `${count(times)} × ${money(base.value)}`
  const isIncome = base.isMonthly && income.test(line)
  const yearly = dollars(base.value * times * 12)
  if (!isIncome) return answerAbout(base.topic, both(`${result} (${sum}).`, `${result} (${sum}).`), ...base.sources)
  return answerAbout(
    base.topic,
    times >= 20
      ? both(`${result} a year (${sum}).`, `${result} al año (${sum}).`)
      : isYearly
        ? both(`${result} a month (${sum}), or ${yearly} a year.`, `${result} al mes (${sum}), o ${yearly} al año.`)
        : both(`${result} a month (${sum}).`, `${result} al mes (${sum}).`),
    ...base.sources,
  )
}

/** "Rent divided by 2.5". */
function dividedBy(query: Query): Answer | null {
  const { amounts, words } = query
  // "Divide the rent by 30 days" isn't a week's worth of it.
  const isDivided = dividesBy.test(query.line)
  const by = amounts.find(
    ({ unit, from }) =>
      words[from - 1] === 'by' && ((unit === null && words[from - 2] === 'divided') || (isDivided && unit !== '$')),
  )
  const base = by && amounts.length === 1 ? baseOf(query) : null
  if (!by || !base?.isMoney || by.value === 0) return null
  const result = `${dollars(base.value / by.value)} (${money(base.value)} ÷ ${count(by.value)}).`
  return answerAbout(base.topic, both(result, result), ...base.sources)
}

/** "I make 16k, is that 3x the rent?" is a comparison. */
const incomeLeast = (query: Query, times: number) =>
  query.isYesNo && times > 1 && dollarsIn(query).some((value) => value > 100)

const dividesBy = /\bdivided? (?:the |my |that )?(?:monthly )?(?:rent|price|dues|hoa|deposit) by \d/

/** "She will ask me ten times" multiplies nothing. */
const happens =
  /\b(?:asks?|asked|tells?|told|said|says?|calls?|called|texted|emailed|writes?|wrote|been|visited|tried|seen|saw|moved|read|happened|came)\b/

/** `base`: what is multiplied; "the dues are 985, times 12" says it once more. */
function timesIn(query: Query, base: number): number | null {
  const { line, words } = query
  const amounts = query.amounts.filter(({ value }) => value !== base)
  const named = amountIn({ ...query, amounts }, 'times')
  if (named) return happens.test(words.slice(Math.max(0, named.from - 4), named.from).join(' ')) ? null : named.value
  const by = amounts.find(({ unit, from }) => unit === null && /^(?:x|times)$/.test(words[from - 1] ?? ''))
  if (by && amounts.length === 1) return by.value
  if (
    /\bdouble (?:the |that |this |my )?(?:rent|price|deposit|fee|dues|hoa|amount)\b|\bdouble (?:it|that|this)\b|\b(?:rent|price|deposit|fee|dues|hoa|it|that|this) (?:is |was |be |got |gets |were )?(?:doubles|doubled)\b|\btwice the\b/.test(
      line,
    )
  )
    return 2
  if (/\btriple the\b/.test(line)) return 3
  const months = amounts.find(
    ({ unit, to }) => unit === 'month' && /^(?:rent|worth|of rent)$/.test(words.slice(to, to + 1).join(' ')),
  )
  return months &&
    /\b(?:how much|what|is|amount|equals|total|upfront)\b/.test(line) &&
    !query.isYesNo &&
    months.value > 1
    ? months.value
    : null
}

/** "I make 16k, do I meet 3x the rent?" */
export function incomeRule(query: Query): Answer | null {
  const { home, line } = query
  const base = baseOf(query)
  const times = base && timesIn(query, base.value)
  const [pay] = dollarsIn(query).filter((value) => value !== base?.value)
  if (!home.isRental || base === null || base.topic !== 'price') return null
  if (times !== null && pay !== undefined && income.test(line)) {
    const isYearly = times >= 20
    const monthly = !isYearly && pay > base.value * 8 ? pay / 12 : pay
    const needed = base.value * times
    const [en, es] = monthly >= needed ? ['Yes', 'Sí'] : ['No', 'No']
    const shown = monthly === pay ? money(pay) : `${money(pay)} ÷ 12 = ${dollars(monthly)}`
    return answerAbout(
      'price',
      both(
        `${en}. ${rounded(times)} × ${money(base.value)} is ${money(needed)}, against ${shown}.`,
        `${es}. ${rounded(times)} × ${money(base.value)} son ${money(needed)}, frente a ${shown}.`,
      ),
      ...base.sources,
    )
  }
  const fraction = query.amounts.find(({ unit, value }) => unit === null && value > 0 && value < 1)
  const percent = amountIn(query, '%') ?? (fraction && { ...fraction, value: fraction.value * 100 })
  if (!percent || pay !== undefined || !/\b(?:income|salary|earn|make)\b/.test(line)) return null
  const needed = (base.value * 100) / percent.value
  return answerAbout(
    'price',
    both(
      `${dollars(needed)} a month, or ${dollars(needed * 12)} a year (${money(base.value)} ÷ ${rounded(percent.value)}%).`,
      `${dollars(needed)} al mes, o ${dollars(needed * 12)} al año (${money(base.value)} ÷ ${rounded(percent.value)}%).`,
    ),
    ...base.sources,
  )
}
