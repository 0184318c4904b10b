// The envelope of [8.1], for refusals of this server.
import { type RefusalCode, refusals } from '@yanta/contract'
import type { FastifyReply } from 'fastify'

export function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  return reply.code(refusals[code]).send({ errors: [{ code }], requestId: reply.request.id })
}

/** Refuses a request that may be retried after a second. */
export function refuseForNow(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('retry-after', 1), 'too_many_requests')
}
