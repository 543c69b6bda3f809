import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LabeledAnswer, LabeledLine } from '#assistant/understand/learned.ts'

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
  const answers = conversations.flatMap(({ id, turns }) => turns.flatMap(answerOf).map((answer) => ({ id, ...answer })))
  return { lines: await linesToLearn(), answers }
}

interface Conversation {
  id: string
  turns: { say: string; booked?: object; notBooked?: boolean }[]
}

/** "Not that one" and "don't book it yet" may be a no, which the conversations don't tell from anything else. */
const mayRefuse = /\b(?:no|not|don['’]?t|never|wait|actually|nope|mejor|todav[ií]a)\b/i

function answerOf({ say, booked, notBooked }: Conversation['turns'][number]): LabeledAnswer[] {
  if (booked) return [{ label: 'yes', text: say }]
  return notBooked && !mayRefuse.test(say) ? [{ label: 'other', text: say }] : []
}

async function readLines<Line extends { id: string }>(names: RegExp): Promise<Line[]> {
  const files = (await readdir(folder)).filter((file) => names.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ id }) => !isHeldOut(id))
}
