import { type Home, homeOf } from '../facts/home.ts'
import type { Listing } from '../listing.ts'
import { type Answer, beyond, type Source } from '../say/answer.ts'
import { both, inLanguage, sentence, type Words } from '../say/format.ts'
import { lines } from '../say/lines.ts'
import { contentStems, ownersAnswer, type Passage, passagesOf, stem } from '../say/record-search.ts'
import { isYesNo, spanishTerms, topicAnswers } from '../say/topic-answers.ts'
import { type Act, actOf, findSmallTalk, type SmallTalk } from '../understand/acts.ts'
import type { Language } from '../understand/language.ts'
import { wordsOf } from '../understand/normalize.ts'
import { meaningOf, type Reading, readMessage } from '../understand/read.ts'
import type { ThingId } from '../understand/things.ts'
import { type TopicId, topics as topicsById } from '../understand/topics.ts'
import { type Calculation, calculationAt } from './calculation.ts'
import type { Memory } from './memory.ts'

/** What fair housing or advice rules keep Penny from answering; see guard/. */
export interface Screened {
  text: Words
  /** What else the message says. */
  rest: string
}

export interface Turn {
  listing: Listing
  message: string
  memory: Memory
  /** `2026-11-20` on the property's calendar. */
  today: string
  /** Whether it is known how to reach the visitor. */
  hasContact?: boolean
  screen: (message: string, listing: Listing, turn: number, language: Language) => Screened | null
}

export interface Reply {
  text: string
  language: Language
  /** Of each clause, in order. */
  acts: Act[]
  topics: string[]
  sources: Source[]
  /** Questions for the owner, in the visitor's words. */
  unanswered: string[]
  wantsTour: boolean
  wantsPerson: boolean
  isGuarded: boolean
  memory: Memory
}

/** The answer to one message, from the record alone. The same turn gets the same reply. Never throws. */
export function replyTo({ listing, message, memory, today, hasContact = false, screen }: Turn): Reply {
  const home = homeOf(listing)
  const number = memory.turns ?? 0
  const reading = readMessage(message, listing, memory.language)
  const { language } = reading
  const guarded = screen(message, listing, number, language)
  const clauses = guarded ? readMessage(guarded.rest, listing, language).clauses : reading.clauses
  const said: Said[] = []
  let current = memory
  for (let i = 0; i < clauses.length; i++) {
    const context = { home, memory: current, today, number, hasContact }
    const calculation = calculationAt(clauses, i, { ...context, resolve: (clause) => withReferents(clause, context.memory) })
    const one = calculation ? calculationSaid(calculation, home) : answerClause(clauses[i] as Reading, context)
    said.push(one)
    if (calculation) i += calculation.clauses - 1
    current = { ...current, ...(one.subject && { subject: one.subject }), ...(one.calculation && { calculation: one.calculation }) }
  }
  const acts = [...(guarded ? (['protected'] as const) : []), ...said.map(({ act }) => act)]
  const kept = withoutFillers(said, guarded !== null)
  const texts = [...(guarded ? [inLanguage(guarded.text, language)] : []), ...unique(kept.map(({ text }) => inLanguage(text, language)))]
  const text = texts.filter(Boolean).join(' ') || inLanguage(lines.nonsense(number), language)
  return {
    text: text.slice(0, 3900),
    language,
    acts,
    topics: unique(said.flatMap(({ answers }) => answers.map(({ topic }) => topic))),
    sources: said.flatMap(({ answers }) => answers.flatMap(({ sources }) => sources)),
    unanswered: unique(kept.flatMap(({ unanswered }) => (unanswered ? [unanswered] : []))).slice(0, 8),
    wantsTour: acts.includes('booking'),
    wantsPerson: acts.includes('person'),
    isGuarded: guarded !== null,
    memory: { ...current, language, turns: number + 1 },
  }
}

