// Written by "npm run contract" from openapi/openapi.yaml.
export const listingReportLimits = {
  request_id: 36,
  details: 2000,
  email: 254,
} as const
