/**
 * "Random, but do you drink coffee, Penny?", "how old are you", "what's the meaning of life": talk, and no question for an
 * owner. What she knows and can do, pets and children in the home and whether she is a person are asked elsewhere.
 */
export const asksOfPenny = (words: string[]) => asks.test(words.join(' '))

const opening =
  '(?:(?:so|and|but|ok|okay|hey|hi|random|randomly|question|side|weird|silly|dumb|quick|one|more|last|off|topic|lol|haha|just|curious|out|of|curiosity|penny|btw|by the way|also|well|tell me) )*'
const closing =
  '(?: (?:in (?:there|here)|all day|penny|lol|haha|though|tho|then|too|btw|by the way|today|right now|at all|ever|honestly|sometimes|a lot|anyway|or not|or what|just curious|curious))*'
const manner = '(?:ever |even |really |actually |also |just |secretly )*'
const drinks = '(?: (?:coffee|tea|wine|beer|water|alcohol|tequila|soda|whiskey|margaritas?|matcha|lattes?))*'
const things =
  '(?:favorite|hobb(?:y|ies)|boyfriend|girlfriend|husband|wife|feelings|soul|birthday|body|face|heart|brain|sense of humor|day off|days off|friends|a crush|dreams|fun|siblings|brothers|sisters|parents|mom)'

const sources = [
  `(?:do|can|could|did) you ${manner}(?:drink${drinks}|eat|sleep|dream|breathe|cook|dance|sing|drive|nap|party|exercise|work out|cry|laugh|blush|swear|procreate|age)(?: (?:food|pizza|tacos|breakfast|lunch|dinner|anything|at night|well|songs|in the shower))?`,
  `(?:do|did) you ${manner}(?:like|enjoy|love|hate|watch|believe in|prefer) (?:me|us|your (?:job|work|life|boss)|it (?:here|there)|being (?:an? )?\\w+|working(?: \\w+){0,2}|people|humans|coffee|tea|wine|beer|music|jazz|pizza|tacos|movies|tv|netflix|football|soccer|baseball|basketball|the (?:giants|warriors|niners|yankees|mets|knicks)|poetry|books|jokes|ghosts|god|love|aliens|astrology|mornings|mondays)`,
  `(?:do|did) you ${manner}(?:have|got) (?:an? |any |your own )?(?:${things})(?: (?:\\w+)){0,2}`,
  `(?:do|did) you ${manner}(?:get|feel) (?:tired|bored|lonely|paid|sick|sad|happy|anything|pain|emotions|hungry|annoyed)(?: of (?:this|us|these questions|people|talking|questions|answering\\w*)(?: \\w+){0,2})?`,
  'are you (?:even |really |actually |ever |always |also )*(?:married|single|happy|sad|tired|bored|lonely|hungry|ok|okay|alive|sentient|conscious|self aware|awake|drunk|jealous|mad at me|having fun|flirting(?: with me)?|pretty|funny|smart|religious|spanish|american|italian|french|british|mexican)(?: (?:today|tonight|right now|of this job))?',
  'how old are you|how tall are you|where (?:are you from|do you live|were you born|do you sleep)|when is your birthday|what is your (?:sign|star sign|zodiac(?: sign)?|birthday|last name|age|favorite \\w+(?: \\w+)?|type)|what are you wearing|who (?:made|built|created|programmed|invented|trained|named) you|why are you (?:called|named) penny|is penny (?:short for \\w+|(?:even )?your (?:real|actual|full) name|a (?:nickname|real name)|named after \\w+)|what is penny short for',
  'what is (?:the )?(?:meaning|point|purpose) of (?:life|it all|everything|existence)(?: the universe and everything)?|why are we (?:all )?here|is there (?:a )?(?:god|life after death)|what is love|which came first(?: the)? chicken or(?: the)? egg',
  '(?:will|would|wanna|want to) you (?:marry|date) me|(?:do you )?(?:want|wanna) (?:to )?(?:go out|get (?:a )?(?:coffee|drink|dinner))(?: with me)?',
  'what (?:do you|did you|are you) (?:do|doing|did|eat|have|having|up to|wear) (?:for (?:fun|lunch|dinner|breakfast|thanksgiving|christmas)|this weekend|tonight|on weekends|in your (?:free|spare) time|after work|last night|today)',
]
const asks = new RegExp(`^${opening}(?:${sources.join('|')})${closing}$`)
