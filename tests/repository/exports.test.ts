import { expect, it } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { exportProblems } from '../../scripts/repository/exports.ts'
import { handwrittenFiles } from '../../scripts/repository/files.ts'

const problemsOf = (texts: Record<string, string>) =>
  exportProblems(Object.entries(texts).map(([path, text]) => ({ path, text })))

it.each([
  ['export const fact = 1', 'export function fact() {}'],
  ['export interface fact {}', 'export type fact = string'],
  ['export const { a: fact } = one', 'export const [, fact] = two'],
  ['const own = 1\nexport { own as fact }', 'export class fact {}'],
  ["export type fact = components['schemas']['fact']", 'export type fact = string'],
])('finds a name that two files export: %s', (one, other) => {
  expect(problemsOf({ 'server/a.ts': one, 'src/b.tsx': other })).toEqual([
    'fact is exported by server/a.ts, src/b.tsx. Rename all but one of them, or import it from there.',
  ])
})

it.each<Record<string, string>>([
  { 'server/a.ts': 'export const fact = 1', 'src/b.ts': "export { fact } from '#server/a.ts'" },
  { 'server/a.ts': 'export const fact = 1', 'src/b.ts': "import { fact } from './c.ts'\nexport { fact }" },
  { 'server/a.ts': 'export const fact = 1', 'src/b.ts': 'const fact = 2' },
  { 'server/a.ts': 'export function fact(a: 1): 1\nexport function fact(a: any) { return a }' },
  {
    'server/a.ts': "export type Fact = components['schemas']['Fact']",
    'machines/b.ts': "export type Fact = components['schemas']['Fact']",
  },
  { 'server/tours/operations/find-fact.ts': 'export const findFact = 1', 'src/api/a.ts': 'export const findFact = 2' },
  { 'e2e/support/a.ts': 'export const test = 1', 'e2e/support/b.ts': 'export const test = 2' },
  { 'tests/drivers/a/a.facts.ts': 'export const fact = 1', 'tests/drivers/b/b.facts.ts': 'export const fact = 2' },
])('allows names with the same meaning: %o', (texts) => expect(problemsOf(texts)).toEqual([]))

it('exports each name from one file', async () => {
  const files = await handwrittenFiles(repositoryRoot)
  expect(files.filter(({ path }) => path.endsWith('.ts')).length).toBeGreaterThan(1000)
  expect(exportProblems(files)).toEqual([])
})
