// Written by "npm run contract" from openapi/openapi.yaml.
export const confirmTourQueryLimits = {
  token: 200,
} as const
