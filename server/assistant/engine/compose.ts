import { breaksFairHousing } from '#assistant/guard/guard.ts'
import { asksForTour } from '../booking/asks-for-tour.ts'
import type { EngineReply, Turn } from '../turn.ts'
import type { Findings } from './findings.ts'
import { initiative } from './initiative.ts'
import { listed, shortened } from './phrases.ts'
import { saysHowToReach } from './reachable.ts'
import { descriptionOf, type Source } from './search.ts'
import { tellTours } from './tell-dates.ts'
import { summaryOf } from './tell-home.ts'
import { type Telling, told } from './telling.ts'
import { greetingWords, missingWords, moveWords, quoteWords } from './wording.ts'

/** The findings of a message in one text, with what follows from them. */
export function composed(turn: Turn, findings: Findings): EngineReply {
  const { record, tone, before, memory, now } = turn
  const { answers, moves, guarded, subject } = findings
  const count = before.filter(({ author }) => author === 'assistant').length
  const wish = tourWish(turn, findings)
  const overview = moves.has('overview') ? overviewOf(turn) : null
  // Who asks for a tour hears of free times soon enough.
  const isMoreAsked = asksForTour(turn.message) && answers.some(({ topics }) => !topics.includes('tours'))
  const tours =
    wish.byMove && !answers.some(({ topics }) => topics.includes('tours'))
      ? tellTours({ record, tone, words: '', now })
      : null
  const tellings = unique([
    ...(overview?.tellings ?? []),
    ...answers.flatMap((answer) => answer.tellings).filter((telling) => !(isMoreAsked && telling.topic === 'tours')),
    ...(tours ? [tours] : []),
  ]).slice(0, 12)
  const quotes = uniqueQuotes([...(overview?.quotes ?? []), ...answers.flatMap((answer) => answer.quotes)])
  const missing = answers.flatMap((answer) => answer.missing).filter((name) => name !== 'tours')
  const isPartial = answers.some((answer) => answer.isPartial)
  const facts = [
    ...tellings.flatMap(({ topic, sources }) => sources.map((text) => ({ topic, text }))),
    ...quotes.map(({ kind, question, text }) => ({ topic: kind, text: question ? `${question} ${text}` : text })),
  ]
  const asked = [...new Set(answers.flatMap((answer) => answer.topics))]
  const unanswered = answers.map((answer) => answer.unanswered).filter((each) => each !== null)
  const hasAnswer = tellings.length + quotes.length + missing.length > 0
  const isFirst = count === 0
  const said = [
    moves.has('greets') && (!hasAnswer || isFirst)
      ? greeting(turn, isFirst, hasAnswer || guarded !== null || moves.has('asksHow'))
      : '',
    moves.has('asksHow') ? moveWords.well : '',
    moves.has('asksWho') ? moveWords.who(tone) : '',
    moves.has('asksOthers') ? moveWords.others : '',
    guarded ?? '',
    findings.isOrdered ? moveWords.ordered() : '',
    wish.byAgreement ? moveWords.withPleasure(tone) : '',
    repeats(turn, tellings) && !isPartial ? moveWords.again : '',
    ...together(unrepeated(tellings.map(({ text }) => text))),
    ...quoteWords(tone, quotes, count),
    missing.length > 0 || isPartial || tellings.some(({ isOpen }) => isOpen)
      ? missingWords(tone, missing, isPartial, count)
      : '',
    wish.isWanted && !record.givesTours ? moveWords.noTours : '',
    moves.has('asksPerson') ? moveWords.person(tone, hasContact(turn)) : '',
  ]
  const body = said.filter(Boolean).join(' ') || chat(turn, findings, count)
  const isTalk = moves.has('asksPerson') || moves.has('leaves') || moves.has('declines') || moves.has('invitesAsking')
  const adds = guarded === null && !findings.isOrdered && !wish.isWanted && !isTalk && !/\?$/.test(body)
  const closing = moves.has('leaves') && hasAnswer ? moveWords.leaves(tone) : ''
  const text = [body, closing, adds ? initiative(turn, asked, unanswered.length > 0) : ''].filter(Boolean).join(' ')
  if (wish.byMove && !record.givesTours) unanswered.push(turn.message)
  return {
    text: shortened(text, 3900),
    memory: { topics: asked.length > 0 ? asked : memory.topics, ...subject },
    facts,
    unanswered: [...new Set(unanswered.map((each) => shortened(each.trim(), 500)))].slice(0, 8),
    wantsTour: wish.isWanted && record.givesTours,
    wantsHuman: moves.has('asksPerson'),
    isGuarded: guarded !== null,
  }
}

function greeting({ tone, record }: Turn, isFirst: boolean, isShort: boolean): string {
  return isShort ? 'Hello.' : greetingWords(tone, record.address, isFirst)
}

