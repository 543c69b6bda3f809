import type { Mismatch } from '#server/assistant/model/check/check.ts'
import type { Ground } from '#server/assistant/model/check/sources.ts'
import type { RecordName } from './grounds.ts'

/** A wording about a home that is not so, what was asked, and why it is refused: `claim` where nothing is named. */
export type FalseWording = [
  home: RecordName,
  asked: string,
  topics: string[],
  wording: string,
  why?: Mismatch,
  more?: Partial<Ground>,
]
