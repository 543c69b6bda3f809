import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const night = '@media (prefers-color-scheme: dark)'

/**
 * What a sheet of the widget uses of the site's tokens, as rules for its own root: `var(--color-ink)` in it is the ink of
 * src/styles/tokens.css, by day and by night.
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

/** Lays the tokens over each sheet of the widget, which cannot see the page's. */
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
