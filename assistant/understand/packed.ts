import type { Model } from './classifier.ts'
import type { Learned } from './encoder.ts'
import type { Sense } from './examples.ts'

interface Header {
  models: { labels: string[]; grams: string[]; size: number }[]
  senses: Sense[]
}

const headerLength = 4

/** What was learned as bytes: the length of a JSON header, the header, and all numbers. */
export function packed({ acts, matters, senses }: Learned): Uint8Array {
  const header: Header = {
    models: [acts, matters].map(({ labels, grams, size }) => ({ labels, grams, size })),
    senses: senses.map(({ sense }) => sense),
  }
  const numbers = [acts.weights, matters.weights, ...senses.map(({ vector }) => vector)]
  const text = new TextEncoder().encode(JSON.stringify(header))
  const bytes = new Uint8Array(headerLength + text.length + numbers.reduce((sum, one) => sum + one.byteLength, 0))
  new DataView(bytes.buffer).setUint32(0, text.length)
  bytes.set(text, headerLength)
  let at = headerLength + text.length
  for (const one of numbers) {
    bytes.set(new Uint8Array(one.buffer, one.byteOffset, one.byteLength), at)
    at += one.byteLength
  }
  return bytes
}

/** The opposite of `packed`. Throws where the bytes were cut off. */
export function unpacked(bytes: Uint8Array): Learned {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const start = headerLength + length
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(headerLength, start))) as Header
  const numbers = new Float32Array(new Uint8Array(bytes.subarray(start)).buffer)
  let at = 0
  const take = (count: number) => {
    if (at + count > numbers.length) throw new Error('The file of what was learned is cut off.')
    at += count
    return numbers.subarray(at - count, at)
  }
  const [acts, matters] = header.models.map(
    ({ labels, grams, size }): Model => ({
      labels,
      grams,
      size,
      weights: take((size + grams.length + 1) * labels.length),
    }),
  )
  if (!acts || !matters) throw new Error('The file of what was learned lacks a model.')
  return { acts, matters, senses: header.senses.map((sense) => ({ sense, vector: take(acts.size) })) }
}
