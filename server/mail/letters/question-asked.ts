import { longDayOf } from '#server/rules/tour-time.ts'
import type { Letter } from './letter.ts'
import { streetOf } from './tour-in-letters.ts'

export interface QuestionInLetters {
  question: string
  address: string
  zone: string
}

/** To the seller: somebody asked what the listing does not say. */
export function questionAsked({ question, address, zone }: QuestionInLetters, link: string, expiresAt: Date): Letter {
  const street = streetOf(address)
  return {
    subject: `A question about ${street} that only you can answer`,
    preview: question,
    title: 'Can you tell me this?',
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody asked me about ${street}, and the listing does not say. I never guess, so I said that I would ask you.`,
      },
      { kind: 'quote', author: 'They asked', text: question },
      { kind: 'facts', rows: [['Where', address]] },
      { kind: 'links', links: [{ words: 'Answer it', address: link }] },
      {
        kind: 'note',
        text: 'Whoever asked hears your answer from me, in your words, and so does everybody who asks the same later.',
      },
      {
        kind: 'note',
        text: `The link is for you alone: whoever has this letter can answer. It works until ${longDayOf(expiresAt, zone)}.`,
      },
    ],
  }
}
