import { once } from 'node:events'

/** Says to `npm start`, if that started this process, what is built. */
export function reportBuilt(part: 'server' | 'site'): void {
  if (process.connected) process.send?.(part)
}

/**
 * Waits until `npm start` serves, so that it has both cores until then, or has ended. Then nothing is heard of it any more:
 * a process that listens would stay as long as the server.
 */
export async function starterIsReady(): Promise<void> {
  if (!process.connected) return
  await Promise.race([once(process, 'message'), once(process, 'disconnect')])
  if (process.connected) process.disconnect()
}
