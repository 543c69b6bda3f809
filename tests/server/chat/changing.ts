/** A process that answers a message about a booked tour, and dies before the given step. */
import { type Death, ordersGiven, watchedDatabase, workUntilDeath } from '../support/dying.ts'
import { type Changing, sayChange } from './change.ts'

export interface ChangingOrders extends Death, Changing {
  now: string
}

const orders = ordersGiven<ChangingOrders>()
const { db } = await watchedDatabase(orders)
await workUntilDeath(orders, () => sayChange(db, orders, new Date(orders.now)))
