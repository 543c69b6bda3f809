import ts from 'typescript'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { filesOfHouse } from '../../scripts/repository/files.ts'

/**
 * Words that this code once used in a sense of its own, each with the field's word for it (docs/glossary.md). Penny reads
 * language, so assistant/ may speak of letters, of what was told and of what was heard.
 */
const privateWords: { word: RegExp; say: string; in: RegExp }[] = [
  { word: /^letters?$/, say: 'email', in: /^(server|src)\// },
  { word: /^world$/, say: 'app context', in: /^(domain|machines|server|src)\// },
  { word: /^desk$/, say: 'dependencies (deps)', in: /^(domain|machines|server|src)\// },
  { word: /^shel(f|ved|ves)$/, say: 'image store', in: /^(domain|machines|server|src)\// },
  { word: /^keeper$/, say: 'store', in: /^(domain|machines|server|src)\// },
  { word: /^seat$/, say: 'slot', in: /^(domain|machines|server|src)\// },
  { word: /^scene$/, say: 'visibility', in: /^(domain|machines|server|src)\// },
  { word: /^cue$/, say: 'command', in: /^(domain|machines|server|src)\// },
  { word: /^sighting$/, say: 'visibility', in: /^(domain|machines|server|src)\// },
  { word: /^blame$/, say: 'set problem', in: /^(domain|machines|server|src)\// },
  { word: /^excuse$/, say: 'show error', in: /^(domain|machines|server|src)\// },
  { word: /^farewell$/, say: 'shutdown grace period', in: /^(domain|machines|server|src)\// },
  { word: /^(told|heard)$/, say: 'published, notified, received', in: /^(domain|machines|src\/(browser|widgets))\// },
]

/** Language itself, and generated or old migrations. */
const isLeftAlone = (path: string) =>
  /^server\/(assistant|platform\/db\/migrations)\//.test(path) || path.endsWith('.model.ts')
/** Names of tables and of the contract, and letters that are letters of the alphabet. */
const kept: Record<string, string[]> = {
  'machines/chat/message.ts': ['is_told'],
  'server/site/yard-sign.ts': ['letterWidth'],
  'src/browser/guarded-page.ts': ['letter'],
  'server/privacy/plan.ts': ['letters'],
  'server/privacy/retention.ts': ['letters'],
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

it('uses the field’s terms in every name', async () => {
  const files = (await filesOfHouse(repositoryRoot)).filter(
    ({ path }) => /^(domain|machines|server|src)\/.*[.]tsx?$/.test(path) && !isLeftAlone(path),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(({ path, text }) => privateNames(path, text))).toEqual([])
})
