// Reports to the operator's log: unexpected errors [8.6] and other log lines. Loaded with the first report.
import { writeLog } from '@yanta/contract'
import { reportCall } from './browser-call.ts'
import { type LogEntry, createLogQueue } from './log-queue.ts'

const queue = createLogQueue({
  async send(lines) {
    const result = await reportCall(writeLog, { body: lines })
    // A refused report will be refused again; only a lost connection is worth a retry.
    return (
      result.ok ||
      (result.refusal.status !== 0 && result.refusal.status < 500 && result.refusal.status !== 429)
    )
  },
})

// On phones a hidden page may be closed without any further event.
addEventListener('visibilitychange', () => {
  if (document.hidden) void queue.flush({ isLeaving: true })
})
addEventListener('pagehide', () => void queue.flush({ isLeaving: true }))

/** Logs an error or any other thrown value. */
export function reportError(label: string, error: unknown, context: LogEntry['context'] = {}): void {
  const { message, stack } =
    error instanceof Error
      ? { message: `${error.name}: ${error.message}`, stack: error.stack }
      : { message: String(error), stack: null }
  queue.write({ label, level: 'ERROR', message, stack, context: { path: location.pathname, ...context } })
}

/** Logs a problem that is not an error. */
export function reportLine(
  label: string,
  level: LogEntry['level'],
  message: string,
  context: LogEntry['context'] = {},
): void {
  queue.write({ label, level, message, context: { path: location.pathname, ...context } })
}

/** Logs a normal event, such as the start of a session [6.13]. */
export function reportNews(label: string, message: string, context: LogEntry['context'] = {}): void {
  queue.write({ label, level: 'INFO', message, context })
}
