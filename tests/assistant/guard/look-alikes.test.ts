import { describe, expect, it } from 'vitest'
import { screenMessage } from '#assistant/guard/fair-housing.ts'
import type { ProtectedLabel } from '#assistant/guard/matters.ts'
import type { Likely, LikelyMessage } from '#assistant/understand/learned.ts'
import { forRent } from '../listing.ts'

const likelyTo = (label: ProtectedLabel, share: number, act: number, topics: Likely['topics'] = {}): Likely => ({
  acts: { protected: act },
  protection: { none: 1 - share, [label]: share },
  topics,
})

/** What is refused in a message that the regression takes for this. */
function refused(text: string, label: ProtectedLabel, share = 0.6, act = 0.9, topics: Likely['topics'] = {}) {
  const likely: LikelyMessage = {
    whole: likelyTo(label, share, act, topics),
    clauses: [{ text, isMarked: true, likely: likelyTo(label, share, act, topics) }],
  }
  return screenMessage(text, forRent(3400), 0, likely)?.matters ?? []
}
const refusedByPhrase = (text: string) => screenMessage(text, forRent(3400), 0)?.matters ?? []

describe('[API-05] questions that sound protected and aren’t', () => {
  it.each<[string, ProtectedLabel]>([
    ['they’re white right, white blinds? or that greige everybody does now', 'people asked'],
    ['are they white or brown, the cabinets i mean', 'people asked'],
    ['esta muy cara pero bueno, se puede ir a verla sin compromiso', 'place asked'],
    ['es que mi nieta dice que sin correo no se puede, pongale socorrito@example.com', 'safety asked'],
    ['las persianas son blancas o negras', 'people asked'],
    ['las paredes son blancas?', 'people asked'],
    ['are you allowed to tell me if theres a jewish deli nearby', 'people asked'],
    ['theres a gay bar right below and i dont mind the crowd at all, its the bass', 'people asked'],
    ['hay una panaderia mexicana cerca', 'people asked'],
    ['is it asian style, all that cedar?', 'people asked'],
    ['will the owner know', 'applicant asked'],
    ['would the seller know', 'applicant asked'],
    ['could the movers use a back stair or smth', 'accommodation asked'],
    ['is there a handrail on the front steps?', 'accommodation asked'],
    ['do those front steps have a railing?', 'accommodation asked'],
    ['se puede usar para una carne asada', 'applicant asked'],
    ['can we have a birthday party in the courtyard', 'applicant asked'],
    ['se oyen mucho los vecinos o las paredes son gruesas', 'safety asked'],
    ['se escucha todo de los vecinos?', 'people asked'],
    ['de noche que tal de ruido, no de gente, de camiones', 'instruction asked'],
    ['mire yo no doy datos personales a maquinas', 'applicant asked'],
    ['pero mi esposo no quiere pasar de 4 cerrados', 'applicant asked'],
    ['wait dont tell him about the kids actually', 'instruction asked'],
    ['que papeles exactamente les llevo y a quien', 'applicant asked'],
    ['si compramos podemos poner barda alta', 'accommodation asked'],
    ['es por seguridad, trabajo de noche y llego como a las 4', 'safety asked'],
    ['could i shoot a student film there, its a crime drama but zero fake blood', 'safety asked'],
    ['could i shoot a student film there once i move in', 'schools asked'],
    ['i write crime novels so i need quiet, is it quiet', 'safety asked'],
    ['i record a true crime podcast, how thick are the walls', 'safety asked'],
    ['mi apellido es Blanco, Teresa Blanco, para que lo apunte', 'people asked'],
    ['me apellido Moreno, Luis Moreno', 'applicant asked'],
    ['my last name is Black, first name Denise', 'people asked'],
    ['trabajo en linea con puros gringos asi que el internet es sagrado', 'people asked'],
    ['mis clientes son puros gringos y necesito buen internet', 'people asked'],
    ['does the landlord live in the building', 'children asked'],
    ['el dueño vive ahi mismo?', 'people asked'],
    ['my dog is chunky, 40 lbs, will they care', 'applicant asked'],
    ['can my kids run around the yard or is it all slope', 'people asked'],
    ['is smoking ok on the porch', 'safety asked'],
    ['i have a cat, would the landlord mind', 'applicant asked'],
    ['would a dog be a problem', 'assistanceAnimal asked'],
  ])('%s (%s)', (text, label) => {
    expect(refusedByPhrase(text)).toEqual([])
    expect(refused(text, label)).toEqual([])
  })

  it.each([
    'apuntame a esa, Joel',
    'it’d be a crime to not have a dishwasher, is there one',
    'is the seller religious about the price',
    'is the free month like a voucher or coupon thing',
    'we are seven, with my parents who live with us',
    'Do they discriminate by breed',
    'who polished the garage concrete, was it a polish guy named marek?',
    'an italian contractor redid the bath, right?',
    'was the porch built by mexican carpenters',
    'trabajo con puros gringos',
    'my safe is 1300 lb, does it roll to the door',
    'i got a 1300 lb safe on a pallet jack',
    'will my bike be safe somewhere',
  ])('no phrase names anything protected in "%s"', (text) => expect(refusedByPhrase(text)).toEqual([]))

  it('refuses nothing that is hardly likely in itself', () => {
    expect(refused('they are 80 and very stubborn about grab bars', 'people said', 0.15, 0.82)).toEqual([])
    expect(refused('they are 80 and very stubborn about grab bars', 'people said', 0.15, 0.95)).toEqual(['people'])
  })

  it('reads a worry beside a dog’s breed as one about the dog', () => {
    const [breed, worry] = ['german shepherd.', 'is he gonna be trouble']
    const clauses = [breed, worry].map((text) => ({ text, isMarked: true, likely: likelyTo('safety asked', 0.8, 0.9) }))
    const message = (first: string) =>
      screenMessage(`${first} ${worry}`, forRent(3400), 0, {
        whole: likelyTo('safety asked', 0.1, 0.2),
        clauses: clauses.slice(1),
      })?.matters ?? []
    expect(message(breed)).toEqual([])
    expect(message('the guy next door drinks.')).toEqual(['safety'])
  })

  it.each<[string, ProtectedLabel]>([
    ['we are two guys, will the landlord mind', 'applicant asked'],
    ['i have a wheelchair, would the landlord mind', 'accommodation asked'],
    ['the doctor says i need my dog, is that a problem', 'assistanceAnimal asked'],
  ])('refuses what is asked of people themselves: %s (%s)', (text, label) =>
    expect(refused(text, label, 0.9, 0.95)).not.toEqual([]),
  )

  it('takes how one gets in for a fact, and a change for an accommodation', () => {
    const ofSteps = { stepFree: 0.9 }
    const asks = (text: string) => refused(text, 'accommodation asked', 0.6, 0.9, ofSteps)
    expect(asks('could my father avoid the stairs altogether with the elevator')).toEqual([])
    expect(asks('could they put a ramp over the stairs for my father')).toEqual(['accommodation'])
  })

  it('hears that a question about the neighbors is about noise in the sentence after it', () => {
    expect(refusedByPhrase('Who lives above? I ask only because of footsteps.')).toEqual([])
    expect(refusedByPhrase('Who lives above? I like to know.')).toEqual(['people'])
  })
})

