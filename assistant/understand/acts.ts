import { asksOfPenny } from './asks-of-penny.ts'
import { asksUnmarked } from './asks-unmarked.ts'
import { asksWhoReads } from './asks-who-reads.ts'
import { tellsOwnPlans } from './own-money.ts'
import { phraseFinder } from './phrases.ts'
import type { Reading } from './read.ts'
import { asksForHour, tourTimeIn } from './tour-times.ts'

/** What a clause does in the conversation. */
export const actNames = [
  'question',
  'market',
  'statement',
  'booking',
  'contact',
  'person',
  'smallTalk',
  'complaint',
  'nonsense',
  'order',
  'protected',
] as const
export type Act = (typeof actNames)[number]

export type SmallTalk =
  | 'greeting'
  | 'howAreYou'
  | 'whoAreYou'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'
  | 'liking'
  | 'laugh'
  | 'apology'
  | 'others'
  | 'invites'

export const findSmallTalk = phraseFinder<SmallTalk>({
  greeting:
    'hi, hello, hey, good morning, good afternoon, good evening, howdy, greetings, hiya, nice to meet you, pleased to meet you, yo, sup, hola',
  howAreYou:
    'how are you, how are things, how is it going, how do you do, what is up, how have you been, how is your day, how are you doing',
  whoAreYou: `person or a chatbot, person or a bot, human or a bot, person or bot, human or bot, bot or a person, bot or a human, bot or human, person or a robot, human or ai, who are you, are you a bot, are you a robot, are you human, are you real, are you a real person, are you an ai, are you ai, is this a bot, am i talking to a bot,
    what are you, is this a real person, what is your name, your name, are you chatgpt, is this ai, am i talking to a human, am i talking to a real person, are you a person, is this automated, what can you do, what do you do, how do you work`,
  thanks:
    'thank*, thx, appreciate it, appreciate that, appreciate you, appreciate u, much appreciated, cheers, that helps, helpful, thank you, gracias, bless you, god bless, god bless you, dios le bendiga, que dios le bendiga',
  bye: 'bye, goodbye, good night, see you, see ya, talk later, talk to you later, take care, have a good one, have a nice day, have a good day, later, ttyl, gotta go, that is all, that is it, adios',
  yes: 'yes, yep, yeah, yup, sure, ok, okay, sounds good, perfect, great, correct, right, please do, go ahead, of course, definitely, absolutely, k, y, will do',
  no: 'no, nope, nah, not now, no thanks, never mind, nevermind, not really, not interested, forget it, i am good, n, do not worry, do not worry about it, do not worry about that, no worries, no longer need*',
  liking: `good, nice, beautiful, gorgeous, stunning, lovely, amazing, love it, love this, love the, awesome, wow, so pretty, nice place, nice house, looks great, looks nice, looks amazing, dream home, fantastic, incredible, i like it, i love it, very nice, so nice, cute, cool, interesting, got it, makes sense, i see, understood, noted, fair enough, good to know, wonderful`,
  laugh: 'lol, haha, hahaha, lmao, rofl, ha, hehe, jaja, jajaja',
  apology: 'sorry, my bad, oops, apologies, excuse me',
  others:
    'other listing*, other home*, other house*, other apartment*, another listing, another property, similar home*, other properties, anything else for sale, other units, something cheaper, anything cheaper, something bigger, other options',
  invites:
    'can i ask, leave a question, leave a message, i have a question, i have some questions, i have a few questions, a quick question, few questions, some questions, quick question, can you help, help me, i need help, question for you, ask anything, ask you anything, ask you something, ask something',
})

