// Written by "npm run contract" from openapi/openapi.yaml.
export const sellerReplyLimits = {
  answer: 2000,
} as const
