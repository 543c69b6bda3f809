import { appPages } from '#domain/pages.ts'
import type { PageLinks } from './emails/tour-in-emails.ts'

/** The links of an email to either side of a tour. All lead to one page, which does nothing before a button is pressed. */
export function pageLinks(origin: string, token: string): PageLinks {
  const page = `${origin}${appPages['tour-request'].path}?token=${token}`
  return { page, suggest: `${page}&action=move`, cancel: `${page}&action=cancel` }
}
