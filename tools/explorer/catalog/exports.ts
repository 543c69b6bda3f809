import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, type Workflow } from './catalog.ts'
import { mermaidOf } from './mermaid.ts'
import { statelyFile } from './stately.ts'

/** What an export is for, in the order of the page's buttons. */
export const exportKinds = ['machine.js', 'json', 'mmd', 'svg'] as const
export type ExportKind = (typeof exportKinds)[number]

/** The text of `<name>.<kind>`: a file for Stately Sketch and Studio, the config as JSON, a Mermaid diagram, the drawing. */
export async function exported({ name, machine }: Workflow, kind: ExportKind): Promise<string> {
  switch (kind) {
    case 'machine.js':
      return statelyFile(name)
    case 'json':
      return `${JSON.stringify(machine.config, null, 2)}\n`
    case 'mmd':
      return mermaidOf(machine)
    case 'svg':
      return readFile(join(root, `machines/${name}/${name}.svg`), 'utf8')
  }
}