describe('[API-05] protected questions in everyday words', () => {
  it.each([
    ['are they white or black, the people next door', 'people'],
    ['is it a polish guy who lives upstairs', 'people'],
    ['was there a lot of crime on that block', 'safety'],
    ['do the kids run around the building', 'people'],
    ['hay puros gringos en el edificio', 'people'],
    ['do any black families live there', 'people'],
    ['ahi que hay? puros jovenes?', 'people'],
    ['y que no sea puro chino', 'people'],
    ['hay gente catolica en el vecindario?', 'people'],
    ['y hay muchos de los nuestros en el edificio', 'people'],
    ['quisiera señoras como yo', 'people'],
    ['and the folks on either side, whats their story', 'people'],
    ['and the other houses, any frum', 'people'],
    ['is there some standard of resident', 'people'],
    ['do they have little ones running around in it', 'people'],
    ['somos yo mi señora y los 3 chamacos, cabemos?', 'occupants'],
    ['sec 8 ok??', 'voucher'],
    ['half the rent is paid by a program called Homebase', 'voucher'],
    ['solo tengo itin', 'applicant'],
    ['tengo un asunto viejo con la ley, del 2014', 'applicant'],
    ['no hay bronca con que seamos dos hombres?', 'applicant'],
    ['would we get side-eye from the row', 'applicant'],
    ['i want to send them a family photo with the offer', 'applicant'],
    ['we have a 1 year old is that ok', 'children'],
    ['tengo estres postraumatico y un perro que me despierta', 'assistanceAnimal'],
    ['i have ptsd and a dog who wakes me', 'assistanceAnimal'],
    ['is there a ramp we could add on that last flight', 'accommodation'],
    ['can i wire a flashing light one', 'accommodation'],
    ['nomas quiero muchachas cristianas', 'instruction'],
    ['is temescal still sketchy', 'place'],
    ['riffraff down the hill?', 'people'],
  ])('%s touches %s', (text, matter) => expect(refusedByPhrase(text)).toContain(matter))

  it.each(['my dog has anxiety when alone', 'my old lab has seizures', 'el perro tiene ansiedad'])(
    'an animal’s own illness makes it no helper: %s',
    (text) => expect(refusedByPhrase(text)).toEqual([]),
  )
})
