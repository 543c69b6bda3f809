import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LabeledAnswer, LabeledLine, LabeledName } from '#assistant/understand/learned.ts'
import type { AskedSummary } from '#assistant/understand/summary-answers.ts'

const folder = fileURLToPath(new URL('../../../assistant/corpora', import.meta.url))

/**
 * A third of the corpora, by a hash of the id, is held out: it isn't trained on, and isn't looked at while Penny is improved.
 */
export const isHeldOut = (id: string) => hashByte(id, 0) % 3 === 0

/** Splits the training lines in two halves, for cross-validation. */
export const halfOf = (id: string): 0 | 1 => (hashByte(id, 1) % 2 === 0 ? 0 : 1)

const hashByte = (id: string, index: number) => createHash('sha256').update(id).digest()[index] ?? 0

/** The training lines of the corpora, without those that are held out. */
export const linesToLearn = () => readLines<LabeledLine & { id: string }>(/^utterances-.*\.jsonl$/)

/** The lines and, of the conversations, the turns that book a tour or don't; without those that are held out. */
export async function corporaToLearn() {
  const conversations = await readLines<Conversation>(/^conversations-.*\.jsonl$/)
  const answers = conversations.flatMap(({ id, turns }) => answersOf(turns).map((answer) => ({ id, ...answer })))
  const lines = await linesToLearn()
  const said = lines.map((line) => ({
    id: line.id,
    text: line.text,
    name: line.slots?.name ?? null,
    asked: askedIn(line),
  }))
  const names = [...said, ...conversations.flatMap(({ id, turns }) => namesOf(turns).map((one) => ({ id, ...one })))]
  return { lines, answers, names: thinned(names) }
}

type NameIn = LabeledName & { id: string }

/** Of the many messages without a name, a third teaches as much. */
const thinned = (list: NameIn[]) => [
  ...list.filter(({ name }) => name !== null),
  ...list.filter(({ name }) => name === null).filter((_, place) => place % 3 === 0),
]

/** What Penny asked last. */
function askedIn({ before }: LabeledLine): LabeledName['asked'] {
  const [author, text = ''] = (before as [string, string][] | undefined)?.at(-1) ?? []
  if (author !== 'penny') return null
  return /\bname\b/i.test(text)
    ? 'name'
    : /\be?-?mail\b/i.test(text)
      ? 'email'
      : /\b(?:phone|number)\b/i.test(text)
        ? 'phone'
        : null
}

/** The turns with all words of the name that the tour is booked for, or with none. */
function namesOf(turns: Conversation['turns']): LabeledName[] {
  const name = turns.find(({ booked }) => booked?.name)?.booked?.name
  if (!name) return []
  const parts = name.toLowerCase().split(/[\s-]+/)
  return turns.flatMap(({ say }): LabeledName[] => {
    const said = parts.filter((part) => say.toLowerCase().includes(part)).length
    if (said > 0 && said < parts.length) return []
    return [{ text: say, name: said > 0 ? name : null, asked: 'details' }]
  })
}

interface Conversation {
  id: string
  turns: { say: string; booked?: { time: string; name?: string }; moved?: { time: string }; notBooked?: boolean }[]
}

/** "Not that one" and "don't book it yet" may be a no, which the conversations don't tell from anything else. */
const mayRefuse = /\b(?:no|not|don['’]?t|never|wait|actually|nope|mejor|todav[ií]a)\b/i

/** What the turns up to a tour that is booked or moved answer to its summary. */
function answersOf(turns: Conversation['turns']): LabeledAnswer[] {
  let own: string | null = null
  let from = 0
  const answers: LabeledAnswer[] = []
  for (const [index, { booked, moved }] of turns.entries()) {
    const time = booked?.time ?? moved?.time
    if (!time) continue
    const summary: AskedSummary = { kind: own ? 'move' : 'booking', time: inFull(time), own }
    for (const { say, notBooked } of turns.slice(from, index))
      if (notBooked && !mayRefuse.test(say)) answers.push({ label: 'other', text: say, summary })
    answers.push({ label: 'yes', text: turns[index]?.say ?? '', summary })
    own = inFull(time)
    from = index + 1
  }
  for (const { say, notBooked } of turns.slice(from))
    if (notBooked && !mayRefuse.test(say)) answers.push({ label: 'other', text: say })
  return answers
}

const inFull = (time: string) => (time.length === 16 ? `${time}:00` : time)

async function readLines<Line extends { id: string }>(names: RegExp): Promise<Line[]> {
  const files = (await readdir(folder)).filter((file) => names.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ id }) => !isHeldOut(id))
}
