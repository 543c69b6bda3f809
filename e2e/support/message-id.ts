/** The message id that the page makes: a random UUID. */
const messageId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A question as it was sent, without its message id; fails when it has none. */
export function withoutMessageId(body: unknown): object {
  const { client_message_id, ...question } = body as { client_message_id?: string }
  if (!messageId.test(client_message_id ?? '')) throw new Error(`A message was sent as ${client_message_id}.`)
  return question
}
