import { withoutHarmless } from './harmless.ts'
import { phrases } from './phrase.ts'
import { plainWords } from './plain-words.ts'

/** What only someone with a license should say. */
export type AdviceKind = 'law' | 'tax' | 'mortgage' | 'value' | 'insurance'

/** Not what the listing may state: property taxes, whether a pre-approval is needed, the lease's terms. */
const adviceQuestions: Record<AdviceKind, string[]> = {
  tax: [
    String.raw`deduct\w*`,
    'tax (?:advice|benefits?|breaks?|deductions?|implications?|consequences|credits?|advantages?|write ?offs?|returns?|bracket|advisor|strategy|purposes|law|laws)',
    String.raw`write (?:it |this |that |the \w+ )?off`,
    'write ?offs?',
    'capital gains?',
    'how do (?:property |the )?taxes work',
    'inheritance tax(?:es)?',
    '1031(?: exchange)?',
    String.raw`depreciat\w+`,
    '(?:irs|cost basis|step up in basis|gift tax|estate tax|income tax(?:es)?|transfer tax exemption|firpta|homestead exemption|prop(?:osition)? 1[39])',
    '(?:taxes|tax) (?:if i|when i|on (?:the |my )?(?:sale|gains?|profit|rental income|capital))',
    '(?:how much|what|do i|will i|would i|should i|can i) … (?:save|owe|avoid|lower|reduce|appeal|contest) (?:in |on |less |more |my |the )*(?:property |income )?tax(?:es)?',
  ],
  mortgage: [
    '(?:should|would you|could|can|do|will|would|shall|may|might) (?:i|we|you recommend|you suggest) … (?:arm|adjustable|fixed rate|mortgages?|loans?|refinance|refi|heloc|points|fha|pmi|interest only|home equity|credit score|down payment)(?! (?:accepted|allowed|approved|ok))',
    '(?:adjustable|arm|fixed)(?: rate)?(?: mortgage| loan)? (?:or|vs|versus) (?:an? )?(?:arm|fixed|adjustable)',
    String.raw`(?:best|better|good|right|cheapest|which|what kind of|what type of|what sort of) (?:\w+ )?(?:mortgages?|loans?|lenders?|interest rates?|banks?)`,
    '(?:mortgage|interest|loan|lending) rates?',
    'monthly (?:mortgage|loan|payments? (?:be|on a|for a|with))',
    String.raw`mortgage (?:payments?|advice|calculat\w+|options?|broker|be)`,
    '(?:afford|qualify|approved|eligible) (?:for )?(?:an? |the |this |that |it |my )*(?:mortgages?|loans?|fha|va|house|home|place|condo|payments?)',
    '(?:can|could) (?:i|we) (?:even |really |actually )?afford(?! the (?:deposit|fees?|parking|dues))',
    'how much (?:house|home|mortgage|loan|can i borrow|can we borrow|can (?:i|we) afford|down payment|should (?:i|we) (?:put down|borrow))',
    '(?:what|which) mortgages?',
    String.raw`refinanc\w+`,
    'pmi',
    '(?:recommend|suggest) (?:an? |any |some )?(?:good )?(?:lenders?|mortgage broker|bank|loan officer)',
    '(?:fha|va|conventional|jumbo|fixed) (?:loan )?(?:or|vs|versus) (?:an? )?(?:fha|va|conventional|jumbo|arm)',
    'income (?:do|would|should|must) (?:i|we) (?:need |have |earn )*(?:to )?(?:buy|afford|get a mortgage|qualify)',
    'debt to income',
    '(?:lock|locking) (?:in )?(?:my |a |the )?rate',
    'rates (?:go|going|drop|dropping|come|fall|rise)(?: up| down)?',
    'credit score (?:do i need for|for) (?:an? )?(?:mortgage|loan)',
    'pay (?:it |the mortgage |my mortgage )?off early',
    'how much (?:should|do) (?:i|we) (?:need to )?put down',
  ],
  value: [
    String.raw`(?:will|would|is|does|do|did|going to|gonna|likely to|could|should|can|expect|ever) (?:\w+ ){0,6}?(?:appreciate|appreciation|gain value|lose value|go up in (?:value|price)|increase in value|drop in value|hold (?:its|their) value|be worth|crash|resale value|rise in value|double in value)`,
    String.raw`(?:good|bad|smart|solid|wise|safe|great|sound|decent|worthwhile|better|best) (?:\w+ )?(?:investments?|time to (?:buy|rent|sell))`,
    '(?:an?|the|such|any|really) (?:good|bad|smart|solid|wise|great|decent|better|best) (?:deal|buy)',
    '(?:a|real|the) (?:bargain|steal)',
    '(?:property|home|house|land) (?:values?|prices?)',
    'prices? (?:going to |gonna |likely to |expected to |about to )?(?:fall|rise|drop|go up|go down|crash|climb)',
    '(?:should|shall) (?:i|we) (?:buy|rent|wait|purchase|invest|bid|sell|make an offer or wait)',
    'would you (?:buy|rent|invest|recommend (?:buying|renting|it|this|that i buy))',
    '(?:buy|rent) (?:or|vs|versus) (?:buy|rent)',
    'overpriced',
    String.raw`(?:is|are) (?:it|this|that|the \w+)(?: \w+)? worth (?!a (?:visit|look|tour|trip)|seeing|visiting)(?:\w+)`,
    '(?:is|would) (?:it|that|this) (?:be )?(?:smart|wise|a good idea)(?= to (?:buy|rent|invest|offer|wait|sell|bid)|[?.!]|$)',
    'underpriced',
    'over ?valued',
    'under ?valued',
    '(?:fair|right|reasonable|good) (?:market )?(?:price|value)',
    'market value',
    'what is it (?:really |actually )?worth',
    'worth (?:it|the (?:price|money)|that much|what they|buying)',
    String.raw`(?:roi|return on investment|cap rate|cash on cash|cash flow|housing market|market (?:crash|going|forecast|trend\w*)|bubble)`,
    String.raw`apprais\w+ (?:for|at|come)`,
    'appreciation (?:rate|potential)',
    'investment (?:advice|potential|value)',
    'rental yield',
  ],
  law: [
    String.raw`legal(?:ly)? (?:advice|binding|bound|obligat\w+|required|requirements?|rights?|liable|responsib\w+|implications?|recourse|allowed|permitted|able|opinion|have to|entitled)`,
    String.raw`(?:is|would|be|isn't) (?:it|that|this) (?:\w+ )?(?:legal|illegal|lawful|against the law|enforceable)`,
    'legally',
    'lawyers?',
    'attorneys?',
    'illegal',
    'lawful',
    'unlawful',
    String.raw`(?:contract|agreement|lease|offer|signature|clause|contingenc\w+|waiver|counter ?offer|letter of intent) (?:\w+ ){0,4}(?:binding|enforceable|void|valid|legal)`,
    'binding',
    '(?:sue|sued|suing|lawsuit|liable|liability|litigation|small claims|breach(?:es|ed)?)',
    String.raw`(?:need|get|hire|have|want|consult) (?:\w+ )?(?:lawyer|attorney)`,
    "(?:my|our|tenants?'?|renters?'?|buyers?'?) (?:legal )?rights",
    String.raw`(?:waive|waiving|remove|drop) (?:the |my |our |all |an? )*(?:inspections?|contingenc\w+|appraisals?|financing|loan)`,
    '(?:evict|evicted|eviction|evicts|evicting)(?! (?:history|record))',
    '(?:get|getting) out of (?:the |my |a |this )?(?:contract|purchase|deal|escrow|agreement)',
    'back out(?: of)?',
    '(?:lose|get back|keep|forfeit) (?:my |the |our )?(?:earnest(?: money)?|deposit if)',
    '(?:can|could|may|is|are|allowed) (?:the |my |they |a )*(?:landlord|seller|owner|hoa|they) (?:legally |allowed to |even )*(?:to )?(?:raise|increase|kick|refuse|force|keep|enter|cancel|evict|back|sue|change)',
    '(?:how much|by how much) … (?:landlord|they|owner) … (?:raise|increase)',
    '(?:what|which) (?:does |do |are |is )?(?:the |california |new york |state |local |federal |ny |ca )*(?:laws?|statutes?)(?! firm)',
    String.raw`(?:squatter|tenant|landlord)s?'? (?:law|laws|protection\w*|rights)`,
    String.raw`(?:title|deed|trust|llc|quitclaim|joint tenan\w+|tenants in common) (?:should|or|vs|in my name|for (?:me|us))`,
    '(?:should|how) (?:i|we|do i|should i|should we) (?:hold|take) title',
    String.raw`(?:put|buy|purchase) (?:it|this|the \w+) (?:in|through|under) (?:an? |my |our )?(?:llc|trust|company)`,
    String.raw`(?:review|check|look at|read|explain|interpret) (?:my |the |this |our )?(?:contract|lease agreement|purchase agreement|legal \w+)`,
    String.raw`disclos\w+ (?:law|laws|required|obligation)`,
    '(?:does|do) the (?:seller|landlord|owner) have to disclose',
    'must (?:the seller|they) disclose',
    'power of attorney',
    'zoning law',
    '(?:visa|green card|immigration status|citizenship) (?:if|by|through|when|help|matter)',
  ],
  insurance: [
    String.raw`(?:what|which|how much|should|do i need|would you) (?:\w+ ){0,4}(?:insurance (?:should|do i|would you|is best|company|coverage)|flood insurance should)`,
    String.raw`should (?:i|we) (?:get|buy|have|take) (?:\w+ ){0,2}insurance`,
  ],
}

const compiled = (Object.entries(adviceQuestions) as [AdviceKind, string[]][]).map(
  ([kind, each]) => [kind, each.map((one) => phrases([one]))] as const,
)

/** The kinds of advice (law, tax, mortgage, value, insurance) that a message asks for. */
export function adviceIn(message: string): AdviceKind[] {
  const plain = withoutHarmless(plainWords(message))
  return compiled.filter(([, each]) => each.some((pattern) => plain.search(pattern) >= 0)).map(([kind]) => kind)
}

// A pattern is compiled on its first texts, separately for one-byte and two-byte strings, so it is warmed up at
// startup.
for (const text of ['the first', 'the second', '“the third”', '“the fourth”']) adviceIn(text)
