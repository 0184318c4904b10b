// Every answer that is not 2xx has one envelope [8.1]. Promises that no detail of an unexpected error leaves the process: the
// client gets a code and the id under which the log has the rest.
import type { RefusalBody, RefusalCode, RefusalItem } from '@yanta/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** The refusal with which an error is answered; an unexpected error goes to the log. */
export type FindRefusal = (error: unknown, log: Pick<FastifyBaseLogger, 'error'>) => Refusal

interface RefusalOptions {
  /** The code for an unexpected error that may pass soon; undefined for any other. */
  findCode?: (error: unknown) => RefusalCode | undefined
  /** Errors that Fastify raises itself keep their status, such as 415, instead of that of their code. */
  keepsStatus?: boolean
}

export function buildRefusalFinder({
  findCode = () => undefined,
  keepsStatus = false,
}: RefusalOptions = {}): FindRefusal {
  return (error, log) => {
    if (error instanceof Refusal) return error
    const { statusCode: status = 500 } = error as { statusCode?: number }
    const code = transportCodes[status] ?? (status >= 400 && status < 500 ? 'invalid_request' : undefined)
    if (code) return new Refusal(code, {}, keepsStatus ? status : undefined)
    log.error({ err: error }, 'a request failed unexpectedly')
    return new Refusal(findCode(error) ?? 'internal_error')
  }
}

export interface ErrorOptions {
  findRefusal?: FindRefusal
  /** Sends a refusal; the envelope by default. */
  send?: (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Builds the handler of all errors, also of those that Fastify raises before a route is found (`frameworkErrors`). */
export function buildErrorAnswer({
  findRefusal = buildRefusalFinder(),
  send = (refusal, _request, reply) => sendRefusal(reply, refusal),
}: ErrorOptions = {}): AnswerError {
  return (error, request, reply) => send(findRefusal(error, request.log), request, reply)
}

/** Codes of errors that Fastify and its plugins raise. 403 is a path outside a folder of files: for a client it does not exist. */
const transportCodes: Record<number, RefusalCode> = {
  403: 'not_found',
  404: 'not_found',
  413: 'payload_too_large',
  429: 'too_many_requests',
  503: 'temporarily_unavailable',
}

/** Sets the handlers of errors and of unknown addresses. */
export function addErrors(app: FastifyInstance, answerError: AnswerError): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not_found'), request, reply))
}

/** Sends a refusal, not to be cached. */
export function sendRefusal(reply: FastifyReply, { status, items, detail }: Refusal): FastifyReply {
  const { retryAfter } = detail.params ?? {}
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return sendEnvelope(reply.header('cache-control', 'no-store'), status, items)
}

/** Refuses with a code of the contract; other headers are up to the caller. */
export function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  const { status, items } = new Refusal(code)
  return sendEnvelope(reply, status, items)
}

/** Independent of a type or serializer that a route has set before it failed. */
function sendEnvelope(reply: FastifyReply, status: number, errors: RefusalItem[]): FastifyReply {
  const body: RefusalBody = { errors, requestId: reply.request.id }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(body))
}
