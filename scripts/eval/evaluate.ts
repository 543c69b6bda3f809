import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conversationAfterReply, newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { replyTo } from '#assistant/decide/reply.ts'
import { screenMessage } from '#assistant/guard/screen.ts'
import type { Listing } from '#assistant/listing.ts'
import type { Encoder } from '#assistant/understand/encoder.ts'
import { halfOf, isHeldOut } from '#server/assistant/learned-file.ts'

export interface Utterance {
  id: string
  listing: number
  lang?: 'es'
  text: string
  before?: [string, string][]
  class: string
  act: string
  topic?: string
  slots?: Record<string, unknown>
  has?: (string | string[])[]
  lacks?: string[]
  asksOwner?: boolean
}

const folder = new URL('../../assistant/corpora', import.meta.url).pathname

function readCorpus<T>(prefix: string): T[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as T)
}

const same = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'")
const holds = (text: string, entry: string | string[]) => [entry].flat().some((one) => same(text).includes(same(one)))

const isOf = ({ act, class: of }: Utterance, acts: string[]) => acts.includes(of === 'hostile' ? 'order' : act)

/** `halves`: encoders for the tuning lines, each having learned from the other half of them only. */
export async function evaluate(args: string[], whole?: Encoder, halves?: [Encoder, Encoder]): Promise<void> {
  const times: number[] = []
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
  const listings = new Map(
    (JSON.parse(readFileSync(join(folder, 'listings.json'), 'utf8')) as Listing[]).map((one) => [one.id, one]),
  )
  const rows = new Map<
    string,
    {
      right: number
      all: number
      heldRight: number
      heldAll: number
      act: number
      heldAct: number
      heldMissing: number
      heldOwner: number
      false: number
      heldFalse: number
    }
  >()
  let shown = Number(option('show') ?? 0)
  for (const line of readCorpus<Utterance>('utterances')) {
    if (option('listing') && String(line.listing) !== option('listing')) continue
    const listing = listings.get(line.listing) as Listing
    const encoder = halves && !isHeldOut(line.id) ? halves[halfOf(line.id)] : whole
    const ask = (message: string) =>
      replyTo({ listing, message, conversation, today: '2026-11-20', encoder, screen: screenMessage })
    let conversation = newConversation()
    for (const [who, text] of line.before ?? [])
      if (who === 'visitor') conversation = conversationAfterReply(conversation, await ask(text))
    const began = performance.now()
    const reply = await ask(line.text)
    times.push(performance.now() - began)
    const text = textOf(reply.parts)
    const missing = (line.has ?? []).filter((entry) => !holds(text, entry))
    const wrong = (line.lacks ?? []).filter((entry) => holds(text, entry))
    const owner = reply.unanswered.length > 0 === (line.asksOwner ?? false)
    const isRight = missing.length === 0 && wrong.length === 0 && owner
    const key = line.lang === 'es' ? `${line.class} (es)` : line.class
    const row = rows.get(key) ?? {
      right: 0,
      all: 0,
      heldRight: 0,
      heldAll: 0,
      act: 0,
      heldAct: 0,
      heldMissing: 0,
      heldOwner: 0,
      false: 0,
      heldFalse: 0,
    }
    rows.set(key, row)
    if (isHeldOut(line.id)) {
      row.heldAll++
      if (isRight) row.heldRight++
      if (isOf(line, reply.acts)) row.heldAct++
      if (missing.length > 0) row.heldMissing++
      if (!owner) row.heldOwner++
      if (wrong.length > 0) row.heldFalse++
    } else {
      row.all++
      if (isRight) row.right++
      if (wrong.length > 0) row.false++
      if (isOf(line, reply.acts)) row.act++
      if (!isRight && shown > 0 && (!option('class') || key === option('class'))) {
        shown--
        console.log(
          `\n${line.id} [${line.listing}] ${line.act}/${line.topic ?? ''} ${line.before ? JSON.stringify(line.before) : ''}\n  ${line.text}\n  → ${text}\n  acts ${reply.acts} topics ${reply.topics}${missing.length ? ` MISSING ${JSON.stringify(missing)}` : ''}${wrong.length ? ` WRONG ${JSON.stringify(wrong)}` : ''}${owner ? '' : ` OWNER ${!line.asksOwner ? 'asked' : 'not asked'}`}`,
        )
      }
    }
  }
  const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(0).padStart(3)} %`
  console.log(`\n${'class'.padEnd(22)} tuning        held out      act        wrong said; held out: missing, owner`)
  for (const [key, row] of [...rows].sort())
    console.log(
      `${key.padEnd(22)} ${percent(row.right, row.all)} of ${String(row.all).padEnd(4)} ${percent(row.heldRight, row.heldAll)} of ${String(row.heldAll).padEnd(4)} ${percent(row.act, row.all)} ${percent(row.heldAct, row.heldAll)}  ${row.false} ${row.heldFalse}; ${row.heldMissing} ${row.heldOwner}`,
    )
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
  console.log(`\ntime of a message: p50 ${at(0.5)}, p99 ${at(0.99)}`)
}
