// Malformed requests and errors before an answer. Promises one envelope [8.1] for all of them, without any text of an
// unexpected error.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCode } from '@yanta/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

/** Calls are made by programs; one with dots in its path is no mistake, and is left unchanged for the proxy to refuse. */
const callPath = /^\/(?:json-api|api)\//

/**
 * The path of a request as a browser would have sent it, so that the path checked is the one rendered. An absolute URL loses its
 * host, which proves nothing; text that can't be decoded is taken literally, so that a mistyped address gets the 404 page.
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

/** For bytes that are not HTTP, too many or too slow: there is no request yet to reply to. */
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
    // A client that leaves its half open would hold the connection for ever.
    () => socket.destroy(),
  )
}

export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => refuse(reply.header('cache-control', 'no-store'), 'not_found'))
}

/** Also for errors of Fastify before a route is found. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode: status = 500 } = error as { statusCode?: number }
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  // A client that is still sending reads the answer only if the rest is consumed, which Node does on a keep-alive connection.
  if (status === 413) reply.removeHeader('connection')
  return refuse(
    reply.header('cache-control', 'no-store'),
    codes[status] ?? (status < 500 ? 'invalid_request' : 'internal_error'),
  )
}

/** 403 is a path outside the folder of files: for a visitor it does not exist. */
const codes: Record<number, RefusalCode> = { 403: 'not_found', 404: 'not_found', 413: 'payload_too_large' }
