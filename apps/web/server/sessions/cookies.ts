// Cookies as text: reading a header and writing one line of Set-Cookie.

export interface CookieAttributes {
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number
  isSecure: boolean
  /** Scripts may read it; never set for session cookies. */
  isReadable?: boolean
}

/** Cookies of a request by name; the first of a repeated name wins. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=')
    const name = pair.slice(0, Math.max(0, separator)).trim()
    if (name) cookies[name] ??= pair.slice(separator + 1).trim()
  }
  return cookies
}

/** One cookie for the whole site: SameSite=Lax, Path=/, no Domain. */
export function buildCookie(
  name: string,
  value: string,
  { maxAge, isSecure, isReadable }: CookieAttributes,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isReadable ? [] : ['HttpOnly']),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
