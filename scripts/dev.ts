/** Development: the server, restarted on a change, and Vite in front of it on http://localhost:5173. */
import { spawn } from 'node:child_process'

await import('./photos.ts')
const bin = (name: string) => new URL(`../node_modules/.bin/${name}`, import.meta.url).pathname
// Links in emails lead to the Vite server; only an embedded database gets the samples by default.
const seed = process.env.DATABASE_URL ? {} : { SEED: 'samples' }
const env = { PUBLIC_URL: 'http://localhost:5173', ...seed, ...process.env }
const running = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { stdio: 'inherit', env }),
  spawn(bin('vite'), [], { stdio: 'inherit' }),
]
const stop = () => {
  for (const child of running) child.kill('SIGTERM')
}
for (const child of running) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
