// Ctrl-C, a polite kill, or the end of the process that started this one: each stops once, and never takes longer than it may.

/** Beyond what the draining of all stages may take; Docker waits ten seconds before it kills. */
const lastResortMs = 9_800

/** Calls `stop` at the first request to stop, then ends the process: 0 when it came to its end in time. `noticeMs` is what it waits on purpose. */
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
