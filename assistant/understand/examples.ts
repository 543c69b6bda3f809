import type { Act } from './acts.ts'
import type { TopicId } from './topics.ts'

/** What a clause without any known word may mean: a topic, a question that listings don't answer, or another act. */
export type Sense = TopicId | 'open' | Exclude<Act, 'question' | 'contact' | 'order' | 'protected'>

/**
 * A few ways to say each, English and Spanish, separated by semicolons. They are embedded once and compared with what visitors
 * write. A topic may do with its examples in topic-examples/.
 */
export const examples: Partial<Record<TopicId, string>> & Record<Exclude<Sense, TopicId>, string> = {
  price: `how much do they want for it; what would I be paying every month; what's the damage; what number are they hoping for; how much money is this place; what do you want for it;
    give me the figure; what's it going to cost me; how much for the apartment; what are you charging; cuánto quieren por ella; en cuánto la dan`,
  flexibility: `would they let it go for less; is there any room to talk them down; could I get a break on it; do you take less for a longer stay; will the owner budge; any deals going;
    can you do better than that; would they lower it; do I get something for signing longer; are they willing to come down; ¿lo dejan más barato?; ¿se puede regatear?`,
  fee: `what do I owe the association every month; are there any dues; what does the monthly charge of the building pay for; is there something to pay for upkeep of common parts;
    what are the common charges; qué cuota se paga al edificio`,
  parking: `where do I leave my car; is there a place for our vehicles; can I put two SUVs there; where would my Honda sleep; do I need a permit on the street; is there a spot for my truck; where can I charge my Tesla;
    dónde dejo el coche; hay lugar para la camioneta`,
  pets: `can my golden live there; is my kitty welcome; are furry friends ok; I have two labs is that fine; do you take animals; what about a puppy; how heavy may he be; puedo vivir con mi perrito; dejan tener gatos`,
  availability: `when could we have it; how soon can I get the keys; what day can I start living there; can we be in before the holidays; is somebody still in there; is it empty; when is it free; when would it be ours;
    could I get in earlier; is it spoken for already; what is the start date; has it hit the market; how do I get on the waiting list; cuándo entregan las llaves; ya se puede entrar a vivir`,
  tours: `when can people look at it; do you show it on Mondays; which days is it open to visitors; could I come by after work; is somebody there on Sundays; how late can one come by; how far ahead must I ask to look inside;
    what are the visiting hours; can one look at it on a weekend; what days do you open it; qué días la enseñan; a qué hora puedo pasar a verla`,
  beds: `how many people can sleep there; is there a room for my son to sleep in; is it a two bedroom; how many places to sleep; is it a 3br; cuántos cuartos para dormir`,
  baths: `how many toilets has it; are there two places to shower; will we have to share the bathroom; does every bedroom have its own bathroom; cuántos sanitarios`,
  size: `how much space is there inside; how many square feet; what is the footage; is it roomy; how big is the interior; qué tan amplia es`,
  kind: `is it freestanding or joined to the next one; is it its own building; what sort of home is it; is it a flat or a house; es casa sola o pegada`,
  offering: `are you selling it or renting it out; is this one to buy; can it be rented; do I buy or lease; is it a sale listing; la venden o la rentan`,
  address: `where exactly do I find it; what street is it on; which town is it in; what do I type into the GPS; what part of the city is this; whats the zip; en qué calle está`,
  year: `when was it put up; when was the place finished; how long has the building stood; what decade is it from; is it an old house or new; was it redone; what was it before; when was it turned into homes;
    is it vintage; de cuándo es; cuándo la hicieron`,
  lot: `how much ground comes with it; what are the grounds like in size; how big is the property outside; how much land do you get; cuánto terreno`,
  heating: `how do you keep it warm in winter; what keeps us from freezing; what fuel warms the place; is it cozy in January; con qué se calienta`,
  cooling: `how does it stay cool in a heatwave; is there cold air in summer; will I sweat in August; tiene clima para el calor`,
  laundry: `where does one do the washing; do I have to go out to wash my clothes; where do the clothes get washed; is there a machine for clothes; dónde se lava la ropa`,
  stepFree: `can I get in without climbing; how many steps to the front door; can my mother with a cane get in; would a stroller roll in; must one climb; puede entrar una silla de ruedas`,
  elevator: `is there something to take me up so I need not climb; how far up does the lift go; do I have to carry everything up; hay que subir a pie`,
  floor: `how high up is the apartment; what level of the building is it on; is it near the ground; en qué nivel está`,
  lease: `how long do I have to sign for; what's the shortest I can stay; can I take it for six months; do you do month to month; for how many years do I commit; can I sign for two years; por cuánto tiempo se firma`,
  deposit: `how much do you hold as security; what do you keep until I move out; cuánto dejan en garantía`,
  utilities: `what else do I pay besides the rent; which bills are on me; is the heat extra; who pays for the light; is water in the price; what is on top of the rent; qué pago aparte de la renta`,
  moveInCost: `how much cash do I need on day one; what do I pay before I get the keys; cuánto se paga al entrar`,
  school: `what school would my daughter go to; which school district is it; qué escuela le toca`,
  neighborhood: `what's around there; what is close by; what's the area like; can I walk to the train; which neighborhood is it; is it in the Mission; what's the hood; is there a station close; qué hay cerca`,
  view: `what do you see outside; which way does it face; what does one look at from the living room; what's on the other side; where does the sun come in; hacia dónde mira`,
  noise: `is it a calm street; do you hear cars at night; is it loud; es silencioso por la noche`,
  owner: `why are they getting rid of it; why are they moving; who has it now; who is selling this; who lived there; por qué la venden`,
  overview: `tell me everything; what should I know about it; describe the place for me; what have you got here; what am I looking at; cuénteme de la casa`,
  open: `who was the architect; who made the windows; is there a rule about practice hours; which company brings the cable; was the work permitted; what brand are the machines; how thick are the walls;
    how deep is it; what is the water pressure like; how much are the bills in a normal month; did anyone die there; has the basement ever flooded; when were the pipes replaced; is the neighbor noisy; do trains wake you;
    how tall are the doors; what do the owners pay in taxes; can I paint the walls; can I run a business there; is there a waiting period; can I have a barbecue on the terrace; is Verizon in the building; what color is the bath;
    how many other people applied; how long has it been listed; when did it last sell; is there a guest policy; do they allow instruments; can I install a hot tub; what are the dimensions of the room; quién fue el arquitecto; se oyen los vecinos`,
  market: `are rates going down; is it a good time to buy; will it be worth more in five years; what would a bank lend me; is that a fair figure for the area; what do similar homes go for; how do taxes work here; should I wait; is it smart to put my savings in this;
    do I need a lawyer; es buena inversión`,
  statement: `we are moving from Texas in March; I sold my house last month; my husband works downtown; I have been looking for months; we are a couple with a baby; my budget is around a million; I would pay cash;
    just browsing for now; we need more space; I work nights; our lease ends in June; nos mudamos en marzo; mi esposa trabaja cerca`,
  booking: `I'd like to come and look at it on Tuesday; can we set something up for Friday; put me down for noon; I want to look inside; Saturday at ten works; let's do it at three; I can't come after all; quiero pasar a verla el jueves`,
  person: `I want to speak with somebody; can someone ring me; give me a human; who can I call; quiero hablar con alguien`,
  smallTalk: `you are great; nice to meet you; how's your day; have a nice weekend; that is good to hear; are you a machine; talk soon; that's all for now; qué amable; nos vemos`,
  complaint: `this is not what I asked; you are not helping me at all; stop wasting my time; you make no sense; that price is robbery; I am getting angry; no me ayudas`,
  nonsense: `blue elephants dance on Tuesday; asdf qwer; my toaster sings opera; forty two bananas; the moon is a sandwich; xyz; purple monkey dishwasher; what is the capital of France; who won the game last night; how do I bake bread`,
}
