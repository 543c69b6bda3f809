import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { redirectPaths } from './domain/redirect-paths.ts'
import { articlesPlugin } from './scripts/articles-plugin.ts'
import { partStylesPlugin } from './scripts/part-styles-plugin.ts'
import { machinesWithoutDescriptions } from './scripts/without-descriptions.ts'
import { siteSettings } from './server/platform/env/site-settings.ts'
import { fillDocument } from './server/site/document.ts'
import { emptyRoot } from './server/site/first-look.ts'
import { headHtml } from './server/site/head.ts'
import { machineExplorerPlugin } from './tools/explorer/vite-plugin.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 4173}`

const headWhileDeveloping = { title: 'Pending', description: 'The AI assistant for real estate', isIndexed: false }

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

/** In one chunk, which compresses best, and which stays in a browser's cache when only our own code has changed. */
const librariesOfEveryPage =
  /node_modules[\\/](react|react-dom|scheduler|use-[\w-]+|wouter|regexparam|xstate|@xstate|openapi-fetch)[\\/]/

/** Small, and used by nearly every page: by themselves they would be several chunks, and compress worse. */
const partsOfEveryPage = [
  'domain/(text|pages|photo-sizes|settings)',
  'machines/(failure|port|photos/.*|chat/(chat.machine|message)|property-page/(listing|summary))',
  'src/(paths|env|routes|chunks|error-boundary|api/(call|client|property|chat)|content/(site|property-page|chat|photos|listing)|widgets/(chat/chat(-log|-view)?|photos/.*|share/share|map/map-place))',
  'src/browser/(part-styles|head|media|early-photo|scroll-to-listing|scroll-to-top|use-page-head|use-workflow)',
  'src/ui/(page-frame|message-page|button|wordmark|spinner|opening-page|skeleton|door|icons|icon-button|unread|photo|placeholder-photo|or-instead)',
  'src/pages/(crash-view|property/(listing-frame|waiting-view|early-photo|loading-view))',
].map((files) => new RegExp(`/${files}\\.tsx?$`))

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
      checks: { pluginTimings: false },
      output: {
        codeSplitting: isSsrBuild || {
          groups: [
            { name: 'libraries', test: librariesOfEveryPage },
            { name: 'parts', test: (id) => partsOfEveryPage.some((files) => files.test(id)) },
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
