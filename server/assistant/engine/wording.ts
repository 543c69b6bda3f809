import type { Tone } from '../turn.ts'
import { capital, listed } from './phrases.ts'
import type { Source } from './search.ts'
import { inTone } from './telling.ts'

/** The sentences that Penny says around the facts. `turn` is how many answers she has given, so that they vary. */

const pick = (turn: number, choices: string[]) => choices[turn % choices.length] ?? ''

export function greetingWords(tone: Tone, address: string, isFirst: boolean): string {
  if (!isFirst) return inTone(tone, 'Hello again.', 'Hello again.', 'Hello again, good to hear from you.')
  return inTone(
    tone,
    `Hello, I am Penny. Ask me anything about ${address}.`,
    `Hello, I am Penny. I can answer your questions about ${address} and book you a tour.`,
    `Hello, I am Penny. I know what the listing of ${address} says, and I am glad to look things up for you.`,
  )
}

/** What the listing does not say, and that the seller is asked. Names in quotes are questions (thing.ts). */
export function missingWords(tone: Tone, missing: string[], isPartial: boolean, turn: number): string {
  const names = [...new Set(missing.flatMap((name) => (name.startsWith('“') ? [name] : name.split(' or '))))].slice(
    0,
    5,
  )
  const questions = names.filter((name) => name.endsWith('?”'))
  const things = names.filter((name) => !questions.includes(name))
  return [
    things.length > 0 ? aboutThings(tone, listed(things, 'disjunction'), turn) : '',
    questions.length > 0 ? aboutQuestions(tone, listed(questions, 'disjunction'), turn) : '',
    names.length === 0 && isPartial ? aboutTheRest(tone, turn) : '',
    askingSeller(tone, turn),
  ]
    .filter(Boolean)
    .join(' ')
}

const aboutThings = (tone: Tone, things: string, turn: number) =>
  inTone(
    tone,
    pick(turn, [
      `The listing says nothing about ${things}.`,
      `I don’t find anything about ${things} in the listing.`,
      `Nothing in the listing speaks of ${things}.`,
    ]),
    pick(turn, [`The listing says nothing about ${things}.`, `There is no word of ${things} in the listing.`]),
    pick(turn, [`I can’t find anything about ${things} in the listing.`, `About ${things} the listing is silent.`]),
  )

const aboutQuestions = (tone: Tone, questions: string, turn: number) =>
  inTone(
    tone,
    pick(turn, [`The listing doesn’t answer ${questions}`, `I find no answer in the listing to ${questions}`]),
    `The listing has no answer to ${questions}`,
    pick(turn, [`I can’t find an answer in the listing to ${questions}`, `The listing doesn’t answer ${questions}`]),
  )

const aboutTheRest = (tone: Tone, turn: number) =>
  inTone(
    tone,
    pick(turn, [
      'The listing says no more on that.',
      'That is as far as the listing goes.',
      'It goes no further than that.',
    ]),
    pick(turn, ['The listing stops there.', 'More is not in the listing.']),
    pick(turn, ['More than that I can’t find in the listing.', 'That is all I can find on it.']),
  )

const askingSeller = (tone: Tone, turn: number) =>
  inTone(
    tone,
    pick(turn, [
      'I am asking the seller, and you will find the answer here.',
      'I have put it to the seller for you.',
      'I will ask the seller rather than guess.',
    ]),
    pick(turn, [
      'I am putting it to the seller now, and you get the answer here.',
      'I am asking the seller right away.',
    ]),
    pick(turn, [
      'I would rather ask than guess, so it goes to the seller.',
      'I am passing your question on, and I will tell you what the seller says.',
    ]),
  )

