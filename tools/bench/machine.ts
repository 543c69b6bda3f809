import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** What the figures were measured on, without anything that names a machine or its folders. */
export interface MeasuredMachine {
  processor: string
  cores: number
  memory: string
  system: string
  node: string
  chromium: string
}

export function machineWith(chromium: string): MeasuredMachine {
  return {
    processor: cpus()[0]?.model.trim() || 'unknown processor',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${type()} ${release().split('-')[0]}`,
    node: process.versions.node,
    chromium: execFileSync(chromium, ['--version'], { encoding: 'utf8' }).match(/[\d.]+/)?.[0] ?? 'unknown',
  }
}

/** How many programs wanted a core during the last minute: more than there are cores, and every time is too long. */
export const load = () => (loadavg()[0] ?? 0).toFixed(1)
