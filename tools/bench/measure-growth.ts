/**
 * Measures how statement times grow with the data, and what visits and chats cost: `npm run growth`; `growth` or `cost`
 * runs one part.
 */
import { cost } from './cost.ts'
import { asMarkdown } from './figures.ts'
import { growth } from './growth.ts'

const parts = { growth, cost }
const [chosen] = process.argv.slice(2)
for (const [name, measure] of Object.entries(parts))
  if (chosen === undefined || chosen === name) console.log(`${asMarkdown(await measure())}\n`)
