import type { Home } from '../../facts/home.ts'
import type { ListingHost } from '../../listing.ts'
import type { Reading } from '../../understand/read.ts'
import { type Answer, answerAbout, field } from '../answer.ts'
import { both, type Words } from '../format.ts'

const owners = '(?:landlord|landlady|owner|seller|propietari[oa]|duen[oa])'
const agents = '(?:(?:listing|leasing|real estate|selling|sellers) )?(?:agent|realtor|broker|agente)'
const managers = '(?:(?:property|building) )?(?:manager|management company|administrador|administradora)'
const person = `(?:${owners}|${agents}|${managers}|host)s?`
const lead = '(?:(?:and|so|but|ok|okay|hi|hello|hey|please|the) )*'
const home = '(?:it|this|here|(?:this |the )?(?:home|house|place|property|listing|unit|apartment|condo|building|loft))'
const way =
  '(?:(?:phone|cell|mobile|contact|telephone) )?(?:phone|number|cell|mobile|telephone|telefono|e ?mail|mail|correo|contact|details|info|information|license|name)'
const reach =
  '(?:contact|reach|call|phone|text|e ?mail|write|message|get in touch with|get (?:a )?hold of|talk (?:to|with)|speak (?:to|with))'

const asks = [
  `^${lead}(?:who|what) (?:is|are)(?: it)? (?:the |this |your |my |their )?${person}(?: name)?(?: (?:for|of|at|on|in) ${home})?(?: here)?$`,
  `^${lead}who (?:manages|owns|lists|represents|is (?:managing|listing|representing|renting|leasing|showing|selling)) ${home}(?: out)?$`,
  `^${lead}(?:with )?who(?:m)? (?:do|should|can|could|would|must) (?:i|we) (?:have to )?(?:${reach}|talk|speak|ask|reach out|get in touch)(?: to| with)?(?: (?:about|for|at) .{1,30})?$`,
  `^${lead}with who(?:m)? (?:hablo|do i (?:talk|speak)|can i (?:talk|speak)|me comunico)$`,
  `^${lead}how (?:can|do|could|would|should) (?:i|we) (?:directly )?${reach} (?:the |your |an? )?(?:${person}|someone|somebody|anyone|a person)(?: directly)?$`,
  `\\b${person} (?:direct )?${way}\\b`,
  `\\b${way} (?:of|for|to (?:reach|call)|from) (?:the |your )?${person}\\b`,
  `\\b${person} (?:have|has) (?:an? )?(?:direct )?${way}\\b`,
  `^${lead}(?:is there|do you have|does it have) an? (?:contact|phone|telephone|cell) (?:number|person|phone)(?: (?:for|to) .{1,30})?$`,
  `^${person}$`,
].map((pattern) => new RegExp(pattern))

/** "Who is the landlord?", "what's the agent's phone number?": who shows the home, as far as the page shows it. */
export function hostFact({ words }: Reading, { listing: { host } }: Home): Answer | null {
  const line = words.join(' ')
  if (!host || !asks.some((pattern) => pattern.test(line))) return null
  const { role, name, company, license, phone, email } = host
  const missing = unshown(line, host)
  const unnamed = unnamedIn(line, host)
  const more = /\blicense\b/.test(line) ? license : null
  const details = [phone, email, more].filter((each) => each !== null)
  const rest = details.length > 0 ? `: ${details.join(', ')}` : ''
  const shown = [titles[role].source, name, company, license, phone, email].filter((each) => each !== null)
  return answerAbout(
    'owner',
    both(
      `${unnamed.en}The ${titles[role].en} is ${name}${company ? ` of ${company}` : ''}${rest}.${missing.en}`,
      `${unnamed.es}${titles[role].es}: ${[name, company, ...details].filter(Boolean).join(', ')}.${missing.es}`,
    ),
    field('host', shown.join(', ')),
  )
}

const titles: Record<ListingHost['role'], { en: string; es: string; source: string }> = {
  agent: { en: 'listing agent', es: 'Agente', source: 'Listing agent' },
  owner: { en: 'owner', es: 'Propietario', source: 'Owner' },
  manager: { en: 'property manager', es: 'Administración', source: 'Property manager' },
}

const roles: [RegExp, ListingHost['role'], Words][] = [
  [/\b(?:landlord|landlady)s?\b/, 'owner', both('landlord', 'propietario')],
  [/\bsellers?\b(?! agent)/, 'owner', both('seller', 'vendedor')],
  [new RegExp(`\\b(?:${owners}s?|owns)\\b(?! agent)`), 'owner', both('owner', 'propietario')],
  [new RegExp(`\\b${agents}s?\\b`), 'agent', both('agent', 'agente')],
]

/** Says that the page doesn't name the party that is asked for, where it names another one. */
function unnamedIn(line: string, { role }: ListingHost): Words {
  const [, asked, who] = roles.find(([pattern]) => pattern.test(line)) ?? []
  if (!who || asked === role) return both('', '')
  return both(`The listing doesn’t name the ${who.en}. `, `El anuncio no nombra al ${who.es}. `)
}

/** The phone or the email that is asked for and that the host doesn't show. */
function unshown(line: string, { phone, email }: ListingHost): Words {
  const asksEmail = /\b(?:e ?mail|mail|correo)\b/.test(line)
  const asksPhone = /\b(?:phone|number|call|cell|mobile|text|telephone|telefono)\b/.test(line)
  const isWhole = !asksEmail && !asksPhone && phone === null && email === null
  const lacks = [
    ...(phone === null && (asksPhone || isWhole) ? [both('phone number', 'teléfono')] : []),
    ...(email === null && (asksEmail || isWhole) ? [both('email', 'correo')] : []),
  ]
  if (lacks.length === 0) return both('', '')
  return both(
    ` The listing doesn’t show ${lacks.map(({ en }) => `${en === 'email' ? 'an' : 'a'} ${en}`).join(' or ')}. Say “person” and I’ll let them know.`,
    ` El anuncio no muestra ${lacks.map(({ es }) => es).join(' ni ')}. Diga «persona» y les aviso.`,
  )
}
