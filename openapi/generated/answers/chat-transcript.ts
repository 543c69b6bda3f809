// Written by "npm run contract": what scripts/contract/read-fields.ts names of ChatTranscript.
export const chatTranscriptShape = {
  "chat_conversation_id|null": "text",
  "messages": [
    {
      "text": "string",
      "written_at": "date-time"
    }
  ],
  "updates": [
    {
      "id": "text",
      "text": "text",
      "written_at": "date-time"
    }
  ]
} as const
