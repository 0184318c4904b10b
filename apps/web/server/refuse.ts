// The envelope of [8.1], said by this server.
import { type RefusalCode, refusals } from '@yanta/contract'
import type { FastifyReply } from 'fastify'

export function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  return reply.code(refusals[code]).send({ errors: [{ code }], requestId: reply.request.id })
}

/** For whom a moment later there is room. */
export function refuseForNow(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('retry-after', 1), 'too_many_requests')
}
