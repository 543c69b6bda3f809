// Written by "npm run contract" from openapi/openapi.yaml.
export const suggestedTimeLimits = {
  from: 19,
  time: 19,
} as const
