import { messageSentences } from '../understand/message-sentences.ts'
import { readContact } from './read-contact.ts'

/**
 * The sentences of a message that leave an address or say a name, for a message of which nothing else is read: "That matters at
 * our age. The name is Walter Jensen." Empty without any.
 */
export const contactLeft = (message: string): string =>
  messageSentences(message)
    .filter((sentence) => {
      const { email, places } = readContact(sentence)
      return email !== null || places.name?.by === 'introduced'
    })
    .join(' ')
