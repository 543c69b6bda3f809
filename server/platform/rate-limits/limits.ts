/** So many in a window of so many seconds, which begins with the first of them. */
export interface Limit {
  most: number
  inSeconds: number
}

/** A limit that many calls count towards which do no harm. */
export interface CallLimit extends Limit {
  /**
   * So many calls of a key in a window are counted in this process alone; with the next one the database learns of all of them.
   * Every other process may let as many through of which the database doesn't know.
   */
  localCalls?: number
}

/** A limit, and what it is counted under. */
export interface CountedLimit extends Limit {
  key: string
}

/** What may be emailed one by one, and what may go into digests beyond that. */
export interface EmailLimits {
  atOnce: CountedLimit[]
  inDigests: CountedLimit[]
}

const hour = 3600
const day = 24 * hour

/**
 * The limits of what visitors cause to be emailed to a seller. The network comes first: what it may not send is not
 * counted against the listing, so that one visitor's flood leaves the others their emails. `network` is a fingerprint.
 */
export function sellerEmailLimits(network: string | null, propertyId: number): EmailLimits {
  return {
    atOnce: [
      ...ofNetwork('emails-hour', network, { most: 8, inSeconds: hour }),
      ...ofNetwork('emails-day', network, { most: 20, inSeconds: day }),
      { key: `emails-hour:listing:${propertyId}`, most: 15, inSeconds: hour },
      { key: `emails-day:listing:${propertyId}`, most: 40, inSeconds: day },
    ],
    inDigests: [
      ...ofNetwork('digests-day', network, { most: 40, inSeconds: day }),
      { key: `digests-day:listing:${propertyId}`, most: 200, inSeconds: day },
    ],
  }
}

/** How often a network may ask for tours of any listing. What is beyond is refused, since it would also email buyers. */
export function tourRequestLimits(network: string | null): CountedLimit[] {
  return [
    ...ofNetwork('tours-hour', network, { most: 5, inSeconds: hour }),
    ...ofNetwork('tours-day', network, { most: 10, inSeconds: day }),
  ]
}

/** The limits of what the team gets about people who ask for a demo. */
export const demoEmailLimits: EmailLimits = {
  atOnce: [{ key: 'demo-emails-hour', most: 20, inSeconds: hour }],
  inDigests: [{ key: 'demo-digests-day', most: 1000, inSeconds: day }],
}

/** One receipt a day to an address, given as a fingerprint. */
export function demoReceiptLimits(address: string): CountedLimit[] {
  return [{ key: `demo-receipts-day:${address}`, most: 1, inSeconds: day }]
}

/** How often a network may report listings. */
export function listingReportLimits(network: string): CountedLimit[] {
  return ofNetwork('listing-reports-day', network, { most: 10, inSeconds: day })
}

/** How many reports are emailed to the operator; beyond that they are only kept. */
export const reportEmailLimits: CountedLimit[] = [{ key: 'listing-report-emails-hour', most: 40, inSeconds: hour }]

/** How many receipts of reports a mailbox, given as a fingerprint, is emailed in a day: anyone may type any address. */
export function reportReceiptLimits(address: string): CountedLimit[] {
  return [{ key: `report-receipts-day:${address}`, most: 3, inSeconds: day }]
}

/** How many answers of owners a mailbox, given as a fingerprint, is emailed in a day: anyone may type any address. */
export function answerEmailLimits(address: string): CountedLimit[] {
  return [{ key: `answer-emails-day:${address}`, most: 10, inSeconds: day }]
}

function ofNetwork(name: string, network: string | null, limit: Limit): CountedLimit[] {
  return network === null ? [] : [{ key: `${name}:network:${network}`, ...limit }]
}
