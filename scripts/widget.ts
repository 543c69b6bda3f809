import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { widgetTokens } from './widget-tokens.ts'
import { machinesWithoutDescriptions } from './without-descriptions.ts'

/**
 * Builds Penny for other sites into `<site>/widget`: the panel as one module with a hash in its name, and the loader, a
 * classic script with a fixed name that contains the panel's name.
 */
export async function buildWidget(root: string, site: string): Promise<void> {
  const panel = await bundle(root, site, {
    input: join(root, 'src/penny-widget/panel.ts'),
    preserveEntrySignatures: 'strict',
    output: { format: 'es', entryFileNames: 'assets/panel-[hash].js', codeSplitting: false },
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

/** Returns the file's name below `widget`. */
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
    define,
    plugins: [widgetTokens, machinesWithoutDescriptions],
    build: {
      outDir: join(site, 'widget'),
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { ...rolldownOptions, checks: { pluginTimings: false } },
    },
  })
  const [file, ...more] = 'output' in made ? made.output : []
  if (file?.type !== 'chunk' || more.length > 0) throw new Error('The widget is not one file.')
  return file.fileName
}
