import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plan } from '#server/privacy/plan.ts'
import { repositoryRoot } from '../../scripts/repository/command.ts'

const text = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8')

it('docs/security.md names only existing tests', () => {
  const named = [...text.matchAll(/\b(?:tests|e2e)\/[\w./-]+\.(?:test|spec)\.tsx?/g)].map(([path]) => path)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
})

it('docs/security.md names a test in each row of the OWASP list and of every table of promises', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  for (let number = 1; number <= 10; number++)
    expect(rows.filter((line) => line.startsWith(`| API${number} `))).toEqual([
      expect.stringMatching(/`(?:tests|e2e)\/.*\.ts` \|$/),
    ])
  const tables = text.split('\n\n').filter((part) => part.startsWith('| promise | proved by |'))
  expect(tables.length).toBeGreaterThan(5)
  for (const row of tables.flatMap((table) => table.trimEnd().split('\n').slice(2)))
    expect(row).toMatch(/`(?:tests|e2e)\/.*\.ts` \|$/)
})

it('docs/security.md has every heading that it links to', () => {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))
  const links = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor)
  expect(links.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([])
})

it('docs/security.md describes every table with personal data', () => {
  const people = Object.keys(plan).filter((table) => plan[table]?.rows === 'person')
  expect(people.filter((table) => !text.includes(`\`${table}\``))).toEqual([])
})

/** GitHub's algorithm. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')
}
