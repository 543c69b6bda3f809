import { expect } from '@playwright/test'
import type { RealServer } from './real-server.ts'

/** The three links of the sample tour that the server prints at startup. */
export async function printedLinks(server: RealServer): Promise<string[]> {
  const links = () => server.said.match(/http:\S+\/tour\/confirm\?\S+/g) ?? []
  await expect.poll(() => links().length).toBe(3)
  return links()
}

export const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''
