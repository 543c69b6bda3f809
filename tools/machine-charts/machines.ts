import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { camelCase } from './names.ts'

const folder = fileURLToPath(new URL('../../machines/', import.meta.url))

export interface MachineFile {
  /** The folder under machines/, in kebab-case. */
  name: string
  /** The absolute path of the folder's file with this extension, whether it exists or not. */
  file: (kind: 'machine.ts' | 'svg' | 'md') => string
  machine: AnyStateMachine
}

/** Every machines/<name>/<name>.machine.ts, which has to export `<camelName>Machine`. */
export async function machineFiles(): Promise<MachineFile[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${folder}${entry.name}/${entry.name}.machine.ts`))
    .map((entry) => entry.name)
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const file: MachineFile['file'] = (kind) => `${folder}${name}/${name}.${kind}`
      const exported = (await import(/* @vite-ignore */ file('machine.ts'))) as Record<string, AnyStateMachine>
      const machine = exported[`${camelCase(name)}Machine`]
      if (!machine) throw new Error(`machines/${name}/${name}.machine.ts does not export ${camelCase(name)}Machine`)
      return { name, file, machine }
    }),
  )
}
