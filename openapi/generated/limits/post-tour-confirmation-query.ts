// Written by "npm run contract" from openapi/openapi.yaml.
export const postTourConfirmationQueryLimits = {
  token: 200,
} as const
