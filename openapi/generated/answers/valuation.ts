// Written by "npm run contract": what scripts/contract/read-fields.ts names of Valuation.
export const valuationShape = {
  "value|null": "number",
  "listing|null": {
    "id": "number"
  }
} as const
