import type { OperationName } from './contract.ts'
import type { Site } from './site.ts'

/** Gives the held call an answer that calls itself JSON and breaks off in the middle. */
export async function answerUnreadable({ calls }: Site, operation: OperationName): Promise<void> {
  const { route } = await calls.take(operation)
  await route.fulfill({ status: 200, contentType: 'application/json', body: '{"message":"Ann Ch' })
}
