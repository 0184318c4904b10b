// What the operator is told: errors nobody expected [8.6], and what is worth a line. Loaded with the first of them.
import { writeLog } from '@yanta/contract'
import { reportCall } from './browser-call.ts'
import { type LogEntry, createLogQueue } from './log-queue.ts'

const queue = createLogQueue({
  async send(lines) {
    const result = await reportCall(writeLog, { body: lines })
    // What the platform refuses today it refuses tomorrow; only a lost connection is worth another try.
    return (
      result.ok ||
      (result.refusal.status !== 0 && result.refusal.status < 500 && result.refusal.status !== 429)
    )
  },
})

// On phones a page that is out of sight may never be heard of again.
addEventListener('visibilitychange', () => {
  if (document.hidden) void queue.flush({ isLeaving: true })
})
addEventListener('pagehide', () => void queue.flush({ isLeaving: true }))

/** Writes a line about an error or about anything that was thrown. */
export function reportError(label: string, error: unknown, context: LogEntry['context'] = {}): void {
  const { message, stack } =
    error instanceof Error
      ? { message: `${error.name}: ${error.message}`, stack: error.stack }
      : { message: String(error), stack: null }
  queue.write({ label, level: 'ERROR', message, stack, context: { path: location.pathname, ...context } })
}

/** Writes a line about something that went wrong without an error. */
export function reportLine(
  label: string,
  level: LogEntry['level'],
  message: string,
  context: LogEntry['context'] = {},
): void {
  queue.write({ label, level, message, context: { path: location.pathname, ...context } })
}

/** Writes a line about something as it should be, such as the start of a session [6.13]. */
export function reportNews(label: string, message: string, context: LogEntry['context'] = {}): void {
  queue.write({ label, level: 'INFO', message, context })
}
