/**
 * Makes a key that puts Penny on another site, and prints the tag for it:
 * `npm run widget-key -- --name "Ridge Realty" --origin https://ridge.example --property 4`. Origins and properties may be
 * given more than once. The embedded database belongs to one process: stop the server before, or use DATABASE_URL.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/database/open.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'

const list = { type: 'string', multiple: true, default: [] as string[] } as const
const { values } = parseArgs({ options: { name: { type: 'string' }, origin: list, property: list } })
const { name, origin: origins, property } = values
const propertyIds = property.map(Number)

const wrong = [
  !name && '--name says whose key it is.',
  origins.length === 0 && '--origin says where it works.',
  property.length === 0 && '--property says what it may be asked about.',
  ...origins.map((origin) => !isOrigin(origin) && `${origin} is no origin such as https://agency.example.`),
  ...propertyIds.map((id, place) => !Number.isInteger(id) && `${property[place]} is no property's number.`),
].filter((sentence) => typeof sentence === 'string')

if (wrong.length > 0 || !name) {
  console.error(wrong.join('\n'))
  process.exit(1)
}

const env = readEnv(process.env)
const key = `pk_${randomBytes(18).toString('base64url')}`
const database = await openDatabase(env)
try {
  await keepWidgetKey(database.db, { key, origins, propertyIds }, name, new Date())
} finally {
  await database.close()
}
const server = env.publicUrl ?? `http://localhost:${env.port}`
console.log(
  `<script src="${server}/widget/penny-widget.js" data-penny-key="${key}" data-penny-property="${propertyIds[0]}" async></script>`,
)

function isOrigin(text: string): boolean {
  return text === 'self' || (URL.canParse(text) && new URL(text).origin === text)
}