const findComplaint = phraseFinder<'complaint'>({
  complaint: `useless, stupid, dumb, terrible, awful, horrible, worst, ridiculous, waste of time, waste of my time, not helpful, unhelpful, you do not understand, does not understand, not what i asked, did not answer, not answering, answer my question, answer the question,
    you are wrong, that is wrong, sucks, suck, hate this, hate you, frustrating, annoying, annoyed, garbage, trash bot, bullshit, bs, crap, wtf, what the hell, scam, fake, idiot, moron, shut up, joke, broken, does not work, not working, keep repeating, repeating yourself, same thing over, rip off, ripoff, too expensive, overpriced, crazy price, insane price, are you kidding, kidding me, disappointed, disappointing, unacceptable, pathetic, already told you, already asked, asked you twice, third time`,
})

const findPerson = phraseFinder<'person'>({
  person: `talk to a person, ask the owner directly, ask the landlord directly, ask the seller directly, contact them directly, reach them directly, how do i reach them, how can i reach them, speak to a person, talk to someone, speak to someone, talk to somebody, speak with someone, speak with a person, talk with a person, real person please, a human, real human, live agent, live person, actual person, an agent, the agent, speak to the agent, talk to the agent, contact the agent, contact the owner, contact the seller, contact the landlord, talk to the owner, talk to the seller, talk to the landlord, speak to the owner, speak to the seller, speak with the owner, speak with the seller, speak to the seller, speak with the landlord, speak to the landlord, talk with the owner, talk with the seller, talk with the agent,
    speak to an agent, talk to an agent, call me, call me back, give me a call, have someone call, someone call me, can someone call, phone number, representative, customer service, operator, reach the agent, reach the owner, get in touch, contact info, contact information, who do i contact, who can i talk to, who do i call, number to call, text me, talk to human, speak to human, speak with the agent, speak with a human, talk to a real person, agent call me, agent contact me, talk to a human, human please, speak to a real`,
})

const findBooking = phraseFinder<'wish' | 'cancel' | 'move'>({
  wish: `someone show us, someone show me, somebody show us, somebody show me, anyone show us, anyone show me, anybody show us, anybody show me, free to show us, free to show me, available to show us, available to show me, like to tour, want to tour, love to tour, wish to tour, hope to tour, book a*, book it, book me, schedule a*, schedule me, set up a, set up an*, set up app*, arrange a*, i want to see, i would like to see, want to see it, like to see it, can i see it, can i see the, can we see, could i see, could we see, see it in person, see it tomorrow, see it this, come see it, come by, come and see, come look, come take, stop by, swing by, drop by, take a tour, want a tour, like a tour, tour it, tour the, tour this, tour on, tour for, tour tomorrow, tour today, tour next, tour this week, request a tour, request a showing, want to visit, like to visit, can i visit, can we visit, visit on, visit it, visit the house, visit the home, visit the place, visit the apartment, visit the property, visit the condo, visit the unit, visit the loft, view it, want to view, like to view, can i view, can i tour, can we tour, could we tour, could i tour, check it out, have a look, take a look, private showing, get a tour, do a tour, walk through it, do a walkthrough, show me the place, show me the house, when can i see, when can we see, when could i see, when could we see, when can i tour, when can i come, when can we come, when can i visit, let us tour, interested in a tour, interested in touring, interested in seeing, interested in visiting, i want to tour, i want to tour it, make an appointment, an appointment, appointment to see, a showing, a viewing, see the house, see the apartment, see the property, see the place, see the home, see the loft, see the condo, see the townhouse, want to book, like to book, like to schedule, want to schedule, need to schedule, need to see it, i want a tour`,
  cancel:
    'cancel*, call it off, call off, can not make it, can not come, will not make it, not going to make it, unable to make it, something came up, drop the tour, no longer coming, forget the tour, do not need the tour',
  move: 'reschedule*, move the tour, move my tour, move our tour, move the appointment, move it to, change the time, change my tour, change the tour, change our tour, change the date, different time, another time, push it, push my tour, push the tour, postpone, make it later, make it earlier, switch the tour, change my appointment, change our appointment, come at a different',
})

/** Whether words say that their writer wants to see the home. */
export const wishesTour = (words: string[]) => findBooking(words).some(({ id }) => id === 'wish')

