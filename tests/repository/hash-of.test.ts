import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOf, stateOf } from '../../scripts/hash-of.ts'

let root = ''
const places = ['src', 'lock.json', 'missing']
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hash-of-'))
  mkdirSync(join(root, 'src/inner'), { recursive: true })
  writeFileSync(join(root, 'src/inner/one.ts'), 'one')
  writeFileSync(join(root, 'lock.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

const both = async () => ({ state: stateOf(root, places), hash: await hashOf(root, places.slice(0, 2)) })

it('both stay the same when nothing changes', async () => {
  expect(await both()).toEqual(await both())
})

it.each<[string, () => void]>([
  ['a file that is added', () => writeFileSync(join(root, 'src/inner/two.ts'), 'two')],
  ['a file that is deleted', () => rmSync(join(root, 'src/inner/one.ts'))],
  ['a file that gets another name', () => renameSync(join(root, 'src/inner/one.ts'), join(root, 'src/inner/uno.ts'))],
  ['a longer file', () => writeFileSync(join(root, 'lock.json'), '{ }')],
  [
    'other content of the same length',
    () => {
      writeFileSync(join(root, 'src/inner/one.ts'), 'two')
      // The file system's timestamps are too coarse for a test.
      utimesSync(join(root, 'src/inner/one.ts'), 1, 1)
    },
  ],
])('both change on %s', async (_, change) => {
  const before = await both()
  change()
  const after = await both()
  expect([after.state === before.state, after.hash === before.hash]).toEqual([false, false])
})

it('rewriting the same content changes the state and not the hash', async () => {
  const before = await both()
  writeFileSync(join(root, 'src/inner/one.ts'), 'one')
  utimesSync(join(root, 'src/inner/one.ts'), 1, 1)
  const after = await both()
  expect([after.state === before.state, after.hash === before.hash]).toEqual([false, true])
})
