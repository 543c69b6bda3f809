import type { FolderImport } from './imports.ts'

export const architectureFile = 'docs/architecture.md'

/** Features that most others import: their arrows would hide the rest. */
const common = ['server/platform', 'server/listings']

const block = (name: string) => new RegExp(`(<!-- ${name} -->)[^]*?(<!-- end -->)`)

/** The document with its diagrams drawn from the imports. Throws when one of their places is missing. */
export function withDiagrams(text: string, imports: FolderImport[]): string {
  return withDiagram(withDiagram(text, 'folders', folders(imports)), 'features', features(imports))
}

function withDiagram(text: string, name: string, diagram: string): string {
  if (!block(name).test(text)) throw new Error(`${architectureFile} has no place for the diagram of ${name}.`)
  return text.replace(block(name), (_, start: string, end: string) => `${start}\n${diagram}\n${end}`)
}

function folders(imports: FolderImport[]): string {
  const topFolder = (folder: string) => folder.split('/')[0] ?? ''
  const arrows = imports
    .map(({ from, to }) => ({ from: topFolder(from), to: topFolder(to) }))
    .filter(({ from, to }) => from !== to)
  return mermaid('LR', arrows)
}

function features(imports: FolderImport[]): string {
  const isFeature = (folder: string) => folder.startsWith('server/') && !common.includes(folder)
  return mermaid(
    'LR',
    imports
      .filter(({ from, to }) => isFeature(from) && isFeature(to))
      .map(({ from, to }) => ({ from: from.slice('server/'.length), to: to.slice('server/'.length) })),
  )
}

function mermaid(direction: string, arrows: FolderImport[]): string {
  const lines = [...new Set(arrows.map(({ from, to }) => `  ${from} --> ${to}`))].sort()
  return ['```mermaid', `flowchart ${direction}`, ...lines, '```'].join('\n')
}
