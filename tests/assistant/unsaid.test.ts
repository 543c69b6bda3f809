import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { replyTo } from '#assistant/decide/reply.ts'
import { screenMessage } from '#assistant/guard/fair-housing.ts'
import type { Listing } from '../../assistant/listing.ts'

const listings = JSON.parse(
  readFileSync(new URL('../../assistant/corpora/listings.json', import.meta.url), 'utf8'),
) as Listing[]

async function ask(id: number, message: string) {
  const listing = listings.find((one) => one.id === id) as Listing
  const conversation = newConversation()
  const reply = await replyTo({ listing, message, conversation, today: '2026-11-20', screen: screenMessage })
  return { text: textOf(reply.parts), unanswered: reply.unanswered, acts: reply.acts }
}

describe('[API-05] details that a fact leaves open', () => {
  it.each([
    [9, 'is the washer tiny or full size'],
    [7, 'would there be a bedroom on the ground floor'],
    [4, 'is it single story'],
    [6, 'is the garage attached'],
    [4, 'are there skylights'],
    [4, 'do i need a preapproval to see it'],
    [4, 'do i need to take my shoes off at the tour'],
    [6, 'what kind of countertops'],
    [6, 'will they take a contingent offer'],
    [6, 'what are the monthly costs'],
    [4, 'how many floors'],
    [9, 'is it two levels'],
    [9, 'is the parking a garage or outside'],
    [9, 'do i have to take the parking'],
    [8, 'can i move in sooner than that'],
    [6, 'was the kitchen remodeled'],
    [4, 'is the kitchen renovated'],
    [6, 'has the heating been replaced'],
    [5, 'is the gym crowded'],
    [6, 'would it go in one of those bay windows?'],
    [9, 'is the lift large enough for the piano?'],
    [6, 'is a bath up there too?'],
    [7, 'when did they redo it in the cedar and glass'],
    [5, 'does my piano fit in the elevator'],
    [9, 'are the bedrooms tiny?'],
    [6, 'is there a weight limit for dogs'],
    [6, 'is there a ramp as well?'],
    [5, 'current rent?'],
    [8, 'is the laundry room crowded on weekends'],
    [9, 'is the loft drafty in winter'],
    [8, 'does the bathroom have a window'],
    [5, 'is the doorman there at night'],
    [6, 'how many other households share the garden'],
    [6, 'are there other offers on it'],
    [6, 'has anyone put in a bid already'],
    [9, 'have they turned down any offers'],
    [8, 'can i paint the brick wall'],
    [7, 'adult depth pool or a wading pool'],
    [4, 'is there a family room or only the one living room'],
    [4, 'is the island white marble or dark?'],
    [5, 'am i allowed to install a different washer'],
    [9, 'can i get a second parking space'],
    [4, 'how big is the garage'],
    [5, 'is the valet 24 hours'],
    [5, 'could i keep the tenant'],
    [5, 'any chance the tenant leaves earlier'],
    [8, 'can i have a window ac'],
    [8, 'is it on the street side'],
    [9, 'any pet deposit'],
    [4, 'does the seller need to rent back'],
    [5, 'whats it renting for now'],
    [6, 'washer and dryer stay?'],
    [5, 'does the living room face the bay'],
    [4, 'which way does the living room face'],
    [4, 'is the kitchen of the house black and white like in the old movies'],
  ])('for listing %i, "%s" isn’t answered with yes, and the owner is asked', async (id, message) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).toHaveLength(1)
    expect(text).not.toMatch(/\bYes\b/)
  })

  it('"two cats, would that be an issue?" is one question', async () => {
    const { text } = await ask(8, 'two cats, would that be an issue?')
    expect(text).toMatch(/^No\b/)
    expect(text).not.toMatch(/\bYes\b/)
  })

  it.each([
    [4, 'is the street quiet', 'quiet'],
    [4, 'is it on a busy road', 'quiet bend'],
    [8, 'is the bedroom bright', 'bright'],
    [9, 'are the windows tall', 'tall'],
    [6, 'do they take offers', 'open to offers'],
    [5, 'is there a doorman', 'doorman'],
    [9, 'is 24 months cheaper', 'negotiable for leases of 24 months'],
    [6, '3 bed 2 bath right?', 'No. It has 3 bedrooms and 2.5 baths.'],
    [6, 'is this a 3 bedroom 2.5 bath?', 'Yes. It has 3 bedrooms and 2.5 baths.'],
    [4, 'is this at least a 4 bed 4 bath?', 'Yes. It has 5 bedrooms and 4.5 baths.'],
    [4, 'is there room for a second car', 'driveway'],
    [8, 'is the brick wall real brick', 'brick wall'],
    [6, 'is the garden private or do the neighbors use it', 'neighbors share'],
    [9, 'is the elevator disabled for repair or does it run to four', 'fourth floor'],
  ])('for listing %i, "%s" is answered', async (id, message, told) => {
    const { text, unanswered } = await ask(id, message)
    expect(unanswered).toEqual([])
    expect(text).toContain(told)
  })
})
