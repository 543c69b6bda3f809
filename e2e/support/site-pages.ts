import { readFileSync } from 'node:fs'
import type { WrittenSite } from '#server/site/built-site.ts'

/** Every page that was prerendered at build. */
export const { pages: sitePages } = JSON.parse(
  readFileSync(new URL('../../dist/site/.vite/pages.json', import.meta.url), 'utf8'),
) as WrittenSite
