// Calls whose answers may contain tokens. Browsers get cookies and `{ "success": true }`, or the next login step; a client that
// stores its own tokens sends the refresh token in the body and is forwarded unchanged.
import { logout, refreshToken } from '@yanta/contract'
import { refuse } from '@yanta/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasBody } from '../upstream/body-limit.ts'
import { loginCalls } from './login-calls.ts'
import type { AskPlatform, PlatformAnswer } from '../upstream/platform-client.ts'
import { refuseForNow, type UnderWay } from '../upstream/under-way.ts'
import { checkSessionUse } from './session-guard.ts'
import type { Sessions } from './sessions.ts'
import type { Visitor } from './visitor.ts'

interface SessionRouteOptions {
  sessions: Sessions
  ask: AskPlatform
  readVisitor: (request: FastifyRequest) => Visitor
  underWay: UnderWay
  siteOrigin: string
}

export function addSessionRoutes(
  app: FastifyInstance,
  { sessions, ask, readVisitor, underWay, siteOrigin }: SessionRouteOptions,
): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (checkSessionUse(request.method, request.headers, siteOrigin) !== 'allowed')
        return refuse(reply, 'forbidden')
      if (hasBody(request.headers) && !underWay.beginBody(readVisitor(request).address, request.raw))
        return refuseForNow(reply)
    })
    scope.addHook('preHandler', async (request, reply) => {
      if (!underWay.beginCall(readVisitor(request).address, reply.raw)) return refuseForNow(reply)
    })

    for (const call of loginCalls) {
      scope.post(call.path, async (request, reply) => {
        const beginning = await sessions.begin(call, request.body, askerOf(request))
        if (beginning.outcome === 'begun') return succeed(reply, beginning.cookies)
        return beginning.outcome === 'step' ? reply.send(beginning.step) : pass(reply, beginning.answer)
      })
    }

    scope.post(refreshToken.path, async (request, reply) => {
      const asker = askerOf(request)
      const ownToken = (request.body as { refreshToken?: unknown } | undefined)?.refreshToken
      if (!asker.visitor.session.refresh && ownToken !== undefined) {
        return pass(
          reply,
          await ask({ ...asker, method: 'POST', path: refreshToken.path, body: { refreshToken: ownToken } }),
        )
      }
      const renewal = await sessions.renew(asker.visitor.session, asker)
      if (renewal.outcome === 'renewed') return succeed(reply, renewal.cookies)
      if (renewal.outcome === 'unknown') return refuse(reply, 'temporarily_unavailable')
      return refuse(reply.header('set-cookie', renewal.cookies), 'invalid_refresh_token')
    })

    scope.post(logout.path, async (request, reply) => {
      const asker = askerOf(request)
      const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
      const { answer, cookies } = await sessions.logOut(
        bearer ? { access: bearer } : asker.visitor.session,
        asker,
      )
      const isOver = answer.status === 200 || answer.status === 401
      return isOver ? succeed(reply, cookies) : pass(reply.header('set-cookie', cookies), answer)
    })
  })

  const askerOf = (request: FastifyRequest) => ({ visitor: readVisitor(request), requestId: request.id })
}

function succeed(reply: FastifyReply, cookies: string[]) {
  return reply.header('set-cookie', cookies).send({ success: true })
}

function pass(reply: FastifyReply, { status, body, retryAfter }: PlatformAnswer) {
  if (retryAfter) reply.header('retry-after', retryAfter)
  return status === 0 || body === null
    ? refuse(reply, 'temporarily_unavailable')
    : reply.code(status).send(body)
}
