import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

export interface ChangeListener {
  /** From now on every change is announced. */
  watching(): void
  /** Changes may go unnoticed, until `watching` is called again. */
  unwatched(): void
  /** `propertyId` null: any listing may have changed. */
  listingChanged?(propertyId: number | null): void
  /** Something came in a conversation that its visitor did not ask for just now. */
  conversationChanged?(conversationId: string): void
}

export type WatchChanges = (...listeners: ChangeListener[]) => Promise<{ stop(): Promise<void> }>

/** By channel: the triggers of migrations 0010 and 0012 announce each change with the number of what has changed. */
const channels = {
  listing_changed: (listener: ChangeListener, payload: string) =>
    listener.listingChanged?.(payload === '' ? null : Number(payload)),
  conversation_changed: (listener: ChangeListener, payload: string) => listener.conversationChanged?.(payload),
}

type Channel = keyof typeof channels
const channelNames = Object.keys(channels) as Channel[]

export function watchPglite(client: PGlite): WatchChanges {
  return async (...listeners) => {
    const listen = (channel: Channel) =>
      client.listen(channel, (payload) => {
        for (const each of listeners) channels[channel](each, payload)
      })
    const unlisten = await Promise.all(channelNames.map(listen))
    for (const each of listeners) each.watching()
    return {
      async stop() {
        for (const each of listeners) each.unwatched()
        if (!client.closed) await Promise.all(unlisten.map((stop) => stop()))
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
): WatchChanges {
  return async (...listeners) => {
    let isStopped = false
    let client: pg.Client | null = null
    let timer: NodeJS.Timeout | undefined

    const lose = (lost: pg.Client) => {
      if (client !== lost) return
      client = null
      clearTimeout(timer)
      for (const each of listeners) each.unwatched()
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
      next.on('notification', ({ channel, payload = '' }) => {
        for (const each of listeners) channels[channel as Channel]?.(each, payload)
      })
      try {
        await next.connect()
        await next.query(channelNames.map((channel) => `listen ${channel}`).join(';'))
        if (client !== next) return
        for (const each of listeners) each.watching()
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
        for (const each of listeners) each.unwatched()
        await last?.end().catch(() => {})
      },
    }
  }
}
