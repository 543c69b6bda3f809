/**
 * `npm run penny -- --listing 4`: a conversation with Penny about a listing of assistant/corpora, in the terminal or piped, a
 * message a line. Before each answer it prints what each step made of the message; `--quiet` prints the answers alone.
 * `--no-encoder` starts at once and understands fewer questions; `--tone assertive` is another agent's tone.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Listing } from '#assistant/listing.ts'
import type { Tone } from '#assistant/say/initiative.ts'
import { learnedEncoder } from '#server/assistant/learning/learned-file.ts'
import { chatWithPenny } from './penny/chat.ts'

const tones: Tone[] = ['balanced', 'assertive', 'exploratory']
const { values } = parseArgs({
  options: {
    listing: { type: 'string', default: '4' },
    tone: { type: 'string', default: 'balanced' },
    quiet: { type: 'boolean', default: false },
    'no-encoder': { type: 'boolean', default: false },
  },
})
const file = new URL('../assistant/corpora/listings.json', import.meta.url)
const listings = JSON.parse(readFileSync(file, 'utf8')) as Listing[]
const listing = listings.find(({ id }) => String(id) === values.listing)
const tone = tones.find((one) => one === values.tone)
if (!listing) fail(`--listing is one of ${listings.map(({ id }) => id).join(', ')}.`)
if (!tone) fail(`--tone is one of ${tones.join(', ')}.`)

const encoder = values['no-encoder'] ? undefined : await learnedEncoder()

const isTyped = process.stdin.isTTY === true
const lines = createInterface({ input: process.stdin, ...(isTyped && { output: process.stdout }), prompt: 'You: ' })
if (isTyped) {
  console.log(`${listing.address}. End with Ctrl+D.\n`)
  lines.prompt()
}
for await (const text of chatWithPenny(lines, { listing, tone, isQuiet: values.quiet, encoder })) {
  console.log(text)
  if (isTyped) lines.prompt()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
