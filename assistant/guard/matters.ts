/** What fair housing law protects, or a proxy for it: each subject has its own answer. */
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

/** Asked or wished by a prospect, or said about a home: the first has an answer, the second isn't repeated. */
export type ProtectedAct = 'asked' | 'said'

/** A classifier's label for a text: subject and act, or nothing protected. */
export type ProtectedLabel = `${ProtectedMatter} ${ProtectedAct}` | 'none'
