import { fromPromise } from 'xstate'
import type { EarlierConversation } from '#machines/chat/message.ts'

/** For a chat that isn't on a listing's page: no listing to bring into view, no earlier conversation to show. */
export const chatAlone = {
  scrollToListing: fromPromise<void, void>(async () => {}),
  loadConversation: fromPromise<EarlierConversation, { propertyId: number }>(async () => ({
    conversationId: null,
    messages: [],
  })),
}
