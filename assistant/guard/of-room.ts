import { plainWords } from './plain-words.ts'

/** "Is it creepy down there?" after the laundry in the basement: of a room of the home, and not of its area. */
export const asksOfRoom = (message: string, subject: string[]): boolean =>
  subject.some((word) => rooms.has(word)) && ofRoom.test(plainWords(message))

const rooms = new Set([
  'laundry',
  'basement',
  'garage',
  'gym',
  'storage',
  'bicycle',
  'attic',
  'elevator',
  'pool',
  'roof',
])
const ofRoom =
  /^(?:(?:and|so|but|ok|lol) )*is it (?:(?:all|kind of|kinda|really|super|like|a bit|too) )*(?:creepy|spooky|scary|gross|nasty|dark|damp|dingy|clean|dirty|cramped|smelly|moldy|cold|hot|haunted|well lit)(?: (?:down|in|up|back|out))? there(?: (?:at night|though|lol|alone))*\W*$/
