// Turns every failure into `{ errors: [{ code }] }`. Refusals say their code; the text of anything unexpected stays in the log,
// found again by the request id.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { RefusalBody, RefusalCode } from '@yanta/contract'
import { Refusal } from '../refusal.ts'

export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refusal('not_found')))
  app.setErrorHandler<FastifyError>(answerError)
}

/** Also what Fastify finds wrong before any route: an address that can't be decoded, for example. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return send(request, reply, error)
  const { statusCode = 500 } = error
  const code = transportCodes[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'invalid_request' : undefined)
  if (code) return send(request, reply, new Refusal(code))
  request.log.error({ err: error }, 'a request failed unexpectedly')
  return send(request, reply, new Refusal('internal_error'))
}

/** Parses untrusted input; throws the refusal that names the first wrong field. */
export function parseInput<S extends v.GenericSchema<any, any>>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  throw new Refusal('invalid_request', v.getDotPath(result.issues[0]) ?? undefined)
}

const transportCodes: Record<number, RefusalCode> = {
  403: 'not_found', 404: 'not_found', 413: 'payload_too_large', 429: 'too_many_requests', 503: 'temporarily_unavailable',
}

function send(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: RefusalBody = { errors: refusal.items, requestId: request.id }
  return reply.code(refusal.status).header('cache-control', 'no-store').send(body)
}
