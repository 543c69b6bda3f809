import { messageSentences } from './sentences.ts'

const asks =
  /\b(?:book|schedule|arrange|set up|request|reserve|do)\b.*\b(?:tours?|visit|viewing|showing|appointment)\b|\b(?:see|view|visit|tour|look at|check out|walk through) (?:it|this|the (?:house|home|place|apartment|condo|property|unit|loft|townhouse)|this (?:house|home|place|apartment|condo|property|unit|loft|townhouse))\b|\b(?:a|another|one more) (?:tour|visit|viewing|showing|appointment)\b|\b(?:come|stop|swing|drop) (?:by|over|see|and see|visit|around)\b|^(?:a )?(?:tour|viewing|showing|visit)(?: please)?(?: (?:on|at|for|today|tomorrow|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*)?[.!]*$|\bbook (?:it|one|me|us)\b|\b(?:put|pencil|sign|squeeze|fit|get) (?:me|us) (?:down|in|up)\b(?! for (?:the |your )?(?:emails?|updates|newsletter|list))|^(?:(?:hi|hey|hello|ok|so|do you have|have you got|got|is there|are there)[,!]? )*(?:anything|any (?:times?|slots?|openings?|appointments?|availability))(?: (?:open|free|available|left))?(?: for)? (?:today|tomorrow|(?:this|next|the) (?:week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end|day)s?)\b/
const isAbout = /^(?:what|how|does|do (?:i|we|they)|did|is|are|who|why|which|where|will|was|has|have)\b/

/** Whether someone wants to see the home, and does not only ask something about tours. */
export function asksForTour(message: string): boolean {
  return messageSentences(message.toLowerCase()).some((sentence) => asks.test(sentence) && !isAbout.test(sentence))
}
