import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fillDocument, siteSettings } from './server/site/document.ts'
import { headHtml } from './server/site/head.ts'
import { homeHead } from './server/site/routes.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 4173}`

/** While developing, Vite and not the server hands out the HTML: this fills the places that the server fills later. */
const filledWhileDeveloping: Plugin = {
  name: 'filled-while-developing',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => fillDocument(html, { head: headHtml(homeHead), settings: siteSettings(process.env) }),
  },
}

export default defineConfig({
  plugins: [react(), tailwindcss(), filledWhileDeveloping],
  publicDir: 'src/public',
  build: {
    outDir: 'dist/site',
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The map's library is one chunk, and comes only when a map is near.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/submit-demo-request', '/chat_conversation'].map((path) => [path, server]),
    ),
  },
})
