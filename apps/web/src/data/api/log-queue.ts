// Log lines of the page, sent in batches [7.82]. A repeated line is sent once with its count; when the platform does not
// answer, the newest lines are retained.
import type { LogLine } from '@yanta/contract'
import { maskSecrets } from './mask-secrets.ts'

export interface LogEntry {
  label: string
  level: LogLine['level_name']
  message: string
  stack?: string | null
  context?: LogLine['context']
}

interface LogQueueOptions {
  /** Resolves to false when the lines should wait for another try. */
  send: (lines: LogLine[]) => Promise<boolean>
  now?: () => Date
}

export const gatherMs = 2_000
export const retryMs = 30_000
export const maxBatch = 20
/** Serialised size of a batch; the platform accepts 64 KB, and so does a keepalive request of a closed page. */
export const maxBatchBytes = 60_000
export const maxWaiting = 60

export interface LogQueue {
  write(entry: LogEntry): void
  /** Sends the queued lines at once; a closing page does not wait for a batch being sent. */
  flush(when?: { isLeaving: boolean }): Promise<void>
}

export function createLogQueue({ send, now = () => new Date() }: LogQueueOptions): LogQueue {
  let waiting: LogLine[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  function write(entry: LogEntry): void {
    const line = buildLine(entry, now())
    const same = waiting.find(
      ({ label, message, stack }) => label === line.label && message === line.message && stack === line.stack,
    )
    if (same) same.context = { ...same.context, repeated: Number(same.context?.repeated ?? 1) + 1 }
    else waiting = [...waiting, line].slice(-maxWaiting)
    timer ??= setTimeout(() => void flush(), gatherMs)
  }

  async function flush({ isLeaving } = { isLeaving: false }): Promise<void> {
    if ((isSending && !isLeaving) || waiting.length === 0) return
    clearTimeout(timer)
    timer = undefined
    isSending = true
    const batch = takeBatch(waiting)
    waiting = waiting.slice(batch.length)
    const isSent = await send(batch).catch(() => false)
    isSending = false
    if (!isSent) waiting = [...batch, ...waiting].slice(-maxWaiting)
    if (waiting.length > 0) timer ??= setTimeout(() => void flush(), isSent ? gatherMs : retryMs)
  }

  return { write, flush }
}

/** At least one line, whatever its size. */
function takeBatch(lines: readonly LogLine[]): LogLine[] {
  let bytes = 0
  const end = lines.findIndex((line, index) => {
    bytes += new Blob([JSON.stringify(line)]).size + 1
    return index > 0 && (index >= maxBatch || bytes > maxBatchBytes)
  })
  return lines.slice(0, end < 0 ? maxBatch : end)
}

function buildLine({ label, level, message, stack, context }: LogEntry, at: Date): LogLine {
  return {
    label,
    level_name: level,
    datetime: at.toISOString(),
    message: maskSecrets(message, 2_000),
    stack: stack ? maskSecrets(stack, 8_000) : null,
    context: Object.fromEntries(
      Object.entries(context ?? {}).map(([key, value]) => [
        key,
        typeof value === 'string' ? maskSecrets(value, 300) : value,
      ]),
    ),
  }
}
