import { streetOf } from '#domain/address.ts'
import type { Home } from '../facts/home.ts'
import { both, type Words } from './format.ts'
import type { Tone } from './initiative.ts'
import { ownerWords } from './owner-words.ts'

/** Sentences that don't depend on a fact, in several wordings that alternate. */
const pick = (list: Words[], turn: number): Words => list[turn % list.length] as Words

export const lines = {
  greeting: (home: Home, tone: Tone) => {
    const address = streetOf(home.listing.address)
    return {
      balanced: both(
        `Hi, I’m Penny. Ask me anything about ${address}.`,
        `Hola, soy Penny. Pregúnteme lo que quiera sobre ${address}.`,
      ),
      assertive: both(
        `Hi, I’m Penny. I can answer your questions about ${address} and set up a tour.`,
        `Hola, soy Penny. Respondo sus preguntas sobre ${address} y le agendo una visita.`,
      ),
      exploratory: both(
        `Hi, I’m Penny. I’m happy to tell you about ${address}. What would you like to start with?`,
        `Hola, soy Penny. Con gusto le hablo de ${address}. ¿Por dónde empezamos?`,
      ),
    }[tone]
  },
  hello: () => both('Hi!', '¡Hola!'),
  howAreYou: () =>
    both(
      'I’m doing well, thanks. What would you like to know about this home?',
      'Muy bien, gracias. ¿Qué le gustaría saber de esta vivienda?',
    ),
  whoAreYou: () =>
    both(
      'I’m Penny, an AI assistant for this listing. I answer questions about the home and book tours. A person is one message away if you’d like one.',
      'Soy Penny, una asistente de inteligencia artificial (AI) de este anuncio. Respondo preguntas sobre la vivienda y agendo visitas. Si prefiere hablar con una persona, dígamelo.',
    ),
  /** "Do you drink coffee, Penny?" */
  ofPenny: (turn: number) =>
    pick(
      [
        both(
          'I’m an AI assistant, so this home is all I know. What would you like to know about it?',
          'Soy una asistente de inteligencia artificial (AI), así que solo conozco esta vivienda. ¿Qué le gustaría saber de ella?',
        ),
        both(
          'That’s beyond an AI assistant, I’m afraid. Ask me anything about the home.',
          'Eso no le toca a una asistente de inteligencia artificial (AI). Pregúnteme lo que quiera sobre la vivienda.',
        ),
      ],
      turn,
    ),
  /** "Don't tell the seller my budget": see the privacy policy in src/content/marketing/legal.ts. */
  whoReads: (home: Home) => {
    const owner = ownerWords(home.listing)
    return both(
      `Your messages are stored with this conversation, and the ${owner.en} or their agent may see what you write about yourself, so I can’t keep it from them. The privacy policy says more.`,
      `Sus mensajes se guardan con esta conversación, y el ${owner.es} o su agente puede ver lo que escriba de usted, así que no puedo ocultárselo. La política de privacidad dice más.`,
    )
  },
  thanks: (turn: number) =>
    pick(
      [
        both('You’re welcome!', '¡De nada!'),
        both('Happy to help.', 'Con mucho gusto.'),
        both('Any time. What else can I tell you?', 'Para eso estoy. ¿Qué más le puedo decir?'),
      ],
      turn,
    ),
  bye: () =>
    both('Take care. I’m here any time you have a question.', 'Que le vaya bien. Aquí estoy si tiene más preguntas.'),
  liking: (turn: number) =>
    pick(
      [
        both(
          'Glad you like it. Would you like to see it in person?',
          'Me alegra que le guste. ¿Quiere verla en persona?',
        ),
        both('It’s a nice one. Want to set up a tour?', 'Es muy bonita. ¿Le agendo una visita?'),
      ],
      turn,
    ),
  /** After a tour was asked for: no other is offered. */
  likingAfterTour: () => both('Glad you like it.', 'Me alegra que le guste.'),
  yesAfterTour: () =>
    both('Great. Ask me anything before you come.', 'Perfecto. Pregúnteme lo que quiera antes de venir.'),
  yes: () =>
    both(
      'Great. Do you have a question, or do you want me to set up a tour?',
      'Perfecto. ¿Qué le gustaría saber, o le agendo una visita?',
    ),
  no: () => both('No problem. I’m here if you have a question.', 'No hay problema. Aquí estoy si tiene una pregunta.'),
  invites: () => both('Of course, go ahead. What would you like to know?', 'Claro, adelante. ¿Qué le gustaría saber?'),
  others: () =>
    both(
      'I only know this home, so I can’t help with other listings.',
      'Solo conozco esta vivienda, así que no le puedo informar sobre otras.',
    ),
  complaint: (home: Home, turn: number) =>
    pick(
      [
        both(
          `Sorry about that. Tell me what you’d like to know about this home, or I can put you in touch with a person.`,
          'Lo siento. Dígame qué quiere saber de esta vivienda, o le pongo en contacto con una persona.',
        ),
        both(
          `I’m sorry I wasn’t more help. Try asking another way, or say “person” and I’ll pass you on to the ${home.owner === 'seller' ? 'agent' : 'landlord'}.`,
          'Siento no haber ayudado. Pregúntemelo con otras palabras, o diga “persona” y le paso con alguien.',
        ),
        both(
          'Sorry. I may have misunderstood. What can I help you with: a fact about the home, a tour, or a person to talk to?',
          'Disculpe, quizá entendí mal. ¿En qué le ayudo: un dato de la vivienda, una visita o hablar con una persona?',
        ),
      ],
      turn,
    ),
  nonsense: (turn: number) =>
    pick(
      [
        both(
          'Sorry, I didn’t understand that. What would you like to know about this home?',
          'Perdón, no entendí. ¿Qué le gustaría saber de esta vivienda?',
        ),
        both(
          'I didn’t catch that. You can ask about the price, the rooms, parking, pets or a tour.',
          'No entendí bien. Puede preguntar por el precio, las habitaciones, el estacionamiento, las mascotas o una visita.',
        ),
        both(
          'I’m not sure what you mean. Could you put it another way?',
          'No estoy segura de lo que quiere decir. ¿Puede decirlo de otra forma?',
        ),
      ],
      turn,
    ),
  /** `hasTour`: a tour is booked or being booked, so none is offered. */
  noted: (turn: number, hasTour: boolean) =>
    pick(
      [
        both('Thanks, good to know.', 'Gracias, es bueno saberlo.'),
        both(
          'Got it, thanks. What would you like to know about the home?',
          'Entendido, gracias. ¿Qué le gustaría saber de la vivienda?',
        ),
        hasTour
          ? both('Thanks for telling me.', 'Gracias por contármelo.')
          : both(
              'Thanks for telling me. Would you like to see the home?',
              'Gracias por contármelo. ¿Le gustaría ver la vivienda?',
            ),
      ],
      turn,
    ),
  contact: () => both('Thanks, I’ve noted how to reach you.', 'Gracias, anoté sus datos de contacto.'),
  person: (home: Home, { canBeReached, canAskOwner }: { canBeReached: boolean; canAskOwner: boolean }) => {
    const who = home.isRental
      ? both('the landlord or agent', 'al propietario o al agente')
      : both('the agent or seller', 'al agente o al vendedor')
    if (!canAskOwner)
      return both(
        'I’m sorry, I don’t have anyone to connect you with for this listing. I can answer questions about the home.',
        'Lo siento, este anuncio no tiene un contacto al que pueda pasarle. Puedo responder preguntas sobre la vivienda.',
      )
    return canBeReached
      ? both(
          `Of course. I’m letting ${who.en} know that you’d like to talk to a person.`,
          `Claro. Le aviso ${who.es} de que quiere hablar con una persona.`,
        )
      : both(
          `Of course. I’m letting ${who.en} know that you’d like to talk to a person. What’s the best email or phone number to reach you?`,
          `Claro. Le aviso ${who.es} de que quiere hablar con una persona. ¿A qué correo o teléfono le contactan?`,
        )
  },
  noNews: ({ listing }: Home) => {
    const { en, es } = ownerWords(listing)
    return both(
      `No answer from the ${en} yet. I’ll tell you here when it comes.`,
      `El ${es} aún no responde. Se lo digo aquí cuando conteste.`,
    )
  },
  isAsked: ({ listing }: Home) => {
    const { en, es } = ownerWords(listing)
    return both(
      `The ${en} has your question. I’ll tell you here when the answer comes.`,
      `El ${es} ya tiene su pregunta. Se lo digo aquí cuando conteste.`,
    )
  },
  /** "So no, or you don't know?" */
  notSaid: ({ listing }: Home) => {
    const { en, es } = ownerWords(listing)
    return both(
      `I don’t know: the listing doesn’t say either way. The ${en} has your question, and I’ll tell you here when the answer comes.`,
      `No lo sé: el anuncio no dice ni que sí ni que no. El ${es} ya tiene su pregunta y aquí le digo la respuesta.`,
    )
  },
  /** "Not even a ballpark?" */
  onlyGuessing: ({ listing }: Home) => {
    const { en, es } = ownerWords(listing)
    return both(
      `I’d only be guessing: the listing doesn’t say. The ${en} has your question, and I’ll tell you here when the answer comes.`,
      `Solo estaría adivinando: el anuncio no lo dice. El ${es} ya tiene su pregunta y aquí le digo la respuesta.`,
    )
  },
  /** "So who'd know that?" */
  ownerKnows: ({ listing }: Home, isAsked: boolean) => {
    const { en, es } = ownerWords(listing)
    return isAsked
      ? both(
          `The ${en}. They have your question, and I’ll tell you here when the answer comes.`,
          `El ${es}. Ya tiene su pregunta y aquí le digo la respuesta.`,
        )
      : both(
          `The ${en}. Tell me what you’d like to know, and I’ll ask if the listing doesn’t say.`,
          `El ${es}. Dígame qué quiere saber y, si el anuncio no lo dice, le pregunto.`,
        )
  },
  noTours: (gone: Words | null) => {
    const [en, es] = ['I can’t book tours of this home.', 'No puedo agendar visitas de esta vivienda.']
    return gone ? both(`${gone.en} ${en}`, `${gone.es} ${es}`) : both(en, es)
  },
  market: (turn: number) =>
    pick(
      [
        both(
          'I can’t advise on the market, loans, taxes or law, and I don’t have current figures. A lender, tax advisor or agent can tell you. I can tell you what this listing says.',
          'No puedo asesorar sobre el mercado, préstamos, impuestos o leyes, ni tengo cifras actuales. Un prestamista, asesor fiscal o agente le puede informar. Yo le digo lo que dice este anuncio.',
        ),
        both(
          'That’s one for a professional: I don’t give advice on money, taxes, law or what a home is worth. I can help with facts about this home.',
          'Eso es para un profesional: no puedo dar consejos sobre dinero, impuestos, leyes ni valor. Le ayudo con datos de esta vivienda.',
        ),
        both(
          'I don’t have that, and I can’t give advice on it. An agent, lender or attorney can. Ask me about the home itself any time.',
          'No tengo ese dato y no puedo asesorar sobre eso. Un agente, prestamista o abogado sí. Pregúnteme lo que quiera de la vivienda.',
        ),
      ],
      turn,
    ),
  order: (turn: number) =>
    pick(
      [
        both(
          'I can’t help with that. I answer questions about this home and book tours.',
          'No puedo ayudar con eso. Respondo preguntas sobre esta vivienda y agendo visitas.',
        ),
        both(
          'That’s not something I can do or share. Is there something you’d like to know about the home?',
          'No puedo hacer ni compartir eso. ¿Quiere saber algo de la vivienda?',
        ),
        both(
          'Sorry, I can’t do that. I can tell you about the home or set up a tour.',
          'Lo siento, no puedo hacer eso. Le puedo hablar de la vivienda o agendar una visita.',
        ),
      ],
      turn,
    ),
  noContactDetails: ({ listing }: Home) => {
    const { en, es } = ownerWords(listing)
    return both(
      `I can’t share the ${en}’s contact details. If you’d like to talk to a person, say so and I’ll let the ${en} know.`,
      `No puedo compartir los datos de contacto del ${es}. Si quiere hablar con una persona, dígamelo y le aviso.`,
    )
  },
  tourOffer: () =>
    both(
      'I can set up a tour. What day and time work for you?',
      'Le puedo agendar una visita. ¿Qué día y hora le convienen?',
    ),
}
