import { oneLine } from '#domain/text.ts'
import type { Listing } from '../listing.ts'
import { both, type Words } from '../say/format.ts'
import { evidenceIn } from './evidence.ts'
import type { ProtectedMatter } from './matters.ts'

/** The answer for each subject in three wordings, so that three in a row always differ. */
export function refusals(matter: ProtectedMatter, listing: Listing, turn: number): Words {
  const ways = wordings[matter](listing)
  return ways[turn % ways.length] as Words
}

/** What an owner may ask for where the need for an assistance animal isn't obvious. */
export function assistanceAnimalPapers(listing: Listing): Words {
  const owner = ownerOf(listing)
  return both(
    `Where the need isn’t obvious, the ${owner.en} may ask for a note from a professional who knows it. Fair housing law asks for no registration, card or vest; details are at hud.gov/fairhousing.`,
    `Si la necesidad no es evidente, el ${owner.es} puede pedir una nota de un profesional que la conozca. La ley de vivienda justa no exige registro, credencial ni chaleco; más en hud.gov/fairhousing.`,
  )
}

type Ways = [Words, Words, Words]

const ownerOf = ({ listingType }: Listing): Words =>
  listingType === 'rental' ? both('landlord', 'propietario') : both('seller', 'vendedor')

const wordings: Record<ProtectedMatter, (listing: Listing) => Ways> = {
  instruction: () => [
    both(
      'I can’t do that. Fair housing law applies to every answer here, so I give everyone the same facts and everyone is welcome to ask and apply.',
      'No puedo hacer eso. La ley de vivienda justa (fair housing) vale para cada respuesta: doy los mismos datos a todos y todos son bienvenidos.',
    ),
    both(
      'That would break fair housing law, so no. Everyone who asks gets the same facts, and everyone may apply.',
      'Eso iría contra la ley de vivienda justa (fair housing), así que no. Todos reciben los mismos datos y todos pueden solicitar.',
    ),
    both(
      'I won’t treat people differently: fair housing rules cover owners and assistants alike, and everyone is welcome here.',
      'No trato distinto a nadie: las reglas de vivienda justa (fair housing) valen para propietarios y asistentes, y todos son bienvenidos.',
    ),
  ],
  assistanceAnimal: () => [
    both(
      'Assistance animals, service animals and emotional support animals aren’t pets under fair housing law, so the pet rule, its limits and pet fees don’t apply to them. You can request an accommodation, and the owner may ask only for what the law allows. More at hud.gov/fairhousing.',
      'Los animales de asistencia, de servicio o de apoyo no son mascotas según la ley de vivienda justa: las reglas, límites y cargos para mascotas no se aplican. Puede solicitar una adaptación. Más en hud.gov/fairhousing.',
    ),
    both(
      'A service or support animal isn’t a pet by law: no pet fee, no weight limit and no pet rule applies. Ask for an accommodation and I’ll pass it on; hud.gov/fairhousing explains what they can ask you.',
      'Por ley, un animal de servicio o de asistencia no es una mascota: no paga cargo ni tiene límite de peso. Pida una adaptación y la paso; en hud.gov/fairhousing dice qué pueden pedirle.',
    ),
    both(
      'Fair housing law treats assistance animals apart from pets, so pet limits and pet fees don’t apply to yours. Request an accommodation, with a note from a professional where the need isn’t obvious. Details are at hud.gov/fairhousing.',
      'La ley de vivienda justa distingue a los animales de asistencia o de servicio de las mascotas, así que sus límites y cargos no cuentan. Solicite una adaptación. Detalles en hud.gov/fairhousing.',
    ),
  ],
  voucher: (listing) => {
    const owner = ownerOf(listing)
    return [
      both(
        `Everyone is welcome to apply, with a voucher, benefits or any other lawful source of income. The ${owner.en} decides by the same lawful criteria for everyone; your housing agency knows your program’s rules, and I don’t judge who qualifies.`,
        `Todos son bienvenidos a solicitar, con vale de vivienda o cualquier otra fuente de ingresos legal. El ${owner.es} decide con los mismos criterios para todos; su agencia conoce las reglas de su programa.`,
      ),
      both(
        `You’re welcome to apply: a voucher, benefits or support payments are a lawful source of income. The ${owner.en} has to use the same lawful criteria for everyone, and your agency can explain the program’s side.`,
        `Es bienvenido a solicitar: un vale, una ayuda o una pensión es una fuente de ingresos legal. El ${owner.es} usa los mismos criterios para todos.`,
      ),
      both(
        `Anyone may apply, whatever lawful source of income pays for it. I can’t say who qualifies; the ${owner.en} applies equal criteria, and your program’s office knows its own rules.`,
        `Cualquiera puede solicitar, sea cual sea su fuente de ingresos legal; todos son bienvenidos. No digo quién califica: el ${owner.es} aplica los mismos criterios.`,
      ),
    ]
  },
  children: () => [
    both(
      'Families with children are welcome, and everyone gets the same answers. I don’t describe homes by who should live in them; that’s for you to judge.',
      'Las familias con niños son bienvenidas y todos reciben las mismas respuestas. No digo para quién es una vivienda; eso lo decide usted.',
    ),
    both(
      'Children and families are welcome; fair housing law protects them. I can’t say who should live in a home or who lives nearby, but I can tell you about its rooms and rules.',
      'Los niños y las familias son bienvenidos; la ley de vivienda justa los protege. No puedo decir a quién le conviene una vivienda, pero sí hablarle de sus espacios y reglas.',
    ),
    both(
      'Everyone is welcome to apply, families with kids included, and there’s no rule against children. You’re the best judge of whether it works for your household.',
      'Todos son bienvenidos a solicitar, también las familias con niños. Si la vivienda le sirve a su hogar, no me corresponde decirlo.',
    ),
  ],
  accommodation: (listing) => {
    const owner = ownerOf(listing)
    return [
      both(
        `You can request a reasonable accommodation or modification for a disability; the ${owner.en} must consider it. I can pass it on. I can’t give legal advice: hud.gov/fairhousing explains your rights, and everyone is welcome to apply.`,
        `Puede solicitar una adaptación razonable (reasonable accommodation) por discapacidad; el ${owner.es} debe considerarla. Puedo pasarle la solicitud. Más en hud.gov/fairhousing.`,
      ),
      both(
        `You can request that as a reasonable accommodation or modification, and the ${owner.en} has to look at each request. Fair housing law covers it; see hud.gov/fairhousing.`,
        `Eso se puede pedir como adaptación razonable (reasonable accommodation); el ${owner.es} tiene que estudiar cada solicitud. La ley de vivienda justa lo cubre: hud.gov/fairhousing.`,
      ),
      both(
        `Send it as an accommodation request and I’ll pass it to the ${owner.en}, who must consider it under fair housing law. You’re as welcome as anyone to apply.`,
        `Envíela como solicitud de adaptación (accommodation) y la paso al ${owner.es}, que debe considerarla según la ley de vivienda justa. Usted es bienvenido como cualquiera.`,
      ),
    ]
  },
  applicant: () => [
    both(
      'Everyone is welcome to ask and apply, and everyone gets the same answers from me. I can’t speak for how any person feels; fair housing law requires equal treatment, and hud.gov/fairhousing explains it.',
      'Todos son bienvenidos y todos reciben las mismas respuestas. La ley de vivienda justa exige un trato igual; más en hud.gov/fairhousing.',
    ),
    both(
      'You’re welcome here, like anyone: everyone may apply on equal terms. I don’t ask about or judge who someone is. For questions about your rights, see hud.gov/fairhousing.',
      'Usted es bienvenido como cualquiera: todos pueden solicitar en igualdad. No pregunto ni juzgo quién es nadie. Sobre sus derechos: hud.gov/fairhousing.',
    ),
    both(
      'Anyone may apply, and by law everyone is treated by the same criteria. I don’t know what anyone prefers; hud.gov/fairhousing explains what the law protects.',
      'Cualquiera puede solicitar, y por ley se usan los mismos criterios para todos; usted es bienvenido. En hud.gov/fairhousing se explica qué protege la ley.',
    ),
  ],
  occupants: () => [
    both(
      'Everyone is welcome to apply, families with children too; there’s no rule on that in the listing. Local occupancy codes are public, and the owner can tell you how they’re applied.',
      'Todos son bienvenidos, también familias con niños; el anuncio no trae regla sobre eso. Los códigos locales de ocupación son públicos.',
    ),
    both(
      'The listing has no limit on how many people may live there, and families are welcome. The city’s occupancy code is public.',
      'El anuncio no pone límite de personas y las familias son bienvenidas. El código de ocupación de la ciudad es público.',
    ),
    both(
      'No rule on the number of people is listed. Occupancy codes are public and the same for everyone; families with children are welcome.',
      'No hay una regla sobre el número de personas. Los códigos de ocupación son públicos e iguales para todos; las familias son bienvenidas.',
    ),
  ],
  people: () => [
    both(
      'I don’t describe who lives in a building or neighborhood, and everyone gets the same answers. Public figures are at census.gov, and you’re welcome to visit and see for yourself.',
      'No describo quién vive en un edificio o barrio. Hay cifras públicas en census.gov y puede visitar la zona.',
    ),
    both(
      'I can’t describe who lives nearby: fair housing rules apply to all of my answers, and everyone is welcome. The Census Bureau publishes public data at census.gov.',
      'Quién vive cerca no me corresponde decirlo: la ley de vivienda justa vale para todas mis respuestas y todos son bienvenidos. Hay datos públicos en census.gov.',
    ),
    both(
      'I can’t speak about people, only about the home; that’s the same for everyone who asks. For official figures on an area, see census.gov.',
      'No puedo hablar de personas, solo de la vivienda; es igual para todos. Para cifras oficiales y públicas, vea census.gov.',
    ),
  ],
  safety: () => [
    both(
      'I don’t rate areas for that. The local police department publishes official figures, and you can visit at the times of day that matter to you.',
      'No puedo calificar una zona en eso. La policía local publica cifras oficiales, y puede visitarla a la hora que le importe.',
    ),
    both(
      'I can’t judge that. The best sources are the public figures of the local police and a visit of your own.',
      'Eso no me corresponde juzgarlo. Consulte las cifras públicas de la policía local y visite la zona.',
    ),
    both(
      'I don’t give opinions on that for any area. Look up what the police department makes public, and come by at the time of day you have in mind.',
      'No opino sobre eso en ninguna zona. Vea lo que la policía hace público (public) y pase por ahí a la hora que le interese.',
    ),
  ],
  schools: ({ facts }) => {
    const name = districtIn(facts.schoolDistrict)
    const district = name ? both(`The school district is ${name}. `, `El distrito escolar es ${name}. `) : both('', '')
    return [
      both(
        `${district.en}I don’t rate schools. The district and the state’s department of education publish official figures you can compare.`,
        `${district.es}No califico escuelas. El distrito y el departamento de educación publican cifras oficiales.`,
      ),
      both(
        `${district.en}I can’t compare schools for you; the district’s site and the state publish public data, and the district confirms which schools serve an address.`,
        `${district.es}No puedo comparar escuelas; el distrito publica datos públicos.`,
      ),
      both(
        `${district.en}I don’t judge how good a school is. Official figures are public: see the district’s and the state’s websites.`,
        `${district.es}No me corresponde juzgar escuelas. Las cifras oficiales son públicas: vea los sitios del distrito y del estado.`,
      ),
    ]
  },
  place: () => [
    both(
      'I don’t rate neighborhoods. The city’s site, census.gov and a visit of your own let you judge for yourself.',
      'No califico barrios. El sitio público de la ciudad, census.gov y una visita le permiten juzgar por sí mismo.',
    ),
    both(
      'I can’t say whether an area is good or bad. Public sources such as the city’s site, and a walk around, will tell you more.',
      'No puedo decir si una zona es buena o mala. Las fuentes públicas y un paseo le dirán más.',
    ),
    both(
      'I don’t judge areas for anyone. Public data and a walk around the block will serve you better.',
      'No juzgo zonas para nadie. Los datos públicos y una vuelta por la cuadra le servirán más.',
    ),
  ],
}

/** A district's name is the owner's text, too: one that steers isn't repeated. */
function districtIn(entered: string | null): string | null {
  const name = oneLine(entered ?? '').replace(/(?<![.\s])[.\s]+$/, '')
  return name !== '' && evidenceIn(name).said.length === 0 ? name : null
}
