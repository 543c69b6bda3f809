import { type Contact, readContact } from '../contact/read-contact.ts'
import type { LeadNote } from '../turn.ts'
import type { ClassifierModel } from '../understand/classifier.ts'
import { contactAsked } from './answered.ts'
import type { AskedOfVisitor } from './asked.ts'
import { ownWords, sentencesWithPlaces } from './placed-sentences.ts'
import { statementsIn } from './statements.ts'

/** The name, email and phone number that visitors give as their own, each with the sentence it's in. */
export function contactIn(
  message: string,
  asked: AskedOfVisitor,
  names?: ClassifierModel,
): { name: LeadNote[]; reached: LeadNote[] } {
  const contact = readContact(ownWords(message), contactAsked(asked), names)
  const note = (topic: 'name' | 'email' | 'phone'): LeadNote[] => {
    const [value, place] = [contact[topic], contact.places[topic]]
    return value && place ? [{ topic, value, sentence: sentenceAt(message, place.start) }] : []
  }
  return { name: isStated(message, contact) ? note('name') : [], reached: [...note('email'), ...note('phone')] }
}

/** False for an introduction that is hypothetical, quoted or a question. Short answers and signatures always count. */
function isStated(message: string, { places }: Contact): boolean {
  if (places.name?.by !== 'introduced' && places.name?.by !== 'beside') return true
  const { start, end } = places.name
  // `Will Young will@young.net` isn't a question.
  if (places.name.by === 'beside' && start === 0) return true
  const own = ownWords(message)
  // A name can look like several sentences ("T. J. Rowe"), a question ("Will Price") or a remark ("Siobhan (shi-vawn)").
  const marked = `${own.slice(0, start)}${nameMark}${own.slice(end)}`
  return statementsIn(marked.replace(request, '')).some(({ text }) => text.includes(nameMark))
}

const nameMark = 'Nnn'

/** "Can you take this down, my name is …" only asks to note it. */
const request =
  /^(?:(?:hi|hello|hey|ok|penny),? )*(?:can|could|would|will) you (?:please )?(?:note|put|take|write|save|jot)\b(?=[^?]*$)/i

function sentenceAt(message: string, place: number): string {
  return (
    sentencesWithPlaces(message).findLast(({ start }) => start <= place)?.said ?? message.replace(/\s+/g, ' ').trim()
  )
}
