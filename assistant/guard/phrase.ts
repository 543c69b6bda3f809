const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

/**
 * The word classes of the patterns, as they are written: `<group> <people>`. Words with a space are written with `_`.
 */
const classes: Record<string, string> = {
  group: anyOf(`asian chinese mexican hispanic latin[oax] caucasian african african_american native_american indian arab
    russian korean vietnamese filipino japanese ukrainian polish irish italian persian iranian pakistani haitian
    puerto_rican nigerian ethiopian cuban armenian syrian somali afghan turkish israeli palestinian european
    middle_eastern ethnic immigrant foreign refugee christian jewish muslim islamic catholic hindu buddhist mormon sikh
    protestant evangelical hasidic orthodox religious secular gay lesbian queer trans transgender lgbt\\w* bisexual`),
  color: anyOf('black white brown colored'),
  groups: anyOf(`asians mexicans hispanics latin[oax]s caucasians africans african_americans native_americans arabs
    muslims jews christians catholics mormons hindus sikhs buddhists immigrants foreigners minorities refugees gays
    lesbians people_of_color poc illegals filipinos koreans russians cubans iranians indians haitians armenians somalis republicans democrats`),
  status: anyOf(`young old older elderly senior single married unmarried retired divorced childless mature poor rich
    wealthy low_income working_class blue_collar disabled handicapped mentally_ill autistic`),
  people: anyOf(`people persons? folks? famil(?:y|ies) couples? neighbors? residents? tenants? households? population
    majority minority crowd kids? children women woman men man girls? guys? lad(?:y|ies) owners? buyers? renters?
    individuals? adults? professionals?`),
  place: anyOf(`neighborhood neighborhoods area areas community communities part_of_(?:the_)?(?:town|city)
    side_of_(?:the_)?(?:town|city) block street town city zip_code zip district suburb barrio`),
  kids: anyOf('kids children child babies baby toddlers? teenagers? teens infants little_ones'),
  /** Of Spanish. */
  gente: anyOf(
    `gente personas? vecin[oa]s? familias? parejas? comunidad inquilin[oa]s? muchach[oa]s? senor[ae]s mujeres hombres`,
  ),
  grupo:
    anyOf(`mexican[oa]s? latin[oa]s? hispan[oa]s? chin[oa]s? asiatic[oa]s? negr[oa]s? blanc[oa]s? gring[oa]s? american[oa]s? indi[oa]s?
    arabes? rus[oa]s? filipin[oa]s? judi[oa]s? musulman(?:a|es|as)? catolic[oa]s? cristian[oa]s? evangelic[oa]s? gays? lesbianas?
    jovenes viej[oa]s viejit[oa]s solter[oa]s? estudiantes? jubilad[oa]s? ric[oa]s pobres inmigrantes? extranjer[oa]s? paisan[oa]s?`),
  household:
    anyOf(`famil(?:y|ies) couples? singles single_(?:moms?|mothers?|dads?|parents?|women|men|people|persons?|lad(?:y|ies)|girls?|guys?) newlyweds empty_nesters retirees seniors students young_\\w+ bachelors?
    professionals mothers moms dads parents women men girls the_elderly older_people old_people`),
  neighbors: anyOf('neighbors? residents tenants people folks occupants housemates roommates'),
  many: anyOf(`any many mostly mainly largely predominantly all only other others more lots_of a_lot_of lot_of tons_of
    plenty_of too_many majority enough few fewer full_of surrounded_by how_many mix_of bunch_of`),
  thing:
    anyOf(`restaurants? food market markets grocer(?:y|ies) stores? supermarkets? shops? cuisine baker(?:y|ies) cafes?
    appliances? furniture walls? tiles? marble cabinets? paint trim kitchen finish(?:es)? fixtures? granite stone style
    doors? windows? oak wood woodwork bricks? plants? trees? garden rugs? bath tub sauna museum embassy consulate schools?
    church(?:es)? temples? mosques? synagogues? cemetery college hospital center centre bookstore revival architecture
    countertops? counters? floors? exterior facade siding ceilings? blinds curtains sofa car_chargers? hill street avenue
    road lane mahogany walnut screens? inspired lanterns? art carpets? fences? roof outlets? hardware steel stainless
    bars?\\b pubs?\\b delis?\\b taquer[ií]as? butchers?`),
  fitting:
    anyOf(`blinds? curtains? drapes? shades shutters? cabinets? counters? countertops? backsplash tiles? grout trim paint
    appliances? fridge stove oven dishwasher frames? (?<!next\\s)doors? fixtures? faucets? sink tub floors? floorboards carpets? ceilings?
    walls? siding persianas? cortinas? gabinetes? paredes? pared azulejos? losetas? pisos? marcos? puertas? encimeras?
    cubiertas? muebles? cocina`),
  hue: anyOf('white black brown gray grey beige greige blanc[oa]s? negr[oa]s? cafes? grises? gris'),
  venue:
    anyOf(`bars?\\b pubs?\\b nightclubs? delis?\\b restaurants? baker(?:y|ies) grocer(?:y|ies) supermarkets? markets? stores? shops?
    cafes? food cuisine takeout tacos groceries butchers? barbers? salons? theaters? museums? cines? restaurantes?
    panader[ií]as? tiendas? mercados? carnicer[ií]as? comida taquer[ií]as?`),
}

/**
 * One pattern of whole words over `plainWords` for many phrases: `<class>` is any word of a class, ` … ` up to thirty
 * characters of the same sentence.
 */
export function phrases(sources: string[]): RegExp {
  const filled = sources
    .join('|')
    .replaceAll(/<([a-z]\w*)>/g, (_, name: string) => classes[name] ?? unknownClass(name))
    .replaceAll(' … ', '\\b[^.?!]{0,30}\\b')
  return new RegExp(`\\b(?:${filled})\\b`, 'g')
}

function unknownClass(name: string): never {
  throw new Error(`No words are called ${name}.`)
}
