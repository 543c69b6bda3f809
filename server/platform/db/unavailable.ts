import { DrizzleQueryError } from 'drizzle-orm/errors'

/** SQLSTATE: connection failures (08…), a server that stops or starts (57P0x), no connection left (53300). */
const sqlStates = /^(?:08\w{3}|57P0[1-4]|53300)$/
const networkErrors = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** node-postgres gives these errors no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed)/

/** Whether a query failed because the database can't be reached now, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isConnectionLost(error.cause)
  if (!(error instanceof Error)) return false
  // Transactions take their connection from the pool directly. Other network errors are those of mail and models.
  if (/[\\/]pg-pool[\\/]/.test(error.stack ?? '')) return isConnectionLost(error)
  return isDatabaseUnavailable(error.cause)
}

function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && (sqlStates.test(code) || networkErrors.test(code))) return true
  return driverMessages.test(error.message) || isConnectionLost(error.cause)
}
