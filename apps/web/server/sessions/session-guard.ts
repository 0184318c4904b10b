// Which requests may use the session of a browser. A page of another site can make a browser send its cookies, but not
// the header X-Requested-With, and it can't hide its Origin.
import type { IncomingHttpHeaders } from 'node:http'

export type SessionUse = 'allowed' | 'without_session' | 'forbidden'

/**
 * A call that relies on a cookie needs X-Requested-With and, where sent, the site's own Origin. A plain GET without the
 * header is forwarded as a guest's: the address was opened in a tab.
 */
export function checkSessionUse(
  method: string,
  headers: IncomingHttpHeaders,
  siteOrigin: string,
): SessionUse {
  const isOwnOrigin = headers.origin === undefined || headers.origin === siteOrigin
  if (isOwnOrigin && headers['x-requested-with']) return 'allowed'
  return isOwnOrigin && (method === 'GET' || method === 'HEAD') ? 'without_session' : 'forbidden'
}

/** A form of the site posted without scripts: it can't set a header, but browsers send its Origin. */
export function isOwnForm(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  return headers.origin === undefined
    ? headers['sec-fetch-site'] === 'same-origin'
    : headers.origin === siteOrigin
}
