import { openQuestionShape } from '#openapi/generated/answers/open-question.ts'
import { sellerReplyReceiptShape } from '#openapi/generated/answers/seller-reply-receipt.ts'
import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client, noStoreNoReferrer } from './client.ts'

/** API-05: the question behind a seller's link. */
export const getQuestion = call<components['schemas']['OpenQuestion'], { token: string }>((input, signal) =>
  answerOf(
    client.GET('/api/v1/question/{token}', { params: { path: input }, signal, ...noStoreNoReferrer }),
    openQuestionShape,
  ),
)

export const sendAnswer = call<components['schemas']['SellerReplyReceipt'], { token: string; answer: string }>(
  ({ token, answer }, signal) =>
    answerOf(
      client.POST('/api/v1/question/{token}/answer', {
        params: { path: { token } },
        body: { answer },
        signal,
        ...noStoreNoReferrer,
      }),
      sellerReplyReceiptShape,
    ),
)
