import { join } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { widgetTokens } from './widget-tokens.ts'
import { machinesWithoutDescriptions } from './without-descriptions.ts'

/**
 * Builds Penny for other sites into `<site>/widget`: the panel and what it loads later as modules with a hash in their names,
 * and the loader, a classic script with a fixed name that contains the panel's name. What a later module shares with the panel
 * is in the panel, so that the first click loads one file.
 */
export async function buildWidget(root: string, site: string): Promise<void> {
  const panel = await bundle(root, site, {
    input: join(root, 'src/penny-widget/panel.ts'),
    preserveEntrySignatures: 'allow-extension',
    output: { format: 'es', entryFileNames: 'assets/panel-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
  })
  const define = { __PANEL__: JSON.stringify(panel) }
  await bundle(
    root,
    site,
    {
      input: join(root, 'src/penny-widget/penny-widget.ts'),
      output: { format: 'iife', entryFileNames: 'penny-widget.js', codeSplitting: false },
    },
    define,
  )
}

/** A later module is imported as it is: Vite's helper would add link elements to the head of another site's page. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/** Returns the entry's name below `widget`. */
async function bundle(
  root: string,
  site: string,
  rolldownOptions: Rolldown.InputOptions & { output: Rolldown.OutputOptions },
  define: InlineConfig['define'] = {},
): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // A test builds what is delivered, although it runs in another environment.
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...define },
    resolve: { conditions: ['production', 'module', 'browser'] },
    plugins: [widgetTokens, machinesWithoutDescriptions, withoutPreloads],
    build: {
      outDir: join(site, 'widget'),
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { ...rolldownOptions, checks: { pluginTimings: false } },
    },
  })
  const [entry] = 'output' in made ? made.output : []
  if (entry?.type !== 'chunk' || entry.imports.length > 0) throw new Error('The widget’s entry is not one file.')
  return entry.fileName
}
