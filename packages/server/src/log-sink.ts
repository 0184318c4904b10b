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
/** Lines are written together: each write costs as much as making ten lines. What a killed process said this shortly before is lost. */
const batchMs = 25
const batchCharacters = 16 * 1024
/** Longer than a write takes that somebody reads. */
const lastWriteMs = 100

/** Opens a file descriptor, or a file by its path, for log lines. */
export function openLogSink(dest: number | string, maxLength = mostWaitingBytes): LogSink {
  const destination = pino.destination({ dest, sync: false, maxLength })
  let batch = ''
  let timer: NodeJS.Timeout | undefined
  let dropped = 0
  let isWriting = false
  destination.on('drain', () => {
    isWriting = false
  })
  destination.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1
  })
  // Such as a full disk: what waits is tried again with the next line.
  destination.on('error', () => {})
  const writeBatch = () => {
    clearTimeout(timer)
    timer = undefined
    if (batch === '') return
    const lines = batch
    batch = ''
    isWriting = true
    destination.write(lines)
  }
  // Before the destination's own listener, which writes what waits at once and so ahead of a write that is still under way.
  process.prependListener('exit', () => {
    if (isWriting) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lastWriteMs)
    writeBatch()
  })
  return {
    write(line) {
      batch += line
      if (batch.length >= batchCharacters) writeBatch()
      else timer ??= setTimeout(writeBatch, batchMs)
    },
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
