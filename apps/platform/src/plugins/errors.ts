// Every answer that is not 2xx has one shape. Promises that no detail of an unexpected error leaves the process: the client
// gets a code and the id under which the log has the rest.
import type { Socket } from 'node:net'
import { refusals, type RefusalBody, type RefusalCode, type RefusalItem } from '@yanta/contract'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InvalidRequest, Refusal, type WrongField } from './refusal.ts'

export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404, [{ code: 'not_found' }]))
}

/** Answers with the envelope of [8.1]; also for errors Fastify meets before a route is found. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    const { retryAfter } = error.detail.params ?? {}
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  }
  const { status, errors } = describeError(error, request.log)
  return answer(request, reply, status, errors)
}

/** Status and items of the answer to an error; what is unexpected goes to the log. */
export function describeError(
  error: unknown,
  log: Pick<FastifyBaseLogger, 'error'>,
): { status: number; errors: RefusalItem[] } {
  if (error instanceof Refusal)
    return { status: refusals[error.code], errors: [{ code: error.code, ...error.detail }] }
  if (error instanceof InvalidRequest)
    return { status: refusals.invalid_request, errors: error.fields.map(presentField) }
  const { statusCode = 500, code } = error as Partial<FastifyError>
  if (statusCode >= 400 && statusCode < 500)
    return { status: statusCode, errors: [{ code: codeOf(statusCode) }] }
  log.error({ err: error }, 'unexpected error')
  return isDatabaseAway(error as Partial<Error>, code)
    ? { status: 503, errors: [{ code: 'temporarily_unavailable' }] }
    : { status: 500, errors: [{ code: 'internal_error' }] }
}

function presentField({ field, rule }: WrongField): RefusalItem {
  return { code: 'invalid_request', field, ...(rule && { params: { rule } }) }
}

function codeOf(status: number): RefusalCode {
  return status === 413 ? 'payload_too_large' : status === 404 ? 'not_found' : 'invalid_request'
}

const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', '53300', '57P01', '57P03'])

/** The database is unavailable; the request itself is valid and may be retried. */
function isDatabaseAway({ message }: Partial<Error>, code: string | undefined): boolean {
  return (code !== undefined && awayCodes.has(code)) || message === 'timeout exceeded when trying to connect'
}

/** For bytes that are not HTTP: there is no request yet to answer through. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify({ errors: [{ code: 'invalid_request' }] } satisfies RefusalBody)
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    // A client that keeps its side half open would hold the connection for ever.
    () => socket.destroy(),
  )
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  errors: RefusalItem[],
): FastifyReply {
  const body: RefusalBody = { errors, requestId: request.id }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(body))
}
