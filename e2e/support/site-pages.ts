import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pathOfHtml, writtenOrigin } from '#server/site/prerendered.ts'

const folder = fileURLToPath(new URL('../../dist/site', import.meta.url))

/** Every page that was prerendered when the site was built, with what the head of its file says. */
export const sitePages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!\.vite\/|widget\/).*\.html$/.test(file))
  .sort()
  .map((file) => ({ path: pathOfHtml(file), head: headIn(readFileSync(join(folder, file), 'utf8')) }))

function headIn(html: string) {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return {
    title: plain(/<title>([^<]*)</.exec(html)?.[1] ?? ''),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    isIndexed: !html.includes('<meta name="robots"'),
    canonicalPath: canonical?.replace(writtenOrigin, ''),
  }
}

/** Text of HTML as it is read. */
function plain(html: string): string {
  return html
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
