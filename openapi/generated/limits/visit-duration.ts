// Written by "npm run contract" from openapi/openapi.yaml.
export const visitDurationLimits = {
  visitor_session_id: 100,
} as const
