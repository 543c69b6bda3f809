import { createRequire } from 'node:module'
import type { Config } from './config.ts'

/** The config of every machine in a file's text. Throws on what it can't parse at all. */
export type Parse = (text: string) => { machines: { toConfig: () => Config | undefined }[] } | null

const requireBesideXState4 = createRequire(new URL('../../visualizer/package.json', import.meta.url))

/** The parser of the Stately tools, `@xstate/machine-extractor`. It needs xstate 4, so it is installed in a workspace of its own. */
export const parseMachines = requireBesideXState4('@xstate/machine-extractor').extractMachinesFromFile as Parse
