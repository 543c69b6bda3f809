import type { components } from '#openapi/generated/types.ts'

export type DemoModalRequest = components['schemas']['DemoRequestShort']
export type TeamSize = DemoModalRequest['teamSize']

/** DMODAL-01, in the order of the form. */
export const modalFields = ['name', 'email', 'teamSize', 'message'] as const
export type ModalField = (typeof modalFields)[number]

export const teamSizes: readonly TeamSize[] = ['1-10', '11-50', '51-100', '100+']

/** `website` is the field that no person sees: a request that fills it comes from a bot, and the server drops it. */
export type ModalValues = Record<ModalField | 'website', string>

export const emptyModal: ModalValues = { name: '', email: '', teamSize: '', message: '', website: '' }

/** DMODAL-02. */
export function isModalComplete({ name, email, teamSize, message }: ModalValues): boolean {
  return isTeamSize(teamSize) && [name, email, message].every((text) => text.trim() !== '')
}

/** DMODAL-04: the request body, trimmed; the hidden field only when it was filled. */
export function modalRequestOf({ name, email, teamSize, message, website }: ModalValues): DemoModalRequest {
  return {
    name: name.trim(),
    email: email.trim(),
    teamSize: teamSize as TeamSize,
    message: message.trim(),
    reply_to: email.trim(),
    ...(website && { website }),
  }
}

function isTeamSize(text: string): text is TeamSize {
  return (teamSizes as readonly string[]).includes(text)
}
