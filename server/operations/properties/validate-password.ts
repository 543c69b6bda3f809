import { countGuess, refundGuess } from '#server/db/queries/guesses.ts'
import { propertyOr404 } from '#server/http/listings.ts'
import { keepPass, passOf } from '#server/http/passes.ts'
import { tooMany } from '#server/http/problem.ts'
import type { Operation } from '#server/operation.ts'
import { QueueIsFull } from '#server/passwords/bounded.ts'
import { passwordMatches } from '#server/passwords/scrypt.ts'
import { guesserOf } from '#server/rules/visitor-address.ts'

/** A guess is counted before it is compared, so that many at once are as many as one after the other. */
export const validatePassword: Operation<'validatePassword'> = async (world, request, reply) => {
  const property = await propertyOr404(world, request.params.id)
  const { passwordHash } = property
  if (passwordHash === null) return { success: true }

  const guesser = guesserOf(world.keys, request.ip)
  const counted = await countGuess(world.db, property.id, guesser, world.clock())
  if (!counted.allowed) throw tooMany('Too many wrong passwords. Please try again later.', counted.retryAfterSeconds)

  const refund = () => refundGuess(world.db, property.id, guesser, counted)
  const isRight = await world
    .hashing(() => passwordMatches(request.body.password, passwordHash))
    .catch(async (error) => {
      await refund()
      throw error instanceof QueueIsFull
        ? tooMany('Many people are at this door. Please try again in a moment.', 2)
        : error
    })
  if (!isRight) return { success: false }

  await refund()
  keepPass(world, reply, property, { ...(await passOf(world, request, property)), password: true })
  return { success: true }
}
