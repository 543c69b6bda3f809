import { grantOf, keepGrant } from '#server/access/grants.ts'
import type { AppContext } from '#server/context.ts'
import { propertyOr404 } from '#server/listings/find-listing.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import type { Operation } from '#server/operation.ts'
import { networkKeyOf, networkOf } from '#server/platform/http/network.ts'
import { tooMany } from '#server/platform/http/problem.ts'
import { QueueIsFull, type QueuePlace } from '../passwords/password-queue.ts'
import { passwordMatches } from '../passwords/scrypt.ts'
import { countGuess, refundGuess } from '../queries/guesses.ts'

interface Guess {
  property: PublishedProperty
  passwordHash: string
  password: string
  address: string
}

/** A guess takes its place in the queue before the database is asked anything, so that a flood stays outside. */
export const validatePassword: Operation<'validatePassword'> = async (context, request, reply) => {
  const { id } = request.params
  const place = placeOr429(context, id, request.ip)
  try {
    const property = await propertyOr404(context, id)
    const { passwordHash } = property
    if (passwordHash === null) return { success: true }
    const guess = { property, passwordHash, password: request.body.password, address: request.ip }
    if (!(await place.turn(() => isRight(context, guess)))) return { success: false }
    keepGrant(context, reply, property, { ...(await grantOf(context, request, property)), password: true })
    return { success: true }
  } catch (error) {
    throw error instanceof QueueIsFull ? busy() : error
  } finally {
    place.leave()
  }
}

function placeOr429({ guessing, clock }: AppContext, listing: number, address: string): QueuePlace {
  const network = networkOf(address)
  const { before, refusedSeconds } = guessing.history.attempt(listing, network, clock())
  if (refusedSeconds > 0) throw tooManyGuesses(refusedSeconds)
  try {
    return guessing.queue.enter({ listing, network, attempts: before })
  } catch (error) {
    throw error instanceof QueueIsFull ? busy() : error
  }
}

/** A guess is counted before it is compared, so that many at once are as many as one after the other. */
async function isRight(context: AppContext, { property, passwordHash, password, address }: Guess): Promise<boolean> {
  const { db, keys, clock, guessing } = context
  const network = networkKeyOf(keys, address)
  const counted = await countGuess(db, property.id, network, clock())
  if (!counted.allowed) {
    guessing.history.refuse(property.id, networkOf(address), counted.retryAfterSeconds, clock())
    throw tooManyGuesses(counted.retryAfterSeconds)
  }
  const refund = () => refundGuess(db, property.id, network, counted)
  const matches = await passwordMatches(password, passwordHash).catch(async (error) => {
    await refund()
    throw error
  })
  if (!matches) return false
  await refund()
  guessing.history.forget(property.id, networkOf(address))
  return true
}

const busy = () => tooMany('busy', 'Too many people are trying right now. Please try again in a moment.', 2)

const tooManyGuesses = (seconds: number) =>
  tooMany('too_many_passwords', 'Too many wrong passwords. Please try again later.', seconds)