export function quoteWords(tone: Tone, quotes: Source[], turn: number): string[] {
  const described = quotes.filter(({ kind }) => kind === 'description').slice(0, 3)
  const answered = quotes.filter(({ kind }) => kind === 'answer').slice(0, 3)
  const texts = listed(described.map(({ text }) => `“${text}”`))
  const lead = inTone(
    tone,
    pick(turn, ['From the description:', 'The description has this:', 'In the seller’s words:']),
    pick(turn, ['Here is what the description says:', 'In the seller’s words:']),
    pick(turn, ['The description tells it like this:', 'The seller puts it this way:']),
  )
  return [
    ...answered.map(({ question, text }) => `The seller was asked “${question}” and answered: “${capital(text)}.”`),
    ...(described.length > 0 ? [`${lead} ${texts}`] : []),
  ]
}

const invitation = 'the price, the rooms, parking, pets, fees, availability or a tour'

export const moveWords = {
  thanks: (tone: Tone, turn: number) =>
    inTone(
      tone,
      pick(turn, ['You are welcome.', 'My pleasure.', 'Gladly.']),
      pick(turn, ['You are welcome.', 'With pleasure.']),
      pick(turn, ['You are very welcome.', 'I am glad it helped.']),
    ),
  leaves: (tone: Tone) =>
    inTone(
      tone,
      'Goodbye. I am here at any hour.',
      'Goodbye. When you are ready to see it, write to me at any hour.',
      'Goodbye, and come back whenever something crosses your mind.',
    ),
  well: 'I am well, thank you for asking.',
  who: (tone: Tone) =>
    inTone(
      tone,
      'I am Penny, the AI assistant for this listing. I answer from what the seller has entered, and I ask the seller what I do not know.',
      'I am Penny, the AI assistant for this listing: I answer from its facts, book tours, and put to the seller what I do not know.',
      'I am Penny, the AI assistant for this listing. I know what the seller has told me about it, and I pass on what I can’t answer.',
    ),
  person: (tone: Tone, hasContact: boolean) =>
    `${inTone(tone, 'Of course. I am letting the seller know that you would like to talk to a person.', 'Of course. I am telling the seller right away that you want to talk to a person.', 'Of course, I understand. I am letting the seller know that you would rather talk to a person.')}${hasContact ? '' : ' Leave me an e-mail address or a phone number, and they can reach you.'}`,
  asking: (tone: Tone) =>
    inTone(
      tone,
      `Please do. You can ask about ${invitation}, for example.`,
      `Go ahead: ${invitation}, whatever you need to decide.`,
      `Gladly. Where would you like to begin: ${invitation}?`,
    ),
  noted: (tone: Tone, turn: number) =>
    inTone(
      tone,
      pick(turn, ['Thank you, that is good to know.', 'Thank you for telling me.']),
      pick(turn, ['Good, I have that.', 'Thank you, noted.']),
      pick(turn, ['Thank you, that helps me.', 'Thank you for sharing that.']),
    ),
  declined: (tone: Tone) =>
    inTone(
      tone,
      'All right. I am here if anything else comes up.',
      'All right. Write to me whenever you want to go on.',
      'That is fine. Is there something else you are curious about?',
    ),
  agreed: (tone: Tone) =>
    inTone(
      tone,
      `Good. What would you like to know: ${invitation}?`,
      `Good. Tell me what you need: ${invitation}.`,
      `Lovely. What would you like to look at: ${invitation}?`,
    ),
  liked: (tone: Tone) =>
    inTone(
      tone,
      'I am glad. What would you like to know about it?',
      'I am glad to hear it.',
      'I am glad to hear that. What would you like to know?',
    ),
  ordered: () => 'I go by what this listing says, and nothing else.',
  others: 'I only know this one home, so I can’t look for others.',
  again: 'That is what the listing says.',
  puzzled: (tone: Tone) =>
    inTone(
      tone,
      `I did not quite follow. You can ask me about ${invitation}.`,
      `I did not quite follow. Tell me what you need: ${invitation}.`,
      `I am not sure I understood. Is it about ${invitation}?`,
    ),
  noTours: 'Nobody gives tours of this home through me yet, so I am passing your wish on to the seller.',
  withPleasure: (tone: Tone) => inTone(tone, 'With pleasure.', 'Good, let us set it up.', 'Lovely.'),
}
