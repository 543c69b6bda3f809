import type { TimeRole, TimeSaid } from '../understand/time-roles.ts'
import { answerRoles } from './answer-roles.ts'
import type { RoleRule } from './role-rule.ts'

const movesTo =
  /(?<!\b(?:they|he|she|boss|work|who|seller|owner|landlord|agent)\b[^,.;!?]{0,30})\b(?:move|push|bump|change|switch|shift|reschedule|bring|put)(?: (?:it|that|this|me|us|(?:the|my|our) (?:tour|visit|viewing|showing|appointment|time)))?(?: (?:back|up|out|forward|ahead|down|over|off))? (?:to|till|until) (?:the )?$/

const clock = '(?:eastern|pacific|central|mountain|[ecmp][sd]?t|(?:my|our) time)(?: time)?'

const conclusion = String.raw`(?:\bso|\bthats|\bthat['’]?s|\bthat is|\bthat makes it|\bwhich is|\bwhich makes it|\bmaking it|[,;.] ?then|[,;] ?(?:the )?(?:earlier|later|first|second|last)(?: of the two| one)?),? (?:(?:maybe|like|at|around|about|better|rather|make it|make that|let['’]?s (?:say|do|make it)|say) ){0,2}`
const ending = String.raw` ?(?:[ap]m?\b\.?)?(?: (?:then|please|pls|plz|it is|for you(?: folks| guys)?|for us|there|your time|over there|to be safe|in the (?:morning|afternoon|evening)))*[\s.!?;)]*$`
const concludes = new RegExp(`${conclusion}$`)
const endsThere = new RegExp(`^${ending}`)
const concludesLater = new RegExp(String.raw`${conclusion}\d{1,2}(?::\d\d)?${ending}`)

/** Whether a text ends with the hour that it comes to: "an hour and a half earlier than 2, so 12:30". */
export const concludesWithHour = (text: string): boolean => concludesLater.test(text)

const anyClock = String.raw`(?:${clock}|(?:[a-z]+ ){1,2}time)(?: \([^)]{1,30}\))?`
const onOther = String.raw`${anyClock},? (?:so|which (?:is|makes it|would be)|making it|that['’]?s|that makes it|=) ?(?:about |like )?`
/** "At the loft", "over there": on the home's clock. */
const ofHome = String.raw` ?(?:[ap]m )?(?:there|over there|at the \w+|for (?:you|y['’]?all|you guys)|your time|local(?: time)?|on your end)\b`

