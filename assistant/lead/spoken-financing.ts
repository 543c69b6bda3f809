import { indirectCash, indirectLoans, indirectSales, lendersYes } from './indirect-financing.ts'
import type { Spoken } from './spoken-line.ts'

const bankWords = 'bank|lender|credit union|loan|mortgage|credit|wells|chase'

/** Patterns for the financing. */
export const financings: Spoken[] = [
  {
    said: /\b(?:1031|in an exchange|exchange (?:clock|money|funds|buyers?|property)|(?:doing|on) an exchange|like kind|tax deferred)\b/,
    as: '1031 exchange',
  },
  {
    said: /\b(?:(?:my|our) \S+(?: \S+)?|dad|mom|he|she|they) (?:(?:is|are|will|would|can|said|he|she|they|shell|hell) ){1,4}(?:co ?-?sign\w*|guarantee|back me|back us|sign(?:ing)? (?:alongside|with|for) (?:me|us))\b|\b(?:have|got) an? (?:\S+ )?(?:co ?-?signer|guarantor)\b|\b(?:co ?-?signer|guarantor)s? (?:is |are )?(?:lined up|ready|set)\b|\bsigns? (?:conmigo|with me)\b|\b(?:dad|mom|brother|sister|aunt|uncle|father|mother) is signing (?:alongside|with) (?:me|us)\b/,
    as: 'with a co-signer',
  },
  {
    said: /^(?!.*\b(?:loan|mortgage|financ\w+|borrow\w*)\b).*\b(?:parents|mom|moms|mother|dad|dads|father|grandma|grandpa|grandmother|grandfather|in ?laws|inlaws|folks|family|aunt|uncle) (?:is |are |will |has |have )?(?:(?:(?:giving|handing|gave|lending) (?:me |us )?(?:(?:the|a|our|my|some|half of the) ){0,2}(?:down|deposit|money|rest|cash|#|~\S+)|gifting|gifted|chipping in|chip in|helping (?:me |us )?(?:with the|out with|pay|buy)))\b/,
    as: 'gift for the down payment',
  },
  {
    said: /(?<value>(?:(?:need|have|has|must|want|plan|going) to |still have to |we would have to )?(?:first )?(?:sell|list)(?: (?:my|our|mine|the|a|that|one|this))+(?: \S+){0,2}(?: first| before)?)\b/d,
  },
  {
    said: /\b(?:our|my) (?:own )?(?:house|home|condo|place|sale|farm|old \S+) (?:(?:is|has|must|needs?|got) )?(?:under contract|closes|sells|goes|to (?:sell|close|go))\b/,
    as: 'needs to sell first',
    isDenial: true,
  },
  {
    said: /\b(?:my|our)(?: \S+){1,5}? (?:is|gets|has been|being) sold\b|\bselling (?:my|our)(?: \S+){0,3} (?:house|home|condo|place|townhouse|townhome|apartment|property|farm|ranch|loft|unit)\b/,
    as: 'needs to sell first',
  },
  {
    said: /\b(?:house|home|condo|farm|place|apartment) (?:must|has to|needs to) (?:go|sell|be sold|close)\b/,
    as: 'needs to sell first',
  },
  {
    said: /\b(?:(?:after|once|when|until|unless) (?:my|our) \S+(?: \S+)? sells|contingent on (?:the |my |our )?(?:sale|selling)|selling (?:my|our) (?:current |old )?(?:house|home|condo|place)|in escrow on (?:my|our)|(?:my|our) (?:house|home|condo|place) (?:is )?(?:on the market|listed|for sale))\b/,
    as: 'needs to sell first',
  },
  {
    said: /\b(?:contingent|contingency|depends|dependent|hinges) on(?: (?:my|our|the|a|us|me)){1,2}(?: \S+){0,3}? (?:sale|sells?|selling|sold|closing|closes)\b|\b(?:close|closing|closed) on (?:my|our)(?: (?:old|current|own|existing|present))?(?: \S+)? (?:house|home|condo|place|townhouse|apartment|property|unit|loft)\b/,
    as: 'needs to sell first',
    isDenial: true,
  },
  // "Can't do anything til the house in Larkspur is sold"
  {
    said: /\b(?:til+|until|unless|before|after|once|when) (?:the|my|our|that) (?:\S+ ){0,2}?(?:house|home|condo|place|townhouse|apartment|property|flat)(?: (?:in|on|at|over in) \S+(?: \S+)?)? (?:is sold|sells|gets sold|has sold|closes|goes under contract|goes)\b/,
    as: 'needs to sell first',
    isDenial: true,
  },
  { said: /\bnot sold (?:mine|my|our)\b/, as: 'needs to sell first', isDenial: true },
  {
    said: /\b(?:unload|get rid of|offload) (?:my|our|mine)\b|\bclose on (?:ours|mine)\b|\bwe sell\b|\bour own sale\b/,
    as: 'needs to sell first',
  },
  { said: /(?<value>(?:still )?have to sell\b.*)/d },
  ...indirectSales,
  { said: /\bpre ?-?qual(?:'?d|ed|s)?\b/, as: 'pre-qualified' },
  { said: /\bnot pre ?approved yet\b/, isDenial: true, as: 'mortgage, not pre-approved yet' },
  {
    said: /(?<value>(?:pre|already|been|got|get|fully) ?-?(?:approved|qualified|approval)\b|\bpre ?qual(?:ified)?\b|\b(?:approval|pre ?approval|bank) letter\b|\bpreapprov(?:ed|al)\b|\bpre (?:approved|approval)\b|^(?:(?:already|been|just|fully|got|and|now) )*approved\b|\bapproved (?=last|this|yesterday|already|up to|in (?:january|february|march|april|may|june|july|august|september|october|november|december)))/d,
  },
  ...lendersYes,
  {
    said: /\b(?:bank|lender|broker|credit union) (?:has |already |just |have )*(?:cleared|okayed|ok'?d|greenlit|signed off|preapproved|qualified)\b/,
    as: 'approved by the lender',
  },
  {
    said: new RegExp(
      String.raw`(?<value>\b(?:${bankWords}) (?:\S+ ){0,3}?(?:approved?|(?:say|says|said|gave|give)(?: (?:me|us))? (?:yes|ok|okay|the (?:ok|green light)))|approved by (?:the )?(?:${bankWords})|approved(?: \S+){0,2} (?:${bankWords}))\b`,
      'd',
    ),
  },
  ...indirectCash,
  {
    said: /\b(?:pay (?:it )?(?:all )?(?:in )?(?:full|one (?:time|go))|(?:have|got) (?:all )?the (?:money|funds) (?:in|on|at) (?:the |my |our )?(?:bank|account)|money is (?:in|on|at) (?:the |my )?(?:bank|account))\b/,
    as: 'cash',
  },
  {
    said: /\b(?:pay|paying|buy|buying|purchase)(?: (?:for )?(?:it|this|the \S+))? (?:outright|up front in full)\b|\bpay(?:ing)? (?:(?:for )?(?:it|this|everything|all(?: of it)?|the (?:whole|full|entire) \S+) )?(?:outright )?(?:from|out of) (?:my|our) (?:own )?pockets?\b|\bwire the (?:full|whole|entire)\b|\b(?:money|funds|cash) (?:is|are) (?:sitting|ready|liquid|available|in hand)\b/,
    as: 'cash',
  },
  {
    said: /\b(?:no|not (?:be )?(?:need|needing|using|use|getting|get|taking|take|taking out) (?:a|any)|not be (?:a|any)|without(?: a| any)?) (?:loan|mortgage|credit|financing|bank|banks|lender|lenders)\b(?! (?:yet|so far|account))/,
    as: 'cash, no loan',
    isDenial: true,
  },
  {
    said: /(?<!no |not |not a |of )(?<value>(?:all |in |pay(?:ing)? |for |with )*cash(?: (?:buyer|purchase|offer|deal|most likely))?)\b(?! (?:i )?(?:can not|no|not|aid|flow|back|deposit|out(?! (?:of|the|my|our)\b))\b)/d,
  },
  {
    said: /(?<value>(?:(?:fha|va|jumbo|conventional|regular|a|the|by) ){0,8}(?:mortgage|(?:fha|va|jumbo|conventional|home|bank|rest|rest a|rest with a|rest by) (?:loan|financing)|fha|financed|financ(?:e|ing) (?:it|this|the rest|the balance|most|part|some)|(?:will|would|to|plan on|by) financ(?:e|ing)|financing through \S+|\d{1,2}% down|\d{1,2} % down|credit at the bank|with (?:a )?loan|(?:need|needs|get|getting|take|taking|using|use|want|apply|applying)(?: out| for)?(?: an?| the)?(?: \S+)? (?:loan|mortgage|financing)|borrow(?:ing)?(?: (?:the|most|some|part|about|around))?(?: (?:rest|balance|of it))?|(?:conventional|jumbo|fixed|30 year|thirty year|15 year)(?: (?:30|15|thirty|fifteen)(?: |-)year)?(?: fixed)?(?: (?:loan|mortgage))?))\b(?! (?:rates?|calculator|payment|broker|people|company))/d,
  },
  ...indirectLoans,
]

export const financingAnswer: Spoken[] = [
  ...financings,
  {
    said: /^(?:(?:yes|it|is|we|i|am|are|already|all) ){0,8}(?<value>arranged|approved|a loan|loan|financ(?:e|ed|ing))\b/d,
  },
]
