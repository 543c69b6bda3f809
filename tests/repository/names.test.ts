import ts from 'typescript'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { handwrittenFiles } from '../../scripts/repository/files.ts'

const everywhere = /^(assistant|domain|machines|server|src|tests|e2e|tools)\//

/**
 * Words that this code once used in a sense of its own, each with the field's word for it (docs/glossary.md). In assistant/,
 * `tells` and `heard` are names in data that is learned or kept, and what is learned depends on understand/ and guard/. tools/drawings draws furniture.
 */
const privateWords: { word: RegExp; say: string; in: RegExp }[] = [
  { word: /^letters?$/, say: 'email', in: /^(server|src|tests|e2e|tools)\// },
  { word: /^world$/, say: 'app context, fixtures', in: everywhere },
  { word: /^desk$/, say: 'dependencies (deps)', in: everywhere },
  { word: /^shel(f|ved|ves)$/, say: 'image store', in: everywhere },
  { word: /^keeper$/, say: 'store', in: everywhere },
  { word: /^seat$/, say: 'slot', in: everywhere },
  { word: /^scene$/, say: 'visibility, page', in: everywhere },
  { word: /^cue$/, say: 'command', in: /^(domain|machines|src|tests|e2e|tools)\// },
  { word: /^sighting$/, say: 'visibility', in: everywhere },
  { word: /^blamed?$/, say: 'set problem, invalid', in: everywhere },
  { word: /^excuse$/, say: 'show error', in: everywhere },
  { word: /^farewell$/, say: 'shutdown grace period', in: everywhere },
  { word: /^cast$/, say: 'fixtures', in: everywhere },
  { word: /^acts$/, say: 'event drivers', in: /^(tests\/(drivers|machines|support)|e2e|tools)\// },
  { word: /^stage$/, say: 'harness', in: /^(tests\/(drivers|machines|support)|e2e\/(support|walks)|tools)\// },
  {
    word: /^(told|heard)$/,
    say: 'published, notified, received',
    in: /^(domain|machines|tools|src\/(browser|widgets))\//,
  },
  {
    word: /^(told|heard)$/,
    say: 'published, notified, received',
    in: /^(e2e|tests\/(src|drivers|machines|support))\//,
  },
  { word: /^(told|tell|hear|heard)$/, say: 'sent, report, read', in: /^(scripts|src|server)\// },
  { word: /^(told|untold|tell|telling)$/, say: 'answer, fact', in: /^assistant\/(?!understand|guard)/ },
  { word: /^ways$/, say: 'routes, strategies', in: /^(domain|machines|server|src|tools)\// },
  { word: /^arrive$/, say: 'preload', in: /^(src|scripts)\// },
  { word: /^siege$/, say: 'attack', in: everywhere },
  { word: /^(telling|tells)$/, say: 'answers, reports', in: /^(domain|src|tests|e2e|tools)\// },
]

/** Examples of visitors' language, generated or old migrations, and furniture. */
const isLeftAlone = (path: string) =>
  /^(server\/platform\/db\/migrations|tests\/assistant|tools\/drawings)\//.test(path) ||
  path === 'tests/repository/drawings.test.ts'
/** Names of tables and of the contract, and letters that are letters of the alphabet. */
const kept: Record<string, string[]> = {
  'machines/chat/message.ts': ['is_told'],
  'server/site/yard-sign.ts': ['letterWidth'],
  'server/chat/list-conversation.ts': ['is_told'],
  'src/browser/guarded-page.ts': ['letter'],
  'server/privacy/plan.ts': ['letters'],
  'server/privacy/retention.ts': ['letters'],
  'tests/server/privacy/retention.test.ts': ['letters'],
  'tests/drivers/chat/chat.facts.ts': ['is_told'],
  'tests/drivers/demo-carousel/demo-carousel.page.ts': ['stage'],
  'tests/domain/palette.test.ts': ['letter'],
  'tests/server/platform/cache/shared-answers.test.ts': ['letter'],
  'tests/src/listing-view.test.tsx': ['letters'],
  'tools/explorer/simulator/run.ts': ['letter'],
  'tools/gallery/fixtures.ts': ['is_told'],
  'tools/machine-charts/names.ts': ['letter'],
}

function privateNames(path: string, text: string): string[] {
  const rules = privateWords.filter((rule) => rule.in.test(path))
  const found = new Set<string>()
  const check = (name: string) => {
    const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
    for (const { word, say } of rules)
      if (words.some((each) => word.test(each)) && !kept[path]?.includes(name)) found.add(`${path}: ${name} (${say})`)
  }
  for (const part of path.split('/')) check(part.replace(/\..*/, ''))
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) check(node.text)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : undefined),
  )
  return [...found]
}

it('finds a private word in a name and in a path', () => {
  expect(privateNames('server/a.ts', 'export const queueLetter = 1')).toEqual(['server/a.ts: queueLetter (email)'])
  expect(privateNames('server/desk.ts', '')).toEqual(['server/desk.ts: desk (dependencies (deps))'])
  expect(privateNames('src/a.ts', 'const desktop = "a letter to the world"')).toEqual([])
})

const codeFiles = async () =>
  (await handwrittenFiles(repositoryRoot)).filter(
    ({ path }) =>
      /^(assistant|domain|machines|scripts|server|src|tests|e2e|tools)\/.*[.]tsx?$/.test(path) && !isLeftAlone(path),
  )

it('uses the field’s terms in every name', async () => {
  const files = await codeFiles()
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(({ path, text }) => privateNames(path, text))).toEqual([])
})

/** Metaphors for the app's context, dependencies, slots, fixtures, problems and attacks. */
const metaphor = /\b(?:worlds?|desks?|seats?|scenes?|blam(?:e|es|ed|ing)|sieges?)\b/i

it('uses no private metaphors in comments', async () => {
  const comments = (text: string) => text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? []
  const found = (await codeFiles()).flatMap(({ path, text }) =>
    comments(text)
      // Words that are quoted are a visitor's.
      .map((comment) => comment.replaceAll(/"[^"]*"|`[^`]*`/g, ''))
      .filter((comment) => metaphor.test(comment))
      .map((comment) => `${path}: ${comment}`),
  )
  expect(found).toEqual([])
})
