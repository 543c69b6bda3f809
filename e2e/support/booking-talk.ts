import { expect, type Page } from '@playwright/test'
import { getsAnswer, lastAnswer } from './listing.ts'
import type { NamedVisitor } from './talk.ts'

const offer = /^\d\. (\w{3}, .+ at .+ P[SD]T)$/gm

/** The three times that Penny offers, as text. */
export async function offers(page: Page): Promise<string[]> {
  const times = [...(await lastAnswer(page).innerText()).matchAll(offer)].map(([, time = '']) => time)
  expect([times.length, new Set(times).size]).toEqual([3, 3])
  return times
}

/** Gives a name and an email address, and gets the summary. */
export async function givesDetails(page: Page, { name, email }: NamedVisitor, time: string): Promise<void> {
  await getsAnswer(page, name, 'What email should the seller')
  await getsAnswer(page, email, bookingSummary({ name, email }, time))
}

export const bookingSummary = ({ name, email }: NamedVisitor, time: string) =>
  `To confirm: a tour of 48 Alder Ridge Road on ${time}, for ${name} (${email}). Should I ask the seller for it?`

export const done = ({ email }: NamedVisitor, time: string) =>
  `Done. I asked the seller for ${time}. Please confirm your request within 24 hours with the link I emailed to ${email}, or the time may go to someone else. The tour is confirmed once the seller accepts.`
