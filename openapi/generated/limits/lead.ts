// Written by "npm run contract" from openapi/openapi.yaml.
export const leadLimits = {
  email: 254,
  first_name: 120,
  last_name: 120,
  phone: 40,
  company: 120,
} as const
