import { dogBreedWords } from '../pet-words.ts'
import type { Spoken } from './spoken-line.ts'

const count = String.raw`(?:(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight)|some|both|big|small|little)`
const breed = `${dogBreedWords.join('|')}|great dane|pit bulls?|shih tzus?|basset hounds?|tabby|siamese|maine coon|calico|ragdoll`
const kind =
  'dogs?|doggos?|pup|pupp(?:y|ies)|cats?|kitt(?:y|ies)|kittens?|rabbits?|bunn(?:y|ies)|birds?|parakeets?|cockatiels?|budgies?|gecko|geckos|chickens?|hens?|iguana|parrots?|canary|canaries|hamsters?|turtles?|tortoises?|ferrets?|fish tank|goldfish|fishes|guinea pigs?|horses?|snakes?|lizards?|bearded dragons?|axolotl|chinchillas?|hedgehogs?|cockatoos?|macaws?|parakeets?|hamster|doggies|doggy|kitty|gatitas?|gatitos?|perritos?|perritas?|perros?|gatos?'
const pet = `(?:(?:golden|german|border|french|big|small|little|tiny|large|old|older|senior|elderly|young|adult|black|white|gray|orange|sweet|shy|quiet|rescue|indoor|outdoor|house|fat|friendly|well|behaved|\\d+|lb|pounds?|kilos?|year|years|month) ){0,8}(?:${breed}|${kind})`
const notPet =
  '(?! (?:allerg|phobia|park|bed|door|walker|sitter|person|lover|people|food|question|fee|deposit|policy|rule|market|run|friendly|allowed|ok|okay|welcome|limit|free|wash|size))'
const helper = '(?<!service |assistance |guide |support |therapy |emotional support |esa )'

/** Patterns for pets, and for having none. */
export const spokenPets: Spoken[] = [
  { said: /(?<value>(?:pets?|animals?|dogs?|cats?) none)\b/d, isDenial: true },
  {
    said: /(?:^|\b(?:i|we) (?:(?:have|own|am|are|keep|do|not|got|with) )+|\b(?:and|single|alone|kids|of us|otherwise) |(?<!so ))(?<value>(?:no|not|not any|not have any|not have|without(?: any)?) (?:pets?|animals?|dogs?|cats?)(?: anymore)?)\b(?! (?:then|allowed|fee|rule|policy|deposit|rent|ok|okay))/d,
    isDenial: true,
  },
  {
    said: /(?<value>(?:(?:i|we) )?(?:do )?(?:not|no)(?: i| we)? (?:have|keep|own) (?:any )?(?:pets?|animals?|dogs?|cats?)(?: or (?:pets|dogs|cats|animals))?)\b/d,
    isDenial: true,
  },
  {
    said: new RegExp(`^(?:yes |so |a couple with |just )*(?<value>(?:${count} )+${pet})${notPet}(?= |$)`, 'd'),
  },
  {
    said: new RegExp(
      String.raw`\b(?:have|got|own|with|plus|and|n|kids?|children|bring|getting|has|count|is|it is|is a|he is|she is|is one)(?: (?:my|our|her|his|me|got|gus|only|the|bro|bros|brother))* (?<value>(?:${count} )+${helper}${pet})${notPet}`,
      'd',
    ),
  },
  {
    said: new RegExp(
      String.raw`\b(?:my|our|her|his|bro|bros|\w+'s) (?<value>(?:${count} )?${helper}${pet})${notPet}(?! (?:died|passed|is gone|has|lives|barks))`,
      'd',
    ),
  },
  { said: /\b(?:pet|animal) ?-?free\b|\bzero (?:pets|animals)\b/, as: 'no pets', isDenial: true },
  {
    said: new RegExp(
      `(?:^|\\b(?:(?:i|we)(?! (?:\\S+ ){0,2}(?:had|like|love|loved|hate|want|wants|saw|see|hear|heard|used|lost|wish|might|may|need|allow|mind|not|never|do|no)\\b)|come|comes|coming|live|lives|living|travel|traveling|there is|there are|also|foster|fostering|adopted|adopting|rescued|raising) (?:\\S+ ){0,3}?)(?<value>(?:${count} ){0,3}${helper}${pet}(?: mix)?)${notPet}(?= |$)(?! (?:died|passed|is gone|barks?|next door|upstairs|downstairs|nearby))`,
      'd',
    ),
  },
  { said: new RegExp(`^(?:and |yes )?(?<value>cat|dog|${breed})$`, 'd') },
]

