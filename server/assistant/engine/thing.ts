import { breaksFairHousing } from '#assistant/guard/guard.ts'
import { capital } from './phrases.ts'
import { plain } from './words.ts'

const heads = [
  /^(?:(?:and|or|also|but|so|then|ok|okay|hi|hello|hey|oh|please|well)[,\s]+)*(?:is|are|was|were) there (?:also |still |maybe |possibly )?(.+)$/,
  /^(?:(?:and|or|also|but|so|then)\s+)*(?:does|do|did|will|would) (?:it|this|that|they|you|the \w+|this \w+) (?:also |really |actually )?(?:have|has|get|come with|include|offer|feature|contain|provide) (.+)$/,
  /^(?:(?:and|or|also|but|so|then)\s+)*(?:what|how) about (.+)$/,
  /^(?:(?:and|or|also|but|so|then)\s+)*(?:can you |could you |please )*tell me (?:more |something )?about (.+)$/,
  /^(?:(?:and|or|also|but|so|then)\s+)*has it got (.+)$/,
  /^(?:i|we)(?: |')[a-z' ]*?\b(?:with|to have) (.+)$/,
  /^(?:i(?: a|')m |we(?: a|')re )?looking for (?:something|a \w+|one) with (.+)$/,
  /^(?:(?:and|or|also|but)\s+)?((?:any|an?|some) .+)$/,
]
const isAsked =
  /^(is|are|was|were|do|does|did|can|could|may|might|will|would|should|has|have|how|what|what's|when|where|which|who|why)\b/

/**
 * What a part asks for, to be named where it is not in the listing: "a wine cellar", or the part itself in quotes. Figures
 * and whatever should not be repeated are not: "that".
 */
export function nameOfThing(text: string): string {
  const words = plain(text)
    .replace(/["“”<>[\]{}]/g, '')
    .replace(/\bu\b/g, 'you')
    .replace(/(?<!\s)\s+(?:here|there|nearby|please|too|as well|included|available|though|by any chance|at all)$/, '')
  const asWritten = (name: string) => written(name, text)
  const named = heads.map((head) => head.exec(words)?.[1]).find(Boolean)
  const name = named ?? words
  if (!/^[a-z][a-z' -]*$/.test(name) || name.length > 60 || name.split(' ').length > 8 || breaksFairHousing(text))
    return 'that'
  if (named && !/^any /.test(named)) return /^(it|that|this|them|those|these)\b/.test(named) ? 'that' : asWritten(named)
  if (isAsked.test(name)) return `“${capital(asWritten(name)).replace(/\bi\b/g, 'I')}?”`
  return asThing(name.replace(/^any /, '').replace(/ (allowed|permitted)$/, ''), asWritten)
}

function asThing(name: string, asWritten: (name: string) => string): string {
  const last = name.split(' ').at(-1) ?? ''
  if (countable.has(last) && name.split(' ').length <= 3)
    return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${asWritten(name)}`
  return /(s|ing|ity|age|ance|internet|wifi|wi-fi|heat|water|smoke)$/.test(last)
    ? asWritten(name)
    : `“${asWritten(name)}”`
}

/** "L train" keeps its capital, unless all of it was shouted. */
function written(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name)
  const own = at < 0 || text === text.toUpperCase() ? name : text.slice(at, at + name.length)
  return own.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()).replaceAll("'", '’')
}

const countable = new Set(
  `dishwasher pool gym sauna cellar balcony fireplace basement attic garden yard backyard terrace patio deck elevator doorman fence shed
  microwave fridge refrigerator oven stove bathtub tub jacuzzi office closet pantry porch view garage playground concierge alarm
  cellar room den loft court airbnb`.split(/\s+/),
)
