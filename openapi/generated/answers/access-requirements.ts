// Written by "npm run contract": what scripts/contract/read-fields.ts names of AccessRequirements.
export const accessRequirementsShape = {
  "password_protection_enabled": "boolean",
  "lead_capture_enabled": "boolean",
  "session_id?": "string",
  "required_fields?": "object"
} as const
