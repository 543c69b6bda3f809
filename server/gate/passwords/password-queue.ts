/** No place is left: the caller should come back later. */
export class QueueIsFull extends Error {
  override name = 'QueueIsFull'
}

/** How many may run, and how many may have a place, those that run among them. */
export interface QueueLimits {
  atOnce: number
  perListing: number
  /** Of one network, at all listings together. */
  perNetwork: number
  inAll: number
}

export interface Newcomer {
  listing: number
  network: string
  /** Who has tried less often goes first, and may take the place of one who has tried more often. */
  attempts: number
}

/** A place in the queue, taken at once and before anything is read or computed for it. */
export interface QueuePlace {
  /** Runs the work when it is this place's turn; QueueIsFull where a newcomer took the place before that. Once per place. */
  turn<T>(work: () => Promise<T>): Promise<T>
  /** Gives the place up; does nothing after the turn. */
  leave(): void
}

export interface PasswordQueue {
  /** A place, or QueueIsFull. */
  enter(newcomer: Newcomer): QueuePlace
}

interface Entry extends Newcomer {
  state: 'entered' | 'waiting' | 'running' | 'left'
  start(): void
  refuse(reason: QueueIsFull): void
}

/**
 * Shares a few costly pieces of work among listings: each listing has a queue of its own, and the listing with the fewest
 * running goes next, in turns. A listing that is flooded fills its own queue and nobody else's.
 */
export function fairQueue({ atOnce, perListing, perNetwork, inAll }: QueueLimits): PasswordQueue {
  /** By listing, the one whose turn was longest ago first; within a listing in the order of arrival. */
  const queues = new Map<number, Entry[]>()
  const ofNetwork = new Map<string, number>()
  let size = 0
  let running = 0

  function enter(newcomer: Newcomer): QueuePlace {
    makeRoom(newcomer)
    const entry: Entry = { ...newcomer, state: 'entered', start() {}, refuse() {} }
    const queue = queues.get(entry.listing)
    if (queue) queue.push(entry)
    else queues.set(entry.listing, [entry])
    size++
    ofNetwork.set(entry.network, placesOf(entry.network) + 1)
    return {
      leave: () => leave(entry),
      async turn(work) {
        if (entry.state === 'left') throw new QueueIsFull()
        await new Promise<void>((start, refuse) => {
          Object.assign(entry, { state: 'waiting', start, refuse })
          startNext()
        })
        try {
          return await work()
        } finally {
          leave(entry)
        }
      },
    }
  }

  function makeRoom({ listing, network, attempts }: Newcomer): void {
    const own = queues.get(listing) ?? []
    if (placesOf(network) >= perNetwork) throw new QueueIsFull()
    if (own.length >= perListing) evict(own, attempts)
    if (size < inAll) return
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), own)
    evict(longest, longest.length > own.length + 1 ? Number.NEGATIVE_INFINITY : attempts)
  }

  /** Takes the place of who has tried most often, the latest of them, if that is more often than so many attempts. */
  function evict(queue: Entry[], attempts: number): void {
    const waiting = queue.filter(({ state }) => state === 'waiting')
    const [first] = waiting
    if (!first) throw new QueueIsFull()
    const last = waiting.reduce((one, other) => (other.attempts >= one.attempts ? other : one), first)
    if (last.attempts <= attempts) throw new QueueIsFull()
    leave(last)
    last.refuse(new QueueIsFull())
  }

  function leave(entry: Entry): void {
    if (entry.state === 'left') return
    const hadItsTurn = entry.state === 'running'
    if (hadItsTurn) running--
    entry.state = 'left'
    const others = (queues.get(entry.listing) ?? []).filter((other) => other !== entry)
    if (hadItsTurn || others.length === 0) queues.delete(entry.listing)
    if (others.length > 0) queues.set(entry.listing, others)
    size--
    const left = placesOf(entry.network) - 1
    if (left > 0) ofNetwork.set(entry.network, left)
    else ofNetwork.delete(entry.network)
    startNext()
  }

  function startNext(): void {
    while (running < atOnce) {
      const next = nextEntry()
      if (!next) return
      // The listing goes to the end of the round.
      const queue = queues.get(next.listing) ?? []
      queues.delete(next.listing)
      queues.set(next.listing, queue)
      next.state = 'running'
      running++
      next.start()
    }
  }

  function nextEntry(): Entry | null {
    let best: { entry: Entry; running: number } | null = null
    for (const queue of queues.values()) {
      const entry = firstWaiting(queue)
      const ofListing = queue.filter(({ state }) => state === 'running').length
      if (entry && (!best || ofListing < best.running)) best = { entry, running: ofListing }
    }
    return best?.entry ?? null
  }

  const placesOf = (network: string) => ofNetwork.get(network) ?? 0

  return { enter }
}

/** Who has tried least often, the earliest of them. */
function firstWaiting(queue: Entry[]): Entry | null {
  let first: Entry | null = null
  for (const entry of queue) {
    if (entry.state === 'waiting' && (!first || entry.attempts < first.attempts)) first = entry
  }
  return first
}
