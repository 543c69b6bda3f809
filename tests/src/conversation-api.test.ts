import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { loadConversation } from '#src/api/conversation.ts'
import { rememberAsked } from '#src/browser/asked-before.ts'
import { example } from '#tests/support/examples.ts'

vi.hoisted(() => {
  document.body.innerHTML =
    '<script id="settings" type="application/json">{"apiBaseUrl":"https://pending.example"}</script>'
})

const none = { chat_conversation_id: null, messages: [] }
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

describe('[CHAT-04] the conversation of an earlier visit', () => {
  it('is asked for where this browser asked Penny about the listing', async () => {
    rememberAsked(4)
    expect(await load(4)).toEqual(body)
    expect(await load(5)).toEqual(none)
    expect(asked).toEqual(['/api/v1/public/properties/4/conversation'])
  })

  it('is asked for by a browser that keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, clear: () => {} })
    rememberAsked(4)
    expect(await load(4)).toEqual(body)
  })

  it.each([
    { ...none, messages: {} },
    { ...none, chat_conversation_id: 7 },
    { ...none, messages: [null] },
    { ...none, messages: [{ text: 1, written_at: '2026-11-20T17:00:00.000Z', owner_questions: [] }] },
    { ...none, messages: [{ text: 'Hi', written_at: 'yesterday', owner_questions: [] }] },
    { ...none, messages: [{ text: 'Hi', written_at: '2026-11-20T17:00:00.000Z' }] },
  ])('is unreadable when it is not what the contract promises: %j', async (answer) => {
    rememberAsked(4)
    body = answer
    await expect(load(4)).rejects.toEqual({ kind: 'unreadable' })
  })
})
