// Written by "npm run contract" from openapi/openapi.yaml.
export const getValuationQueryLimits = {
  address: 300,
} as const
