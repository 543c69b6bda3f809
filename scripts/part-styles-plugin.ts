import type { Plugin } from 'vite'

/** Vite puts a helper of 0.6 kB into every page; ours is a quarter of that (src/browser/part-styles.ts). */
export const partStylesPlugin: Plugin = {
  name: 'part-styles',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export { loadWithStyles as __vitePreload } from '/src/browser/part-styles.ts'",
  },
}
