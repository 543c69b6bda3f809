import { describe, expect, it } from 'vitest'
import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { asksOfRoom } from '#assistant/guard/of-room.ts'
import { answerToLast, ask, type SampleId } from '../support/ask.ts'
import { records } from '../support/records.ts'

const answered = (id: SampleId, question: string, answer: string) => ({
  ...records[id],
  answers: [{ id: 1, question, answer }],
})
const withPool = answered(
  4,
  'Is the pool heated?',
  'Yes, by the heat pump. We keep it at 82 degrees from April to October.',
)
const withBikes = answered(
  8,
  'Is there somewhere to keep a bicycle?',
  'Yes, a locked room beside the laundry in the basement has a hook for each apartment.',
)
const withUtilities = answered(
  8,
  'Which utilities does the tenant pay?',
  'The tenant pays electricity and internet. Heat, water and trash are in the rent.',
)

describe('[API-05] facts asked for in everyday words', () => {
  it.each<[SampleId, string, RegExp]>([
    [4, 'anybody actually in it rn', /^No\. It’s vacant/],
    [5, 'i lift 5x a week can i finally cancel equinox', /^Yes\. .*gym/],
    [5, 'can i ditch my gym membership', /gym/],
    [6, 'need somewhere for a cortado i can stumble to in slippers', /cafés/],
    [6, 'do i need one of them stickers to leave my subaru on the curb', /street permit zone 5/],
    [6, 'i can leave my truck on the street without a permit?', /street permit zone 5/],
    [8, 'ok so what do people there do with their civics', /street parking/],
    [8, 'is it one of those mattress on your back kinda buildings', /no elevator/],
    [8, 'my folks are both in their 80s, something to ride up in?', /no elevator/],
    [5, 'whats out the glass, water or the neighbors ac units', /bay to the east/],
    [5, '985 every month is a lot of burritos, what am i getting for it', /cover insurance, gym, doorman and water/],
    [5, 'what am i getting for 985 a month', /cover insurance, gym, doorman and water/],
    [5, 'does each bedroom come w its own john', /^Yes\. Each bedroom has its own bath/],
    [7, 'theres six of us and we fight over showers, does everybody get their own', /6 bedrooms\. It has 5 baths/],
    [6, 'is everything single level or am i climbing once im in', /bedrooms are upstairs/],
    [6, 'if a shingle blows off thats my wallet or the associations', /^The HOA dues .* cover roof/],
    [6, 'so who pays the plant guy', /cover roof, garden and trash/],
    [6, 'which day does recycling go and am i paying waste management', /trash\. The listing doesn’t say more/],
    [7, 'my boys skateboard, do cars cut thru there or does the road just stop', /^From the listing: “On 0\.7 acres?/],
    [
      4,
      'do folks fly down that road like its laguna seca or is it pretty sleepy',
      /^From the listing: “Built in 2019 on a quiet/,
    ],
    [8, 'do they ever throw in somethin to sweeten it', /one month free/],
    [8, 'how many quarters does a load run me', /^Laundry is shared/],
    [9, 'do they ding me for the beagle, hes 24 lbs', /\$50 a month each/],
    [8, 'got an old tabby, 16, sleeps all day, is that cool with them?', /^(?!.*bedroom)(?!.*air)/],
    [4, 'got an irish wolfhound the size of a pony, anybody gonna have a problem with that', /no pet rule/],
    [5, 'mastiff, 140 lbs, total sweetheart. dealbreaker?', /^Dogs must weigh under 60 lb/],
    [9, 'is the elevator going to the 5th floor?', /^No\. There’s an elevator to the fourth/],
    [9, 'does the lift reach the fifth?', /^No\. There’s an elevator to the fourth/],
    [9, 'does the elevator stop on the 4th floor?', /^Yes\. There’s an elevator to the fourth/],
    [9, 'hammond organ, 400 lbs. will my guys be cursing at stairs anywhere', /^Not all the way: elevator/],
    [9, 'my dog is 400 lb, is he ok', /^No\. The limit is under 35 lb/],
    [8, 'lol r u even real', /AI assistant/],
    [5, 'is it rented right now', /^A tenant lives there until|^Yes\. A tenant lives/],
    [9, 'does a king bed fit or am i dreaming', /^It has 2 bedrooms\. The listing doesn’t say more/],
    [8, 'se lava adentro o toca bajar con la canasta', /lavandería es compartida|compartida, en el sótano/],
    [5, 'se lava adentro o toca bajar con la canasta', /dentro de la vivienda/],
    [6, 'mis tres perrotes son bien escandalosos, los reciben o nel', /^Sí, se aceptan mascotas/],
    [5, 'mis tres perros, los aceptan?', /^No\. Se aceptan: hasta 2/],
    [6, 'tio y de comunidad cuanto se va al mes', /^La cuota de HOA es de \$210/],
    [6, 'oye, y de mantenimiento, ¿cuánto me toca?', /^La cuota de HOA es de \$210/],
    [8, 'ay bendito y en un calentón de esos cómo se refresca uno', /No hay aire acondicionado/],
    [7, 'desde los cuartos de atras sale uno directo al agua?', /^Sí\. .*pool/],
    [8, 'el piso es madera de la buena o de ese plastico que se despega', /oak floors/i],
    [6, 'mi apa trae la rodilla mala, habra aunque sea una recamara abajo', /bedrooms are upstairs/],
    [4, 'se ve bien nuevita, de que anio es la construccion', /^Se construyó en 2019\.$/],
    [8, 'mis dos michis son hermanitos no los puedo separar', /^No\. Se aceptan: un gato/],
    [6, 'vos sos una maquina no?', /^Soy Penny/],
  ])('for listing %i: %s', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it.each<[SampleId, string]>([
    [4, 'our 2 yr old is a runner, anything around the deep end to keep him from going in headfirst'],
    [7, 'salt or chlorine'],
    [4, 'anybody gonna yell at me for playing drums'],
    [8, 'somewhere to dry surfboards'],
    [9, 'any nook for a kayak'],
    [8, 'what happens if i lose my key'],
    [9, 'fios or spectrum in that building'],
    [9, 'im 6’8 lol do i duck in there'],
    [5, 'gonna paint it all black n hang a neon flamingo, anybody going to stop me'],
    [5, 'buddies come over for niners games, where do THEY stick their trucks'],
    [7, 'i got an airstream, 27 footer. where does she sleep'],
    [7, 'i own about 4000 lps and theyre heavy, will the floors take it'],
    [9, 'is bedroom two a legit room w a door or one of those curtain deals'],
    [7, 'im picturing a family room w a big tv, got one or is it all little victorian parlors'],
    [8, 'would a sectional even make it round the stairwell'],
    [8, 'agarra bien el cel ahi adentro o hay que asomarse a la ventana, traigo tmobile'],
    [9, 'la cuadra es tranquilita o hay bochinche'],
    [4, 'che, y los dormitorios que tienen, parquet o alfombra?'],
  ])('asks the owner of listing %i: %s', async (id, message) => {
    const { unanswered, wantsTour } = await ask(id, message)
    expect(unanswered).toHaveLength(1)
    expect(wantsTour).toBe(false)
  })

  it.each([
    'do you ever get bored in there penny',
    'is penny short for penelope',
    'is penny your real name',
    'what is penny short for',
  ])('is talk, and asks no owner: %s', async (message) => {
    const { unanswered, acts } = await ask(9, message)
    expect(unanswered).toEqual([])
    expect(acts).toEqual(['smallTalk'])
  })

  it.each<[SampleId, string, RegExp]>([
    [5, 'how do i cancel the tour', /^(?!.*gym)/],
    [8, 'i have a 35 lb dog and a piano', /dogs aren’t allowed|Dogs aren’t allowed/],
    [4, 'what is the size of the lot', /0\.42/],
    [8, 'how many people can sleep there', /1 bedroom|listing/],
    [8, 'is there anything that keeps it cool', /air conditioning/],
  ])('keeps to what listing %i is asked: %s', async (id, message, expected) => {
    expect((await ask(id, message)).text).toMatch(expected)
  })

  it('answers how one keeps a bike', async () => {
    const { text } = await ask(withBikes, 'i get around on a fixie. am i dragging it up to my bed every night')
    expect(text).toMatch(/locked room beside the laundry/)
  })

  it.each([
    ['anything before noon works', 'anyone can come'],
    ['somewhere sunny is what i want', 'anything that works'],
  ])('asks nothing: %s, %s', async (...messages) => {
    for (const message of messages) expect((await ask(9, message)).unanswered).toEqual([])
  })

  it('opens no tour by who comes over', () => {
    expect(asksForTour('my buddies come over for niners games')).toBe(false)
    expect(asksForTour('can i come over and see it')).toBe(true)
  })

  it('takes a room for no neighborhood', () => {
    expect(asksOfRoom('is it creepy down there', ['laundry'])).toBe(true)
    expect(asksOfRoom('is it creepy down there', ['neighborhood'])).toBe(false)
    expect(asksOfRoom('is it safe down there at night', ['laundry'])).toBe(false)
    expect(asksOfRoom('is it creepy down there with all those people', ['laundry'])).toBe(false)
  })
})

describe('[API-05] everyday follow-ups', () => {
  it.each<[SampleId, string[], RegExp]>([
    [5, ['is there parking', 'and if company comes over?'], /^There’s one valet space, deeded\. The rest isn’t/],
    [9, ['where do i park', 'what about guests'], /^There’s one space, \$180 a month\. The rest isn’t/],
    [4, ['is there parking', 'what about visitors'], /driveway for two more/],
    [4, ['is anyone living there now', 'since when'], /^It’s vacant.* The rest isn’t/],
    [6, ['ya esta desocupada?', 'desde cuando'], /^Está disponible ahora\. El resto no está/],
    [8, ['are dogs ok', 'how come'], /Dogs aren’t allowed\. The rest isn’t/],
    [8, ['is there ac', 'why not'], /^There’s no air conditioning\. The rest isn’t/],
    [9, ['can i bring two cats', '50 for both?'], /^No\. Pets cost \$50 a month each/],
    [9, ['can i bring two cats', '100 for both?'], /^Yes\. Pets cost \$50 a month each/],
    [9, ['can i bring two cats', '50 each?'], /^Yes\. Pets cost \$50 a month each/],
    [6, ['can i bring a husky', 'and the potbelly pig'], /^Pets are allowed\. The rest isn’t/],
    [5, ['when was it built', 'and the elevators, are they that old too'], /The rest isn’t in the listing/],
    [6, ['cuando se construyo', 'y el boiler?'], /El resto no está en el anuncio/],
    [8, ['cuanto mide el depa', 'y el puro cuarto?'], /El resto no está en el anuncio/],
    [6, ['is it step free', 'what about upstairs'], /^From the listing: “.*[Tt]hree bedrooms are upstairs/],
    [8, ['is there a free month', 'how long i gotta sign for to get that'], /one month free on an 18-month lease/],
  ])('of listing %i: %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each([
    [['is the pool heated', 'how warm']],
    [['is the pool heated', 'how much']],
    [['is the pool heated', 'to what temp', 'and in january?']],
    [['¿la alberca tiene calefacción?', 'a cuanto']],
    [['¿la alberca tiene calefacción?', 'a cuanto', 'y en enero?']],
  ])('says again how warm the pool is: %j', async (messages) => {
    expect((await answerToLast(withPool, messages)).text).toMatch(/82 degrees from April to October/)
  })

  it.each([[['am i gonna see a water bill', 'garbage?']], [['which utilities do i pay', 'wifi']]])(
    'of what the tenant pays: %j',
    async (messages) => {
      expect((await answerToLast(withUtilities, messages)).text).toMatch(/pays electricity and internet/)
    },
  )
})
