// Ctrl-C, a polite kill, or the end of the process that started this one: each closes once, and never takes over five seconds.
const lastResortMs = 4_800

/** Calls `close` at the first request to stop, then ends the process: 0 when it closed in time. */
export function onStopRequest(close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), lastResortMs).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.connected) process.once('disconnect', stop)
}