interface Said {
  act: Act
  text: Words
  answers: Answer[]
  unanswered: string | null
  subject?: string[]
  calculation?: string[]
}

interface Context {
  home: Home
  memory: Memory
  today: string
  number: number
  hasContact: boolean
}

/** A greeting or thanks is left out where something else is answered; so is what was only misunderstood. */
function withoutFillers(said: Said[], isGuarded: boolean): Said[] {
  const isFull = ({ act, answers }: Said) => answers.length > 0 || act === 'question' || act === 'market' || act === 'person' || act === 'booking' || act === 'order'
  if (!isGuarded && !said.some(isFull)) return said
  return said.filter((one) => isFull(one))
}

function answerClause(clause: Reading, context: Context): Said {
  const resolved = withReferents(clause, context.memory)
  const isKnown = resolved.topics.length + resolved.things.length > 0 || knownWords(resolved, context.home)
  const act = actOf(resolved, isKnown)
  const { home, number } = context
  const plain = (text: Words): Said => ({ act, text, answers: [], unanswered: null })
  switch (act) {
    case 'order':
      return plain(lines.order(number))
    case 'person':
      return plain(lines.person(home, context.hasContact))
    case 'market':
      return plain(lines.market(number))
    case 'complaint':
      return plain(lines.complaint(home, number))
    case 'nonsense':
      return plain(lines.nonsense(number))
    case 'smallTalk':
      return plain(smallTalk(resolved, context))
    case 'booking':
      return booking(resolved, context, act)
    case 'statement':
      return statement(resolved, context, act)
    default:
      return question(resolved, context, act)
  }
}

function calculationSaid({ reading, answer }: Calculation, home: Home): Said {
  const act = actOf(reading, reading.topics.length + reading.things.length > 0 || knownWords(reading, home))
  return { act: act === 'statement' ? act : 'question', text: answer.text, answers: [answer], unanswered: null, subject: subjectOf(reading), calculation: reading.words }
}

function smallTalk({ words }: Reading, { home, number }: Context): Words {
  const found = new Set(findSmallTalk(words).map(({ id }) => id))
  const order: [SmallTalk, () => Words][] = [
    ['whoAreYou', lines.whoAreYou],
    ['howAreYou', lines.howAreYou],
    ['others', lines.others],
    ['invites', lines.invites],
    ['bye', lines.bye],
    ['thanks', () => lines.thanks(number)],
    ['no', lines.no],
    ['liking', () => lines.liking(number)],
    ['greeting', () => (number === 0 ? lines.greeting(home) : lines.hello())],
    ['yes', lines.yes],
    ['apology', lines.hello],
    ['laugh', () => lines.liking(number)],
  ]
  return order.find(([id]) => found.has(id))?.[1]() ?? lines.nonsense(number)
}

function booking(reading: Reading, { home, today }: Context, act: Act): Said {
  const answer = topicAnswers.tours(reading, home, today)
  const asksHours = /\b(?:when|what|which|how|are|is|do)\b/.test(reading.words.join(' '))
  const text = answer && asksHours ? answer.text : home.listing.tourHours.length === 0 ? (answer?.text ?? lines.tourOffer()) : lines.tourOffer()
  return { act, text, answers: answer && asksHours ? [answer] : [], unanswered: null, subject: ['tour'] }
}

/** What visitors say of themselves is noted; a rule that it touches is told. */
function statement(reading: Reading, { home, today, number }: Context, act: Act): Said {
  const pets = reading.topics.includes('pets') ? topicAnswers.pets({ ...reading, words: ['are', ...reading.words] }, home, today) : null
  if (pets && /\b(?:have|with|bring|got|own)\b/.test(reading.words.join(' '))) return { act, text: pets.text, answers: [pets], unanswered: null, subject: ['pets'] }
  return { act, text: lines.noted(number), answers: [], unanswered: null }
}

