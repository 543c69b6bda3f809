// Written by "npm run contract" from openapi/openapi.yaml.
export const demoRequestLongLimits = {
  name: 120,
  email: 254,
  phone: 40,
  goals: 4000,
  website: 500,
} as const
