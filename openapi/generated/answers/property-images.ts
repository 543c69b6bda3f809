// Written by "npm run contract": what scripts/contract/read-fields.ts names of PropertyImages.
export const propertyImagesShape = {
  "images": [
    {
      "url": "string"
    }
  ]
} as const
