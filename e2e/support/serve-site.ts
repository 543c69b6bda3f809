/**
 * The product's server for the walks, from one file: from its hundreds of modules it takes the processor twice as long to
 * start. The journeys start their servers from the same file.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundlePrograms, startOf } from '#tests/server/support/programs.ts'

// Building makes this process one of production.
const env = { ...process.env }
const { folder, remove } = await bundlePrograms(['server/main'], process.env.E2E_PROGRAMS)
const server = spawn(process.execPath, startOf(join(folder, 'server/main.mjs')), { env, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
const [code] = await once(server, 'exit')
await remove()
process.exit(code ?? 1)