const relative =
  '(?:wife|wifey|mrs|missus|husband|partner|spouse|girlfriend|boyfriend|bf|gf|hubby|fiancee?|roommate|roomie|housemate|sister|brother|mother|mom|father|dad|friend|colleague|son|daughter|cousin|baby|kids|boys|twins|grandmother|grandfather|grandma|grandpa|grandson|granddaughter|aunt|uncle|niece|nephew|parents|hermana|novio|novia|esposa|esposo|pareja|better half|old man|old lady|bandmate|bestie)'
const people =
  '(?:of us|people|persons?|humans|mouths|souls|dudes|occupants?|adults?|roommates|housemates|friends?|girls|guys|boys|brothers|sisters|nurses|students|kids?|children|teachers|teechers|siblings)'

const oneOfFamily = String.raw`(?:my|our|her|his|their|the|an?|two|three|four|five|both|\d) (?:(?:teenage|teen|little|small|young|older|oldest|youngest|grown|baby|twin|new|elderly|first) ){0,2}(?:${relative}s?|stepson|stepdaughter|in ?laws|grand(?:ma|pa|mother|father|parents|son|daughter)|parents|child|children|daughters|au pair|nanny|aunt|uncle|niece|nephew|toddler|newborn)`

const profession =
  '(?:lawyers?|attorneys?|judges?|chefs?|cooks?|designers?|musicians?|flight attendants?|physicians?|doctors?|residents?|engineers?|artists?|writers?|bartenders?|waiters?|waitresses|interns?|professors?|scientists?|researchers?|actors?|dancers?|photographers?|programmers?|developers?|consultants?|accountants?|pilots?|stagehands?|carpenters?|electricians?|retirees|seniors|bachelors?|professionals?|hippies|librarians?|firefighters?|paramedics?|bakers?|baristas?|teachers?|nurses?|students?|roommates?|humans?)'

