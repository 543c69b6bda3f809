// Written by "npm run contract": what scripts/contract/read-fields.ts names of TourView.
export const tourViewShape = {
  "property_address": "text",
  "property_slug": "text",
  "proposed_time": "date-time",
  "time_zone": "text",
  "state": "text",
  "actions": [
    "text"
  ]
} as const
