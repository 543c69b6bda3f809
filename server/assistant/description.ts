/** What visitors ask for that the record has no field for: how it sounds, what it is called, which words speak of it. */
interface Subject {
  name: string
  asked: RegExp
  told: RegExp
}

const subject = (name: string, asked: RegExp, told = asked): Subject => ({ name, asked, told })

const subjects: Subject[] = [
  subject('fees', /\b(hoa|homeowners?.? association|(building|monthly|condo|maintenance) fees?|fees?|dues)\b/i),
  subject('parking', /\b(park|parking|garages?|driveway|ev|charger|charging|valet|cars?)\b/i),
  subject('pets', /\b(pets?|dogs?|cats?|animals?)\b/i),
  subject('price flexibility', /\b(negotia\w+|flexib\w+|offers?|discount|lower price|best price)\b/i),
  subject(
    'availability',
    /\b(availab\w+|vacant|tenants?|move[- ]?in|when can|closing)\b/i,
    /\b(vacant|tenant|available)\b/i,
  ),
  subject('tours', /\b(tours?|viewings?|showings?|visit|see it|open house)\b/i, /\btours?\b/i),
  subject('its age', /\b(how old|year|built|age|new construction)\b/i, /\bbuilt|finished in|\b(1[89]|20)\d\d\b/i),
  subject('the lot', /\b((?<!\ba )lot|acres?|land)\b/i, /\b(lot|acres?)\b/i),
  subject('heating and cooling', /\b(heat\w*|cool\w*|air[- ]?con\w*|a\/?c|hvac|radiat\w+|warm)\b/i),
  subject('laundry', /\b(laundry|washers?|dryers?|washing)\b/i),
  subject('step-free access', /\b(step[- ]?free|accessib\w+|wheelchair|elevators?|lifts?|stairs|steps?|ramp)\b/i),
  subject('lease terms', /\b(lease|deposit|term|months? free)\b/i),
  subject('schools', /\b(schools?|district)\b/i),
]

/** Words that say nothing about what is asked. */
const common = new Set(
  'about also anything been does else from have here home house into is it its like many more much near place please property show some tell that the their there they this very want what when where which will with would your'.split(
    ' ',
  ),
)

export function sentencesOf(description: string | null): string[] {
  // A point inside a number ends nothing.
  return (description ?? '').split(/(?<=[.!?])\s+/).filter(Boolean)
}

/** Of the subjects a message asks about: the sentences that tell of them, and the names of those nobody wrote about. */
export function lookUp(description: string | null, message: string): { told: string[]; untold: string[] } {
  const sentences = sentencesOf(description)
  const asked = subjects.filter((each) => each.asked.test(message))
  const found = asked.map((each) => ({ each, told: sentences.filter((sentence) => each.told.test(sentence)) }))
  return {
    told: [...new Set(found.flatMap(({ told }) => told))],
    untold: found.filter(({ told }) => told.length === 0).map(({ each }) => each.name),
  }
}

/** The sentences that share a telling word with a message; for what is asked in words nobody foresaw. */
export function mentions(description: string | null, message: string): string[] {
  const words = (message.toLowerCase().match(/[a-zà-ÿ]{4,}/g) ?? []).filter((word) => !common.has(word))
  const stems = words.map((word) => word.replace(/(ies|es|s)$/, ''))
  return sentencesOf(description).filter((sentence) => {
    const said = sentence.toLowerCase().match(/[a-zà-ÿ]+/g) ?? []
    return stems.some((stem) => said.some((word) => word === stem || word.replace(/(ies|es|s)$/, '') === stem))
  })
}
