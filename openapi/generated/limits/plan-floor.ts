// Written by "npm run contract" from openapi/openapi.yaml.
export const planFloorLimits = {
  name: 40,
} as const
