import { conversationAfter, conversationAfterReply, newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { type ClauseStep, type Reply, replyTo } from '#assistant/decide/reply.ts'
import { screenMessage } from '#assistant/guard/fair-housing.ts'
import { askedOfVisitor } from '#assistant/lead/asked.ts'
import { offeredFor } from '#assistant/lead/intent-by-listing.ts'
import { learnedNotesIn } from '#assistant/lead/notes.ts'
import type { Listing } from '#assistant/listing.ts'
import type { LeadNote } from '#assistant/turn.ts'
import { type Act, actNames } from '#assistant/understand/acts.ts'
import type { Encoder } from '#assistant/understand/encoder.ts'
import { halfOf, isHeldOut } from '#server/assistant/learning/corpora.ts'
import { askedBefore } from './asked-before.ts'
import { runConversation } from './conversations.ts'
import { type ConversationLine, holdsWanted, readCorpus, readListings, type Utterance } from './corpus.ts'
import type { EvaluationOptions } from './options.ts'
import { answerOutcome, outcomes } from './outcome.ts'
import { saidNotDone } from './said.ts'
import { slotsNoted, wronglyNoted } from './slots.ts'
import { CountTable, ScoreTable } from './table.ts'
import { firstFailure, isOfTours, tourFailures } from './tour-failures.ts'

const expectedAct = ({ act, class: of }: Utterance) => (of === 'hostile' ? 'order' : act)

/** The act that a line is read as: the expected one if it's among those found, else the first of them. */
function actRead(line: Utterance, found: Act[]): Act {
  return found.find((one) => one === expectedAct(line)) ?? found[0] ?? 'nonsense'
}

/** `halves`: encoders for the tuning lines, each trained on the other half only. */
export async function evaluate(
  options: EvaluationOptions,
  whole?: Encoder,
  halves?: [Encoder, Encoder],
): Promise<void> {
  const listings = readListings(options.folder)
  const isChosen = ({ listing, id }: { listing: number; id: string }) =>
    (options.listing === undefined || listing === options.listing) && id.startsWith(options.ids ?? '')
  const encoderFor = (id: string) => (halves && !isHeldOut(id) ? halves[halfOf(id)] : whole)
  let left = options.show
  const show = (id: string, kind: string, ...lines: string[]) => {
    if (isHeldOut(id) || left === 0 || (options.class !== undefined && options.class !== kind)) return
    left--
    console.log(`\n${[`${id} ${kind}`, ...lines].join('\n  ')}`)
  }
  const times: number[] = []
  const [answers, acts, falseSaid, notDone] = [new ScoreTable(), new ScoreTable(), new ScoreTable(), new ScoreTable()]
  const slots = new ScoreTable()
  const [byClass, byListing] = [new CountTable(outcomes), new CountTable(outcomes)]
  const confusion = new CountTable(actNames)

  for (const line of options.only === 'conversations'
    ? []
    : readCorpus<Utterance>('utterances', options.folder).filter(isChosen)) {
    const listing = listings.get(line.listing)
    if (!listing) throw new Error(`${line.id}: there is no listing ${line.listing}.`)
    const encoder = encoderFor(line.id)
    const { reply, conversation, took } = await answerTo(line, listing, encoder)
    times.push(took)
    const kind = line.lang === 'es' ? `${line.class} (es)` : line.class
    const text = line.act === 'booking' ? await withBooking(line, listing, encoder) : textOf(reply.parts)
    const missing = (line.has ?? []).filter((entry) => !holdsWanted(text, entry))
    const wrong = (line.lacks ?? []).filter((entry) => holdsWanted(text, entry))
    const isOwner = reply.unanswered.length > 0 === (line.asksOwner ?? false)
    const asked = askedBefore(line) ?? askedOfVisitor(conversation, null)
    const notes = await learnedNotesIn(line.text, asked, encoder, offeredFor(listing))
    const unbacked = saidNotDone(text, doneBy(reply, notes))
    const act = actRead(line, reply.acts)
    const outcome = answerOutcome(
      line,
      {
        said: (line.has ?? []).length - missing.length,
        wanted: (line.has ?? []).length,
        isFalse: wrong.length > 0,
        isOwnerAsWanted: isOwner,
      },
      reply,
    )
    answers.count(kind, line.id, outcome === 'right')
    byClass.count(options.byListing ? `${kind}, home ${line.listing}` : kind, line.id, outcome)
    byListing.count(`home ${line.listing}`, line.id, outcome)
    acts.count(kind, line.id, act === expectedAct(line))
    confusion.count(expectedAct(line), line.id, act)
    falseSaid.count('nothing wrong said', line.id, wrong.length === 0)
    notDone.count('nothing said that was not done', line.id, unbacked.length === 0)
    if (outcome !== 'right' || unbacked.length > 0)
      show(
        line.id,
        kind,
        `${outcome} [${line.listing}] ${line.act} ${line.topic ?? ''} ${line.before ? JSON.stringify(line.before) : ''}`,
        line.text,
        `→ ${text}`,
        `acts ${reply.acts} topics ${reply.topics}${missing.length > 0 ? ` MISSING ${JSON.stringify(missing)}` : ''}${wrong.length > 0 ? ` WRONG ${JSON.stringify(wrong)}` : ''}${isOwner ? '' : ` OWNER ${line.asksOwner ? 'not asked' : 'asked'}`}${unbacked.length > 0 ? ` NOT DONE ${unbacked}` : ''}`,
      )
    if (!line.slots) continue
    const noted = `noted ${JSON.stringify(notes.map(({ topic, value }) => `${topic}: ${value}`))}`
    for (const [slot, isNoted] of slotsNoted(line.slots, notes)) {
      slots.count(slot, line.id, isNoted)
      if (!isNoted) show(line.id, `slot ${slot}`, line.text, noted, `WANTED ${JSON.stringify(line.slots[slot])}`)
    }
    const wrongly = wronglyNoted(line.slots, notes)
    slots.count('no contact made up', line.id, wrongly.length === 0)
    if (wrongly.length > 0) show(line.id, 'slot wrong', line.text, noted, `WANTED ${JSON.stringify(line.slots)}`)
  }

  const [kinds, steps] = [new ScoreTable(), new ScoreTable()]
  const failures = new CountTable(tourFailures)
  for (const line of options.only === 'utterances'
    ? []
    : readCorpus<ConversationLine>('conversations', options.folder).filter(isChosen)) {
    const listing = listings.get(line.listing)
    if (!listing) throw new Error(`${line.id}: there is no listing ${line.listing}.`)
    const turns = await runConversation(line, listing, encoderFor(line.id))
    const failed = turns.flatMap(({ checks }) => checks.filter(([, isRight]) => !isRight).map(([name]) => name))
    kinds.count(line.lang === 'es' ? `${line.kind} (es)` : line.kind, line.id, failed.length === 0)
    const failure = firstFailure(line, turns)
    if (failure !== null && isOfTours(line)) failures.count(line.kind, line.id, failure)
    for (const { checks, slots: noted, saidNotDone: unbacked } of turns) {
      for (const [name, isRight] of checks) steps.count(name, line.id, isRight)
      for (const [, isNoted] of noted) steps.count('slots', line.id, isNoted)
      notDone.count('nothing said that was not done', line.id, unbacked.length === 0)
    }
    if (failed.length > 0 || turns.some(({ saidNotDone: unbacked }) => unbacked.length > 0))
      show(
        line.id,
        line.kind,
        ...turns.flatMap(({ say, text, checks, saidNotDone: unbacked }) => [
          `> ${say}`,
          `  ${text.replaceAll('\n', '\n    ')}`,
          ...checks.filter(([, isRight]) => !isRight).map(([name]) => `  FAILED ${name}`),
          ...(unbacked.length > 0 ? [`  NOT DONE ${unbacked}`] : []),
        ]),
      )
  }

  for (const [title, table] of [
    ['answers', answers],
    ['outcomes by class', byClass],
    ['outcomes by home', byListing],
    ['acts', acts],
    ['acts expected, and read', confusion],
    ['slots', slots],
    ['conversations', kinds],
    ['turns', steps],
    ['first failure', failures],
    ['of all', falseSaid],
    ['of all', notDone],
  ] as const)
    console.log(table.lines(title, options.heldOut).join('\n'))
  times.sort((a, b) => a - b)
  const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`
  console.log(`\ntime of a message: p50 ${at(0.5)}, p99 ${at(0.99)}`)
}

/** The answer to a line after what was said before it, and how many milliseconds it took. */
export async function answerTo(
  line: Utterance,
  listing: Listing,
  encoder: Encoder | undefined,
  onClause?: (clause: ClauseStep) => void,
) {
  let conversation = newConversation()
  const ask = (message: string, each?: typeof onClause) =>
    replyTo({
      listing,
      message,
      conversation,
      today: '2026-11-20',
      encoder,
      screen: screenMessage,
      ...(each && { onClause: each }),
    })
  for (const [who, text] of line.before ?? []) {
    if (who !== 'visitor') continue
    const before = await ask(text)
    const asked = before.unanswered.length
    conversation = conversationAfter(conversationAfterReply(conversation, before), [
      ...(asked > 0 ? [{ type: 'OWNER_ASKED' as const, count: asked }] : []),
    ])
  }
  const began = performance.now()
  const reply = await ask(line.text, onClause)
  return { reply, conversation, took: performance.now() - began }
}

/** Lines about a tour are answered together with the booking dialogue. */
async function withBooking(line: Utterance, listing: Listing, encoder: Encoder | undefined): Promise<string> {
  const said = [...(line.before ?? []).flatMap(([who, text]) => (who === 'visitor' ? [text] : [])), line.text]
  const turns = said.map((say) => ({ say, act: 'booking' }))
  return (
    (await runConversation({ id: line.id, listing: line.listing, kind: 'booking', turns }, listing, encoder)).at(-1)
      ?.text ?? ''
  )
}

function doneBy(reply: Reply, notes: LeadNote[]) {
  return {
    asksOwner: reply.unanswered.length > 0,
    isRequested: false,
    isMoved: false,
    isCanceled: false,
    wantsPerson: reply.wantsPerson,
    isMessaged: false,
    isReachable: notes.some(({ topic }) => topic === 'email' || topic === 'phone'),
  }
}
