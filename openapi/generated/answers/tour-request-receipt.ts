// Written by "npm run contract": what scripts/contract/read-fields.ts names of TourRequestReceipt.
export const tourRequestReceiptShape = {
  "proposed_time": "date-time",
  "time_zone": "text"
} as const
