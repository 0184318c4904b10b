/** For answers that are data: nothing of them is run, framed or sniffed, and no address of them is passed on. */
export const dataHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** HSTS for a year for an origin on https, including subdomains unless its operator has some on http; nothing for http. */
export function buildStrictTransport(origin: string, hasSubdomains: boolean): Record<string, string> {
  return origin.startsWith('https:')
    ? { 'strict-transport-security': `max-age=31536000${hasSubdomains ? '; includeSubDomains' : ''}` }
    : {}
}
