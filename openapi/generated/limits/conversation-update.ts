// Written by "npm run contract" from openapi/openapi.yaml.
export const conversationUpdateLimits = {
  id: 40,
} as const
