// Written by "npm run contract" from openapi/openapi.yaml: the maxLength of each text, by schema.
export const chatMessageLimits = {
  message: 2000,
  chat_conversation_id: 100,
  visitor_session_id: 100,
  visitor_email: 254,
  client_message_id: 100,
} as const

export const conversationUpdateLimits = {
  id: 40,
} as const

export const demoRequestLongLimits = {
  name: 120,
  email: 254,
  phone: 40,
  goals: 4000,
  website: 500,
} as const

export const demoRequestShortLimits = {
  name: 120,
  email: 254,
  message: 4000,
  reply_to: 254,
  website: 500,
} as const

export const leadLimits = {
  email: 254,
  first_name: 120,
  last_name: 120,
  phone: 40,
  company: 120,
} as const

export const newTimeLimits = {
  new_time: 19,
  seller_notes: 2000,
} as const

export const newTourRequestLimits = {
  request_id: 36,
  time: 19,
  name: 120,
  email: 254,
  phone: 40,
  note: 1000,
} as const

export const ownerQuestionLimits = {
  update_id: 40,
} as const

export const passwordAttemptLimits = {
  password: 200,
} as const

export const planFloorLimits = {
  name: 40,
} as const

export const planRoomLimits = {
  name: 40,
} as const

export const proposedTimeLimits = {
  time: 19,
} as const

export const sellerReplyLimits = {
  answer: 2000,
} as const

export const suggestedTimeLimits = {
  from: 19,
  time: 19,
} as const

export const visitDurationLimits = {
  visitor_session_id: 100,
} as const

export const visitEndLimits = {
  visitor_session_id: 100,
  exit_time: 40,
} as const
