import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** The triggers of migration 0010 announce each change with the listing's number, or with '' for all. */
const channel = 'listing_changed'

export interface ListingChangeListener {
  /** From now on every change is announced. */
  watching(): void
  /** Changes may go unnoticed, until `watching` is called again. */
  unwatched(): void
  listingChanged(propertyId: number | null): void
}

export type WatchListings = (listener: ListingChangeListener) => Promise<{ stop(): Promise<void> }>

const numberOf = (payload: string | undefined) => (payload ? Number(payload) : null)

export function watchPglite(client: PGlite): WatchListings {
  return async (listener) => {
    const unlisten = await client.listen(channel, (payload) => listener.listingChanged(numberOf(payload)))
    listener.watching()
    return {
      async stop() {
        listener.unwatched()
        if (!client.closed) await unlisten()
      },
    }
  }
}

export interface WatchOptions {
  /** Milliseconds between two checks that the connection still answers, and how long it may take to. */
  checkEvery?: number
  checkTimeout?: number
  retryAfter?: number
}

/** Listens on a connection of its own, and opens another when it breaks or no longer answers. */
export function watchPostgres(
  url: string,
  { checkEvery = 2000, checkTimeout = 2000, retryAfter = 1000 }: WatchOptions = {},
): WatchListings {
  return async (listener) => {
    let isStopped = false
    let client: pg.Client | null = null
    let timer: NodeJS.Timeout | undefined

    const lose = (lost: pg.Client) => {
      if (client !== lost) return
      client = null
      clearTimeout(timer)
      listener.unwatched()
      // A connection that hangs would wait for its goodbye to be answered.
      lost.end().catch(() => {})
      if (!isStopped) timer = setTimeout(connect, retryAfter).unref()
    }
    const check = async (checked: pg.Client) => {
      const late = setTimeout(() => lose(checked), checkTimeout).unref()
      await checked.query('select 1').catch(() => lose(checked))
      clearTimeout(late)
      if (client === checked) timer = setTimeout(check, checkEvery, checked).unref()
    }
    const connect = async () => {
      const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
      client = next
      next.on('error', () => lose(next))
      next.on('end', () => lose(next))
      next.on('notification', ({ payload }) => listener.listingChanged(numberOf(payload)))
      try {
        await next.connect()
        await next.query(`listen ${channel}`)
        if (client !== next) return
        listener.watching()
        timer = setTimeout(check, checkEvery, next).unref()
      } catch {
        lose(next)
      }
    }
    await connect()
    return {
      async stop() {
        isStopped = true
        clearTimeout(timer)
        const last = client
        client = null
        listener.unwatched()
        await last?.end().catch(() => {})
      },
    }
  }
}
