// Requests that are not quite requests, and everything that goes wrong on the way to an answer. Promises one envelope [8.1] for
// all of it, with nothing of an unexpected error inside.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCode } from '@yanta/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

/** Calls are written by programs; one with dots in its path has something in mind, and the proxy refuses it as it is. */
const callPath = /^\/(?:json-api|api)\//

/**
 * The path a request asks for, as a browser would have sent it: what is judged is what is shown. An absolute address loses its
 * host, which proves nothing; text that can't be decoded is taken literally, so that a mistyped address meets the page for missing pages.
 */
export function readPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/') && !/[%\\#]|\/\./.test(url)) return url
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = relative.startsWith('/') || relative === '*' ? relative : `/${relative}`
  const [place = '', ...query] = path.split('?')
  try {
    decodeURIComponent(place)
    return place === '*' || callPath.test(place) ? path : [resolveDots(place), ...query].join('?')
  } catch {
    return [place.replaceAll('%', '%25'), ...query].join('?')
  }
}

function resolveDots(place: string): string {
  return new URL(`http://site.invalid${place}`).pathname
}

/** For bytes that are no HTTP, or too many, or too slow: there is no request yet to answer through. */
export function answerBrokenBytes({ code }: Error & { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const body = JSON.stringify({ errors: [{ code: 'invalid_request' }] })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    // Whoever keeps their own half open would hold the connection for ever.
    () => socket.destroy(),
  )
}

export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => refuse(reply.header('cache-control', 'no-store'), 'not_found'))
}

/** Also for errors that Fastify meets before a route is found. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode: status = 500 } = error as { statusCode?: number }
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  // Who is still sending reads the answer only when the rest is taken in, which Node does on a connection that stays.
  if (status === 413) reply.removeHeader('connection')
  return refuse(
    reply.header('cache-control', 'no-store'),
    codes[status] ?? (status < 500 ? 'invalid_request' : 'internal_error'),
  )
}

/** Forbidden is what lies outside the folder of files: for a visitor there is nothing. */
const codes: Record<number, RefusalCode> = { 403: 'not_found', 404: 'not_found', 413: 'payload_too_large' }