/** What is said when there is nothing to tell. */
function chat({ tone }: Turn, { moves, isPuzzled }: Findings, count: number): string {
  const leaves = moves.has('leaves') ? moveWords.leaves(tone) : ''
  if (moves.has('invitesAsking')) return moveWords.asking(tone)
  const thanked = moves.has('thanks') ? moveWords.thanks(tone, count) : ''
  if (thanked) return [thanked, leaves || (isPuzzled ? moveWords.puzzled(tone) : '')].filter(Boolean).join(' ')
  if (leaves) return leaves
  if (moves.has('tellsOfSelf')) return moveWords.noted(tone, count)
  if (moves.has('declines')) return moveWords.declined(tone)
  if (isPuzzled) return moveWords.puzzled(tone)
  if (moves.has('agrees')) return moveWords.agreed(tone)
  if (moves.has('likes')) return moveWords.liked(tone)
  return moveWords.puzzled(tone)
}

/** Somebody names a tour, says yes to the offer of one, or gives a time and nothing else. */
function tourWish({ before, record }: Turn, { answers, moves }: Findings) {
  const last = before.at(-1)
  const wasOffered =
    last?.author === 'assistant' && /\b(book you|arrange|set up|for|is) a tour\b/i.test(lastSentences(last.text))
  const byAgreement = wasOffered && moves.has('agrees') && record.givesTours
  const byTime = moves.has('givesTime') && answers.every(({ topics }) => topics.length === 0)
  const byTopic = answers.some(({ topics }) => topics.includes('tours'))
  return { isWanted: byTopic || byAgreement || byTime, byMove: byAgreement || byTime, byAgreement }
}

const lastSentences = (text: string) =>
  text
    .split(/(?<=[.?!])\s+/)
    .slice(-2)
    .join(' ')

/** The head of the listing and how its description begins; asked again, how it goes on. */
function overviewOf(turn: Turn): { tellings: Telling[]; quotes: Source[] } {
  const { record, tone, before, now } = turn
  const known = before.filter(({ author }) => author === 'assistant').map(({ text }) => text)
  const sentences = descriptionOf(record).filter((sentence) => !breaksFairHousing(sentence))
  const fresh = sentences.filter((sentence) => !known.some((text) => text.includes(sentence))).slice(0, 2)
  const summary = summaryOf({ record, tone, words: '', now })
  const wasSummed = known.some((text) => text.includes(summary.text))
  const quotes = fresh.map((text, i) => ({ id: -1 - i, kind: 'description' as const, question: '', words: text, text }))
  if (!wasSummed) return { tellings: [summary], quotes }
  return { tellings: fresh.length > 0 ? [] : [told('overview', 'That is all that the description says.')], quotes }
}

const hasContact = ({ before, message }: Turn) =>
  [...before.filter(({ author }) => author === 'visitor').map(({ text }) => text), message].some(saysHowToReach)

/** The very answer that was given just now. */
function repeats({ before, message }: Turn, tellings: Telling[]): boolean {
  if (!/^(and|what about|how about|are you|really|is that|sure|seriously)\b/i.test(message.trim())) return false
  const last = before.at(-1)
  return tellings.length > 0 && last?.author === 'assistant' && tellings.every(({ text }) => last.text.includes(text))
}

/** Each sentence once: a rule is not told again for the next animal, and "The rent is …" not for its flexibility. */
function unrepeated(texts: string[]): string[] {
  const said = new Set<string>()
  return texts
    .map((text, i) => {
      const fresh = text.split(/(?<=[.?!]) (?=[A-Z])/).filter((sentence) => !said.has(sentence))
      for (const sentence of fresh) said.add(sentence)
      const kept = fresh.join(' ')
      return texts[i - 1]?.startsWith('The rent is $') ? kept.replace(/^The rent is/, 'It is') : kept
    })
    .filter((text) => text !== '')
}

/** "It has 5 bedrooms. It has 4.5 baths." in one sentence. */
function together(texts: string[]): string[] {
  const lead = /^(It has|You get|There are) (\d[^.]*(?:\.\d[^.]*)?)\.$/
  const items = texts.flatMap((text) => (lead.exec(text)?.slice(1, 3) ? [lead.exec(text)?.[2] ?? ''] : []))
  const first = texts.findIndex((text) => lead.test(text))
  if (items.length < 2) return texts
  return texts.flatMap((text, i) =>
    i === first ? [`${lead.exec(text)?.[1]} ${listed(items)}.`] : lead.test(text) ? [] : [text],
  )
}

function unique(tellings: Telling[]): Telling[] {
  return tellings.filter(({ text }, i) => tellings.findIndex((other) => other.text === text) === i)
}

function uniqueQuotes(quotes: Source[]): Source[] {
  return quotes.filter(({ text }, i) => quotes.findIndex((other) => other.text === text) === i)
}
