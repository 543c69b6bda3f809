/** Whether something that the maps' provider sent is a latitude (`most` 90) or a longitude (180), in degrees. */
export function isDegrees(value: unknown, most: 90 | 180): value is number {
  return typeof value === 'number' && Math.abs(value) <= most
}
