import { isNull, notLike, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { addressKey, addressKeyRule } from '../rules/address-key.ts'
import { properties } from '../schema.ts'

type NewProperty = typeof properties.$inferInsert

/** A listing as it is to be written, with what its address is found by. Every write of an address goes through here. */
export function withAddressKey<Written extends Pick<NewProperty, 'address'>>(written: Written) {
  return { ...written, addressKey: addressKey(written.address) }
}

/** Makes the keys that are missing or were made by another rule; does nothing where there are none. */
export async function makeAddressKeys(db: Db): Promise<void> {
  const stale = await db
    .select({ id: properties.id, address: properties.address })
    .from(properties)
    .where(or(isNull(properties.addressKey), notLike(properties.addressKey, `${addressKeyRule}:%`)))
  for (let begin = 0; begin < stale.length; begin += 1000) {
    const made = stale.slice(begin, begin + 1000).map(({ id, address }) => ({ id, key: addressKey(address) }))
    await db.execute(
      sql`update properties set address_key = made.key
        from json_to_recordset(${JSON.stringify(made)}::json) as made(id integer, key text)
        where properties.id = made.id`,
    )
  }
}
