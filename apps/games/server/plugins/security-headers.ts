// Security headers of every answer: no sniffing, no referrer (launch addresses carry a token), framing only by the site.
import { buildStrictTransport, dataHeaders } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import type { GamesConfig } from '../config.ts'

export interface PagePolicies {
  /** The game's own page, framed by the site. */
  game: string
  /** The verifier, opened in a tab of its own. */
  verifier: string
  /** A page that frames itself once more, to send messages from the wrong window; in development only. */
  simulator: string
}

export function registerSecurityHeaders(
  app: FastifyInstance,
  { gamesOrigin, hstsSubdomains }: Pick<GamesConfig, 'gamesOrigin' | 'hstsSubdomains'>,
): void {
  const defaults = Object.entries({
    ...dataHeaders,
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...buildStrictTransport(gamesOrigin, hstsSubdomains),
  })
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of defaults) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

export function buildPagePolicies(siteOrigin: string): PagePolicies {
  const common = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ]
  return {
    game: [...common, `frame-ancestors ${siteOrigin}`].join('; '),
    verifier: [...common, "frame-ancestors 'none'"].join('; '),
    simulator: [...common, "frame-src 'self'", `frame-ancestors ${siteOrigin} 'self'`].join('; '),
  }
}
