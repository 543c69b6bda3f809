/**
 * Reads one setting. An absent or empty one has the fallback; one that `parse` answers undefined for throws EnvError, which
 * says that it should be `expected`.
 */
export type Read = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string) => T
