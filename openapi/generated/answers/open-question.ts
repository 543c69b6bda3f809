// Written by "npm run contract": what scripts/contract/read-fields.ts names of OpenQuestion.
export const openQuestionShape = {
  "question": "text",
  "property_address": "text",
  "answer|null": "text"
} as const
