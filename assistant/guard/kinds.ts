/** What fair housing leaves to the visitor, and what only somebody with a licence should say: each kind has its answer. */
export type FairHousingKind = 'people' | 'welcome' | 'voucher' | 'suits' | 'safety' | 'schools' | 'place'
export type AdviceKind = 'law' | 'tax' | 'mortgage' | 'value' | 'insurance'
