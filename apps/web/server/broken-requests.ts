// Malformed requests and errors before an answer.
import type { IncomingMessage } from 'node:http'
import { buildBrokenBytesAnswer, buildErrorAnswer, sendRefusal } from '@yanta/server'

/** Calls are made by programs; one with dots in its path is no mistake, and is left unchanged for the proxy to refuse. */
const callPath = /^\/(?:json-api|api)\//

/**
 * The path of a request as a browser would have sent it, so that the path checked is the one rendered. An absolute URL loses its
 * host, which proves nothing; text that can't be decoded is taken literally, so that a mistyped address gets the 404 page.
 */
export function readPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/') && !/[%\\#]|\/\./.test(url)) return url
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = relative.startsWith('/') || relative === '*' ? relative : `/${relative}`
  const [place = '', ...query] = path.split('?')
  try {
    decodeURIComponent(place)
    return place === '*' || callPath.test(place) ? path : [resolveDots(place), ...query].join('?')
  } catch {
    return [place.replaceAll('%', '%25'), ...query].join('?')
  }
}

function resolveDots(place: string): string {
  return new URL(`http://site.invalid${place}`).pathname
}

export const answerBrokenBytes = buildBrokenBytesAnswer({
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
})

export const answerError = buildErrorAnswer({
  send(refusal, _request, reply) {
    // A client that is still sending reads the answer only if the rest is consumed, which Node does on a keep-alive connection.
    if (refusal.status === 413) reply.removeHeader('connection')
    return sendRefusal(reply, refusal)
  },
})
