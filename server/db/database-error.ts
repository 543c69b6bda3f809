/** The database cannot be used; the message is one sentence for whoever starts the server. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