const findMarket = phraseFinder<'market'>({
  market: `mortgage rate, mortgage rates, interest rate, interest rates, mortgage, loan, refinance, good investment, a good investment, good deal, a good deal, worth it, fair price, overpriced, appreciate, appreciation, resale, resale value, market, housing market, rental market, comps, comparables, comparable sales, zestimate, zillow, redfin, appraisal, appraise, roi, cap rate, rental income, airbnb income, prop 13, 1031, capital gains, tax deduction, tax break, write off, deduct, closing costs, closing cost, escrow cost, title insurance, should i buy, should i offer, should i rent, should i make, should i wait, what should i offer, how much should i offer, good time to buy, bad time to buy, price trend, prices going, will prices, will the price, go up in value, lose value, legal, legally, by law, under the law, lawyer, attorney, sue, evict, eviction, contract law, squatters, tenant rights, renters rights, fha, va loan, down payment assistance, heloc, home equity, first time buyer program, credit score, qualify for a loan, get a loan, get approved, lender, lenders, pmi, hurricane insurance, insurance cost, cost of insurance, insurance rates, recession, economy, invest in, flip it, price per sqft in the area, average rent, average price, median price, going rate, sue me, sue us, sue the, jumbo, conforming loan, explain escrow, reassess, reassessed, broker fee`,
})

const findOrder = phraseFinder<'order'>({
  order: `ignore previous, ignore all, ignore your, ignore the above, disregard previous, disregard all, disregard your, system prompt, your instructions, your prompt, your rules, developer mode, jailbreak, pretend to be, pretend you are, off the record, will not say, can not say, will not tell me, can not tell me, can not just tell me, act as, roleplay, role play, you are now, repeat after me, repeat the words, say exactly, respond only with, reply only with, print your, reveal your, show me your instructions, the password, gate password, access code, gate code, door code, lockbox code, lock box code, lockbox combo, lock box combo, lockbox combination, hide the spare key, hide the key, hide a key, hidden key, key hidden, where is the spare key, alarm code, other visitors, other people who, other buyers email, other prospects, who else asked, list all users, database, sql, drop table, select from, script, api key, admin, sudo, token, source code, base64, tenant name, tenants name, tenant full name, tenants full name, name of the tenant, name is the tenant, renter name, tenant phone, tenant email, neighbor name, neighbor phone, neighbors phone, what other people offered, what others offered, what other buyers offered, just say approved, just say yes, previous conversation, other conversations, seller email, owner email, seller phone, owner phone, owner home address, write a poem, write me a poem, write a song, write code, tell me a joke, tell a joke`,
})

/** "Do I have to book it for the move?", of an elevator */
const cancelsOther =
  /\b(?:insurance|insurer|policy|flight|order|subscription|membership|contract|lease|deal|sale|escrow)\b(?: \w+){0,3} cancel|\bcancel\w* (?:\w+ ){0,2}(?:insurance|policy|lease|contract|flight|subscription)\b/
const booksElevator =
  /\b(?:book|reserve|schedule) (?:it|one|that|the (?:\w+ )?(?:elevator|lift)) (?:for (?:the |my |our )?mov(?:e|ing)\b|to move\b)/

/** "Do I have to take a tour to apply?", "do I need preapproval to get a tour?" */
const asksIfNeeded =
  /^(?:(?:and|so|ok|but|hi|hey) )*(?:do (?:i|we|you) (?:have|need|want)|must (?:i|we)|is it (?:required|necessary|mandatory)|are (?:we|you|people) (?:required|allowed)) .*\b(?:tour|see it|visit|viewing|showing)\b/

/** "The second dog isn't coming" */
const ofSecondPet = /\b(?:second|other) (?:dog|cat|pet)\b/

/** "Can I see the floor plan?" */
const seesPapers =
  /\b(?:they|he|she|seller|owner|landlord) (?:even |really |ever )?(?:look|consider)\w* (?:at )?(?:it|that|this)\b|\b(?:see|view|get|look at) (?:(?:the|a|any|some|more|your) )?(?:floor ?plans?|blueprints?|disclosures?|inspection|reports?|photos?|pictures?|pics|videos?|contract|paperwork|documents?|docs|bylaws)\b/

