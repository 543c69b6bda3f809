import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articlePath, marketingPages } from '#domain/marketing-pages.ts'
import { appPages, type PageRow } from '#domain/pages.ts'
import { redirectPaths } from '#domain/redirect-paths.ts'
import { gateModule, marketingModule, moduleOf } from '#server/site/built-site.ts'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { handwrittenFiles } from '../../scripts/repository/files.ts'

const rows: Record<string, PageRow> = { ...appPages, ...marketingPages }
const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const imported = (file: string, from: string) =>
  [...textOf(file).matchAll(/\bimport\('(?:#src|[.])\/(.*)'\)/g)].map(([, module]) => `${from}${module}`)

it('[ROUTE-07] preloads what the routes load: each page by its name, the gate with a listing', () => {
  const pages = (names: string[]) => names.map(moduleOf)
  expect(imported('src/routes.tsx', 'src/').sort()).toEqual([...pages(Object.keys(appPages)), marketingModule].sort())
  expect(imported('src/pages/property/property-page.tsx', 'src/pages/property/')).toEqual([gateModule])
  // The page for unknown paths comes with the others; `article` shows the text of any article.
  const chunks = Object.keys(marketingPages).filter((name) => name !== 'not-found')
  expect(imported('src/marketing/prerendered-pages.tsx', 'src/').sort()).toEqual(pages([...chunks, 'article']).sort())
})

it('[ROUTE-01] has a file for each row, and no path twice', () => {
  expect(Object.keys(rows).filter((name) => !existsSync(new URL(`../../${moduleOf(name)}`, import.meta.url)))).toEqual(
    [],
  )
  const paths = Object.values(rows).flatMap(({ path, alsoAt }) => (alsoAt ? [path, alsoAt] : [path]))
  const all = [...paths, ...Object.values(redirectPaths)]
  expect(new Set(all).size).toBe(all.length)
})

it('no other file of the product contains a page’s path', async () => {
  const paths = [
    ...Object.values(rows).flatMap(({ path, alsoAt = '' }) => [path, alsoAt]),
    ...Object.values(redirectPaths),
    articlePath.insights(''),
    articlePath.customers(''),
  ].map((path) => path.replace(/:\w+$/, ''))
  const known = new Set(paths.filter((path) => path.length > 1))
  const found = (await handwrittenFiles(repositoryRoot))
    .filter(({ path }) => /^(src|server|machines|assistant|vite[.]config).*[.]tsx?$/.test(path))
    .filter(({ path }) => !/[.]model[.]ts$/.test(path))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line) => literalsIn(line).flatMap((literal) => (known.has(literal) ? [`${path}: ${literal}`] : []))),
    )
  expect(found).toEqual([])
})

it('finds a path in quotes, in JSX, and at the start or after the origin of a template', () => {
  expect(literalsIn(`to('/chat')`)).toEqual(['/chat'])
  expect(literalsIn('href="/about"')).toEqual(['/about'])
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: source that is read
  expect(literalsIn('`/p/${slug}`')).toEqual(['/p/'])
  expect(literalsIn('`${origin()}/question?token=${token}`')).toEqual(['/question'])
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: source that is read
})

function literalsIn(line: string): string[] {
  return [...line.matchAll(/(?:['"]|`(?:\$\{[^}]*\})?)(\/[\w\-/]*)/g)].map(([, path = '']) => path)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}
