import type { LanguageModel } from 'ai'
import type { Env } from '#server/platform/env/env.ts'

type Model = Extract<LanguageModel, { specificationVersion: 'v3' }>

/**
 * The configured model of any OpenAI-compatible server; null without one. A self-hosted server may need no key. The library
 * is loaded on the first call.
 */
export function languageModel({ assistant }: Pick<Env, 'assistant'>): LanguageModel | null {
  if (assistant === null) return null
  const { baseUrl, apiKey, model } = assistant
  let loaded: Promise<Model> | undefined
  const load = () => {
    loaded ??= import('@ai-sdk/openai-compatible').then(({ createOpenAICompatible }) =>
      createOpenAICompatible({ name: 'assistant', baseURL: baseUrl, ...(apiKey !== null && { apiKey }) })(model),
    )
    return loaded
  }
  return {
    specificationVersion: 'v3',
    provider: 'assistant.chat',
    modelId: model,
    supportedUrls: {},
    doGenerate: async (options) => (await load()).doGenerate(options),
    doStream: async (options) => (await load()).doStream(options),
  } satisfies Model
}
