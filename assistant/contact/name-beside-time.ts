import { messageSentences } from '../understand/message-sentences.ts'
import { tourTimeIn } from '../understand/tour-times.ts'
import { readContact } from './read-contact.ts'

const titleCase = /^(?:\p{Lu}[\p{L}'’.-]*\s){1,2}\p{Lu}[\p{L}'’-]+[.!]?$/u

/**
 * "Wed 11:30? Indigo Marchetti": a sentence beside a time that is a name and nothing else, and no part of the home's address.
 * Null where there is none.
 */
export function nameBesideTime(message: string, address: string): { name: string; sentence: string } | null {
  const sentences = messageSentences(message)
  if (!sentences.some((sentence) => tourTimeIn(sentence) !== null)) return null
  for (const sentence of sentences) {
    if (!titleCase.test(sentence) || tourTimeIn(sentence) !== null) continue
    const { name } = readContact(sentence, 'name')
    if (name !== null && !address.includes(name)) return { name, sentence }
  }
  return null
}
