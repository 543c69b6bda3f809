import type { Verdict } from '#machines/address-confirm/confirming.ts'
import type { Failure } from '#machines/failure.ts'
import { loadChunk } from '../chunks.ts'
import { settings } from '../env.ts'
import { verdictIn } from './address-verdict.ts'
import { call } from './call.ts'
import { failureFrom } from './client.ts'

/** ADDR-05: asks the provider, by its own library, whether there is such an address in the United States. */
export const validateAddress = call<Verdict, { address: string }>(async (input, signal) => {
  const answer = await asked(input.address, signal).catch((thrown: unknown) => {
    throw failureOfLibrary(thrown)
  })
  return verdictIn(answer, input.address)
})

const importLibrary = () => import('@mapbox/search-js-core')

async function asked(address: string, signal: AbortSignal): Promise<unknown> {
  const { SessionToken, ValidationCore } = await loadChunk(importLibrary)
  const core = new ValidationCore({ accessToken: settings.mapboxToken, country: 'us', language: 'en' })
  return core.validate(address, { sessionToken: new SessionToken(), signal })
}

/** The library's own error carries the status of an answer that was no success. */
function failureOfLibrary(thrown: unknown): Failure {
  if (thrown instanceof Error && 'statusCode' in thrown) return { kind: 'status', status: Number(thrown.statusCode) }
  return failureFrom(thrown)
}
