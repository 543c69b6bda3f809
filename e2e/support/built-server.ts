import { startArguments } from '#tests/server/support/programs.ts'

/** Arguments with which Node.js runs the built server, from the root: the file that `npm start` and production run. */
export const builtServer = startArguments('dist/server/main.mjs')
