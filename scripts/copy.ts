/**
 * Every text that people read, with its place: `npm run copy`, `npm run copy -- enterprise` for places or texts with a
 * word.
 */
import { visibleText } from './copy/visible-text.ts'
import { wordingProblems } from './copy/wording.ts'
import { repositoryRoot } from './repository/command.ts'

const wanted = process.argv[2]?.toLowerCase() ?? ''
const texts = (await visibleText(repositoryRoot)).filter(({ file, text }) =>
  `${file} ${text}`.toLowerCase().includes(wanted),
)
for (const { file, line, text } of texts) console.log(`${file}:${line}\t${text.replaceAll(/\s+/g, ' ')}`)

const problems = wordingProblems(texts)
for (const problem of problems) console.error(problem)
console.error(`${texts.length} texts, ${problems.length} with words that we do not use`)
