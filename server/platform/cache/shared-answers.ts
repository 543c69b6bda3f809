import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ChangeListener } from '../db/changes.ts'

/** One answer as it goes out, the same for every visitor. */
export interface SharedAnswer {
  propertyId: number
  etag: string
  /** By content coding; the plain one is always there. Headers are flat lists as `writeHead` takes them. */
  forms: { br: SharedForm | null; gzip: SharedForm | null; identity: SharedForm }
  /** The headers of a 304. */
  unchanged: string[]
}

export interface SharedForm {
  coding: Coding
  headers: string[]
  body: Buffer
}

/** The best first. */
export const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/** Bytes of all answers together. */
const mostBytes = 64 * 1024 * 1024
/** An answer is made anew after so many milliseconds, even if no change was heard of. */
const longest = 60_000
/** Shorter texts are sent as they are. */
const worthCompressing = 1024

const compressWith: Record<Exclude<Coding, 'identity'>, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
}

/**
 * Answers about listings that are the same for everyone, by request. It keeps answers only while the database announces
 * changes (db/changes.ts), and an answer only if no change was announced since its request came in.
 */
export class SharedAnswers implements ChangeListener {
  private readonly answers = new LRUCache<string, SharedAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ forms }) => codings.reduce((sum, coding) => sum + (forms[coding]?.body.length ?? 0), 2048),
    ttl: longest,
    // Asking for the time at each look costs more than the look.
    ttlResolution: 100,
  })
  /** Loads and answers that are being made since the last change. */
  private readonly underWay = new Map<string, Promise<unknown>>()
  private isWatched = false
  private changes = 0

  /** Stands for what is known now; `keep` refuses an answer that was begun at an earlier one. */
  get version(): number {
    return this.changes
  }

  get isOn(): boolean {
    return this.isWatched
  }

  get size(): number {
    return this.answers.size
  }

  watching(): void {
    this.isWatched = true
  }

  unwatched(): void {
    this.isWatched = false
    this.listingChanged(null)
  }

  /** `propertyId` null: any listing may have changed. */
  listingChanged(propertyId: number | null): void {
    this.changes++
    this.underWay.clear()
    if (propertyId === null) this.answers.clear()
    for (const [key, answer] of this.answers) if (answer.propertyId === propertyId) this.answers.delete(key)
  }

  find(key: string): SharedAnswer | undefined {
    return this.isWatched ? this.answers.get(key) : undefined
  }

  /** Loads once for all who ask for the same at the same time, unless something changes in between. */
  load<T>(key: string, load: () => Promise<T>): Promise<T> {
    if (!this.isWatched) return load()
    const known = this.underWay.get(key) as Promise<T> | undefined
    if (known) return known
    const loading = load().finally(() => {
      if (this.underWay.get(key) === loading) this.underWay.delete(key)
    })
    this.underWay.set(key, loading)
    return loading
  }

  /** Makes an answer and keeps it if it is still true. `version` is that of the moment when its request came in. */
  async keep(key: string, version: number, made: { propertyId: number; headers: string[]; text: string }) {
    const answer = await this.load(`answer ${key}`, () => sharedAnswer(made))
    if (this.isWatched && version === this.changes) this.answers.set(key, answer)
    return answer
  }
}

async function sharedAnswer(made: { propertyId: number; headers: string[]; text: string }): Promise<SharedAnswer> {
  const plain = Buffer.from(made.text)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const headers = [...made.headers, 'etag', etag]
  const isLong = plain.length >= worthCompressing
  const compressed = async (coding: Exclude<Coding, 'identity'>): Promise<SharedForm | null> => {
    if (!isLong) return null
    const body = await compressWith[coding](plain)
    return { coding, headers: [...headers, 'content-encoding', coding, 'content-length', `${body.length}`], body }
  }
  const identity: SharedForm = {
    coding: 'identity',
    headers: [...headers, 'content-length', `${plain.length}`],
    body: plain,
  }
  const [br, gzipped] = await Promise.all([compressed('br'), compressed('gzip')])
  return {
    propertyId: made.propertyId,
    etag,
    forms: { br, gzip: gzipped, identity },
    unchanged: headers.filter((_, at) => headers[at - (at % 2)] !== 'content-type'),
  }
}
