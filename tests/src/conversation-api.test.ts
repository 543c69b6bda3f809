import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { earlierConversation } from '#machines/chat/earlier.ts'
import type { components } from '#openapi/generated/types.ts'
import { loadConversation } from '#src/api/conversation.ts'
import { rememberAsked } from '#src/browser/asked-before.ts'
import { example } from '#tests/support/examples.ts'

const none = { chat_conversation_id: null, messages: [], updates: [] }
const nothing = { conversationId: null, messages: [] }
const shown = earlierConversation(example('getConversation.answered').body as components['schemas']['ChatTranscript'])
const load = (propertyId: number) => toPromise(createActor(loadConversation, { input: { propertyId } }).start())
const asked: string[] = []
let body: unknown

beforeEach(() => {
  body = example('getConversation.answered').body
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return Response.json(body)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  asked.length = 0
})

it('[CHAT-10] inserts new messages in order of time', () => {
  expect(shown.conversationId).toBe('Jd4Gm1VhQx8sPz2NfR7bUoTk6WyEc3Lq')
  expect(shown.messages.map(({ id, type, update }) => [id, type, update])).toEqual([
    [1, 'user', undefined],
    [2, 'ai', undefined],
    [3, 'user', undefined],
    [4, 'ai', undefined],
    [5, 'ai', 'answer-7'],
  ])
})

describe('[CHAT-04] the conversation of an earlier visit', () => {
  it('is loaded when this browser has asked Penny about the listing', async () => {
    rememberAsked(4)
    expect(await load(4)).toEqual(shown)
    expect(await load(5)).toEqual(nothing)
    expect(asked).toEqual(['/api/v1/public/properties/4/conversation'])
  })

  it('is loaded by a browser without storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, clear: () => {} })
    rememberAsked(4)
    expect(await load(4)).toEqual(shown)
  })

  it.each([
    { ...none, messages: {} },
    { ...none, chat_conversation_id: 7 },
    { ...none, messages: [null] },
    { ...none, messages: [{ text: 1, written_at: '2026-11-20T17:00:00.000Z' }] },
    { ...none, messages: [{ text: 'Hi', written_at: 'yesterday' }] },
    { chat_conversation_id: null, messages: [] },
    { ...none, updates: [{ text: 'Hi', written_at: '2026-11-20T17:00:00.000Z' }] },
    { ...none, updates: [{ id: 'answer-1', written_at: '2026-11-20T17:00:00.000Z' }] },
  ])('is unreadable when it doesn’t match the contract: %j', async (answer) => {
    rememberAsked(4)
    body = answer
    await expect(load(4)).rejects.toEqual({ kind: 'unreadable' })
  })
})
