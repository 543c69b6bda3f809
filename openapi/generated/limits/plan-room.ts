// Written by "npm run contract" from openapi/openapi.yaml.
export const planRoomLimits = {
  name: 40,
} as const
