// Written by "npm run contract": what scripts/contract/read-fields.ts names of ConversationUpdates.
export const conversationUpdatesShape = {
  "version": "string",
  "updates": [
    {
      "id": "text",
      "text": "text",
      "written_at": "date-time"
    }
  ]
} as const
