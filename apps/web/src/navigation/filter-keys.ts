// Query keys that filter and sort a list of games. They have too many combinations to cache, so documents of such addresses
// are rendered per request and are neither shared nor indexed by search engines.
export const filterKeys = ['q', 'sort', 'provider', 'volatility', 'feature', 'rtp', 'bonus', 'demo'] as const

/** The filter and sort part of a query at this path; empty where there is no list or nothing is chosen. Pure. */
export function pickFilterQuery(pathname: string, query: URLSearchParams): string {
  if (!/^\/(games|producers)\/|^\/search$|^\/tournaments\/[^/]+\/games$/.test(pathname)) return ''
  const picked = new URLSearchParams()
  for (const key of filterKeys)
    for (const value of query.getAll(key)) if (value !== '') picked.append(key, value)
  return picked.toString()
}
