// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { sendMessage } from '#src/api/chat.ts'

// The page's own server answers everything but the chat. Node's fetch needs absolute URLs.
vi.hoisted(() => {
  const settings = { textContent: '{"apiBaseUrl":"","chatPath":"https://chat.example/talk"}' }
  Object.assign(globalThis, {
    document: { getElementById: () => settings },
    Request: class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://pending.example') : input, init)
      }
    },
  })
})

const question = { message: 'How many bedrooms?', agent_id: 23, property_id: 17, chat_conversation_id: null }

afterEach(() => vi.unstubAllGlobals())

it('[CHAT-09] [CHAT-04] a chat on another server sends its cookies, which identify the conversation', async () => {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init))
    return Response.json({ response: 'There are five bedrooms.', chat_conversation_id: 'c-1' })
  })
  createActor(sendMessage, { input: question }).start()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const [request] = asked as [Request]
  expect([request.url, request.method, request.credentials]).toEqual(['https://chat.example/talk', 'POST', 'include'])
  expect(await request.json()).toMatchObject(question)
})
