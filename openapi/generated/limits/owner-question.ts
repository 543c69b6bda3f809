// Written by "npm run contract" from openapi/openapi.yaml.
export const ownerQuestionLimits = {
  update_id: 40,
} as const
