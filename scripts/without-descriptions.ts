import type { Plugin } from 'vite'

const description = /\bdescription:\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),?/g

/** A machine's source without what its states say of themselves, which is for diagrams and readers. */
export function withoutDescriptions(source: string): string {
  return source.replace(description, '')
}

/** Keeps the descriptions of the machines out of what browsers download: 1.5 kB of prose, and growing. */
export const machinesWithoutDescriptions: Plugin = {
  name: 'machines-without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]machines[\\/].*\.machine\.ts$/ },
    handler: (source) => ({ code: withoutDescriptions(source), map: null }),
  },
}
