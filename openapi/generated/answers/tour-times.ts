// Written by "npm run contract": what scripts/contract/read-fields.ts names of TourTimes.
export const tourTimesShape = {
  "time_zone": "text",
  "available_times": [
    "text"
  ],
  "phone?": "text"
} as const