function question(reading: Reading, context: Context, act: Act): Said {
  const { home, number } = context
  const found = factsFor(namesOffer(reading) ? { ...reading, topics: ['flexibility'], things: [], extra: [], asked: [] } : reading, context)
  if (found.length === 0) {
    if (reading.topics.length + reading.things.length === 0 && reading.extra.length === 0) return { act: 'nonsense', text: lines.nonsense(number), answers: [], unanswered: null }
    return { act, text: lines.missing(null, home, number), answers: [], unanswered: reading.text, subject: subjectOf(reading) }
  }
  const isOpen = found.some((answer) => answer.isOpen)
  const texts = found.map(({ text }) => text)
  if (isOpen) texts.push(found.length === 1 && found[0]?.text.en === '' ? lines.missing(null, home, number) : lines.alsoMissing(home, number))
  return {
    act,
    text: both(join(texts, 'en'), join(texts, 'es')),
    answers: found,
    unanswered: isOpen ? reading.text : null,
    subject: subjectOf(reading),
  }
}

/** "Would they take 4.5?" */
const namesOffer = ({ words, amounts, topics }: Reading) =>
  amounts.some(({ unit, value }) => (unit === '$' || unit === null) && value > 0) &&
  /\b(?:take|accept|entertain|consider|go for|do|agree|settle)\b/.test(words.join(' ')) &&
  topics.every((id) => id === 'price' || id === 'flexibility') &&
  !/\b(?:dogs?|cats?|cars?|months?|years?|beds?)\b/.test(words.join(' '))

const join = (texts: Words[], language: Language) => unique(texts.map((one) => one[language])).filter(Boolean).join(' ')

function subjectOf({ topics, things, words }: Reading): string[] | undefined {
  if (things.length > 0 || topics.length > 0) {
    const telling = words.filter((word) => meaningOf([word]).things.length > 0 || meaningOf([word]).topics.length > 0)
    return telling.length > 0 ? telling.slice(0, 4) : [...topics]
  }
  return undefined
}

const pronoun = /\b(?:it|they|them|that|those|these|this|one|ones|there)\b/
const goesOn = /^(?:and|ok and|so|what about|how about|or|also|and what about|then)\b/

/** "Is it heated?" is asked of what was spoken of last. */
function withReferents(clause: Reading, memory: Memory): Reading {
  const line = clause.words.join(' ')
  const { subject, calculation } = memory
  if (calculation && clause.amounts.length > 0 && (goesOn.test(line) || clause.words.length <= 4) && clause.topics.length === 0) {
    const without = calculation.filter((word) => !/^\$?\d|^%$/.test(word))
    return { ...clause, ...meaningOf([...clause.words, ...without]) }
  }
  if (!subject || subject.length === 0) return clause
  const bare = clause.topics.filter((id) => !['price', 'size', 'year', 'heating', 'fee', 'deposit'].includes(id)).length + clause.things.length === 0
  const refers = pronoun.test(line) || goesOn.test(line) || (clause.words.length <= 4 && clause.asked.length > 0)
  const aboutHome = /\b(?:home|house|place|apartment|condo|property|unit|building|loft|townhouse)\b/.test(line)
  const isThing = meaningOf(subject).things.length > 0
  if (!bare || !refers || aboutHome) return clause
  if (clause.topics.length > 0 && !isThing && !(clause.asked.includes('cost') && clause.topics.every((id) => id === 'price'))) return clause
  return { ...clause, ...meaningOf([...clause.words, ...subject]) }
}

/** Every telling word stands in one passage of the record. */
function knownWords({ extra }: Reading, home: Home): boolean {
  const stems = extra.map(stem)
  return stems.length > 0 && passagesOf(home).some((one) => stems.every((word) => one.stems.has(word)))
}

