// Written by "npm run contract" from openapi/openapi.yaml.
export const newTourRequestLimits = {
  request_id: 36,
  time: 19,
  name: 120,
  email: 254,
  phone: 40,
  note: 1000,
  chat_conversation_id: 100,
} as const
