import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { mentionsIn, readReport, report } from '../../scripts/repository/requirements.ts'

// Assembled here, so that the report on this repository doesn't count them as names of its tests.
const id = (number: number) => `DOOR-0${number}`
const bracketed = (number: number) => `[${id(number)}]`

const idsIn = (path: string, text: string) => mentionsIn({ path, text }).map((mention) => mention.id)

describe('finding requirement ids', () => {
  it('finds them in names and tags', () => {
    const text = `it('${bracketed(1)} ${bracketed(2)} opens', () => {})\ntest('closes', { tag: '@${id(3)}' }, () => {})`
    expect(mentionsIn({ path: 'tests/src/door.test.tsx', text })).toEqual([
      { id: id(1), file: 'tests/src/door.test.tsx', name: `${bracketed(1)} ${bracketed(2)} opens`, isNightly: false },
      { id: id(2), file: 'tests/src/door.test.tsx', name: `${bracketed(1)} ${bracketed(2)} opens`, isNightly: false },
      { id: id(3), file: 'tests/src/door.test.tsx', name: `@${id(3)}`, isNightly: false },
    ])
  })

  it.each([
    ['a test', 'tests/src/door.test.tsx', `it('${bracketed(1)} opens', () => {})`, false],
    ['a tagged test', 'tests/src/door.test.tsx', `it('${bracketed(1)} opens', { tags: ['nightly'] }, () => {})`, true],
    [
      'a tagged file',
      'tests/src/door.test.tsx',
      `/** @module-tag nightly */\nit('${bracketed(1)} opens', () => {})`,
      true,
    ],
    ['a journey', 'e2e/journeys/door.spec.ts', `test('${bracketed(1)} opens', async () => {})`, true],
    [
      'a smoke journey',
      'e2e/journeys/door.spec.ts',
      `test('${bracketed(1)} opens', {\n  tag: '@smoke',\n}, async () => {})`,
      false,
    ],
    ['a walk', 'e2e/walks/door.spec.ts', `test('${bracketed(1)} opens', async () => {})`, false],
  ])('knows whether %s is left for the night', (_, path, text, isNightly) => {
    expect(mentionsIn({ path, text })).toMatchObject([{ isNightly }])
  })

  it('finds them in the list of a specification chart, on one line or many', () => {
    const text = `export const doorModel: Model = {\n  requirements: [\n    '${id(1)}',\n    '${id(2)}',\n  ],\n}`
    expect(idsIn('machines/door/door.model.ts', text)).toEqual([id(1), id(2)])
  })

  it('doesn’t count comments as tests', () => {
    expect(idsIn('e2e/door.spec.ts', `// ${bracketed(1)}\n/** ${bracketed(2)} */\n * ${bracketed(3)}`)).toEqual([])
  })

  it('reads only test files', () => {
    expect(idsIn('src/door.tsx', `'${bracketed(1)}'`)).toEqual([])
    expect(idsIn('tests/door.md', bracketed(1))).toEqual([])
  })
})

describe('the report', () => {
  const requirements = [1, 2].map((number) => ({ id: id(number), sentence: 'It opens.' }))
  const mention = (number: number) => ({
    id: id(number),
    file: 'tests/src/door.test.tsx',
    name: 'opens',
    isNightly: false,
  })

  it('separates tested, untested and unknown ids', () => {
    const { tested, untested, unknown } = report(requirements, [mention(1), mention(3)])
    expect([...tested.keys()]).toEqual([id(1)])
    expect(untested).toEqual([requirements[1]])
    expect(unknown).toEqual([mention(3)])
  })

  it('names no requirement that is proved only at night', async () => {
    const { tested } = await readReport(repositoryRoot)
    const left = [...tested].filter(([, mentions]) => mentions.every((mention) => mention.isNightly))
    expect(left.map(([each]) => each)).toEqual([])
  })

  it('reads requirements with unique ids and a sentence each', async () => {
    const known = (await readReport(repositoryRoot)).requirements
    expect(known.length).toBeGreaterThan(100)
    expect(new Set(known.map((each) => each.id)).size).toBe(known.length)
    for (const each of known)
      expect(each).toEqual({ id: expect.stringMatching(/^[A-Z]+-\d\d$/), sentence: expect.stringMatching(/\w{2}/) })
  })
})
