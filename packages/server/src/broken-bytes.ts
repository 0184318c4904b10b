// Answers to what is not a whole HTTP request: there is no reply to send them with.
import type { Socket } from 'node:net'
import type { RefusalBody } from '@yanta/contract'

/** Ends a connection with an envelope; `status` is that of the status line, such as `400 Bad Request`. */
export function endWithRefusal(socket: Socket, status: string): void {
  const body = JSON.stringify({ errors: [{ code: 'invalid_request' }] } satisfies RefusalBody)
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    // A client that keeps its side half open would hold the connection for ever.
    () => socket.destroy(),
  )
}

/** Builds Fastify's `clientErrorHandler`; `statuses` by the code of the error, 400 for all others. */
export function buildBrokenBytesAnswer(
  statuses: Readonly<Record<string, string>> = {},
): (error: Error & { code?: string }, socket: Socket) => void {
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    endWithRefusal(socket, statuses[code] ?? '400 Bad Request')
  }
}
