import type { LeadNote } from '../turn.ts'

/** A pattern for something that visitors say about themselves in a clause; its group `value` is stored. */
export interface Qualification {
  topic: LeadNote['topic']
  said: RegExp
  /** Stored instead of the group `value`. */
  as?: string
  holds?: (value: string) => boolean
}

/** Parts of patterns, shared. */
export const speaker = String.raw`(?:^(?:(?:and|but|so|also|well|hi|hello|hey|yes|yeah|yep|ok|okay|penny|actually|currently)[,!.]?\s+)*|\b(?:i|we)(?:'m|'re|'d|'ve|'ll| am| are| would| have| will|m)?(?:\s+(?:both|all|just|only|also|actually|really|definitely|currently|hoping|planning|trying|seriously))*\s+)`
export const have = String.raw`\b(?:i|we)(?:'ve| have)?(?:\s+(?:also|just|only|both|already))*(?:\s*(?:have|got|own|'ve))?\s+`
export const few = String.raw`(?:an?|one|two|three|four|five|six|\d{1,2}|a couple(?: of)?|both|some)`
export const petAdjectives = String.raw`(?:(?:very |really |pretty |super )?(?:small|little|big|large|lazy|sweet|quiet|calm|fat|chubby|spoiled|elderly|young|old|older|adult|tiny|grown|school-age|teenage|indoor|medium|sized|\d+[- ](?:lb|pound|month|year)s?)[- ,]*)*`
export const numberPattern = String.raw`(?:two|three|four|five|six|seven|eight|\d{1,2})`
