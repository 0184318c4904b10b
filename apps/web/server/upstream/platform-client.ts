// This server's own requests to the platform, with a timeout of 8 s unless told otherwise [9.5]. The visitor is identified by headers that only
// this server sets; cookies never leave it.
import { visitorHeader } from '@yanta/contract'
import { buildPlatformTransport } from './platform-transport.ts'
import type { Visitor } from '../sessions/visitor.ts'
import type { WebConfig } from '../web-config.ts'

export const platformTimeoutMs = 8_000
/** Increased by the platform whenever the catalogue changes; see `catalogue-version.ts`. */
export const catalogueVersionHeader = 'x-catalogue-version'

export interface PlatformAnswer {
  /** 0 when none came in time. */
  status: number
  body: unknown
  /** Value of `Retry-After`. */
  retryAfter?: string
}

export interface PlatformRequest {
  method: 'GET' | 'POST'
  path: string
  visitor: Pick<Visitor, 'address' | 'locale' | 'region'> & Partial<Pick<Visitor, 'userAgent' | 'id'>>
  requestId: string
  bearer?: string
  body?: unknown
  timeoutMs?: number
}

export type AskPlatform = (request: PlatformRequest) => Promise<PlatformAnswer>

/** Builds the function that sends requests to the platform; it never throws. */
export function buildPlatformClient(config: WebConfig): AskPlatform {
  const carry = buildPlatformTransport(config.apiBaseUrl)
  return async ({ method, path, visitor, requestId, bearer, body, timeoutMs = platformTimeoutMs }) => {
    try {
      const response = await carry(config.apiBaseUrl + path, {
        method,
        headers: {
          ...forwardedHeaders(config, visitor, requestId),
          ...(visitor.id === undefined ? {} : { [visitorHeader]: visitor.id }),
          accept: 'application/json',
          'accept-language': visitor.locale,
          'x-requested-with': 'XMLHttpRequest',
          ...(visitor.userAgent ? { 'user-agent': visitor.userAgent } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        timeoutMs,
      })
      const retryAfter = response.headers.get('retry-after')
      return {
        status: response.status,
        body: await response.json().catch(() => null),
        ...(retryAfter ? { retryAfter } : {}),
      }
    } catch {
      return { status: 0, body: null }
    }
  }
}

/** Headers about a visitor for the platform: address, scheme and host of the site, country, and the request id. */
export function forwardedHeaders(
  config: WebConfig,
  visitor: Pick<Visitor, 'address' | 'region'>,
  requestId: string,
): Record<string, string> {
  const [scheme = '', host = ''] = config.siteOrigin.split('://')
  return {
    'x-forwarded-for': visitor.address,
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
    'x-request-id': requestId,
    ...(visitor.region ? { [config.regionHeader.toLowerCase()]: visitor.region } : {}),
  }
}