const rules: RoleRule[] = [
  { role: 'wish', of: 'hour', phrase: /^(?:not (?:before|after|past)|no (?:earlier|later) than)\b/ },
  // "Half ten tomorrow morning, if it suits?"
  {
    role: 'wish',
    of: 'hour',
    before: /(?:^|; )(?:(?:hi|hey|hello|ok|so|maybe|how about|what about|is|would|say|at)[ ,]+)*$/,
    after: /^ (?:on |this )?(?:tomorrow|today|[a-z]+day) (?:morning|afternoon|evening)\b/,
  },
  // "I'll be in town Dec 2 to 4, could I see it?"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:in (?:town|the (?:city|area|bay area))|visiting|flexible|free|available)(?: (?:from|on|for|the|only))* $/,
    isOnly: true,
  },
  // "10 AM Denver time, which makes it noon at the loft", without the first hour
  {
    role: 'wish',
    of: 'hour',
    before: /^[^\d]*\b(?:which|that|so)(?:'s| is| makes it| would be| means| makes)? ?$/,
    after: /^ (?:(?:out |over )?there|at the \w+|your time|local(?: time)?|for (?:you|them))\b/,
  },
  // "Monday's my only day off", "Saturday is the only day that I can"
  {
    role: 'wish',
    of: 'day',
    after:
      /^(?:'s| is| would be) (?:(?:really|pretty much|literally) )?(?:my|our|his|her|their|the) (?:only|one|best) (?:day off|free day|day|open day|weekday|chance|time)\b(?! (?:not|i can't|we can't))/,
  },
  // "I could do Tuesday or Wednesday, but Tuesday is better"
  {
    role: 'wish',
    of: 'day',
    after:
      /^ (?:is|would be|works|suits us|suits me) (?:(?:much|a bit|a lot|actually|probably|really) )?(?:better|best|easier|easiest|ideal|preferable)\b(?! (?:than|if))/,
    hasOther: true,
  },
  {
    role: 'other',
    of: 'day',
    after:
      /^[^?]{0,60}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:is|would be|works|suits us|suits me) (?:(?:much|a bit|a lot|actually|probably|really) )?(?:better|best|easier|easiest|ideal|preferable)\b(?! (?:than|if))/,
    hasNext: true,
  },
  // "No, I have class Tuesday"
  {
    role: 'not',
    of: 'day',
    before:
      /^\s*(?:(?:no+|nope|wait|oh|ah|ugh|shoot|shit|crap|damn|sorry|actually|oops)[,.!]? ){1,4}(?:i|we)(?:['’]ve| have|['’]ve got| have got| got)(?: an?| my| the| our)? (?:class|work|practice|exams?|meetings?|shifts?|appointments?|dentist|therapy|church|school|surgery|jury duty|(?:\w+ )?(?:class|meeting|appointment|lesson|shift)) (?:on |that |this )?$/,
    isOnly: true,
  },
  // "Is 5 too late?"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /(?:^|[.,;!?] ?|\b(?:so|or|and|but|then|ok|hm+) )(?:is|would|will|are) (?:at )?$/,
    after: /^ (?:be )?(?:(?:way|just|a bit|kinda) )?too (?:late|early|soon)\b/,
  },
  // "We'd be up for coming by the weekend after the holiday"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:up for|down for|keen on|thinking (?:of|about)|interested in|planning on|about) (?:coming (?:by|over|in|to see)|seeing|visiting|touring|viewing|looking at|stopping by|swinging by|dropping by|checking (?:it|this|that) out)\b[^.?!,;]{0,30} $/,
    isOnly: true,
  },
  // "U got Sunday the 29th late?"
  {
    role: 'wish',
    of: 'day',
    before:
      /(?:^|[.,;!?] ?|\b(?:do|so|hey|hi|and|or) )(?:you|u|ya|they)(?: guys)?(?:['’]ve)? (?:got|have)(?: anything| something| any(?: slots?| times?| openings?)?| an? (?:slot|spot|opening))?(?: open| free| left)?(?: on| for| this| next| the)* ?$/,
  },
  // "What's your first opening tomorrow?"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:the|your|ur|any|a)? ?(?:first|last|earliest|latest|soonest|next)(?: (?:possible|available|open|free))? (?:opening|slot|appointment|time|tour|showing|viewing|one)(?: (?:you have|you got|available|open|free))?(?: on| for| this| next)* ?$/,
  },
  // "I'm only there December 3 to 5. Friday of those is best"
  {
    role: 'wish',
    of: 'day',
    after: /^[.,;]? ?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day of (?:those|them|these)\b/,
  },
  // "Nothing before noon, I work Saturday nights"
  {
    role: 'other',
    of: 'day',
    before: /\b(?:works?|working|on call|on shift|teach|teaches|perform|play)(?: \w+){0,2} $/,
    after: /^ ?(?:nights?|mornings|afternoons|evenings|night shifts?|shifts?)\b/,
  },
  // "Saturday at noon Pacific, so 3pm in Brooklyn, I'll be off my red-eye by then"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /[,;] so (?:that's |it's )?(?:at )?$/,
    after: /^ ?(?:[ap]m)? (?:in (?!the )[a-z]+(?: [a-z]+)?|there|over there|your time)(?=[,.;]|$)/,
  },
  // "What about Dec 8, 9 or 10?"
  {
    role: 'wish',
    of: 'day',
    before: /(?:^|[.,;!?] ?|\b(?:so|and|or|then|ok|hi|hey) )(?:what|how) about (?:on |the |this |next )*$/,
    after: /^(?: or\b|,| and\b|\?|\s*$)/,
  },
  // "OK, she can do six if she takes her time", of steps
  {
    role: 'other',
    of: 'hour',
    beforeNumber: /\b(?:she|he|they|mom|dad|mother|father|grandma|grandpa) can (?:do|manage|handle|climb)(?: at)? $/,
    after:
      /^ (?:if (?:she|he|they) (?:takes?|goes|go|rests?|holds?)|with (?:her|his|their|a) |(?:steps|stairs|just fine|no problem|slowly|easily)\b)/,
  },
  // "3 PM is the only time of day I can get away", "is 1 o'clock ever open?"
  {
    role: 'wish',
    of: 'hour',
    after: /^(?: ?[ap]m| o'?clock)? is (?:really |pretty much )?the (?:only|best) (?:time|hour|slot)\b/,
  },
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /\b(?:is|would|are) (?:at )?$/,
    after: /^(?: ?[ap]m| o'?clock)? (?:be )?ever (?:open|free|possible|available|an option)\b/,
  },
  // "She says the 29th"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:he|she|they|my \w+)(?: now)? (?:says?|said|wants|prefers|suggests)(?: maybe| how about)?(?: on| for)? ?$/,
    after: /^ ?(?:$|[.,;!?]|(?:at|works?|is|then|instead|please|pls|because|cause|cuz|since)\b)/,
  },
  // "I'd like to arrange a visit to the loft for the Friday after Thanksgiving"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:arrange|schedule|book|set up|request|organi[sz]e) (?:an? |the |my |our )?(?:visit|tour|viewing|showing|appointment|walk-?through)\b[^.?!,;]{0,50}\b(?:for|on) (?:the )?$/,
    isOnly: true,
  },
  // "U doing Monday?"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:you|u|ya|they)(?: guys)? (?:doing|showing|giving|holding)(?: (?:it|this|the place|(?:any )?(?:tours|showings|viewings|visits)))?(?: on| this| next)* ?$/,
  },
  // "Can't do 10 or 1"
  {
    role: 'not',
    of: 'hour',
    beforeNumber:
      /\b(?:can['’]?t|cannot|can not|couldn['’]?t|won['’]?t)(?: (?:do|make|come))?(?: at)? \d{1,2}(?::\d\d)?(?: ?[ap]m)?,? (?:or|nor|and)(?: at)? $/,
  },
  // "Can we get in today? Like 3:30 this afternoon"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /\b(?:like|say|maybe|around|about)(?: at| around)? $/,
    after: /^ (?:this|tomorrow) (?:morning|afternoon|evening)\b/,
  },
  // "What's your schedule like next week?"
  {
    role: 'wish',
    of: 'any',
    before: /\b(?:schedule|calendar|availability|openings?)(?: (?:look|looks|looking|like|for|on))+ ?(?:the )?$/,
  },
  // "The 29th I mean, not this Sunday"
  { role: 'wish', of: 'any', after: /^,? i (?:mean|meant)\b/ },
  // "I have a gap between meetings on Tuesday, from 11 to 1"
  {
    role: 'wish',
    of: 'any',
    before:
      /\b(?:i|we)(?:'ve| have)?(?: got)? (?:an? |one )?(?:gap|window|opening|free (?:hour|slot|morning|afternoon|evening))\b[^.;?!]*$/,
  },
  // "Can we do 5. Wait no, 5:30"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /\b(?:wait,? no|no,? wait|scratch that|oops),? (?:make (?:it|that) |do )?$/,
    after: /^ ?(?:instead|then|please|pls)?\s*(?:[.,;!?]|$)/,
    hasOther: true,
  },
  // "He's only free before his 11:30"
  { role: 'other', of: 'hour', beforeNumber: /\b(?:before|until|till|after) (?:his|her|my|our|their|the kids['’]?) $/ },
  // "Hmm, 5 is better, 5:30 I'd miss the ferry"
  { role: 'wish', of: 'hour', after: /^ is (?:better|safer|best)\b/, hasNext: true },
  { role: 'not', of: 'hour', after: /^,? (?:(?:i|we)['’]?d|i would|we would) (?:miss|be late|never)\b/ },
  // "9 am for me, noon for you", "11 there, 2 here"
  {
    role: 'other',
    of: 'hour',
    after:
      /^ (?:for me|for us|here|my time|on my end)\b(?=.{0,20}(?:\d|noon)[^,;]{0,6} (?:for (?:you|him|her|them)|there|your time)\b)/,
  },
  {
    role: 'wish',
    of: 'hour',
    after:
      /^ (?:for (?:you|him|her|them)|there|your time),? (?:and |so )?(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon) (?:for (?:me|us)|here|my time)\b/,
  },
  {
    role: 'other',
    of: 'hour',
    before: /(?:\d|noon)[^,;]{0,6} (?:for (?:you|him|her|them)|there|your time),? ?(?:and |so )?$/,
    after: /^ (?:for me|for us|here|my time|on my end)\b/,
  },
  // "10 am Denver time, which makes it noon at the loft"
  { role: 'wish', of: 'hour', after: new RegExp(String.raw`^ ?${onOther}(?:noon|\d{1,2}(?::\d\d)?)${ofHome}`) },
  { role: 'other', of: 'hour', before: new RegExp(String.raw`\b${onOther}$`), after: new RegExp(`^${ofHome}`) },
  // "12 is lunch, so eleven", "half an hour before the end of my window, that is 2:30": the hour that a message ends with.
  { role: 'wish', of: 'hour', beforeNumber: concludes, after: endsThere },
  { role: 'other', of: 'hour', after: concludesLater, hasNext: true },
  // "Yes, Saturday is confirmed from our side"
  {
    role: 'wish',
    of: 'day',
    before: /^\s*(?:yes|yeah|yep|yup|sure|ok|okay|s[ií])[,.!]? (?:on |for |the |el )?$/,
    after: /^ (?:is|are|it['’]?s|sounds|looks) (?:confirmed|fine|good|great|perfect|ok|okay|set|settled|agreed)\b/,
  },
  // "Maybe one o'clock or even one thirty let's do one thirty"
  { role: 'not', of: 'hour', after: /[^.;?!]*\blet['’]?s (?:do|say|go with|make it) (?:at )?\d/, hasNext: true },
  // "I'm out in LA until Friday, so: the Saturday after Thanksgiving"
  { role: 'other', of: 'day', before: /\b(?:until|till|til|through|thru) (?:the |next |this )?$/, hasOther: true },
  // "Can my daughter see it Friday? She's home for Thanksgiving"
  {
    role: 'other',
    of: 'day',
    before: /\b(?:home|here|in town|back|off|visiting) (?:for|over) (?:the )?$/,
    phrase: /^(?:thanksgiving|christmas|xmas|the holidays?|new year|easter)(?! (?:week|weekend))/,
    hasOther: true,
  },
  // "I get off at 3 and can be there 4"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber:
      /\b(?:can|could|will|['’]ll|would) (?:be (?:there|over|by)|get there|make it) (?:by |at |around |about |like )?$/,
  },
  // "Wait, he says 3 to be safe"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber:
      /\b(?:he|she|they|my \w+)(?: now)? (?:says?|said|thinks|suggests?|wants|prefers|asks for|goes for)(?: maybe| more like| make it| at)? $/,
    after:
      /^ ?(?:[ap]m)? ?(?:(?:\w+ ){0,2}time)? ?(?:to be safe|is safer|would be (?:safer|better)|instead|is better|works better|please|pls|if possible|(?:because|cause|cuz|since|bc)\b|[.!?]*$)/,
  },
  // "Can I check out the crib on Juniper Sunday like 3", "we'd like to see it Monday"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:can|could|may|might|wanna|(?:want|wish|like|love|hope|hoping) to) (?:(?:i|we|my \w+ and i|please|also|maybe|just|come) ){0,4}(?:see|view|tour|visit|inspect|look at|check(?: it| (?:this|that|the|your|ur)(?: \w+)?)? out|come by|stop by|swing by|drop by|walk through|walk it)\b[^.?!,;]{0,30} $/,
    isOnly: true,
  },
  // "But 2pm not 1"
  { role: 'wish', of: 'hour', after: /^,? not (?:at )?\d/ },
  // "Wed at 3, Tuesday's my night off and I sleep"
  {
    role: 'other',
    of: 'day',
    after: /^(?:['’]?s| is)(?: when)? (?:my|his|her|our|their|the|i|we|he|she|they)(?:['’]\w+)? /,
    hasOther: true,
  },
  // "Right, Thanksgiving. Weds 5pm then", "ah verdad que es Thanksgiving. Entonces el miércoles"
  {
    role: 'other',
    of: 'day',
    before:
      /^\s*(?:(?:oh|ah|right|oops|true|yeah|yes|no|wait|duh|shoot|crap|damn|sorry|good point|forgot|i forgot|verdad|cierto|claro|ay|es|que|it|that|its|thats|it['’]?s|that['’]?s|is|of course|about)[,.]? ){1,6}$/,
    phrase: /^(?:,? ?)(?:thanksgiving|christmas|xmas|new year|the holiday)/,
    hasNext: true,
  },
  // "I'd prefer to come with my brother who's here on Sunday the 29th. Same time?"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:who|he|she|they)(?:['’]s| is|['’]re| are) (?:here|in town|free|off|available|around)(?: (?:only|just))? (?:on )?$/,
    after: /^[.,;]? ?(?:same (?:time|hour)|at the same)/,
  },
  // "We're away this weekend. Is the Saturday after Thanksgiving open?"
  {
    role: 'not',
    of: 'day',
    before:
      /\b(?:i['’]?m|we['’]?re|i am|we are|he['’]?s|she['’]?s|they['’]?re|(?:i|we)['’]?ll be|will be) (?:away|gone|out|out of town|traveling|travelling|on the road|busy|slammed|booked|tied up|swamped|not (?:here|around|in town))(?: (?:on|over|all|for|most of|until|through))*(?: the)? ?$/,
    hasNext: true,
  },
  // "We want to catch a 3:30 movie"
  {
    role: 'other',
    of: 'hour',
    after:
      /^ (?:movie|matinee|show|showtime|flight|train|bus|ferry|game|kickoff|class|lecture|seminar|shift|meeting|call|interview|appointment at|dentist|reservation|dinner|lunch|brunch|mass|service|pickup|drop-?off|recital|practice|tee time|surgery|vet)\b/,
  },
  // "We fly in from Denver and could do Monday Nov 30 at 2"
  {
    role: 'wish',
    of: 'any',
    beforeNumber:
      /\b(?:could|can|would|might) (?:also |probably |maybe |only |then )?do (?:(?:this|next|the|on) )*(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day,? (?:\w+ \d{1,2}(?:st|nd|rd|th)? |the \d{1,2}(?:st|nd|rd|th)? )?(?:at |around |@ ?)?)?$/,
    after: /^(?!\s*[?.,;!]?\s*(?:no|nope|wait|scratch|actually|sorry|i mean)\b)/,
  },
  // "Wait no, I have class Monday, Tuesday same time?"
  {
    role: 'other',
    of: 'day',
    before:
      /\b(?:i|we|he|she|they)(?:['’]ve| have| has|['’]s)?(?: got| have| has)? (?:an? |my |our )?(?:class|work|practice|rehearsal|exams?|finals|meetings?|shifts?|appointments?|dentist|therapy|church|school|surgery|jury duty|a wedding|a funeral)(?: (?:on|all|that|this|next))* ?$/,
    hasNext: true,
  },
  // "And next week is Thanksgiving so forget it. Tuesday December 1st at 5?"
  {
    role: 'other',
    of: 'day',
    after: /^ (?:is|has|=) (?:thanksgiving|christmas|xmas|new year|hanukkah|the holidays?|a holiday)\b/,
    hasNext: true,
  },
  {
    role: 'other',
    of: 'day',
    before: /\b(?:week|friday|thursday|monday|tomorrow)(?:['’]s| is| has) (?:the )?$/,
    phrase: /^(?:thanksgiving|christmas|xmas|new year|hanukkah)/,
    hasNext: true,
  },
  // "Hoping to look at the place over Thanksgiving weekend, Saturday the 28th maybe"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:see|view|tour|visit|look at|come by|stop by|check out)(?: (?:it|the (?:place|house|home|condo|apartment|loft|unit))) (?:over|on|during|sometime|some time)(?: over| on| during)? (?:the )?$/,
  },
  // "At 3, if there is", "a las 3 de la tarde, si hay"
  {
    role: 'wish',
    of: 'hour',
    before: /^\s*$/,
    after: /^,? (?:si (?:hay|se puede)|if (?:there is|you have|possible|it['’]?s (?:open|free)))\b/,
  },
  // "Which hours you have on this Sunday?"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:what|which) (?:hours?|times?|slots?) (?:do |are |is )?(?:(?:you|u|they|there) )?(?:have|got|open|free)?(?: for)? ?$/,
  },
  // "Saturday 3 instead, nah hold up, Saturday 1"
  {
    role: 'not',
    of: 'hour',
    after:
      /^(?: instead| then)?[\s,.;]{1,4}(?:(?:uh|um|er|oh|hmm),? )?(?:nah|nope|no wait|wait,? no|hold (?:up|on)|scratch that|oops)\b/,
    hasNext: true,
  },
  // "I meant 1 in California. That's 4 there"
  { role: 'wish', of: 'hour', beforeNumber: /\bthat['’]?s $/, after: /^ (?:pm |am )?there\b/ },
  // "I have to open the restaurant at 10"
  {
    role: 'other',
    of: 'hour',
    beforeNumber:
      /\b(?:i|he|she|they) (?:have|hav|has|had|got|need) to (?:open|close|work|teach|start|drive|pick|drop|catch|cook|feed)(?: \w+){0,4} at $/,
  },
  // "My son kicks off at 1", "lunch with my mother at one"
  {
    role: 'other',
    of: 'hour',
    beforeNumber:
      /\bkicks? off (?:at |around )?$|(?:^|[;.,!] ?)(?:i(?:['’]ve| have) )?(?:got )?(?:a )?(?:lunch|dinner|brunch|breakfast|coffee|drinks|class|practice|a call|an interview) with (?:(?:my|the|an?|our) )?\w+(?: \w+)? (?:at|around) $/,
  },
  // "Weekends only, huh. Saturday the 28th then"
  {
    role: 'other',
    of: 'day',
    phrase: /^weekends?/,
    after: /^ only(?:,? (?:huh|eh|ok|okay|got it|i see|then|hm+))?\s*[.?!;]/,
    hasNext: true,
  },
  // "Rehearsal wraps at 3, so 3:30 Monday"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /[,;.]\s*so (?:maybe |like |say |around |how about )?$/,
    after: /^(?! (?:for (?:me|us)|over here|here|my time|on my end)\b)/,
  },
  // "At 3 PM Eastern, so noon over there"
  { role: 'wish', of: 'hour', after: new RegExp(String.raw`^ ?${clock},? (?:so|which is|that['’]?s|=) ?(?:noon|\d)`) },
  { role: 'other', of: 'hour', before: new RegExp(String.raw`\b${clock},? (?:so|which is|that['’]?s|=) ?$`) },
  // "My grandson can only drive me on Sunday it turns out. Noon is still fine."
  { role: 'wish', of: 'day', before: /\b(?:can|could) only (?:\w+ ){0,4}(?:on )?(?:this |next |the )?$/ },
  {
    role: 'wish',
    of: 'hour',
    after:
      /^ (?:is|would be|will be|works) still (?:fine|good|ok|okay|great|perfect|best)\b|^ still (?:works|is (?:fine|good|ok|okay|great|perfect))\b/,
  },
  // "Let it be the Wednesday", "anything Monday", "either end of Wednesday"
  { role: 'wish', of: 'day', before: /^\s*(?:then |ok |so )?let (?:it|that) be (?:on )?(?:the )?$/ },
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:anything|something|any slots?|any times?|any openings?)(?: open| free| available)?(?: on)? (?:this |next )?$/,
  },
  { role: 'wish', of: 'day', before: /\b(?:either|any|one|the other) (?:end|side|part) of (?:the )?$/ },
  // "Sunday, but no earlier than 11, since I go out on Saturday"
  { role: 'wish', of: 'day', after: /^,? (?:but )?(?:no earlier than|after|before) /, hasNext: true },
  { role: 'wish', of: 'hour', phrase: /^no earlier than\b/ },
  {
    role: 'other',
    of: 'day',
    before:
      /\b(?:que|porque|because|since|cause|cuz|as) (?:salgo|trabajo|tengo [a-z]+|i work|i go out|i['’]?m out|we['’]?re out)(?: el| on)? $/,
  },
  // "My train is late, can it be 6:15?"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /\b(?:can|could|may|might) (?:it|we|this|that|i) (?:be|do|come|make it)(?: at| around| like)? $/,
  },
  // "We come between naps. That's roughly 10:30 to noon"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /(?:^|[;.])\s*(?:that['’]?s|it['’]?s|which is|so) (?:roughly|about|around|basically|more or less) $/,
  },
  // "Over the week of Christmas, not the 24th or 25th"
  { role: 'wish', of: 'day', phrase: /\bweek\b/, after: /^,? (?:but )?not\b/ },
  { role: 'not', of: 'day', before: /\bnot(?: on)? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?:,| or| and)+ (?:the )?$/ },
  // "Same day but later, like 4": an hour that a clause of its own proposes.
  {
    role: 'wish',
    of: 'hour',
    before: /(?:^|[,;.])\s*(?:(?:idk|dunno|hmm?|um|uh|well|ok|yeah) )*$/,
    phrase: /^(?:like|say|maybe|perhaps)\b/,
    after: /^\s*(?:or so|ish|then|please|pls)?\s*(?:[,;.?!]|$)/,
  },
  // "What about at 4": an hour that a whole message proposes.
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /^\s*(?:(?:ok|okay|and|so|hmm?|then) )*(?:what|how) about (?:(?:at|around) )?$/,
    after: /^\s*(?:then|instead|please|pls)?[\s?.!]*$/,
  },
  // "Any day next week but not Monday", "next week except Monday"
  {
    role: 'not',
    of: 'day',
    before:
      /\b(?:but not|except(?: for)?|excluding|not including|anything but|other than)(?: on)? (?:the |this |next )?$/,
  },
  {
    role: 'wish',
    of: 'day',
    after: /^,? (?:but not|except(?: for)?|excluding|not including|anything but|other than)(?: on)? /,
    hasNext: true,
  },
  // "I'm there Friday the 27th and Saturday the 28th, either day is fine"
  {
    role: 'wish',
    of: 'day',
    after:
      /^[^?]{0,80}\b(?:either (?:day|one|of (?:them|those)) (?:is|works|would|will)|both (?:days )?(?:work|are fine|are ok))\b/,
  },
  // "She's free on Wednesday": the only day of a message that wants a tour.
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:i|we|he|she|they)(?:['’]?(?:s|re|m)| is| are| am|['’]d be| would be)? (?:all |both |only |also )?(?:free|available|around|off)(?: all day)?(?: on)? (?:the |this |next |coming )?$/,
    isOnly: true,
  },
  // "What's your Saturday looking like", "how is Tuesday"
  {
    role: 'wish',
    of: 'day',
    before: /\b(?:what(?:['’]?s| is| does)|how(?:['’]?s| is| does)) (?:your|ur|the|this|next)? ?$/,
    after: /^ (?:look|looking|going)\b/,
  },
  // "Yes, 4 pm in Brooklyn": the hour that a yes is for.
  {
    role: 'wish',
    of: 'hour',
    beforeNumber:
      /^\s*(?:yes|yeah|yep|yup|sure|ok|okay|fine|alright|cool|correct|right)[,.!]?(?: (?:to|for|at|with|@))? $/,
  },
  // "Wanna pop by Saturday with my dad", "anybody around Monday to let me in?"
  {
    role: 'wish',
    of: 'day',
    before:
      /\b(?:(?:pop|stop|swing|drop|come|drive|roll|head|pass) (?:by|over|in|round|around)|(?:anybody|anyone|somebody|someone) (?:(?:is|be|gonna be|going to be) )?(?:around|there|free|available))(?: on)? (?:this |next |the |coming )?$/,
    isOnly: true,
  },
  // "Lemme pull up tomorrow like 1"
  { role: 'wish', of: 'day', before: /\bpull up (?:there )?(?:on |this )?$/ },
  {
    role: 'wish',
    of: 'hour',
    beforeNumber: /\bpull up (?:there )?(?:on |this )?(?:\w+day|tomorrow|today),? (?:at |like |around |maybe )?$/,
  },
  // "Any weekday that isn't Monday", "Friday evening and Saturday are out"
  {
    role: 'not',
    of: 'any',
    before: /\bthat (?:isn'?t|is not|aren'?t|are not) (?:an? |the |on )?$|\bthat'?s not (?:an? |the |on )?$/,
  },
  {
    role: 'not',
    of: 'any',
    after:
      /^(?: (?:morning|afternoon|evening))?(?:,? (?:and|or) (?:all )?\w+day(?: (?:morning|afternoon|evening))?)? (?:is|are) (?:out|off the table|no good|a no|impossible)\b/,
  },
  // "I meant the Monday, not the Saturday"
  { role: 'wish', of: 'day', before: /\b(?:i|we) meant(?: to say| to put)?(?: on)? (?:the |this |next )?$/ },
  { role: 'not', of: 'day', before: /,? (?<!\b(?:why|if|or|is|are|am|will|maybe) )not(?: on)? (?:the |this )?$/ },
  // "Does that mean 9 am for me?", "do 11 Pacific so it's noon for us": the same hour on another clock.
  {
    role: 'other',
    of: 'hour',
    beforeNumber: /\b(?:that|it|this)(?:'?s| is| means?| would be| mean| be)(?: like)? (?:at )?$/,
    after: /^ (?:for (?:me|us)|here|over here|(?:on )?(?:my|our) end|where (?:i|we) (?:am|are|live))\b/,
  },
  // "Push it back to 2 pm", "move it to Wednesday the 2nd": what a tour moves to.
  {
    role: 'wish',
    of: 'any',
    // "Move it to 3, no, scratch that"
    after: /^(?!\s*[?.,;!]?\s*(?:(?:uh|um|er|oh|hm+),? )?(?:no|nope|wait|scratch|actually|sorry|i mean)\b)/,
    beforeNumber: movesTo,
  },
  // "Lol sorry no, back to 10:30 like before"
  {
    role: 'wish',
    of: 'any',
    beforeNumber:
      /(?:^|[,.;!?]\s*|\b(?:no|sorry|actually|wait|lol|oops|ok|okay|please|pls|so|we|i|it|that|tour) )(?:(?:go|be|do|switch|change|put|set) )?(?:it )?back to (?:the )?$/,
  },
  // "We'd want to start February 1": of a lease.
  {
    role: 'other',
    of: 'day',
    before:
      /\b(?:want|like|need|love|hope|hoping|plan|planning|looking|ready|could|able) to (?:start|begin|move in|be in)(?: (?:on|by|from|around|about|the|in|of|early|late|mid))* ?$/,
  },
  // "In town after Thanksgiving, could we come on Friday the 27th at 10?"
  {
    role: 'other',
    of: 'day',
    before: /\b(?:after|before|until|till|for|over|around|since) (?:the )?$/,
    phrase: /^(?:thanksgiving|christmas|xmas|new year|easter|memorial day|labor day)/,
    hasNext: true,
  },
  // "Cancel that one and book Wednesday at 2:30": what is booked instead, its hour right behind its day.
  {
    role: 'wish',
    of: 'any',
    beforeNumber:
      /\bcancel\b[^.!?]{0,40}\band (?:then )?(?:re-?)?(?:book|schedule|reserve|make (?:it|that)|put|do)(?: (?:me|us|it|one|a new one|another))?(?: (?:for|on|at|in|down))?(?: (?:for|on|at))? (?:(?:sun|mon|tues|wednes|thurs|fri|satur)day,? (?:at |@ ?)?)?$/,
  },
  // "In town only until Wednesday. Monday at 2?"
  {
    role: 'other',
    of: 'day',
    before:
      /\b(?:in town|in the city|around|visiting|staying|here)(?: \w+){0,2} (?:until|till|til|through|thru) (?:the |next |this )?$/,
  },
  // "She's off at 4 on Wednesday so let's do Wednesday at 5", "off work at 5, can be there 5:30"
  {
    role: 'other',
    of: 'hour',
    beforeNumber:
      /\b(?:(?:get|gets|am|is|are|i'm|he's|she's|they're|we're) )?(?:off|done|finished|out)(?: (?:from )?(?:work|school|class|duty))? (?:at|around) $/,
    hasNext: true,
  },
  // "Back in SF on Tuesday night. Could I see it Wednesday at 1?"
  {
    role: 'other',
    of: 'day',
    before:
      /\b(?:back|home|landing|land|arriving|arrive|flying|fly)(?: (?:in|in to|into|at|from|home) [a-z]{2,15})? (?:on |by )?$/,
    hasNext: true,
  },
  // "Make that 4, by 5 the light is gone"
  { role: 'wish', of: 'hour', before: /(?<!\b(?:not|never)|n't) ?$/, phrase: /^make (?:it|that)\b/ },
  // "For me to join it has to be 10 am Pacific"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber:
      /\b(?:it|that|this)(?:['’]?d| would|['’]?ll| will)? (?:has to|have to|needs? to|must|should) be (?:at |around |about )?$/,
  },
  // "That's cutting it close, Saturday instead, anything past noon"
  {
    role: 'wish',
    of: 'any',
    before: /(?:^|[,.;!?] ?|\b(?:can we do|could we do|make it|maybe|how about|what about) )$/,
    after: /^ instead\b(?! of)/,
  },
  // "Rather at 3:30", "I meant 10", "same day, at 2"
  {
    role: 'wish',
    of: 'hour',
    beforeNumber:
      /(?:^|[,.;] ?|¿|\bno |\b(?:que|sorry|sry|oye|oiga|pues|bueno|ay|perdon|hola|wait|hey) |\bi )(?:rather|better|meant|said)(?: at| around)? $|\bmy bad,? (?:at )?$|\bsame day,?(?: but)?(?: later| earlier)?,?(?: at| like)? $/,
  },
  // "He would prefer 6", "she would rather do Monday"
  {
    role: 'wish',
    of: 'any',
    beforeNumber:
      /(?:^|[,.;] ?|\b(?:and|but|so|no|actually|sorry|wait|well) )(?:he|she|they|we|i|(?:my|our) \w+)(?:(?:'d| would)(?: (?:actually|really|much|rather))? (?:prefer|like|rather|have|do|come)|(?: really| actually)? prefers?|(?<!\b(?:we|i)) wants?)(?: to (?:come|do|make it))?(?: it)?(?: at| around| on)?(?: the| this| next)? $/,
    after: /^\s*(?:instead|then|please|pls|better|if possible|if (?:that|it)['’]?s ok)?\s*(?:[.,;!?]|$)/,
  },
  // "11:00 rather than 10:30"
  { role: 'wish', of: 'any', after: /^,? (?:rather than|instead of|in place of)(?: at)? \S/ },
  // "Is this Saturday too soon?"
  {
    role: 'wish',
    of: 'day',
    before: /\b(?:is|would|will) $/,
    after: /^ (?:be )?too (?:soon|late|early)\b[^.!;?]{0,20}\?/,
  },
  {
    role: 'not',
    of: 'hour',
    before: /\b(?:no|not)(?: on)?\s*$/,
    phrase: /^\s*(?:in the )?(?:mornings?|afternoons?|evenings?|nights?)$/,
  },
  { role: 'not', of: 'any', before: /\b(?:rather than|instead of|in place of)(?: at)? $/ },
  // "My mother-in-law has spoken: Monday at 3."
  {
    role: 'wish',
    of: 'day',
    before: /\b(?:spoken|decided|verdict|answer|final answer|wins|agreed|chosen|choice|pick)(?: is)?: ?(?:on )?$/,
  },
  {
    role: 'wish',
    of: 'hour',
    beforeNumber:
      /\b(?:spoken|decided|verdict|answer|wins|agreed|chosen|choice|pick)(?: is)?: ?(?:on )?(?:\w+day,? )?(?:at )?$/,
  },
  // "Sunday, any time except 2", "Saturday, but not the morning"
  {
    role: 'not',
    of: 'any',
    before:
      /\b(?:except|excluding|apart from|aside from|other than|(?:any ?thing|any ?time|any (?:time|day|hour)|whenever|all) but|but (?:please )?not|just not|only not)(?: (?:for|on|at|in|around|about|the|that|during|like|too))*\s*$/,
  },
  // "I'm not alive before 1. Could I come at 1:30?"
  {
    role: 'other',
    of: 'hour',
    before: /(?:\b(?:not|never|cant|wont|dont)|n't)\b[^.?!;,]{0,30}$/,
    phrase: /^(?:before|til+|until)\b/,
    hasNext: true,
  },
]

const asksToCome =
  /\b(?:can|could|may) (?:i|we|my \w+ and i) (?:(?:please|maybe|possibly|also|just) )?(?:tour|come|see|view|visit|stop by|swing by|book|schedule|do|get in|look at)\b[^.?!,;]{0,30}$/

/**
 * "Friday we have guests, could we move our tour to Saturday?", "I land Tuesday, can we see it Friday at 10?": a day of another clause
 * before the one that is asked for with its hour, or that a tour moves to, unless both are offered.
 */
function isBeforeRequest(text: string, { isDay, end }: TimeSaid, times: TimeSaid[]): boolean {
  const isAskedAt = ({ index, end: endOfDay }: TimeSaid) =>
    asksToCome.test(text.slice(0, index)) &&
    times.some((hour) => !hour.isDay && hour.index >= endOfDay && hour.index - endOfDay <= 4)
  const to = times.find((one) => one.isDay && (movesTo.test(text.slice(0, one.index)) || isAskedAt(one)))
  return isDay && to !== undefined && end <= to.index && breaksOff.test(text.slice(end - 1, to.index))
}

/** A clause ends, and what follows is no alternative. */
const breaksOff = /^(?!.*\bor\b).*(?:[,.;!?]|\b(?:so|but|because)\b)/

/** The role that the words around a day or an hour settle; null where none do. The first rule that fits counts. */
export function settledRole(text: string, time: TimeSaid, times: TimeSaid[]): TimeRole | null {
  const { index, end, isDay } = time
  const phrase = text.slice(index, end)
  const number = isDay ? 0 : Math.max(0, phrase.search(/\d/))
  const fits = ({ of, before, beforeNumber, phrase: said, after, hasNext, hasOther, isOnly }: RoleRule) =>
    (of === 'any' || (of === 'day') === isDay) &&
    (said?.test(phrase) ?? true) &&
    (before?.test(text.slice(0, index)) ?? true) &&
    (beforeNumber?.test(text.slice(0, index + number)) ?? true) &&
    (after?.test(text.slice(end)) ?? true) &&
    (!hasOther || times.some((other) => other !== time && other.isDay === isDay)) &&
    (!isOnly || times.every((other) => other === time || !other.isDay)) &&
    (!hasNext || times.some((other) => other.isDay === isDay && other.index > end))
  return [...rules, ...answerRoles].find(fits)?.role ?? (isBeforeRequest(text, time, times) ? 'other' : null)
}
