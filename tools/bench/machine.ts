import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** Describes the machine that the figures were measured on, without host name or paths. */
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

/** Average number of runnable processes in the last minute; above the number of cores, times are too long. */
export const load = () => (loadavg()[0] ?? 0).toFixed(1)
