import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { handwrittenFiles } from '../../scripts/repository/files.ts'
import { lockProblems, privatePathProblems } from '../../scripts/repository/privacy.ts'
import { shapeProblems } from '../../scripts/repository/shape.ts'

const problemsOf = (path: string, text = '') => shapeProblems([{ path, text }])

it('reads hand-written files and no generated ones', async () => {
  const paths = (await handwrittenFiles(repositoryRoot)).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['package.json', '.ci/run', 'tests/repository/shape.test.ts', 'src/tsconfig.json']),
  )
  expect(paths.filter((path) => /^(node_modules|dist|[.]git|[.]cache|data)([/]|$)/.test(path))).toEqual([])
})

describe('file names', () => {
  it.each([
    'src/utils/a.ts',
    'src/utils.ts',
    'server/misc.ts',
    'src/ui/helpers/b.tsx',
    'machines/constants.ts',
    'tests/src/helper.ts',
  ])('rejects a catch-all name: %s', (path) =>
    expect(problemsOf(path)).toEqual([expect.stringContaining('Name what is in it')]),
  )

  it.each(['src/utility-room.tsx', 'server/constants-of-nature.ts', 'src/widgets/map/map-view.tsx'])(
    'accepts %s',
    (path) => {
      expect(problemsOf(path)).toEqual([])
    },
  )
})

describe('file locations', () => {
  it.each(['tests/gate.test.ts', 'src/ui/button.test.tsx', 'tests/src/walk.spec.ts', 'attic/a.ts', 'a.ts'])(
    'rejects %s, which no command would run or check',
    (path) => expect(problemsOf(path)).toEqual([expect.stringContaining('belongs to no folder')]),
  )

  it.each([
    'tests/src/gate.test.tsx',
    'e2e/gate.spec.ts',
    'e2e/journeys/open.spec.ts',
    'vite.config.ts',
    'tests/support/paths.ts',
  ])('accepts %s', (path) => expect(problemsOf(path)).toEqual([]))
})

it.each(['Date.now()', 'new Date()', 'Math.random()'])(
  'rejects a machine that reads a clock or random numbers itself: %s',
  (text) => {
    expect(problemsOf('machines/a/a.machine.ts', text)).toHaveLength(1)
    expect(problemsOf('src/browser/clock.ts', text)).toEqual([])
  },
)

it('rejects a test of rules that needs a database', () => {
  const text = "import { describeServer } from '#tests/server/support/server.ts'"
  expect(problemsOf('tests/server/listings/rules/a.test.ts', text)).toEqual([expect.stringContaining('no database')])
  expect(problemsOf('tests/server/listings/a.test.ts', text)).toEqual([])
})

describe('files of one machine', () => {
  const said = (text: string) => privatePathProblems([{ path: 'a.md', text }])

  it.each([
    ['/', 'work/main/src'],
    ['"/', 'home/someone/project"'],
    ['(/', 'Users/someone)'],
    ['at /', 'root/.cache'],
  ])('finds %s%s', (start, rest) => {
    expect(said(`fine\n${start}${rest}`)).toEqual([expect.stringContaining('a.md:2')])
  })

  it.each([
    '/home/about',
    './work/main',
    'https://example.com/work/main',
    '/p/home/work',
    "'/home': page",
    '/usr/bin/chromium',
  ])('accepts %s', (text) => expect(said(text)).toEqual([]))
})

describe('the lock file', () => {
  const packages = { '': {}, 'node_modules/a': { integrity: 'sha512-a' } }

  it('passes with integrity hashes and without addresses', () => expect(lockProblems({ packages })).toEqual([]))
  it('names no registry', () => {
    const tied = {
      ...packages,
      'node_modules/b': { integrity: 'sha512-b', resolved: 'https://registry.example/b.tgz' },
    }
    expect(lockProblems({ packages: tied })).toEqual([
      expect.stringContaining('is tied to https://registry.example/b.tgz'),
    ])
  })
  it('has an integrity hash for every package', () => {
    expect(lockProblems({ packages: { ...packages, 'node_modules/b': {} } })).toEqual([
      expect.stringContaining('no integrity'),
    ])
  })
  it('may contain a workspace', () => {
    const linked = { ...packages, 'node_modules/own': { resolved: 'packages/own', link: true } }
    expect(lockProblems({ packages: linked })).toEqual([])
  })
  it('isn’t empty', () => expect(lockProblems({ packages: { '': {} } })).toHaveLength(1))
})
