import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { productName } from './domain/pages.ts'
import { redirectPaths } from './domain/redirect-paths.ts'
import { articlesPlugin } from './scripts/articles-plugin.ts'
import { modulesOfPage } from './scripts/page-modules.ts'
import { partStylesPlugin } from './scripts/part-styles-plugin.ts'
import { machinesWithoutDescriptions } from './scripts/without-descriptions.ts'
import { siteSettings } from './server/platform/env/site-settings.ts'
import { entryModule, moduleOf, startModule } from './server/site/built-site.ts'
import { fillDocument } from './server/site/document.ts'
import { emptyRoot } from './server/site/first-look.ts'
import { headHtml } from './server/site/head.ts'
import { machineExplorerPlugin } from './tools/explorer/vite-plugin.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 4173}`

const headWhileDeveloping = { title: productName, description: 'The AI assistant for real estate', isIndexed: false }

/** While developing, Vite and not the server hands out the HTML: this fills the places that the server fills later. */
const filledWhileDeveloping: Plugin = {
  name: 'filled-while-developing',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      fillDocument(html, {
        head: headHtml(headWhileDeveloping),
        settings: siteSettings(process.env),
        early: '',
        root: emptyRoot({}),
      }),
  },
}

/** What an open listing needs before it takes a question: the page that most visitors see first. */
const listing = modulesOfPage(import.meta.dirname, 'src/main.tsx', moduleOf('property'))

/** React 19 has it by itself; what its libraries bring for older ones would come twice. */
const withoutShims = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    articlesPlugin,
    machinesWithoutDescriptions,
    partStylesPlugin,
    listing.plugin,
    filledWhileDeveloping,
    machineExplorerPlugin,
  ],
  resolve: { alias: withoutShims },
  publicDir: 'src/public',
  build: {
    outDir: 'dist/site',
    manifest: true,
    target: 'baseline-widely-available',
    // Parts of a page are named by the server's HTML; the lists of what else each part needs would be carried by every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    // The map's library is one chunk, and comes only when a map is near.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: [entryModule, startModule],
      checks: { pluginTimings: false },
      output: {
        codeSplitting: isSsrBuild || {
          groups: [
            // In one chunk, which compresses best, and which stays in a browser's cache when only our own code has changed.
            { name: 'libraries', test: (id) => listing.has(id) && id.includes('/node_modules/') },
            // Used by other parts of the program, too: by themselves they would be many small chunks, and compress worse.
            { name: 'parts', test: (id) => listing.has(id) && listing.isShared(id) },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/api',
        '/media',
        '/og',
        '/qr',
        '/sign',
        '/widget',
        ...Object.values(redirectPaths),
        '/submit-demo-request',
        '/chat_conversation',
        '/machine-reports',
      ].map((path) => [path, server]),
    ),
  },
}))
