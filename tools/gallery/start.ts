import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Serves the gallery: every view in every state without server and machines. It isn't part of the product. */
export async function startGallery() {
  const server = await createServer({
    configFile: false,
    root: here('.'),
    publicDir: here('../../server/photos/originals'),
    cacheDir: here('../../node_modules/.vite-gallery'),
    plugins: [react(), tailwindcss()],
    server: { port: 0, fs: { allow: [here('../..')] } },
    logLevel: 'error',
  })
  await server.listen()
  return { address: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() }
}