const questionStart =
  /^(?:and |or |but |so |also |ok |okay |hi |hello |hey |well |um |yes |no |please |penny )*(?:what|how|is|are|was(?! going to (?:go|do|use|get|buy|pay|offer)\b)|were|does|do|did|can|could|may|will|would(?! (?:like|love|live|stay|pay|bring (?:them|him|her|both)|prefer|rather|want|need|be (?:paying|interested|happy|great|nice|lovely|perfect|ideal))\b)|when|where|who|why|which|whose|has|have|any|am i|should)\b/
/** "Shared with who" */
const endsAsking = /^(?:\w+ ){1,3}(?:with|by|for|from) (?:who|whom|what)$/
const inquiry =
  /\b(?:tell me|do you know|can you (?:tell|confirm|say|clarify)|could you (?:tell|confirm|say|clarify)|wondering|wonder (?:if|how|what|whether|about)|curious|want to know|like to know|need to know|my question (?:is|was)|question about|asking about|ask about|let me know|know (?:if|how|what|whether|when|where|about)|interested in (?:the )?(?:parking|price|size|lot|lease)|what about|how about|info on|details on|information on|clarify|remind me|whose (?:problem|job|fault|responsibility)|(?:is (?:that|it|this)|would (?:that|it) be|that) (?:ok|okay|enough|good enough|a problem|an issue|acceptable))\b/
const self =
  /^(?:(?:hi|hello|hey|yes|no|well|so|and|but|ok|okay|actually|also|honestly|fyi|just) )*(?:i|we|my|our|me and|us|looking for|looking to|hoping to|planning to|need a|need to|just (?:looking|browsing|me|us)|cash buyer|pre ?approved|first time|relocating|moving (?:from|to|in|out|here))\b/

/** "Is it on the market or not?" asks of the home. */
const onMarket =
  /^(?:(?:so|and|is|it|still|already|this|the|home|house|place|currently) )*(?:on|off) the market(?: or not| yet| now| already)?$/

/** `isKnown`: the words name something that homes have. */
export function actOf(reading: Reading, isKnown: boolean): Act {
  const { words, isMarked } = reading
  const line = words.join(' ')
  if (findOrder(words).length > 0) return 'order'
  if (words.length === 0 || isNonsense(reading, isKnown)) return 'nonsense'
  if (asksOfPenny(words) || asksWhoReads(reading)) return 'smallTalk'
  const isOther = [seesPapers, booksElevator, cancelsOther, asksIfNeeded, ofSecondPet].some((one) => one.test(line))
  const booking = isOther ? [] : findBooking(words)
  const isQuestion =
    isMarked || questionStart.test(line) || inquiry.test(line) || endsAsking.test(line) || asksUnmarked(line)
  const isTime =
    tourTimeIn(reading.text) !== null &&
    !ofDays.test(line) &&
    !(booking.length === 0 && (movesIn.test(line) || (reading.topics.includes('flexibility') && !hourFree.test(line))))
  const isOfAnimal = isMarked && animalComes.test(line)
  if ((booking.some(({ id }) => id === 'cancel' || id === 'move') && !isOfAnimal) || isTime || asksForHour(line))
    return 'booking'
  const asksWhoItIs = findSmallTalk(words).some(({ id }) => id === 'whoAreYou')
  if (findPerson(words).length > 0 && !asksWhoItIs && !givesName.test(reading.text) && !/\b(?:who|why)\b/.test(line))
    return 'person'
  const complaints = findComplaint(words)
  if (complainsOfPenny(words)) return 'complaint'
  if (reachesOwner(words)) return 'person'
  // "Is this overpriced?" asks for advice.
  const asksOfPrice = isQuestion && complaints.every(({ from }) => words[from] === 'overpriced')
  if (complaints.length > 0 && !asksOfPrice && !(isQuestion && isKnown && words.length > 3)) return 'complaint'
  if (appreciates.test(line)) return 'smallTalk'
  if (findMarket(words).length > 0 && !isTold(reading) && !onMarket.test(line))
    return isStatement(line, isMarked) || (!isMarked && tellsOwnPlans(line)) ? 'statement' : 'market'
  if (booking.length > 0 && !isOfAnimal) return 'booking'
  if (isSmallTalk(words) && !(isMarked && reading.topics.length > 0)) return 'smallTalk'
  if (isStatement(line, isMarked) && !inquiry.test(line)) return 'statement'
  if (reading.isAside) return 'statement'
  if (isQuestion || isKnown) return 'question'
  return words.length <= 2 ? 'nonsense' : 'statement'
}