/** Of two topics that one question names, the one that says more. */
const absorbs: Partial<Record<TopicId, TopicId[]>> = {
  flexibility: ['price', 'lease', 'fee'],
  fee: ['price', 'utilities'],
  deposit: ['price', 'availability', 'fee', 'lease'],
  parking: ['price', 'fee', 'utilities', 'heating'],
  pets: ['price', 'fee', 'deposit', 'size'],
  tours: ['availability', 'kind', 'view'],
  lot: ['size'],
  lease: ['price', 'availability', 'offering'],
  utilities: ['price', 'heating', 'cooling'],
  laundry: ['price'],
  elevator: ['stepFree', 'floor'],
  beds: ['size', 'price'],
  availability: ['offering', 'price'],
  kind: ['offering', 'size', 'availability'],
  cooling: ['size', 'heating'],
  neighborhood: ['address', 'parking'],
  school: ['address'],
  moveInCost: ['price', 'deposit', 'availability', 'lease'],
  heating: ['size'],
}

function chosenTopics(reading: Reading): TopicId[] {
  const dropped = new Set(reading.topics.flatMap((id) => absorbs[id] ?? []))
  const topics = reading.topics.filter((id) => !dropped.has(id))
  if (topics.length > 0 || reading.things.length > 0) return topics
  return reading.topics.length > 0 ? reading.topics : fallbackTopic(reading)
}

/** "How much?", "how big?", "when?" and "where?" by themselves ask for the home's. */
function fallbackTopic({ asked, extra }: Reading): TopicId[] {
  if (extra.length > 0) return []
  const [first] = asked
  const topic = first && ({ cost: 'price', size: 'size', when: 'availability', where: 'address', age: 'year' } as Partial<Record<typeof first, TopicId>>)[first]
  return topic ? [topic] : []
}

function factsFor(reading: Reading, context: Context): Answer[] {
  const { home, today } = context
  const owners = ownersAnswer(reading.words, home)
  if (owners && reading.extra.every((word) => owners.stems.has(stem(word)))) return [quoted(owners, reading, home)]
  const topics = chosenTopics(reading)
  const answers: Answer[] = []
  const things = thingsIn(reading, topics)
  for (const id of topics) {
    // "Is the pool heated?" asks about the pool.
    if (things.length > 0 && ['heating', 'size', 'year', 'price', 'cooling', 'floor', 'view', 'noise'].includes(id) && !reading.words.includes('rent')) continue
    answers.push(...topicFacts(id, reading, context, today))
  }
  for (const id of things) answers.push(thingFact(id, reading, home))
  if (answers.length === 0 && reading.extra.length > 0) {
    const stems = reading.extra.map(stem)
    const found = passagesOf(home).find((one) => stems.every((word) => one.stems.has(word)))
    if (found) answers.push(quoted(found, reading, home))
  }
  return answers
}

/** Words of a topic may be the name of a thing, too: "parking garage". */
function thingsIn({ things }: Reading, topics: TopicId[]): ThingId[] {
  const covered: Partial<Record<ThingId, TopicId[]>> = {
    garden: ['lot'],
    insurance: ['fee'],
    plumbing: ['utilities', 'laundry'],
    roof: ['fee'],
    gym: ['fee'],
    internet: ['utilities'],
    loft: ['kind'],
    bikeRoom: [],
    brick: [],
    roommates: ['price'],
  }
  return things.filter((id) => !covered[id]?.some((topic) => topics.includes(topic)))
}

