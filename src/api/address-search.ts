import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'
import type { Failure } from '#machines/failure.ts'
import { loadChunk } from '../chunks.ts'
import { settings } from '../env.ts'
import { coordinatesIn, suggestionsIn } from './address-answer.ts'
import { call } from './call.ts'
import { failureFrom, saysItIsJson } from './client.ts'

type Library = typeof import('@mapbox/search-js-core')

interface Search {
  core: InstanceType<Library['AddressAutofillCore']>
  newSession: () => InstanceType<Library['SessionToken']>
}

let search: Promise<Search> | undefined
let session: InstanceType<Library['SessionToken']> | undefined

const importLibrary = () => import('@mapbox/search-js-core')

/** Begins to load the provider's library, once; what did not arrive is asked for again the next time. */
export function fetchLibrary(): Promise<Search> {
  search ??= loadChunk(importLibrary).then(searchWith)
  search.catch(() => {
    search = undefined
  })
  return search
}

/** ADDR-02: addresses and no streets of the United States, in English. */
export const suggest = call<AddressSuggestion[], { text: string }>((input, signal) =>
  asked(async () => {
    const { core, newSession } = await fetchLibrary()
    session ??= newSession()
    return suggestionsIn(await core.suggest(input.text, { sessionToken: session, signal }))
  }),
)

/** Where a suggestion stands. With it the provider's session ends: what is typed next begins another. */
export const retrieve = call<AddressSuggestion, { suggestion: AddressSuggestion }>((input, signal) =>
  asked(async () => {
    const { core, newSession } = await fetchLibrary()
    const sessionToken = session ?? newSession()
    session = undefined
    const { id, ...suggestion } = input.suggestion
    // Of a suggestion the library reads its action and nothing else.
    const answer = await core.retrieve({ action: { id } } as Parameters<typeof core.retrieve>[0], {
      sessionToken,
      signal,
    })
    return { id, ...suggestion, geometry: { coordinates: coordinatesIn(answer) } }
  }),
)

function searchWith({ AddressAutofillCore, SessionToken, polyfillFetch }: Library): Search {
  polyfillFetch({ fetch: fetchJson, AbortController }, true)
  const core = new AddressAutofillCore({
    accessToken: settings.mapboxToken,
    country: 'us',
    language: 'en',
    streets: false,
  })
  return { core, newSession: () => new SessionToken() }
}

/** Checked before the library reads the answer: afterwards the status is lost. */
const fetchJson: typeof fetch = async (...request) => {
  const response = await fetch(...request).catch((thrown: unknown) => {
    throw failureFrom(thrown)
  })
  if (!response.ok) throw { kind: 'status', status: response.status } satisfies Failure
  if (!saysItIsJson(response)) throw { kind: 'notJson' } satisfies Failure
  return response
}

/** Past `fetchJson`, what the library stumbles over is an answer that is not what was promised. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (thrown) {
    throw thrown instanceof TypeError ? ({ kind: 'unreadable' } satisfies Failure) : failureFrom(thrown)
  }
}
