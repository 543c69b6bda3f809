import type { AskedContact } from '../contact/asked-contact.ts'
import type { LeadNote } from '../turn.ts'
import type { AskedOfVisitor } from './asked.ts'
import { isMoney, moneySource } from './money.ts'
import { whenSource } from './timing.ts'

const longest = 60

/** Reads a short message as the answer to Penny's last question; returns the notes in it. */
export function notesAnsweredIn(message: string, asked: AskedOfVisitor): LeadNote[] {
  const words = message.replace(/\s+/g, ' ').trim()
  if (words.length > longest || words.includes('?')) return []
  const note = (topic: LeadNote['topic'], value: string | undefined): LeadNote[] =>
    value ? [{ topic, value: value.trim(), sentence: words }] : []
  switch (asked) {
    case 'purpose':
      return note('intent', intentOf(words))
    case 'timing':
      return note('timing', valueIn(wholeTime, words))
    case 'budget': {
      const value = valueIn(wholeMoney, words)
      return note('budget', value && isMoney(value) ? value : undefined)
    }
    case 'financing':
      return note('financing', valueIn(wholeFinancing, words))
    default:
      return []
  }
}

/** The contact details that a short answer to `asked` gives. */
export function contactAsked(asked: AskedOfVisitor): AskedContact {
  return asked === 'contact' ? 'email' : asked === 'name' || asked === 'email' || asked === 'phone' ? asked : null
}

const wholeMoney = new RegExp(`^(?:about |around |maybe |it's |it is )?(?<value>${moneySource})[.!]?$`, 'i')
const wholeTime = new RegExp(
  `^(?:(?:i'd|we'd|i would|we would) like to move |hopefully |probably |ideally |maybe )?(?<value>(?:around |about )?(?:${whenSource}))[.!]?$`,
  'i',
)
const wholeFinancing =
  /^(?:(?:i'd|we'd|i would|we would|i'll|we'll|i will|we will) (?:pay|be paying) |(?:i'm|we're|i am|we are) |(?:it's|it is) |all |in )?(?<value>cash|pre-?approved|(?:already )?arranged)[.!]?$/i

const intents = {
  buying: /^(?:(?:i'm|i am|we're|we are|just|to)\s+)?(?:buy|buying|purchasing)[.!]?$/i,
  renting: /^(?:(?:i'm|i am|we're|we are|just|to)\s+)?(?:rent|renting|leasing)[.!]?$/i,
  investing: /^(?:(?:it's|it is|it would be|it'd be|as|for|to)\s+)?(?:an?\s+)?(?:invest|investing|investment)[.!]?$/i,
  'living in it':
    /^(?:(?:it's|it is|it would be|it'd be|as|for)\s+)?(?:(?:a home |a place )?to live in(?: it)?|(?:my|our|a) (?:primary|main) (?:home|residence))[.!]?$/i,
}

const intentOf = (words: string) => Object.entries(intents).find(([, said]) => said.test(words))?.[0]

const valueIn = (pattern: RegExp, words: string) => pattern.exec(words)?.groups?.value
