/** @module-tag nightly */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Listing } from '#assistant/listing.ts'
import { type ChatOptions, chatWithPenny } from '../../scripts/penny/chat.ts'

const listings: Listing[] = JSON.parse(
  readFileSync(new URL('../../assistant/corpora/listings.json', import.meta.url), 'utf8'),
)

/** The printed lines for each message. */
async function printed(messages: string[], options: Partial<ChatOptions> = {}): Promise<string[]> {
  const listing = listings.find(({ id }) => id === 4) as Listing
  const texts: string[] = []
  for await (const text of chatWithPenny(messages, { listing, now: new Date('2026-11-20T18:00:00Z'), ...options }))
    texts.push(text)
  return texts
}

/** The lines of one kind, without its name. */
const linesOf = (text: string | undefined, name: string) =>
  (text ?? '').split('\n').flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length).trim()] : []))

async function run(args: string[], input: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/penny.ts', ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { out, error, code }
}

describe('npm run penny', () => {
  it('prints each step before the answer', async () => {
    const [steps] = await printed(['Is there a pool, and what is 20% of the price?'])
    expect(linesOf(steps, 'language')).toEqual(['en'])
    expect(linesOf(steps, 'guard')).toEqual(['nothing protected'])
    const clauses = linesOf(steps, 'clause')
    expect(clauses).toHaveLength(2)
    expect(clauses[0]).toMatch(/act question.*things pool/)
    expect(clauses[1]).toMatch(/act question.*topics price.*amounts 20 %/)
    expect(linesOf(steps, 'part')).toHaveLength(2)
    expect(linesOf(steps, 'fact').some((fact) => fact.startsWith('price: ') && fact.includes('$950,000'))).toBe(true)
    expect(linesOf(steps, 'event')).toEqual([expect.stringMatching(/^ANSWERED: language en/)])
    expect(linesOf(steps, 'before')[0]).not.toContain('answers')
    expect(linesOf(steps, 'after')[0]).toContain('answers 1')
    const answer = steps?.trimEnd().split('\n').at(-1)
    expect(answer).toMatch(/^Penny: .*\$950,000/)
  })

  it('prints what the guard removed from an answer', async () => {
    const [steps] = await printed(['Is the area safe for children? And does it have AC?'])
    expect(linesOf(steps, 'guard')[0]).toContain('protected; left to answer: "And does it have AC')
    expect(linesOf(steps, 'acts')).toEqual(['protected, question'])
  })

  it('continues the conversation in the requested tone', async () => {
    const [first, second, third] = await printed(['Who was the architect?', '', 'Any news?', 'How many bedrooms?'], {
      tone: 'assertive',
    })
    expect(linesOf(first, 'event')).toContain('OWNER_ASKED: count 1')
    expect(linesOf(second, 'before')).toEqual(linesOf(first, 'after'))
    expect(linesOf(second, 'before')[0]).toContain('owner asked')
    expect(second).toContain('Penny: No answer from the seller yet.')
    expect(linesOf(third, 'part').at(-1)).toMatch(/^act offer.*event (TOUR_OFFERED|QUESTION_ASKED|HINT_GIVEN)$/)
  })

  it('prints the encoder’s guess', async () => {
    const sweats = (text: string) => (/sweat|heatwave/.test(text) ? [1, 0] : [0, 1])
    const encoder = { embed: async (texts: string[]) => texts.map(sweats) }
    const [steps] = await printed(['will I sweat at night'], { encoder })
    expect(linesOf(steps, 'clause')[0]).toContain('guess cooling')
  })

  it('answers piped lines, and prints only the answers with --quiet', { tags: ['nightly'] }, async () => {
    const { out, error, code } = await run(
      ['--listing', '8', '--no-encoder', '--quiet'],
      'Is there an elevator?\n\n¿Aceptan perros?\n',
    )
    expect({ error, code }).toEqual({ error: '', code: 0 })
    const answers = out.trim().split('\n')
    expect(answers).toHaveLength(2)
    expect(answers[0]).toMatch(/^No\. There’s no elevator/)
    expect(answers[1]).toMatch(/^No\. .*los perros no están permitidos/)
  })

  it('lists the available listings', { tags: ['nightly'] }, async () => {
    const { out, error, code } = await run(['--listing', '99', '--no-encoder'], 'Hello\n')
    expect({ out, error, code }).toEqual({ out: '', error: '--listing is one of 4, 5, 6, 7, 8, 9.\n', code: 1 })
  })
})
