import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { components } from '#openapi/generated/types.ts'

type Updates = components['schemas']['ConversationUpdates']

export interface Following {
  response: IncomingMessage
  /** Every `updates` event so far, with its id. */
  events: () => { id: string; data: Updates }[]
  /** Keep-alive lines. */
  comments: () => string[]
  isOver: () => boolean
  leave(): void
}

/** A page that follows a conversation over its own connection. */
export async function followUpdates(
  origin: string,
  { id, cookies, knows }: { id: string; cookies: Map<string, string>; knows?: string },
): Promise<Following> {
  const call = request(new URL(`/api/v1/chat/${id}/updates`, origin), {
    headers: {
      accept: 'text/event-stream',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(knows !== undefined && { 'last-event-id': knows }),
    },
  })
  call.on('error', () => {})
  call.end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  let text = ''
  let isOver = false
  response.setEncoding('utf8')
  response.on('error', () => {})
  response.on('data', (piece: string) => (text += piece))
  response.on('close', () => {
    isOver = true
  })
  const blocks = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .map((block) => block.split('\n'))
  return {
    response,
    events: () =>
      blocks()
        .filter(([line = '']) => line === 'event: updates')
        .map(([, id = '', data = '']) => ({
          id: id.replace('id: ', ''),
          data: JSON.parse(data.replace('data: ', '')),
        })),
    comments: () =>
      blocks()
        .flat()
        .filter((line) => line.startsWith(':')),
    isOver: () => isOver,
    leave: () => call.destroy(),
  }
}
