// Written by "npm run contract" from openapi/openapi.yaml.
export const passwordAttemptLimits = {
  password: 200,
} as const
