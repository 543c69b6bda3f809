// Written by "npm run contract" from openapi/openapi.yaml.
export const chatMessageLimits = {
  message: 2000,
  chat_conversation_id: 100,
  visitor_session_id: 100,
  visitor_email: 254,
  client_message_id: 100,
} as const
