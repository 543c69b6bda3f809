export interface Draining {
  /** Called at the signal: from then on the server says that it is not ready. */
  begin(): void
  /** How long it goes on serving after SIGTERM, until the load balancer has noticed. */
  seconds: number
}

/**
 * SIGTERM drains first; SIGINT, which a terminal sends, does not wait. Then answers under way are finished and
 * the database is closed; a second signal, or ten seconds, ends it at once.
 */
export function stopOnSignal(close: () => Promise<void>, draining: Draining = { begin() {}, seconds: 0 }): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    draining.begin()
    const wait = signal === 'SIGTERM' ? draining.seconds * 1000 : 0
    setTimeout(() => process.exit(1), wait + 10_000).unref()
    setTimeout(
      () =>
        close().then(
          () => process.exit(0),
          () => process.exit(1),
        ),
      wait,
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
