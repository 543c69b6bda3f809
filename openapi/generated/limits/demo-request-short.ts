// Written by "npm run contract" from openapi/openapi.yaml.
export const demoRequestShortLimits = {
  name: 120,
  email: 254,
  message: 4000,
  reply_to: 254,
  website: 500,
} as const
