import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const night = '@media (prefers-color-scheme: dark)'

/**
 * The site's design tokens that a style sheet of the widget uses, as rules for the widget's root: `var(--color-ink)` in
 * it is the ink of src/styles/tokens.css, in both themes.
 */
export function tokensFor(css: string, tokens: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  const [light = '', dark = ''] = tokens.split(night)
  const missing = [...used].filter((name) => !light.includes(`${name}: `))
  if (missing.length > 0) throw new Error(`There is no token ${missing.join(', ')}.`)
  const rule = (text: string) => {
    const kept = [...text.matchAll(/(--[\w-]+): ([^;]+);/g)].filter(([, name]) => used.has(name))
    return `.penny { ${kept.map(([declaration]) => declaration).join(' ')} }`
  }
  return `${rule(light)}\n${night} { ${rule(dark)} }\n`
}

/** Prepends the tokens to each style sheet of the widget, which can't use the page's. */
export const widgetTokens: Plugin = {
  name: 'widget-tokens',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]penny-widget[\\/].*\.css/ },
    handler: async (css) => ({
      code: tokensFor(css, await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')) + css,
      map: null,
    }),
  },
}
