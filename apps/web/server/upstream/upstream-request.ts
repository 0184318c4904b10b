// The last hop to the platform: always to the configured host, whatever host a visitor's request names.
import { type ClientRequest, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { urlToHttpOptions } from 'node:url'

export type OpenHop = (
  options: Pick<RequestOptions, 'method' | 'path' | 'headers' | 'agent' | 'timeout'>,
) => ClientRequest

/** Builds the function that opens a request to the platform. `path` is sent as it is; see `isPlainPath`. */
export function buildUpstreamRequest(apiBaseUrl: string): OpenHop {
  const base = new URL(apiBaseUrl)
  const { protocol, hostname, port } = urlToHttpOptions(base)
  const open = base.protocol === 'https:' ? requestHttps : requestHttp
  return ({ headers, ...options }) =>
    open({ ...options, protocol, hostname, port, headers: { ...headers, host: base.host } })
}

/**
 * True for a path that all servers interpret alike. An absolute URL, a second slash at the start, dot segments and
 * backslashes are interpreted differently by intermediate servers, and so lead elsewhere than was checked.
 */
export function isPlainPath(url: string): boolean {
  const path = url.split('?', 1)[0]!
  return /^\/(?!\/)/.test(path) && !/\\|%5c|%2f|%00|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}
