// The headers of a forwarded request. A visitor's headers about addresses, countries and cookies are dropped, and so are
// hop-by-hop headers. A body is always sent with its length or in chunks: otherwise the platform would read it as the next
// request on the connection, with headers of the visitor's choice.
import { visitorHeader } from '@yanta/contract'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { SessionUse } from '../sessions/session-guard.ts'

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
const ownedBySite = [
  'cookie',
  'forwarded',
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
  visitorHeader,
]

interface Forwarded {
  headers: IncomingHttpHeaders
  /** Headers that this server itself sends to the platform; see `forwardedHeaders`. */
  own: Record<string, string>
  regionHeader: string
  access: string | undefined
  use: SessionUse
}

/** A bearer token sent by the client wins over the cookie; the cookie is used only where the guard allows it. */
export function buildForwardedHeaders({
  headers,
  own,
  regionHeader,
  access,
  use,
}: Forwarded): OutgoingHttpHeaders {
  const namedByConnection = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const dropped = new Set([
    ...namedByConnection,
    ...hopByHop,
    ...ownedBySite,
    regionHeader.toLowerCase(),
    'expect',
  ])
  dropped.delete('content-length')
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
  const isAdded = !headers.authorization && access !== undefined && use === 'allowed'
  return {
    ...kept,
    ...own,
    ...(isAdded ? { authorization: `Bearer ${access}` } : {}),
    ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
  }
}

/** Headers of the platform's answer that may reach a browser; only this server sets cookies. */
export function pickAnswerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const dropped = new Set([...hopByHop, 'set-cookie', 'x-catalogue-version'])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}
