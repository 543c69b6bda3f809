import type { Home } from '../facts/home.ts'
import { passagesOf } from '../say/record-search.ts'
import type { FollowUpLead } from '../understand/read.ts'
import type { ThingId } from '../understand/things.ts'
import type { TopicId } from '../understand/topics.ts'

/** What a few words mean after what was spoken of last, by what the record says of it. */
export interface MeantAfter {
  /** The question that they stand for. */
  words: string
  /** How its answer begins; its own yes or no where it's missing, nothing for `plain`. */
  lead?: FollowUpLead
  /** The record tells a part of it, and the owner is asked for the rest. */
  isOpen?: boolean
}

export interface ShortFollowUp {
  after: (TopicId | ThingId)[]
  said: RegExp
  means: (home: Home, match: RegExpExecArray, subject: string[]) => MeantAfter | null
}

/** A line that says one of these and nothing else. */
export const wholeLine = (...said: string[]) =>
  new RegExp(
    `^(?:(?:and|so|ok|okay|but|then|wait|oh|also|like|well|hm) )*(?:${said.join('|')})(?: (?:then|though|huh|right|exactly))*$`,
  )

export const recordTells = (home: Home, said: RegExp) => passagesOf(home).some(({ text }) => said.test(text))
