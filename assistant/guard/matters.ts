/** What fair housing law protects, or what stands in for it: each matter has a right answer of its own. */
export type ProtectedMatter =
  | 'assistanceAnimal'
  | 'voucher'
  | 'children'
  | 'accommodation'
  | 'applicant'
  | 'occupants'
  | 'people'
  | 'safety'
  | 'schools'
  | 'place'
  | 'instruction'

/** Asked or wished by a prospect, or said of a home: the first has an answer, the second is not said. */
export type ProtectedAct = 'asked' | 'said'

/** What a regression makes of a text: matter and act, or nothing protected. */
export type ProtectedLabel = `${ProtectedMatter} ${ProtectedAct}` | 'none'
