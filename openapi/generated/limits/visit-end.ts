// Written by "npm run contract" from openapi/openapi.yaml.
export const visitEndLimits = {
  visitor_session_id: 100,
  exit_time: 40,
} as const
