import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ depth, tokens }) {
      const words = this.parser.parseInline(tokens)
      return `<h${depth} id="${idOf(words)}">${words}</h${depth}>\n`
    },
  },
})

/** `6:40 AM: Three emails` is `6-40-am-three-emails`. */
function idOf(words: string): string {
  return words
    .replaceAll(/<[^>]+>|&[a-z#\d]+;|[’“”]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * Articles as modules: `x.md?head` is the front matter with its slug, `x.md?body` the text as HTML. They are separate,
 * since a list of articles needs no text. Articles are part of the source, so their HTML isn't sanitized.
 */
export const articlesPlugin: Plugin = {
  name: 'articles',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?')
    // In development, Vite adds its own parameters to the query.
    const wanted = ['head', 'body'].find((part) => new URLSearchParams(query).has(part))
    if (!file?.endsWith('.md') || !wanted) return null
    this.addWatchFile(file)
    const { head, text } = partsOf(file, await readFile(file, 'utf8'))
    const exported = wanted === 'head' ? { slug: basename(file, '.md'), ...head } : await marked.parse(text)
    return { code: `export default ${JSON.stringify(exported)}`, moduleType: 'js' }
  },
}

function partsOf(file: string, source: string): { head: object; text: string } {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || text === undefined)
    throw new Error(`${file} should begin with front matter between two lines of ---`)
  return { head: parse(head), text }
}
