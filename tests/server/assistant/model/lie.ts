import type { Mismatch } from '#server/assistant/model/check/check.ts'
import type { Ground } from '#server/assistant/model/check/sources.ts'
import type { RecordName } from './grounds.ts'

/** A false wording about a home, the question, and why it is rejected: `claim` by default. */
export type FalseWording = [
  home: RecordName,
  asked: string,
  topics: string[],
  wording: string,
  why?: Mismatch,
  more?: Partial<Ground>,
]
