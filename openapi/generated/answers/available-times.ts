// Written by "npm run contract": what scripts/contract/read-fields.ts names of AvailableTimes.
export const availableTimesShape = {
  "available_times": [
    "text"
  ]
} as const
