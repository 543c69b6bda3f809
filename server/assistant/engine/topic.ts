/** What visitors ask about: how it sounds. What is told of each is in tellings.ts. */
export interface Topic {
  name: TopicName
  /** What it is called where it is not in the listing: "The listing says nothing about …". */
  called: string
  /** Words that ask for it and for nothing else. */
  asked: RegExp
  /** Words that ask for it when nothing else is named: "how much", "where". */
  hinted?: RegExp
  /** Words that are not about it although they sound like it. */
  unless?: RegExp
  /** Words that may stand beside without asking for more than the fact tells. */
  beside?: string
  /** Words that the fact has to name, or it does not answer them. */
  specific?: string
  /** Sentences of the description that speak of it, for a listing without the field. */
  told?: RegExp
}

export type TopicName =
  | 'price'
  | 'flexibility'
  | 'fee'
  | 'parking'
  | 'pets'
  | 'availability'
  | 'tours'
  | 'beds'
  | 'baths'
  | 'size'
  | 'kind'
  | 'offering'
  | 'address'
  | 'year'
  | 'lot'
  | 'heating'
  | 'cooling'
  | 'laundry'
  | 'stepFree'
  | 'elevator'
  | 'floor'
  | 'lease'
  | 'deposit'
  | 'utilities'
  | 'moveIn'
  | 'school'
  | 'neighborhood'
  | 'view'
  | 'noise'
