// Written by "npm run contract": what scripts/contract/read-fields.ts names of Property.
export const propertyShape = {
  "id": "number",
  "address?": "string",
  "description?": "string",
  "preferred_url?": "string",
  "price?": "number",
  "sale_price?": "number",
  "rental_price?": "number",
  "beds?": "number",
  "baths?": "number",
  "sqft?": "number",
  "agent?": {
    "id?": "number"
  }
} as const
