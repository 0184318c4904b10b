// Changes the language without scripts: the form sets the cookie and redirects back to its page [1.4].
import { locales } from '@yanta/contract'
import { refuse } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { isOwnForm } from '../sessions/session-guard.ts'
import { buildLocaleCookie } from '../sessions/visitor.ts'
import type { WebConfig } from '../web-config.ts'

export function addLocaleRoute(app: FastifyInstance, config: WebConfig): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))))
      },
    )
    scope.post('/locale', async (request, reply) => {
      if (!isOwnForm(request.headers, config.siteOrigin)) return refuse(reply, 'forbidden')
      const wanted = (request.body as { locale?: string } | undefined)?.locale
      const locale = locales.find((known) => known === wanted)
      if (!locale) return refuse(reply, 'language_not_supported')
      reply.header('set-cookie', buildLocaleCookie(locale, config.siteOrigin.startsWith('https:')))
      return reply.redirect(findWayBack(request.headers.referer, config.siteOrigin), 303)
    })
  })
}

/** The path of the page that sent the form, if it is one of this site. */
export function findWayBack(referer: string | undefined, siteOrigin: string): string {
  if (!referer || !URL.canParse(referer)) return '/'
  const { origin, pathname, search } = new URL(referer)
  return origin === siteOrigin && !pathname.startsWith('//') ? pathname + search : '/'
}
