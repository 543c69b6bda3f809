// Written by "npm run contract": what scripts/contract/read-fields.ts names of Receipt.
export const receiptShape = {
  "success": "boolean"
} as const
