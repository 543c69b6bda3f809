import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { pageModules } from '#server/site/built-site.ts'

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

it('[ROUTE-07] preloads what the routes, and the property page for its gate, load when they are shown', () => {
  const loaded = ['src/routes.tsx', 'src/pages/property/property-page.tsx'].flatMap((file) =>
    [...textOf(file).matchAll(/ import\('\.\/(.*)'\)/g)].map(([, module]) => `${dirname(file)}/${module}`),
  )
  expect(new Set(Object.values(pageModules).flat())).toEqual(new Set(loaded))
})
