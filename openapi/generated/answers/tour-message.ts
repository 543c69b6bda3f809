// Written by "npm run contract": what scripts/contract/read-fields.ts names of TourMessage.
export const tourMessageShape = {
  "message": "text"
} as const
