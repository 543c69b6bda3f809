import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** One process among all that ever had its number: the number, and when it began in the words of the system. */
export interface Life {
  pid: number
  /** Null where the system does not tell. */
  began: string | null
}

export function lifeOf(pid: number): Life {
  return { pid, began: beginningOf(pid) }
}

/** Whether that very process still runs; a newer one with the same number is another. */
export function isAlive({ pid, began }: Life): boolean {
  if (!exists(pid)) return false
  const now = beginningOf(pid)
  return began === null || now === null || now === began
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function beginningOf(pid: number): string | null {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return null
  }
}

/** Ticks since boot, with the boot they are counted from. The name, field 2, may hold anything, brackets too. */
function fromProc(pid: number): string | null {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  // A killed process keeps its number as a zombie until its parent asks for it.
  const [state, ticks] = [fields[0], fields[19]]
  if (state === 'Z' || state === 'X') return `${boot} ended`
  return ticks === undefined ? null : `${boot} ${ticks}`
}

function fromPs(pid: number): string | null {
  const began = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
  return began === '' ? null : began
}