/** Patterns for the size of the household. */
export const households: Spoken[] = [
  { said: /\b(?<value>household of (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))\b/d },
  {
    said: /\b(?:so|that is|makes|us|be|call it) (?<value>(?:\d|two|three|four|five|six|seven|eight) (?:of us )?(?:altogether|in all|all in|all told|in total|total))(?= |$)/d,
  },
  {
    said: /\b(?:ser[ií]amos|vamos a ser|ser[ií]an) (?<value>(?:\d|dos|tres|cuatro|cinco|seis|siete|ocho))(?= |$)(?! (?:perr|gat|mascot|mes|d[ií]as|semanas|a[nñ]os))/d,
  },
  {
    said: /\b(?:we are|there (?:are|is|will be|would be)|somos) (?:a )?(?<value>(?:\d|two|three|four|five|six|seven)(?: of us)?)(?= |$)(?! (?:teenagers?|teens?|kids?|children|boys?|girls?|vehicles?|bikes?|trucks?|months?|weeks?|years?|days?|minutes?|hours?|blocks?|miles?|steps?|dogs?|cats?|pets|bed|bath|car|offers?|listings?|places?|houses?|homes?|units?|parking|other|people who|questions?|agents?))/d,
  },
  { said: /\b(?:for me (?:alone|only|myself)|(?:just|only) (?:little |old )+me)\b/, as: 'just me' },
  // "Two lawyers and a whippet"
  {
    said: new RegExp(
      String.raw`^(?:(?:we are|it is|that is|there would be|you would have|just|only|house|home|rental|place|for) ){0,2}(?<value>(?:one|two|three|four|[1-4]) (?:(?!of\b|and\b|or\b|more\b|other\b|for\b)\S+ )?${profession}(?: sharing)?)(?= |$)`,
      'd',
    ),
  },
  // "So it's her and me"
  {
    said: /\b(?:is|be|only|just|now|of) (?:just |only )?(?<value>(?:her|him|she|he) and (?:me|i)\b|me and (?:him|her)(?= (?:for|from|in|only|now|here|there|renting|buying|living|moving|who|with)\b|$))/d,
  },
  // "It's us and a nine-month-old", "us and our twin girls"
  {
    said: /\b(?<value>us and (?:our|the|my|an?) (?:(?!and\b)\S+ ){0,3}?(?:months? old|years? old|kids?|children|sons?|daughters?|girls|boys|baby|twins|toddlers?|newborn))\b/d,
  },
  { said: new RegExp(String.raw`(?:^|\bis )(?<value>me plus (?:my )?${relative}(?: plus \S+)?)\b`, 'd') },
  { said: /\b(?<value>(?:my )?(?:wife|partner|girlfriend) is (?:due|pregnant|expecting))\b/d },
  // "We're med students, married"
  {
    said: /(?:^|\bwe are (?:\S+ ){0,3}?)(?<value>(?:getting |newly |recently |just )?married)(?= |$)(?! (?:into|my|the|to (?:my|his|her))\b)/d,
  },
  // "It's for my daughter at NYU, with two roommates"
  {
    said: new RegExp(
      String.raw`\bfor (?<value>(?:my|our) ${relative}(?: (?!and\b|to\b|who\b|is\b)\S+){0,3} with (?:\S+ )?(?:roommates?|friends?|housemates?|roomies))\b`,
      'd',
    ),
  },
  // "We're expecting in March"
  {
    said: /\b(?:we|i|she|wife|partner|girlfriend) (?:are|am|is) (?<value>(?:pregnant|expecting)(?: (?:a baby|twins|again|another(?: baby| one| child)?|our (?:first|second|third|baby|first baby|second baby)))?)(?= (?:in|around|this|next|soon|and|so|any)\b|$)/d,
  },
  // "Looking for a place for my elderly mom"
  {
    said: new RegExp(
      String.raw`\bfor (?<value>(?:my|our|her|his) (?:(?:elderly|older?|aging|widowed|younger|little|big|adult|grown|college|disabled|single) )+${relative})\b(?!'s)`,
      'd',
    ),
  },
  // "My partner, her teenage son and myself"
  {
    said: new RegExp(
      String.raw`(?<![\w'])(?<value>(?:(?:me|myself|i|us)(?: and| plus)? )?${oneOfFamily}(?:(?: and| plus)? ${oneOfFamily})+(?: and (?:me|myself|i|us))?)(?= |$)(?! (?:school|name|house|car|dog|cat|room)\b)`,
      'd',
    ),
  },
  {
    said: /\b(?<value>single (?:dad|mom|mother|father|parent|guy|woman|man|person|lady|female|male|professional|occupant)(?: (?:with|of) \S+(?: \S+){0,3})?)/d,
  },
  {
    said: new RegExp(
      String.raw`\b(?<value>my ${relative}) (?:(?:would|will|is|are|might) )?(?:be )?(?:also )?(?:liv(?:e|ing)|mov(?:e|ing)|join(?:ing)?|stay(?:ing)?|com(?:e|ing)|shar(?:e|ing)) (?:in )?(?:here|there|with (?:me|us)|along|too|together)\b`,
      'd',
    ),
  },
  {
    said: /\b(?:(?:we|i) have|got) (?<value>(?:(?:an?|two|three|four|five|\d|twin|teenage|teen|little|small|young|grown|adult|older|baby) )*(?:kids?|children|twins|girls|boys|sons?|daughters?|baby|babies|toddlers?|teens?|teenagers?)(?: and (?:(?:an?|two|three|four|five|\d|twin|teenage|teen|little|small|young|grown|adult|older|baby) )*(?:kids?|children|twins|girls|boys|sons?|daughters?|baby|toddlers?|teens?|teenagers?))?)\b/d,
  },
  {
    said: /\b(?<value>me plus (?:(?:\d|one|two|three|four)(?: (?:room|house|flat)mates?| friends?| kids?| others?)?|my \S+))\b(?! (?:\S+ )?(?:pups?|puppies|dogs?|cats?|kitties|pets?|birds?)\b)/d,
  },
  {
    said: /\b(?<value>(?<!s )(?:the )?only (?:occupant|tenant|person|resident|one (?:living|there|here)))\b/d,
  },
  {
    said: new RegExp(
      // "Let me talk to a real person"
      String.raw`(?<!\b(?:talk|speak|chat|connected|through) (?:to|with) )(?!an? (?:real|actual|live|human|different) person\b)(?<!\w)(?<value>${count} (?:\S+ )?${people}(?: (?:and )?${count} (?:kids?|children|baby))?)(?= |$)`,
      'd',
    ),
  },
  {
    said: /\b(?:we are|somos) (?:a )?(?:family of )?(?<value>(?:\d|two|three|four|five|six|seven|couple|throuple|family)\b(?! (?:vehicles?|cars?|trucks?)\b)(?: with \S+ \S+)?)/d,
  },
  { said: /\b(?<value>family of (?:\w+)|group of \w+ \w+)/d },
  {
    said: /(?:^|\b(?:we are|as|client|am|a|an|retired|young) )(?<value>(?:retired |young |married )?(?:couple(?! of (?!us\b))|newlyweds|throuple))\b/d,
  },
  {
    said: new RegExp(
      String.raw`\b(?<value>(?:my|our|with|me|myself|her|and)(?: (?:my|our|a|the|small|little))* ${relative}(?: (?:and|plus|me|i|the|my|our|her|small|little|${relative}))*(?: (?:me|i|myself|${relative})))\b`,
      'd',
    ),
  },
  {
    said: new RegExp(
      String.raw`\b(?<value>${relative} (?:(?:and|plus|n) )?(?:i|me|myself))\b(?! (?:have|like|was|is|know|to|that))`,
      'd',
    ),
  },
  { said: new RegExp(String.raw`\b(?<value>(?:me|i|myself) and (?:my |\w+ )?${relative}s?)\b`, 'd') },
  { said: /\b(?<value>(?:me|myself)(?: and| plus)? (?:the|my) (?:mrs|missus|wifey))\b/d },
  {
    said: new RegExp(
      String.raw`(?:^|\b(?:with|for|move) )(?<value>my ${relative})\b(?!'s| (?:left|gave|gives|lent|died|passed|bought|helps?|co-?signs?|has|says|said|is|was|lives|budget|pays|works|house|condo|place|needs|wants|will|would|name|email|phone|number|agent|estate|money|lease))`,
      'd',
    ),
  },
  {
    said: /\b(?<value>(?:only|just)(?: be)? (?:me|myself|us(?: \w+)?)|only for myself|(?:i )?(?:live|living|am) (?:here )?alone|live by (?:my|him|her)self)\b/d,
  },
  { said: /\b(?<value>(?:two|three|four|multiple|\d) generations|empty ?-?nesters?|triplets|trillizos|mellizos)\b/d },
  // "Me and two cats", "it's just me and my old beagle"
  {
    said: new RegExp(
      String.raw`(?:^|\b(?:is|be|only|just|so|for|little|old) )me (?:and|plus|with) (?:(?:my|a|an|the|our|two|three|four|one|\d) )+(?:(?!and\b|plus\b|kids?\b|son\b|daughter\b)\S+ ){0,2}?(?:${breed}|${kind})${notPet}(?= |$)`,
    ),
    as: 'just me',
  },
  {
    said: /\b(?:for|with) (?<value>(?:my|our|mis) (?:two|three|four|2|3|4|dos|tres) (?:daughters|sons|kids|children|girls|boys|sisters|brothers|parents|hij[oa]s))\b/d,
  },
  // "Moving up from LA in January, alone"
  {
    said: /\b(?:live|living|move|moving|rent|renting|buy|buying|am|be|come|coming|relocate|relocating|retire|retiring)(?: (?!left|leave|let)\S+){0,6}? (?<value>(?:all )?(?:alone|solo|by myself|on my own))(?= |$)(?! (?:time|is|are|would|costs?|makes?)\b)/d,
  },
  {
    said: /(?:^|\b(?:and|then|so|with|just me) )(?<value>(?:nobody|no one) else)(?= (?:living|in the (?:house|home|apartment|unit)|at home|here|there|with me)|$)/d,
  },
  { said: /\b(?:only|just)(?: be)? (?<value>for me)(?= |$)(?! (?:to|the|that))/d },
  { said: /\b(?<value>party of (?:\d|two|three|four|five|six))\b/d },
  {
    said: /\b(?:there would be|it would be|that would be) (?<value>me(?: \S+)? and (?:the|my|our) (?:baby|kids?|twins|boys|girls|son|daughter))\b/d,
  },
  { said: /\b(?<value>no (?:other )?(?:humans|people|adults) (?:besides|but|except|other than) me)\b/d },
  { said: /^(?<value>single|alone|widow(?:er|ed)?)(?= with|$)/d },
  {
    said: /^(?<value>solo)(?= (?:works?|working|professional|adult|person|renter|tenant|nurse|teacher|student|here|no)\b|$)/d,
  },
  {
    said: /^(?:it is |it would be |that is )?(?<value>(?:just|only) one (?:quiet|clean|tidy|single|working|retired|responsible|neat|calm|busy|older|young) \S+(?: \S+)?)$/d,
  },
  {
    said: /\b(?<value>yo (?:sol[oa]|only)|(?:for|para) m[iy] (?:sol[oa]|only)|viv(?:o|ire|iria) (?:sol[oa]|only)|(?:la|el|the) unic[oa] (?:persona|person|inquilin[oa]|tenant|(?:what|que) (?:viv|va a viv|live)\w*))\b/d,
  },
  { said: /^(?:(?:hola|buenas|una|somos) )*(?<value>pareja)(?= (?:con|with|joven|de|y|and)\b)/d },
  {
    said: /\b(?<value>entre los dos|los dos|(?:just |only |for )?us (?:2|3|4|two|three|four)|the (?:two|three|four|2|3|4) of us|(?:2|3|4|two|three|four) of us|the twins|me and the kids|us and (?:our|the|my) (?:\S+ )?(?:kids?|children|son|daughter|baby|twins|toddlers?|teens?|boys|girls)|my (?:whole )?family(?= and (?:i|me)\b|$)|us and the kids|solo yo|by myself|on my own)\b/d,
  },
]