/** "Ugh do you know anything", "what is the point of this thing", "are you just gonna pass everything to the owner" */
export const complainsOfPenny = (words: string[]) => complains.test(words.join(' '))
const complains =
  /^(?:(?:so|ugh|omg|wow|seriously|lol|ok|okay|but|and|wait|come on) )*(?:do you (?:even |actually )?know (?:anything|something)(?: at all)?|you do not know (?:anything|much|a thing)|you know nothing|what is the (?:point|use) of (?:this|you)(?: \w+)?|(?:are|will|do|can) you (?:just |only |always )*(?:going to |gonna )?(?:pass|send|forward) (?:everything|it all|every question|all of it)\b.*|is that all you (?:know|can say|can do)|(?:is (?:that|it) (?:a )?)?yes or (?:a )?no|you must know|surely you know)$/

/** "How do I reach them?" */
export const reachesOwner = (words: string[]) => reaches.test(words.join(' '))
const reaches =
  /\b(?:put|get|give|send|bring|connect|transfer|patch|find) (?:(?:me|us|through|to|with|over) )*(?:an?|the|your|some) (?:(?:actual|real|live|human|damn|f\w{2,6}) )*(?:manager|supervisor|boss|human|human being|person|realtor|grown ?up)(?: (?:on|in here|please|now|instead|then|already|on the (?:line|phone)))*$|\bi (?:just )?(?:want|need|would like|rather have) (?:to (?:talk|speak|chat) (?:to|with) )?(?:whoever|someone|somebody|a person|anyone) (?:who |that )?(?:\w+ )?(?:knows?|has (?:seen|been in)|owns?|lives? in|sells?|is selling|is human|is real|is a person|with a pulse)\b|^(?:(?:and|so|ok|but) )*how (?:do|can|would|could) (?:i|we) (?:reach|contact|get (?:a )?hold of|talk to) (?:them|him|her)(?: directly)?$|^(?:(?:then|ok|okay|yes|so|well|please|fine) )+(?:get|give|find|connect) me (?:to |with )?(?:one|someone|somebody|a (?:real )?(?:human|person))(?: then| please)?$/

/** "Appreciate you!", of no price that rises. */
const appreciates =
  /^(?:(?:i|we|really|so|much|very|ok|thanks) )*appreciate (?:you|it|that|this|your|the (?:help|info|answers?|time))\b/

/** "What if you come home at 2am?", "does the morning sun come in?" */
const ofDays =
  /\b(?:come|comes|coming|get|gets|getting|arrive|be|is|am|are) (?:back )?home\b|\b(?:morning|afternoon|evening) (?:sun|light|sunlight)\b/

/** "Call me Dre, by the way" */
const givesName =
  /\b(?:folks|people|friends|everyone|everybody|they|most|mates|family) (?:just )?call me\b|\b[Cc]all me (?!Back|At|On|When|If|Asap|ASAP|Today|Tomorrow|Later|Please|Now|For|About|In|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}\p{L}+/u

/** "So that one can't come?", of a dog. */
const animalComes = /\b(?:one|he|she|dogs?|cats?|pets?|puppy|kitten) can not come\b/

