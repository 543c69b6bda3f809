// Written by "npm run contract": what scripts/contract/read-fields.ts names of TourRequest.
export const tourRequestShape = {
  "buyer_name": "text",
  "property_address": "text",
  "proposed_time": "date-time"
} as const
