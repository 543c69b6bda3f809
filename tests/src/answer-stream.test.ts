// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readAnswer } from '#src/api/answer-stream.ts'

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const answer = { response: 'There are five bedrooms.', text: 'No piece of it.' }

/** Reads pieces; returns the outcome, the reported parts, and whether the stream was released. */
async function read(...pieces: string[]) {
  const parts: unknown[] = []
  let isLetGo = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (!pieces.at(-1)?.includes('\n\n')) controller.close()
    },
    cancel() {
      isLetGo = true
    },
  })
  const outcome = await readAnswer(body, (text) => parts.push(text)).catch((error) => error)
  return { outcome, parts, isLetGo }
}

describe('a streamed answer', () => {
  it('is read, and its stream is released', async () => {
    const pieces = [event('delta', { text: 'There are ' }), event('delta', { text: 'five' }), event('answer', answer)]
    expect(await read(...pieces)).toEqual({ outcome: answer, parts: ['There are ', 'five'], isLetGo: true })
  })

  it.each([null, 7, 'text', {}, { text: 7 }, { text: null }, []])('ignores a delta of %j', async (data) => {
    expect(await read(event('delta', data), event('answer', answer))).toMatchObject({ outcome: answer, parts: [] })
  })

  it('shows only the text of deltas', async () => {
    const pieces = [event('note', { text: 'Aside.' }), 'data: {"text":"Nameless."}\n\n', event('answer', answer)]
    expect(await read(...pieces)).toMatchObject({ outcome: answer, parts: [] })
  })

  it('[CHAT-07] fails as network when it ends before the answer', async () => {
    expect((await read('')).outcome).toEqual({ kind: 'network' })
    expect((await read(event('delta', { text: 'There' }), ': bye')).outcome).toEqual({ kind: 'network' })
  })

  it.each([
    [{ status: 503 }, 503],
    [{ status: '429' }, 429],
    [{ status: 4.5 }, 500],
    [{}, 500],
    [null, 500],
    [7, 500],
  ])('[CHAT-07] fails as status when its problem is %j: %i', async (body, status) => {
    expect(await read(event('problem', body))).toEqual({
      outcome: { kind: 'status', status, body },
      parts: [],
      isLetGo: true,
    })
  })
})
