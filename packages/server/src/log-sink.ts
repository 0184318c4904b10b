// Where log lines go. Promises: a sink that is slow, full or broken never delays a request and never ends the process. Standard output is
// otherwise written synchronously where it is a pipe or a file, so that whoever stops reading the log would stop the site.
import { pino } from 'pino'

export interface LogSink {
  write(line: string): void
  /** Lines dropped since the process started, because too many were waiting. */
  readonly dropped: number
}

/** The most that waits to be written. */
export const mostWaitingBytes = 8 * 1024 * 1024

/** Opens a file descriptor, or a file by its path, for log lines. */
export function openLogSink(dest: number | string, maxLength = mostWaitingBytes): LogSink {
  const destination = pino.destination({ dest, sync: false, maxLength })
  let dropped = 0
  destination.on('drop', () => {
    dropped += 1
  })
  // Such as a full disk: what waits is tried again with the next line.
  destination.on('error', () => {})
  return {
    write: (line) => void destination.write(line),
    get dropped() {
      return dropped
    },
  }
}

let standard: LogSink | undefined

/** The sink of the process. */
export function openStandardSink(): LogSink {
  return (standard ??= openLogSink(1))
}

export function countDroppedLines(): number {
  return standard?.dropped ?? 0
}
