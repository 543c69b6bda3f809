/** Exports and erases a person's data: `npm run admin -- help`. */
import { EnvError, readEnv } from '#server/platform/env/env.ts'
import { runCommand, sentenceOf } from '#server/privacy/command.ts'

try {
  const print = (text: string) => console.log(text)
  const command = { env: readEnv(process.env), print, now: new Date() }
  process.exitCode = await runCommand(process.argv.slice(2), command)
} catch (error) {
  const sentence = error instanceof EnvError ? error.message : sentenceOf(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exitCode = 1
}
