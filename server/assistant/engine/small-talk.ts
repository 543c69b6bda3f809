import { hear } from './hear.ts'
import { tellingWords } from './words.ts'

/** What a part of a message does besides asking for a fact. */
export type Move =
  | 'greets'
  | 'thanks'
  | 'leaves'
  | 'agrees'
  | 'declines'
  | 'asksWho'
  | 'asksHow'
  | 'asksPerson'
  | 'invitesAsking'
  | 'overview'
  | 'tellsOfSelf'
  | 'givesTime'
  | 'likes'
  | 'asksOthers'

const greeting =
  /^(hi|hello|hey|howdy|hiya|hola|greetings|good (morning|afternoon|evening|day))( there| penny| again| everyone| all)*\b/

/** Words of a part without the greeting that it begins with. */
export const withoutGreeting = (words: string) => words.replace(greeting, '').replace(/^[\s,!.:-]+/, '')

const who =
  /\b(who|what) are you\b|\b(what('s| is) )?your name\b|\bare you (a |an |the |really |even )*(bot|robot|ai|human|real|machine|person|chatgpt|assistant|computer|program|gpt|agent|seller|owner)\b|\bam i (talking|speaking|chatting|writing) (to|with) (an? )?(bot|robot|human|real|person|ai|machine)\b|\bwho is this\b|\bwhat can you (do|help)\b|\bhow (can|do) you (help|work)\b/
const how =
  /^how('s| are| is| r)? (you|u|it going|things|everything|life|your day)( (doing|today|going|feeling|tonight|so far|this \w+))*$/
const person =
  /\b(speak|talk|chat|connect|get in touch|in contact|put me (in touch|through)|reach|contact|meet|message|deal) (me )?(to |with |directly with |directly to )?(an?|the|your|some|any)? ?(real |actual |live |listing |human )*(humans?|persons?|someone( else)?|somebody( else)?|anyone|agents?|sellers?|owners?|landlords?|realtors?|brokers?|managers?|representatives?|people|reps?)\b|\b(real|actual|live) (human|person|agent)\b|\bhuman( please)?$|\b(please )?(call|phone|ring|text) me\b|\bhave (someone|somebody|an? \w+|the \w+) (call|contact|reach|email|text|phone)\b|\b(phone number|contact (details|info\w*|number)|e-?mail( address)?) (of|for) (the|your|an?)\b|\bhow (can|do) (i|we) (contact|reach|get (in touch|hold))\b|\b(owner|seller|landlord|agent|realtor|broker)('?s)? (phone|cell|number|e-?mail|contact)\b|\bget back to me\b/
const others =
  /\b(other|similar|different|another|more) (propert(y|ies)|homes?|houses?|listings?|apartments?|condos?|units?|places?)\b/
const overview =
  /\btell (me|us)\b|\bdescribe\b|\boverview\b|\bsummar\w+|\b(more|further|all the|the) (details?|info\w*)\b|\bwhat('s| is|s) (it|this|that|the \w+) like\b|\bwhat (do|can) you (know|tell|say)\b|\b(the )?(basics|highlights|key facts|rundown|main features?|features?)\b|\bwhat('s| is) (so )?special\b|\bwhat else\b|\bvibe\b|\banything else\b|\bmore about\b|\bknow (more|about)\b|\blearn more\b|^(more|details|info|information)$|\bwhat about (the|this) (house|home|place|property|apartment|condo|unit|loft|townhouse)$/
const overviewWords = new Set(
  tellingWords(
    'describe overview summary summarize detail feature highlight basics special rundown main facts key brief briefly short bit ask vibe',
  ),
)
const agreement =
  /^(yes|yep|yeah|yup|sure|ok|okay|please( do)?|absolutely|of course|definitely|certainly|sounds (good|great|fine)|let's (do (it|that)|go)|go ahead|why not|i'd (love|like) (to|that)|that (would be|sounds|works|'s) ?(great|nice|lovely|good|perfect|fine|for me)?|perfect|great|right|correct)( (yes|please|thanks|thank you|sure|do|then|let's do it|that works|sounds good|penny))*$/
const refusal =
  /^(no|nope|nah|not (now|yet|really|today|interested|at the moment)|no thanks?|no thank you|maybe later|later|never ?mind|that's (all|it)|that is (all|it)|i'm (good|fine|all set)|nothing( else)?|i'll (think about it|pass)|all good)( (thanks|thank you|for now|please|then|i'm good|not now|maybe later))*$/
const thanks =
  /\b(thanks?|thank you|thx|ty|appreciate (it|that|you\w*)|much appreciated|(very|so|super) helpful|that helps|cheers)\b/
const goodbye =
  /\b(bye|goodbye|good night|see (you|ya)|talk (to you )?(later|soon)|take care|have a (nice|good|great|lovely) (day|evening|night|weekend|one|afternoon))\b/
const liking =
  /\b(love|like|nice|beautiful|gorgeous|pretty|stunning|wow|great|amazing|lovely|awesome|cool|interesting|good|perfect|lol|haha+|ha|hm+|ok|okay|understood|got it|i see|makes sense|noted)\b/

const selfPronoun = /\b(i|we|me and \w+|my \w+ and i)('m| am|'re| are|'ve| have|'d| would|'ll| will)?\b/
const selfTopic =
  /\b(looking (to|for a (home|house|place|condo|apartment)|to)|hoping|planning|moving|relocat\w+|buy|buying|rent|renting|invest\w*|purchas\w*|pre-?approv\w*|pre-?qualif\w*|paying|pay|cash|mortgage|loan|lender|budget|afford|spend|kids?|children|wife|husband|partner|family|baby|roommates?|live|lives|work|job|need|want|prefer|currently|just|think\w*|sold|selling|own|flexible|ready|rush|browsing|first[- ]time|saw|found|heard|drove)\b/
const selfStart =
  /^(budget\b|(my|our) (budget|price range|name|e-?mail|phone|number|wife|husband|partner|kids?|children|family|max\w*|limit|lease|agent|realtor|loan|timeline|job|parents|daughter|son)\b|i'm |i am |we're |we are |it's (just )?(me|for|us)\b|just (me|us|looking|browsing)\b|for (myself|me|us|my \w+)\b|as soon as|asap\b|in (about |around )?(a|an|one|two|three|four|five|six|\d+)( to \w+)? (weeks?|months?|years?)|(around|about|up to|under|between|max\w*) \$?\d|\$?\d[\d.,]*\s?(k|m|mil|million|thousand)?( (a|per) month)?$|(an? )?(investment|investor|primary residence|second home|cash|mortgage|loan)( buyer| home)?$|to (live in|invest|rent out)|(buying|renting|investing)$|yes (i am|we are|i have|we have)|no rush|next (year|spring|summer|fall|winter|month)|this (year|spring|summer|fall|winter|month))/
const contact = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[a-z]{2,}|(\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/i
const request =
  /\b(want to know|wants to know|wonder\w*|like to know|curious|need to know|looking for (a |an )?(\w+ )?(with|that has)|do you|is there|are there|does it|tell me|can (i|we|you|my)|could (i|we|you)|may (i|we)|must have|need a|need an|need parking|would like (a|an|some) (?!home|house|place)|(home|house|place|apartment|condo|something|one) with)\b/

const clockWords = new Set(
  tellingWords(
    `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun tomorrow tonight morning afternoon evening noon
    midday midnight weekend weekday january february march april june july august september october november december jan feb mar apr
    jun jul aug sep sept oct nov dec am pm clock half past quarter next week later earlier early late first second third after before
    another different instead`,
  ),
)
const time =
  /\b((mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(day)?s?|tomorrow|tonight|today|weekend|noon|(this|next|in the) (week|morning|afternoon|evening)|\d{1,2}(:\d\d)? ?(am|pm)|\d{1,2}:\d\d|at \d{1,2}|(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w* \d{1,2}|\d{1,2}(st|nd|rd|th))\b/

/** "My mom uses a walker": said of somebody, not asked. */
const has =
  /^(i|we) (have|got|make|earn|use|come)\b|^(i|we)('ve| have) got\b|^(my|our) \w+ (is|are|has|have|uses?|needs?|works?|likes?|loves?|comes?)\b|^(my |our )?(credit|fico) (score|is)\b/

/** Two searches, since one pattern for both takes quadratic time. */
function saysOfSelf(words: string): boolean {
  const found = selfPronoun.exec(words)
  return found !== null && selfTopic.test(words.slice(found.index + found[0].length))
}

export function isOfSelf(words: string, isQuestion: boolean): boolean {
  return !isQuestion && !request.test(words) && (selfStart.test(words) || saysOfSelf(words) || has.test(words))
}

export const saysGoodbye = (words: string) => goodbye.test(words)

/** What a compared part does; null when it asks for something. `follows`: the assistant had asked something. */
export function moveIn(words: string, isQuestion: boolean, follows: boolean): Move | null {
  const bare = withoutGreeting(words)
  if (bare === '' || /^(penny|there|again)$/.test(bare)) return 'greets'
  if (how.test(bare)) return 'asksHow'
  if (who.test(bare)) return 'asksWho'
  if (person.test(bare)) return 'asksPerson'
  if (others.test(bare)) return 'asksOthers'
  if (/^(you can )?(ask|i (can )?ask)( (me|you))?( about)? any ?thing\b/.test(bare)) return 'invitesAsking'
  if (agreement.test(bare)) return 'agrees'
  if (refusal.test(bare)) return 'declines'
  const { topics, rest } = hear(bare)
  if (contact.test(bare) || /^(my|our) (budget|price range) (is|would be)\b/.test(bare)) return 'tellsOfSelf'
  if (topics.length > 0)
    return selfStart.test(bare) && /^(my|our) (budget|price range|max|limit)|^for (my|our)/.test(bare)
      ? 'tellsOfSelf'
      : null
  const asksNothing = rest.length === 0
  if (thanks.test(bare) && !isQuestion) return 'thanks'
  if (goodbye.test(bare)) return 'leaves'
  if (time.test(bare) && rest.every((word) => clockWords.has(word))) return 'givesTime'
  if (overview.test(bare) && rest.every((word) => overviewWords.has(word))) return 'overview'
  if (isOfSelf(bare, isQuestion)) return 'tellsOfSelf'
  if (!isQuestion && asksNothing && liking.test(bare)) return 'likes'
  // "Two adults and a baby", after Penny has asked something, is an answer.
  return !isQuestion && follows && !/^(any|an?) /.test(bare) && /\b(i|we|my|our|me|us|\d+)\b/.test(bare)
    ? 'tellsOfSelf'
    : null
}
