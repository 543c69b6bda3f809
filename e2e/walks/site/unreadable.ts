import type { OperationName } from './contract.ts'
import type { Site } from './site.ts'

/** Answers the held call with a JSON content type and a truncated body. */
export async function answerUnreadable({ calls }: Site, operation: OperationName): Promise<void> {
  const { request } = await calls.take(operation)
  await request.fulfill({ status: 200, contentType: 'application/json', body: '{"message":"Ann Ch' })
}
