import { meaningOf } from '../understand/read.ts'
import { spokenInFull } from './spoken-follow-ups.ts'

/** The words that a short question stands for after what was spoken of last, in English; null where it stands for itself. */
export function followUpInFull(line: string, subject: string[], calculation: string[] = []): string[] | null {
  const { topics, things } = meaningOf(subject)
  const isOfFee = topics.includes('fee')
  const [, named = ''] = isOfFee ? (coversToo.exec(line) ?? []) : []
  // "And a pool, is there one?" asks whether there is one.
  const covered = isAmenity.test(named) && !saysCovered.test(line) ? '' : named
  if (covered !== '' || (isOfFee && whatIsInIt.test(line))) return ['what', 'does', 'the', 'fee', 'cover']
  if (topics.includes('baths') && attached.test(line)) return ['does', 'each', 'bedroom', 'have', 'its', 'own', 'bath']
  if (topics.includes('tours') && howLate.test(line)) return ['what', 'hours', 'are', 'tours']
  if (topics.includes('availability') && echoedWeekday.test(line))
    return ['what', 'day', 'of', 'the', 'week', 'is', 'that', 'available']
  const spoken = spokenInFull(line, subject, calculation)
  if (spoken) return spoken
  // "By who?" of what was built or redone.
  const isOfWork = topics.includes('year') || things.length > 0 || subject.some((word) => /^re[a-z]+ed$/.test(word))
  return isOfWork && byWhom.test(line) ? ['who', 'was', 'the', 'architect', 'or', 'builder'] : null
}

/** "Windows too?" after what the dues cover. */
export const coversToo =
  /^(?:(?:and|what|how|about|is|are|but|also|the) )*(roof|windows?|water|gas|heat|heating|insurance|trash|garbage|internet|cable|gardener|gardening|garden|landscaping|exterior|outside|painting|paint|siding|gutters|electric|electricity|earthquake insurance|elevator|pool|gym|plumbing|pipes|fence|deck|snow|snow removal|doors?|driveway|foundation|pest control|termites|sewer)(?: (?:too|also|as well|covered|included|in (?:it|that|there)))+$/
const isAmenity = /^(?:pool|gym|elevator|fence|deck)$/
const saysCovered = /\b(?:too|also|covered|included|in it|in there|as well)\b/
const whatIsInIt = /^(?:(?:and|so|ok) )*what (?:does|do) (?:it|they|that) (?:have|bring|come with)$/

/** "Are they both attached?" of the baths. */
const attached =
  /^(?:(?:and|so|ok|but) )*(?:are|is) (?:they|it|both|each|either|those|the (?:baths|bathrooms|two))(?: (?:both|all|of them|each))* (?:attached|en ?suite|connected|in the bedrooms?|off the bedrooms?|private)(?: (?:to|off) (?:the|a|its) (?:bed)?rooms?)?$/

/** "How late?" of the tours. */
const howLate =
  /^(?:(?:and|so|ok|until|till|to) )*how (?:late|early)(?: (?:is it|are (?:they|you)|can (?:i|we)|do (?:they|you)|does it))?(?: (?:open|come|go|run|start|end|until|till))*(?: then)?$/

/** "That's a what day of the week?" */
const echoedWeekday =
  /^(?:(?:and|so|ok|which) )*(?:that|it|this|which) (?:is|falls on|would be) (?:an? )?(?:what|which) (?:day(?: of the week)?|weekday)$/

const byWhom =
  /^(?:(?:and|so|ok) )*(?:by (?:who|whom)|who (?:did|made|designed|remodeled|renovated|redid) (?:it|that|this|the work))(?: (?:exactly|then))?$/
