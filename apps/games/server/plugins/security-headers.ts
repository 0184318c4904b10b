// Security headers of every answer: no sniffing, no referrer (launch addresses carry a token), framing only by the site.
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
  const isSecure = gamesOrigin.startsWith('https:')
  app.addHook('onSend', async (_request, reply) => {
    const defaults: Record<string, string> = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      ...(isSecure && {
        'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
      }),
    }
    for (const [name, value] of Object.entries(defaults))
      if (!reply.hasHeader(name)) reply.header(name, value)
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
