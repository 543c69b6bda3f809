/** OPEN of the sample: who answers there, and what is asked at once (HOME-04), at which time. */
export interface SampleOpening {
  type: 'OPEN'
  agentId: number
  question: { text: string; at: string } | null
}
