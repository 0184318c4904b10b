// Handles Ctrl-C, SIGTERM and the end of the parent process: each stops the process once, within a time limit.

/** Longer than the draining of all stages may take; Docker waits ten seconds before it kills. */
const lastResortMs = 9_800

/** Calls `stop` at the first request to stop, then exits: with 0 when it finished in time. `noticeMs` is the deliberate delay. */
export function onStopRequest(stop: () => Promise<void>, noticeMs: number): void {
  let stopping = false
  const begin = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), noticeMs + lastResortMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin)
  if (process.connected) process.once('disconnect', begin)
}
