import type { BuyerLinks } from './emails/tour-in-emails.ts'

/** The links of an email to a tour's buyer. All lead to one page, which does nothing before a button is pressed. */
export function buyerLinks(origin: string, token: string): BuyerLinks {
  const page = `${origin}/tour/request?token=${token}`
  return { page, suggest: `${page}&action=move`, cancel: `${page}&action=cancel` }
}
