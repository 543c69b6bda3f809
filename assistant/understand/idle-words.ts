import { singular } from './normalize.ts'

/** Words that ask for nothing themselves: grammar, small talk, people, times, common verbs. */
export const idleWords = new Set(
  `past district staying disturb bachelor pad wise handicap female male current call ppl gps kept keep keeps third fourth fifth sixth twenty someplace sometime anytime bigger smaller larger higher lower cheaper better nicer
  huge giant massive enormous humongous tiny little cute charming fancy modern luxury luxurious posh swanky dope sweet sick neat solid awesome
  situation deal scenario setup arrangement circumstances purpose purposes intents bunch load tons plenty
  rivian subaru toyota honda ford chevy bmw audi jeep prius volvo mazda lexus mercedes porsche nissan hyundai kia
  harley vespa bianchi peloton piano harpsichord cello guitar sofa couch mattress plant plants
  california texas york brooklyn oakland francisco angeles berlin london paris boston chicago seattle portland denver austin
  church bakery hospital university college grad intern
  yesterday forever whenever wherever whichever whoever whatever however
  download upload wise zillow redfin trulia craigslist mow mows mine yours ours gigs everybody nobody a an the and or but so if then than that this these those there here it its is are was were be been being am do does did done
  have has had get got getting give gives can could may might will would shall should must i you he she we they me my mine your
  yours our us them their his her to of in on at for from with without by about as into up out off over what which who whose
  whom when where why how much many any some all every each other another more most less least very really pretty quite too also
  just only even still yet already again now please thanks thank hi hello hey ok okay yes no not nope well oh um uh like know
  tell show say let see ask asking question wondering wonder curious want need love interested looking look think thought guess
  sure maybe possible possibly able come comes include includes included including offer offers provide provided place home
  house unit property apartment condo listing townhouse loft building room one ones thing things stuff anything something
  nothing kind sort type exactly actually currently approximately roughly around approx total overall basically penny hope mean
  means great good nice cool wow quick quickly simple detail details info information available existing right lol haha btw fyi
  asap go going goes put take use used using work works live living person people someone anyone somebody anybody guys folks sir
  madam madame dear buddy excuse sorry hear heard read saw seen noticed found understand understanding correct true confirm
  clarify remind first second two three own full part whole both either neither same different monday tuesday wednesday thursday
  friday saturday sunday january february march april june july august september october november december today tomorrow
  tonight yesterday week weeks weekend month months year years day days morning afternoon evening night hour hours minute
  minutes time times date christmas thanksgiving spring summer fall winter season before after since until till during while
  whether because though although however instead besides anyway always never often sometimes usually ever once twice wife
  husband partner spouse mom mother dad father parent parents sister brother son daughter kid kids child children baby toddler
  family friend friends boyfriend girlfriend fiance fiancee grandma grandpa grandmother uncle aunt cousin niece nephew couple
  roommate roommates boss client him seller sellers owner owners landlord agent realtor broker lister mr mrs ms dr said saying
  says told tells talk talking call called asked answer make makes made making takes taking bring bringing keep keeping start
  started starting stop stay staying lives move moved moving buy buying rent renting pay paying sell selling find thinking try
  trying turn turned count counts counting mind care matter matters little bit lot lots few several enough extra else rather
  together alone almost nearly number amount figure sum math calculation guest guests visitor visitors long short far near close
  away back down below above under between across inside outside through toward real honest honestly kidding kindly best better
  worse worst top main single double entire lets ought lately recently soon later early late ahead end ends begin begins today's
  it's q n m f o e x re vs etc incl ie eg tho thru yo yall y'all ugh smth sth ppl bldg hrs plus minus divided multiplied equals
  name word words page picture pictures photo photos website site app ad advert posting post planning plan plans hoping
  considering comparing deciding searching decide decided moment particular sign signed signing complain anywhere somewhere
  everywhere elsewhere advise suggest recommend agree join enter remain remains left stand stands sit sits lie lies situated
  situation situate serve serves run runs running happen happens become became seem seems appear appears looks looked feel feels
  felt sound sounds believe believed suppose supposed imagine remember forget forgot expect expected wish wished hoped wanted
  wants needed needs require required requires rely stick sticks hang set sets cold hot lovely beautiful gorgeous amazing
  perfect fine fair decent proper truly definitely certainly simply surely obviously literally apparently originally initially
  finally eventually generally normally regularly presently permanently entirely totally completely fully mostly partly somehow
  kinda sorta perhaps precisely merely hardly barely fairly actual certain general normal usual specific regular typical basic
  standard polite important serious patient impatient careful tired busy worried nervous excited happy sad confused confuse lost
  job career shift shifts weekdays study student teacher nurse doctor cook driver girl boy man woman men women ladies gentlemen
  lady gentleman human humans adults adult twin twins sibling siblings pass passed die died marry married wedding birthday
  retire retired retiring divorce divorced pregnant born phone computer laptop screen paper papers note list lists line lines
  pages questions answers rule rules policy comma period dictate dictation dictating dot exclamation mark voice typo typos
  spelling autocorrect foot feet way ways side sides piece pieces parts point points case cases reason reasons fact facts idea
  ideas issue bottom middle starts begun finish finished ending hiya mister sincerely regards cheers grateful appreciate
  appreciated wait hold continue pause asks reply replies respond write writes wrote written send sent email shopping driving
  commuting walking walked drives drove drive drivers fly flies flew travel traveling visit visited compare comparison versus
  against towards according regarding concerning respect per via among spend spent earn save saving afford afforded idk omg ngl
  tbh imo imho fr rn bruh bro sis fam yep yup nah pleeease hmm hmmm umm uhh er eh ah aha oops yikes honey sweetie pal mate dude
  sold taken gone hundred thousand million dozen ten eleven twelve hood location spot area`.split(/\s+/),
)

/** Words that ask for more than a topic's name, anywhere in the clause. */
export const qualifierWords: ReadonlySet<string> = new Set(
  `brand make model manufacturer provider company carrier contractor installer installed install architect builder designer depth deep shallow
  width wide height tall dimension dimensions measurement measurements measure thick load coin coins card quarters raise raised increase increased
  increases hike lawsuit lawsuits litigation reserve reserves assessment assessments bylaws ccrs permitted permits permit-history refund refunded refundable nonrefundable
  interest replace replaced replacement repair repaired repairs fix fixed broken leak leaks leaking damage damaged warranty maintain maintained serviced
  condition clean cleaned cleaning filter chlorine salt saltwater slide diving cover fence fenced guest guests visitor-pass tandem clearance
  tall oversized rv boat trailer motorcycle scooter compost recycle soundproofed insulated insulation
  hear heard loud smell smells odor traffic bridge crime neighbors trains planes sirens
  hours-open open-late rating ratings ranked score scores zoned income credit cosigner guarantor sublet sublease renew renewal break early-termination terminate
  penalty leaving leave early extend extension
  fios comcast xfinity sonic webpass verizon att spectrum
  colored color colour paint painted material materials tile tiles italian
  average usual bill bills typical monthly-bill
  access key keys fob code plug outlet voltage amp
  practice quiet-hours rehearsal
  signal cell cellphone reception`.split(/\s+/),
)

const either = (set: ReadonlySet<string>, word: string) => set.has(word) || set.has(singular(word))
export const isIdle = (word: string) => either(idleWords, word) && !either(qualifierWords, word)
export const isQualifier = (word: string) => either(qualifierWords, word)
