import { setTimeout as pause } from 'node:timers/promises'
import { inJobSpan } from '../telemetry/job-spans.ts'

export interface RepeatedJob {
  /** What traces call it. */
  name: string
  /** Does one piece of work; answers whether there was one, and so may be another. */
  step(cutOff: AbortSignal): Promise<boolean>
  /** Told once each time that steps begin to fail, not for each one that fails. */
  onTrouble(error: unknown): void
  /** Milliseconds between two looks for work. */
  pollIntervalMs: number
  /** What a step that has begun has left when the server stops, in milliseconds. */
  shutdownGraceMs: number
}

/** Does what there is to do as it comes, until stopped. */
export function startRepeatedJob(job: RepeatedJob): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const cutOff = new AbortController()
  const running = run(job, stopping.signal, cutOff.signal)
  return {
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => cutOff.abort(), job.shutdownGraceMs)
      await running
      clearTimeout(timer)
    },
  }
}

async function run(job: RepeatedJob, stopping: AbortSignal, cutOff: AbortSignal): Promise<void> {
  let isReported = false
  while (!stopping.aborted) {
    try {
      const wasOne = await inJobSpan(job.name, () => job.step(cutOff))
      isReported = false
      if (wasOne) continue
    } catch (error) {
      if (!isReported) job.onTrouble(error)
      isReported = true
    }
    await pause(job.pollIntervalMs, undefined, { signal: stopping }).catch(() => {})
  }
}
