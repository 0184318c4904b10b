// The last hop to the platform: always to the configured host, whatever host a visitor's request names.
import { type ClientRequest, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { beginHop } from '@yanta/server'

export type OpenHop = (
  options: Pick<RequestOptions, 'method' | 'path' | 'headers' | 'agent' | 'timeout'>,
) => ClientRequest

/** Builds the function that opens a request to the platform. `path` is sent as it is; see `isPlainPath`. */
export function buildUpstreamRequest(apiBaseUrl: string): OpenHop {
  const base = new URL(apiBaseUrl)
  const { protocol, hostname, port } = urlToHttpOptions(base)
  const open = base.protocol === 'https:' ? requestHttps : requestHttp
  return ({ headers, ...options }) => {
    const hop = beginHop(`${options.method ?? 'GET'} platform`)
    const sent = { ...headers, host: base.host, ...(hop && { traceparent: hop.traceparent }) }
    const request = open({ ...options, protocol, hostname, port, headers: sent })
    if (hop)
      request
        .once('response', ({ statusCode }) => hop.end({ status: statusCode ?? 0 }))
        .once('error', (error) => hop.end({ error }))
    return request
  }
}

/**
 * True for a path that all servers interpret alike. An absolute URL, a second slash at the start, dot segments and
 * backslashes are interpreted differently by intermediate servers, and so lead elsewhere than was checked.
 */
export function isPlainPath(url: string): boolean {
  const path = url.split('?', 1)[0]!
  return /^\/(?!\/)/.test(path) && !/\\|%5c|%2f|%00|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}
