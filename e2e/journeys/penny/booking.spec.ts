import { expect, type Page } from '@playwright/test'
import { seesLetters } from '#e2e/support/booked-tour.ts'
import { ask, hears, lastAnswer } from '#e2e/support/listing.ts'
import { eventIn, letter, lettersAbout, linksIn } from '#e2e/support/outbox.ts'
import { conversationOf, test, toursOf, transcript, type Visitor, visits } from '#e2e/support/talk.ts'
import { expectedOn, seesOutcome, test as ofSeller } from '#e2e/support/tour-journey.ts'
import { longForm } from '#server/rules/tour-time.ts'

const zone = 'America/Los_Angeles'
const aMonth = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'
const offer = new RegExp(`^\\d\\. ((?:${aMonth}), .+ at .+ P[SD]T)$`, 'gm')

/** The three times that Penny offers, in words. */
async function offers(page: Page): Promise<string[]> {
  const times = [...(await lastAnswer(page).innerText()).matchAll(offer)].map(([, time = '']) => time)
  expect(times).toHaveLength(3)
  expect(new Set(times).size).toBe(3)
  return times
}

/** Tells name and address, and is asked whether all of it is right. */
async function tells(page: Page, { name, email }: Visitor, time: string): Promise<void> {
  await hears(page, name, 'Which e-mail address should the seller\'s answer go to?')
  await hears(page, email, `To confirm: a tour of 48 Alder Ridge Road on ${time}, for ${name} (${email}). Shall I ask`)
}
