// Written by "npm run contract" from openapi/openapi.yaml.
export const newTimeLimits = {
  new_time: 19,
  seller_notes: 2000,
} as const
