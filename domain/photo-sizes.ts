/**
 * How wide a listing's page shows its first photo, as an img's `sizes`: on a phone it fills the window's width, and of a dense
 * screen's dots about 1.3 for each CSS pixel are enough for a photo; on a wide screen it fills its frame's height, times 3:2.
 */
export const firstPhotoSizes =
  '(width < 900px) and (resolution >= 2.5x) 45vw, (width < 900px) and (resolution >= 1.5x) 70vw, (width < 900px) 100vw, (width < 1600px) 73vw, 1180px'
