import { few, have, numberPattern, petAdjectives, type Qualification } from './qualification.ts'

const animal =
  '(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|rabbits?|bunn(?:y|ies)|birds?|parrots?|hamsters?|turtles?|ferrets?|fish|guinea pigs?|(?:golden |german |border |french |yellow |black |chocolate )?(?:retrievers?|labradors?|labs?|poodles?|beagles?|corgis?|bulldogs?|terriers?|shepherds?|chihuahuas?|husky|huskies|dachshunds?|collies?|pugs?|doodles?))'
const notPet = String.raw`(?!\w|[- ](?:allerg|phobia|park|bed|door|walker|sitter|house|person|lover|people|food|question|fee|deposit|policy|rule|market|tank))`

/** Rules for the topic `pets`. */
export const petQualifications: Qualification[] = [
  {
    topic: 'pets',
    holds: isNoAssistance,
    said: new RegExp(
      String.raw`\b(?:me|us|i|wife|husband|partner|daughter|son)(?:,| and| plus)+ (?<value>${few}\s+${petAdjectives}${animal})${notPet}`,
      'i',
    ),
  },
  {
    topic: 'pets',
    said: new RegExp(
      String.raw`${have}${few}\s+${petAdjectives}(?:kids?|children|sons?|daughters?|bab(?:y|ies))(?:,?\s+and|,)\s+(?<value>${few}\s+${petAdjectives}${animal})${notPet}`,
      'i',
    ),
  },
  {
    topic: 'pets',
    holds: isNoAssistance,
    said: new RegExp(
      String.raw`${have}(?<value>${few}\s+${petAdjectives}(?:(?:very|well|behaved|friendly|quiet|sweet|trained|house-trained|rescue|lovely|cute|service|assistance|guide|emotional|support|therapy|esa|hypoallergenic)[- ]+)*${animal}(?:\s*(?:,|and|&|plus)+\s*${few}\s+${petAdjectives}${animal})*)${notPet}`,
      'i',
    ),
  },
  {
    topic: 'pets',
    holds: isNoAssistance,
    said: new RegExp(
      String.raw`\b(?<value>(?:my|our)\s+(?:${numberPattern}\s+)?${petAdjectives}(?:(?:service|assistance|guide|emotional|support|therapy|esa|rescue|sweet|old)[- ]+)*${animal}(?:\s+and\s+(?:(?:my|our|two|three|an?)\s+)?${petAdjectives}${animal})*)${notPet}(?!\s+(?:died|passed|is gone))`,
      'i',
    ),
  },
]

/** An assistance animal isn't a pet, and the reason for it must not be stored. */
function isNoAssistance(value: string): boolean {
  return !/\b(?:service|assistance|guide|emotional|support|therapy|esa)\b/i.test(value)
}
