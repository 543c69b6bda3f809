/** Each value once, where it stands first. */
export const unique = <T>(list: T[]): T[] => [...new Set(list)]