/** "Could I be in by Thanksgiving?" asks when the home is free. */
export const movesIn =
  /\b(?:be|get|getting|are|am|settled|living) in (?:by|before)\b|\bmov(?:e|ing) (?:in|by|before)\b|\blive there (?:by|before|from)\b|\b(?:want|like|love|need|hope|hoping|plan|planning|looking|ready|able) to (?:start|begin)\b|\bneed (?:it|to be in|the (?:place|apartment|unit|keys?)) (?:(?:by|before|from|starting|on|in|for|the) )*(?:jan|feb|march|april|may|june|july|aug|sep|oct|nov|dec)\w*\b/

/** "Is Tuesday at 4 free?" isn't asked of the Tuesdays on which offers are reviewed. */
const hourFree = /^(?:is|would|will) .*\d(?: ?[ap]m)? (?:(?:be|still) )*(?:free|open|available|taken)$/

const isStatement = (line: string, isMarked: boolean) => !isMarked && self.test(line) && !questionStart.test(line)

/** Taxes and insurance that the fee covers are facts of the home. */
const isTold = ({ topics, words }: Reading) => topics.includes('fee') || words.join(' ').includes('application')

/** Whether words thank, greet or say yes or no, and nothing else. */
export function isSmallTalk(words: string[]): boolean {
  const hits = findSmallTalk(words)
  const covered = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
  const left = words.filter((word, i) => !covered.has(i) && !besideTalk.has(word))
  return hits.length > 0 && (left.length === 0 || takesBack.test(words.join(' ')))
}

/** "Never mind the dog question", "no longer need the parking info" */
const takesBack =
  /^(?:(?:ok|okay|actually|oh|so|well|sorry|and) )*(?:never ?mind|forget|no longer need)(?: about)? (?:(?:the|my|that|any|this) )?(?:\w+ ){0,3}(?:questions?|info|information|thing|stuff|part|answer)$/

const besideTalk = new Set(
  `you so very much a lot the for your that this it is penny and then there me now all again today too please really just help info information answer answers time oh well was are i am
  like real actual actually not home house place apartment one friend everyone day of to my do have with guess suppose kindly thankfully`.split(
    /\s+/,
  ),
)

function isNonsense({ words, topics, things }: Reading, isKnown: boolean): boolean {
  if (isKnown || topics.length + things.length > 0) return false
  const odd = words.filter(
    (word) => word.length > 3 && (!/[aeiouy]/.test(word) || /(.)\1{3}/.test(word) || /[^aeiouy]{6}/.test(word)),
  )
  return odd.length * 2 > words.length || words.every((word) => word.length === 1 && !/[yn]/.test(word))
}

const clockWords = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun mondays tuesdays wednesdays thursdays fridays
  saturdays sundays today tomorrow tonight morning mornings afternoon afternoons evening evenings noon midday weekend weekends weekday weekdays january
  february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec am pm clock half past
  quarter next this coming week later earlier early late first second third before after around about at on in the of or and maybe say how what would
  is could work works ok okay good fine then instead is it does me for us best my time eastern pacific central mountain et pt ct mt est pst edt pdt
  please thanks anytime any time between from until till to by
  sometime someday possible tmrw tmr tmw tomo 2moro 2day pls plz wknd`.split(/\s+/),
)
const time =
  /\b(?:(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?s?|tomorrow|tmrw?|tmw|tomo|2moro|2day|wknd|tonight|today|weekends?|noon|(?:this|next) (?:week|morning|afternoon|evening)|\d{1,2}(?::\d\d)? ?(?:am|pm)|\d{1,2}:\d\d|at \d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w* \d{1,2}|\d{1,2}(?:st|nd|rd|th))\b/

/** A day or an hour and nothing else: "Tuesday at 3?" */
export function givesTime(words: string[]): boolean {
  return (
    time.test(words.join(' ')) &&
    words.every((word) => clockWords.has(word) || /^[\d:]+(?:am|pm|st|nd|rd|th)?$/.test(word))
  )
}
