// Written by "npm run contract": what scripts/contract/read-fields.ts names of ChatAnswer.
export const chatAnswerShape = {
  "response": "string"
} as const
