import { startArguments } from '#tests/server/support/programs.ts'

/** Arguments for Node.js that run the built server, from the root: the file that `npm start` and production run. */
export const builtServer = startArguments('dist/server/main.mjs')