function topicFacts(id: TopicId, reading: Reading, { home }: Context, today: string): Answer[] {
  const answer = topicAnswers[id](reading, home, today)
  const passages = passagesOf(home)
  if (answer === null) {
    const asksMore = beyond(reading.asked, topicsById[id].tells).length > 0
    const stems = reading.extra.map(stem)
    const found =
      passages.find((one) => one.topics.has(id) && one.kind === 'answer' && !asksMore) ??
      passages.find((one) => one.topics.has(id) && !asksMore && stems.every((word) => one.stems.has(word)) && ['view', 'noise', 'neighborhood', 'utilities', 'floor', 'heating', 'cooling', 'laundry'].includes(id))
    if (found) return [quoted(found, reading, home)]
    const known = topicAnswers[id]({ ...reading, asked: [], words: reading.words.filter((word) => !/^(?:is|are|does|do|can|has|have|ev|charger|charging|tesla|electric)$/.test(word)) }, home, today)
    return [known ? { ...known, isOpen: true } : { topic: id, text: both('', ''), sources: [], isOpen: true }]
  }
  const more = beyond(reading.asked, topicsById[id].tells)
  const extra = reading.extra.map(stem).filter((word) => !contentStems(wordsOf(`${answer.text.en} ${answer.sources.map(({ text }) => text).join(' ')} ${home.listing.address}`)).includes(word))
  if (more.length === 0 && extra.length === 0) return [answer]
  const owners = passages.find((one) => one.question !== null && extra.length > 0 && extra.every((word) => one.stems.has(word)))
  if (owners) return [quoted(owners, reading, home)]
  const other = passages.find((one) => extra.length > 0 && extra.every((word) => one.stems.has(word)) && one.topics.has(id))
  if (other) return [answer, quoted(other, reading, home)]
  // An unknown word beside a topic that was asked for by name: told, and the rest is open.
  return [{ ...answer, text: isYesNo(reading) ? withoutVerdict(answer.text) : answer.text, isOpen: true }]
}

const withoutVerdict = ({ en, es }: Words): Words => both(en.replace(/^(?:Yes|No|Not yet)[.,:] /, ''), es.replace(/^(?:Sí|No|Todavía no)[.,:] /, ''))

function thingFact(id: ThingId, reading: Reading, home: Home): Answer {
  const stems = [...reading.extra, ...reading.words.filter((word) => /^(?:heated|covered|private|own|new|large|small|big)$/.test(word))].map(stem)
  const asked = new Set([...stems, ...contentStems(reading.words)])
  const found = passagesOf(home)
    .filter((one) => one.things.has(id))
    .map((one) => ({ one, shared: [...asked].filter((word) => one.stems.has(word)).length + (one.kind === 'answer' ? 0.5 : 0) }))
    .sort((a, b) => b.shared - a.shared)[0]?.one
  if (!found) return { topic: id, text: both('', ''), sources: [], isOpen: true }
  const measures = reading.asked.filter((one) => one !== 'where')
  const isAnswered = stems.every((word) => found.stems.has(word)) && (measures.length === 0 || found.question !== null || (reading.asked.includes('count') && saysNumber.test(found.text)) || /\d/.test(found.text))
  const answer = quoted(found, reading, home)
  return isAnswered ? answer : { ...answer, text: withoutVerdict(answer.text), isOpen: true }
}

const saysNumber = /\b(?:\d+|one|two|three|four|five|six)\b/i

/** A piece of the record, in its own words. */
function quoted(one: Passage, reading: Reading, home: Home): Answer {
  const source: Source = { kind: one.kind, id: one.id, text: one.question ? `${one.question} ${one.text}` : one.text }
  const owner = home.isRental ? both('landlord', 'propietario') : both('seller', 'vendedor')
  if (one.kind === 'answer') return { topic: 'answer', text: both(`The ${owner.en} says: “${sentence(one.text)}”`, `El ${owner.es} dice: “${sentence(one.text)}”`), sources: [source], isOpen: false }
  if (one.kind === 'field') return { topic: one.id, text: both(sentence(one.text), sentence(spanishTerms(one.text))), sources: [source], isOpen: false }
  const lead = isYesNo(reading) ? both('Yes. ', 'Sí. ') : both('', '')
  return { topic: 'description', text: both(`${lead.en}From the listing: “${sentence(one.text)}”`, `${lead.es}El anuncio dice (en inglés): “${sentence(one.text)}”`), sources: [source], isOpen: false }
}

const unique = <T>(list: T[]): T[] => [...new Set(list)]
