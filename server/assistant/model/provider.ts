import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Env } from '#server/platform/env/env.ts'

/**
 * The configured model of any OpenAI-compatible server; null when none is configured. A server of one's own may want no
 * key.
 */
export function languageModel({ assistant }: Pick<Env, 'assistant'>): LanguageModel | null {
  if (assistant === null) return null
  const { baseUrl, apiKey, model } = assistant
  return createOpenAICompatible({ name: 'assistant', baseURL: baseUrl, ...(apiKey !== null && { apiKey }) })(model)
}
