/** CHAT-05: who answers where a listing has no agent of its own. */
const defaultAgents = { rental: 30, other: 4 } as const

/** The one assistant that may answer for a listing. */
export function agentOf(property: { agentId: number | null; listingType: string }): number {
  return property.agentId ?? (property.listingType === 'rental' ? defaultAgents.rental : defaultAgents.other)
}
