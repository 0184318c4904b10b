// The session of an operator of the chat, apart from that of a player: in an HttpOnly cookie that only the operator's calls carry on.
import { openOperatorSession, operatorHeader } from '@yanta/contract'
import { refuse } from '@yanta/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AskPlatform } from '../upstream/platform-client.ts'
import { buildCookie, parseCookies } from './cookies.ts'
import { checkSessionUse } from './session-guard.ts'
import type { Visitor } from './visitor.ts'

const cookieName = 'support-operator'
const operatorCalls = '/json-api/support-chat/operator/'

export function addOperatorSession(
  app: FastifyInstance,
  {
    ask,
    readVisitor,
    siteOrigin,
  }: { ask: AskPlatform; readVisitor: (request: FastifyRequest) => Visitor; siteOrigin: string },
): void {
  app.post(openOperatorSession.path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (checkSessionUse(request.method, request.headers, siteOrigin) !== 'allowed')
      return refuse(reply, 'forbidden')
    const { path } = openOperatorSession
    const { status, body } = await ask({
      method: 'POST',
      path,
      visitor: readVisitor(request),
      requestId: request.id,
      body: request.body,
    })
    if (status !== 200)
      return body === null ? refuse(reply, 'temporarily_unavailable') : reply.code(status).send(body)
    const { token, expiresAt } = body as { token: string; expiresAt: string }
    const maxAge = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000))
    const isSecure = siteOrigin.startsWith('https:')
    return reply
      .header('set-cookie', buildCookie(cookieName, token, { maxAge, isSecure }))
      .send({ success: true })
  })
}

/** What an operator's call carries on to the platform. */
export function operatorHeaders({
  url,
  headers,
}: Pick<FastifyRequest, 'url' | 'headers'>): Record<string, string> {
  const token = url.startsWith(operatorCalls) ? parseCookies(headers.cookie)[cookieName] : undefined
  return token ? { [operatorHeader]: token } : {}
}
