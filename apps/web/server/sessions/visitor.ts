// Data of a request that this server needs before it answers: language, region, address, session.
import type { Locale } from '@yanta/contract'
import { locales } from '@yanta/contract'
import { createRegions } from '@yanta/server'
import type { FastifyRequest } from 'fastify'
import { buildCookie, parseCookies } from './cookies.ts'
import { type SessionTokens, readSessionCookies } from './session-cookies.ts'
import { readVisitorId } from './visitor-cookie.ts'
import type { TrustedProxies } from './trusted-proxies.ts'
import type { WebConfig } from '../web-config.ts'

export interface Visitor {
  locale: Locale
  /** The locale cookie is invalid; the answer replaces it. */
  hasJunkLocale: boolean
  address: string
  /** Two letters in upper case, or empty when unknown. */
  region: string
  isRegionBlocked: boolean
  session: SessionTokens
  /** Of a browser that has given high fives without a session. */
  id: string | undefined
  /** User agent; shown to players in the list of their logins. */
  userAgent: string
  /** The browser prefetches; this must have no side effects. */
  isPrefetch: boolean
}

export const localeMaxAgeSeconds = 86_400

/** Builds the reader of requests for one configuration. */
export function buildVisitorReader(
  config: WebConfig,
  proxies: TrustedProxies,
): (request: FastifyRequest) => Visitor {
  const regions = createRegions(config, proxies.isTrusted)
  return (request) => {
    const { headers } = request
    const peer = request.socket.remoteAddress ?? ''
    const cookies = parseCookies(headers.cookie)
    const isLocale = locales.includes(cookies.locale as Locale)
    const region = regions.read(request)
    return {
      locale: isLocale ? (cookies.locale as Locale) : locales[0],
      hasJunkLocale: cookies.locale !== undefined && !isLocale,
      address: proxies.findClient(
        peer,
        proxies.isTrusted(peer) ? headerText(headers['x-forwarded-for']) : undefined,
      ),
      region,
      isRegionBlocked: regions.isBlocked(region),
      session: readSessionCookies(cookies),
      id: readVisitorId(cookies),
      userAgent: headers['user-agent'] ?? '',
      isPrefetch: /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`),
    }
  }
}

/** The locale cookie [9.8]; scripts may read it, it grants no access. */
export function buildLocaleCookie(locale: Locale, isSecure: boolean): string {
  return buildCookie('locale', locale, { maxAge: localeMaxAgeSeconds, isSecure, isReadable: true })
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}
