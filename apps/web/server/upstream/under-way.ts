// Limits of concurrent work per address: calls that hold a connection to the platform, and bodies that have not arrived yet, since
// both are scarce. They are counted separately, so that slow bodies do not block calls.
import { type BeginWork, createConcurrencyLimit, refuse } from '@yanta/server'
import type { FastifyReply } from 'fastify'
import type { WebConfig } from '../web-config.ts'

export interface UnderWay {
  beginCall: BeginWork
  beginBody: BeginWork
  beginUpload: BeginWork
}

/** A page makes some twenty calls at once, and a household may have a few pages open. A usual body arrives quickly. */
const most = { calls: 64, bodies: 256, uploads: 4 }

export function limitUnderWay({ rateLimits }: Pick<WebConfig, 'rateLimits'>): UnderWay {
  const limit = rateLimits ? createConcurrencyLimit : () => () => true
  return { beginCall: limit(most.calls), beginBody: limit(most.bodies), beginUpload: limit(most.uploads) }
}

/** Refuses a request that may be retried after a second. */
export function refuseForNow(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('retry-after', 1), 'too_many_requests')
}
