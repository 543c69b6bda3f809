// Written by "npm run contract" from openapi/openapi.yaml.
export const proposedTimeLimits = {
  time: 19,
} as const
