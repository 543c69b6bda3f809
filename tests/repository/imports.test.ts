import { readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withDiagrams } from '../../scripts/repository/architecture.ts'
import { followImports, rulesOfImports, topFolders } from '../../scripts/repository/imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let planted = ''

beforeEach(async () => {
  planted = await mkdtemp(join(tmpdir(), 'repository-'))
  await cp(join(root, 'package.json'), join(planted, 'package.json'))
  for (const name of ['@playwright/test', 'react', 'vitest', 'xstate']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    await write(`node_modules/${name}/index.js`, '')
  }
})
afterEach(() => rm(planted, { recursive: true, force: true }))

/** Writes the files, by path and text, into an empty repository and returns the violations as `rule: from → to`. */
async function plant(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) await write(path, text)
  const { violations } = await followImports(planted)
  return violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(planted, path)), { recursive: true })
  await writeFile(join(planted, path), text)
}

const nothing = 'export const nothing = null\n'
const type = 'export type Nothing = null\n'
const react = 'node_modules/react/index.js'

/** The folders of server/ except platform: each has a rule about the others that it may import. */
const serverFeatures = readdirSync(join(root, 'server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'platform')
  .map(({ name }) => name)

/** Per rule: the violating files, and the expected violations. */
const violations: Record<string, [files: Record<string, string>, said: string[]][]> = {
  'machines-are-pure': [
    [
      { 'machines/a.ts': "import { useState } from 'react'\nexport const a = useState\n" },
      [`machines/a.ts → ${react}`],
    ],
    [
      { 'machines/a.ts': "import type { ReactNode } from 'react'\nexport type A = ReactNode\n" },
      [`machines/a.ts → ${react}`],
    ],
    [{ 'machines/a.ts': "export { nothing } from '#src/b.ts'\n", 'src/b.ts': nothing }, ['machines/a.ts → src/b.ts']],
    [
      {
        'machines/a.ts': "import type { Nothing } from '#server/b.ts'\nexport type A = Nothing\n",
        'server/b.ts': type,
      },
      ['machines/a.ts → server/b.ts'],
    ],
    [
      { 'machines/a.ts': "export const a = () => import('../src/b.ts')\n", 'src/b.ts': nothing },
      ['machines/a.ts → src/b.ts'],
    ],
    [
      { 'machines/a.ts': "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n" },
      ['machines/a.ts → fs'],
    ],
    [
      { 'machines/a.ts': "export { default } from '#openapi/examples/b.json'\n", 'openapi/examples/b.json': '{}' },
      ['machines/a.ts → openapi/examples/b.json'],
    ],
  ],
  'domain-is-pure': [
    [
      { 'domain/a.ts': "export { nothing } from '#machines/b.ts'\n", 'machines/b.ts': nothing },
      ['domain/a.ts → machines/b.ts'],
    ],
    [
      { 'domain/a.ts': "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n" },
      ['domain/a.ts → fs'],
    ],
  ],
  'assistant-is-pure': [
    [
      { 'assistant/a.ts': "export { nothing } from '#server/b.ts'\n", 'server/b.ts': nothing },
      ['assistant/a.ts → server/b.ts'],
    ],
    [{ 'assistant/a.ts': "export { nothing } from '#src/b.ts'\n", 'src/b.ts': nothing }, ['assistant/a.ts → src/b.ts']],
    [
      { 'assistant/a.ts': "import { request } from 'node:http'\nexport const a = request\n" },
      ['assistant/a.ts → http'],
    ],
  ],
  'server-and-site-do-not-know-each-other': [
    [
      { 'server/a.ts': "import type { Nothing } from '#src/b.ts'\nexport type A = Nothing\n", 'src/b.ts': type },
      ['server/a.ts → src/b.ts'],
    ],
    [
      { 'src/a.tsx': "export { nothing } from '#server/deep/b.ts'\n", 'server/deep/b.ts': nothing },
      ['src/a.tsx → server/deep/b.ts'],
    ],
  ],
  'platform-knows-no-feature': [
    [
      { 'server/platform/db/a.ts': "export { nothing } from '#server/tours/b.ts'\n", 'server/tours/b.ts': nothing },
      ['server/platform/db/a.ts → server/tours/b.ts'],
    ],
    [
      { 'server/platform/a.ts': "export { nothing } from '#server/context.ts'\n", 'server/context.ts': nothing },
      ['server/platform/a.ts → server/context.ts'],
    ],
  ],
  ...Object.fromEntries(
    serverFeatures.map((feature) => {
      const other = feature === 'privacy' ? 'health' : 'privacy'
      const [from, to] = [`server/${feature}/a.ts`, `server/${other}/b.ts`]
      return [
        `server-${feature}`,
        [[{ [from]: `export { nothing } from '#${to}'\n`, [to]: nothing }, [`${from} → ${to}`]]],
      ]
    }),
  ),
  'features-do-not-know-the-root': [
    [
      { 'server/tours/a.ts': "export { nothing } from '#server/app.ts'\n", 'server/app.ts': nothing },
      ['server/tours/a.ts → server/app.ts'],
    ],
  ],
  'server-rules-decide-from-values': [
    [
      {
        'server/tours/rules/a.ts': "export { nothing } from '../queries/b.ts'\n",
        'server/tours/queries/b.ts': nothing,
      },
      ['server/tours/rules/a.ts → server/tours/queries/b.ts'],
    ],
    [
      { 'server/tours/rules/a.ts': "export { nothing } from '../schema.ts'\n", 'server/tours/schema.ts': nothing },
      ['server/tours/rules/a.ts → server/tours/schema.ts'],
    ],
  ],
  'pages-do-not-know-each-other': [
    [
      { 'src/pages/a/a.tsx': "export { nothing } from '../b/b.tsx'\n", 'src/pages/b/b.tsx': nothing },
      ['src/pages/a/a.tsx → src/pages/b/b.tsx'],
    ],
    [
      {
        'src/pages/home/a.tsx': "export { nothing } from '#src/pages/home-old/b.tsx'\n",
        'src/pages/home-old/b.tsx': nothing,
      },
      ['src/pages/home/a.tsx → src/pages/home-old/b.tsx'],
    ],
    [
      { 'src/pages/a-page.tsx': "export { nothing } from './b-view.tsx'\n", 'src/pages/b-view.tsx': nothing },
      ['src/pages/a-page.tsx → src/pages/b-view.tsx'],
    ],
  ],
  'widgets-do-not-know-each-other': [
    [
      { 'src/widgets/a/a.tsx': "export { nothing } from '../b/b.tsx'\n", 'src/widgets/b/b.tsx': nothing },
      ['src/widgets/a/a.tsx → src/widgets/b/b.tsx'],
    ],
  ],
  'pages-stand-on-top': [
    [
      { 'src/widgets/a/a.tsx': "export { nothing } from '#src/pages/b/b.tsx'\n", 'src/pages/b/b.tsx': nothing },
      ['src/widgets/a/a.tsx → src/pages/b/b.tsx'],
    ],
    [
      { 'src/content/a.ts': "export { nothing } from '../routes.tsx'\n", 'src/routes.tsx': nothing },
      ['src/content/a.ts → src/routes.tsx'],
    ],
  ],
  'ui-has-no-business': [
    [
      { 'src/ui/a.tsx': "export { nothing } from '#machines/b.ts'\n", 'machines/b.ts': nothing },
      ['src/ui/a.tsx → machines/b.ts'],
    ],
    [
      { 'src/ui/a.tsx': "export { nothing } from '../api/b.ts'\n", 'src/api/b.ts': nothing },
      ['src/ui/a.tsx → src/api/b.ts'],
    ],
    [
      { 'src/ui/a.tsx': "export { nothing } from '../widgets/b/b.tsx'\n", 'src/widgets/b/b.tsx': nothing },
      ['src/ui/a.tsx → src/widgets/b/b.tsx'],
    ],
  ],
  'contract-knows-nobody': [
    [
      { 'openapi/a.ts': "export { nothing } from '#machines/b.ts'\n", 'machines/b.ts': nothing },
      ['openapi/a.ts → machines/b.ts'],
    ],
  ],
  'nothing-imports-tests': [
    [{ 'src/a.ts': "export { nothing } from '#tests/b.ts'\n", 'tests/b.ts': nothing }, ['src/a.ts → tests/b.ts']],
    [{ 'server/a.ts': "export { nothing } from '#e2e/b.ts'\n", 'e2e/b.ts': nothing }, ['server/a.ts → e2e/b.ts']],
    [
      { 'vite.config.ts': "export { nothing } from './tests/b.ts'\n", 'tests/b.ts': nothing },
      ['vite.config.ts → tests/b.ts'],
    ],
  ],
  'actor-drivers-run-without-a-browser': [
    [
      { 'tests/drivers/a/a.actor.ts': "export { nothing } from './a.page.ts'\n", 'tests/drivers/a/a.page.ts': nothing },
      ['tests/drivers/a/a.actor.ts → tests/drivers/a/a.page.ts'],
    ],
    [
      { 'tests/machines/a.test.ts': "export { nothing } from '#e2e/b.ts'\n", 'e2e/b.ts': nothing },
      ['tests/machines/a.test.ts → e2e/b.ts'],
    ],
    [
      { 'tests/drivers/a/a.facts.ts': "import { test } from '@playwright/test'\nexport const a = test\n" },
      ['tests/drivers/a/a.facts.ts → node_modules/@playwright/test/index.js'],
    ],
  ],
  'page-drivers-run-without-vitest': [
    [
      {
        'tests/drivers/a/a.page.ts': "export { nothing } from './a.actor.ts'\n",
        'tests/drivers/a/a.actor.ts': nothing,
      },
      ['tests/drivers/a/a.page.ts → tests/drivers/a/a.actor.ts'],
    ],
    [
      { 'e2e/a.ts': "import { test } from 'vitest'\nexport const a = test\n" },
      ['e2e/a.ts → node_modules/vitest/index.js'],
    ],
  ],
  'nothing-imports-scripts': [
    [
      { 'server/a.ts': "export { nothing } from '../scripts/b.ts'\n", 'scripts/b.ts': nothing },
      ['server/a.ts → scripts/b.ts'],
    ],
  ],
  'nothing-imports-tools': [
    [{ 'src/a.ts': "export { nothing } from '#tools/b.ts'\n", 'tools/b.ts': nothing }, ['src/a.ts → tools/b.ts']],
  ],
  'product-runs-without-dev-tools': [
    [
      { 'server/a.ts': "import { test } from 'vitest'\nexport const a = test\n" },
      ['server/a.ts → node_modules/vitest/index.js'],
    ],
  ],
  'no-circles': [
    [
      {
        'server/a.ts': "export { b } from './b.ts'\nexport const a = 1\n",
        'server/b.ts': "export { a } from '#server/a.ts'\nexport const b = 1\n",
      },
      ['server/a.ts → server/b.ts → server/a.ts'],
    ],
  ],
  'imports-lead-somewhere': [
    [{ 'src/a.ts': "export { nothing } from '#src/gone.ts'\n" }, ['src/a.ts → #src/gone.ts']],
    [{ 'src/a.ts': "export { nothing } from 'no-such-package'\n" }, ['src/a.ts → no-such-package']],
  ],
}

it('[MACH-02] tests a violation of every import rule', async () => {
  expect(Object.keys(violations).sort()).toEqual([...(await rulesOfImports()).keys()].sort())
})

it('has a long enough comment for each rule', async () => {
  for (const comment of (await rulesOfImports()).values()) expect(comment.length).toBeGreaterThan(40)
})

const cases = Object.entries(violations).flatMap(([rule, each]) =>
  each.map(([files, said]) => ({ rule, files, said, first: said[0] })),
)

it.each(cases)('$rule: $first', async ({ rule, files, said }) => {
  expect(await plant(files)).toEqual(expect.arrayContaining(said.map((each) => `${rule}: ${each}`)))
})

it('attributes a feature’s tables to the feature', async () => {
  const files = {
    'server/conversations/schema.ts': "export { nothing } from '#server/tours/schema.ts'\n",
    'server/tours/schema.ts': nothing,
  }
  expect(await plant(files)).toEqual(['server-conversations: server/conversations/schema.ts → server/tours/schema.ts'])
})

describe('allowed imports', () => {
  it('include everything that the design permits', async () => {
    const allowed = {
      'openapi/generated/types.ts': type,
      'machines/gate/gate.machine.ts':
        "import { setup } from 'xstate'\nimport type { Nothing } from '#openapi/generated/types.ts'\nexport const gate: [typeof setup, Nothing] = [setup, null]\n",
      'machines/page/page.machine.ts': "export { gate } from '../gate/gate.machine.ts'\n",
      'src/content/words.ts': nothing,
      'src/ui/button.tsx': "export { nothing } from '#src/content/words.ts'\n",
      'src/widgets/chat/chat.tsx':
        "export { nothing } from '#src/ui/button.tsx'\nexport { gate } from '#machines/page/page.machine.ts'\n",
      'src/pages/home/home.tsx': "export { nothing } from './hero.tsx'\n",
      'src/pages/home/hero.tsx': "export { nothing } from '#src/widgets/chat/chat.tsx'\n",
      'src/pages/lost-page.tsx': "export { nothing } from './lost-view.tsx'\n",
      'src/pages/lost-view.tsx': nothing,
      'src/routes.tsx': "export const home = () => import('./pages/home/home.tsx')\n",
      'server/conversations/schema.ts': nothing,
      'server/platform/clock.ts': nothing,
      'server/context.ts': nothing,
      'server/mail/queue.ts':
        "export { nothing as b } from '#server/platform/clock.ts'\nexport { nothing as c } from '#server/context.ts'\n",
      'server/tours/schema.ts': "export { nothing } from '#server/conversations/schema.ts'\n",
      'server/tours/book.ts': "export { b } from '#server/mail/queue.ts'\n",
      'server/main.ts': "export { gate } from '#machines/gate/gate.machine.ts'\n",
      'tests/server/main.test.ts': "export { gate } from '#server/main.ts'\nexport { test } from 'vitest'\n",
      'tests/drivers/page/page.actor.ts': "export { gate } from '#machines/page/page.machine.ts'\n",
      'tests/drivers/page/page.page.ts':
        "import type { gate } from './page.actor.ts'\nimport { test } from '@playwright/test'\nexport const page: [typeof gate, typeof test] | null = null\n",
      'scripts/record.ts': "export { gate } from '#tests/server/main.test.ts'\n",
    }
    expect(await plant(allowed)).toEqual([])
  })

  it('counts the files it read, so that an empty run isn’t mistaken for a clean one', async () => {
    expect((await followImports(planted)).filesIn).toEqual(Object.fromEntries(topFolders.map((folder) => [folder, 0])))
    await plant({ 'src/a.tsx': nothing })
    expect((await followImports(planted)).filesIn).toMatchObject({ src: 1, server: 0 })
  })
})

describe('the architecture diagram', () => {
  const places = 'Before\n<!-- folders --><!-- end -->\n<!-- features --><!-- end -->\nAfter'

  it('has an arrow for each import between folders and between server features', () => {
    const imports = [
      { from: 'src', to: 'machines' },
      { from: 'server/chat', to: 'domain' },
      { from: 'server/chat', to: 'server/tours' },
      { from: 'server/chat', to: 'server/platform' },
    ]
    const drawn = withDiagrams(places, imports)
    expect(drawn).toBe(`Before
<!-- folders -->
\`\`\`mermaid
flowchart LR
  server --> domain
  src --> machines
\`\`\`
<!-- end -->
<!-- features -->
\`\`\`mermaid
flowchart LR
  chat --> tours
\`\`\`
<!-- end -->
After`)
    expect(withDiagrams(drawn, imports)).toBe(drawn)
  })

  it('has its places in the document', () => {
    expect(() => withDiagrams('<!-- folders --><!-- end -->', [])).toThrow('no place for the diagram of features')
  })
})
