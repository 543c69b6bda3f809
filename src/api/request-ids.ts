import { createMessageId } from './message-id.ts'

/** The same request sent again, its answer having been lost, has the same id, so that the server takes it once. */
export function requestIds(): (propertyId: number, request: object) => string {
  const ids = new Map<string, string>()
  return (propertyId, request) => {
    const content = JSON.stringify([propertyId, request])
    const id = ids.get(content) ?? createMessageId()
    ids.set(content, id)
    return id
  }
}
