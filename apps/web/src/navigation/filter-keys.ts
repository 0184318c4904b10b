// Query keys by which a visitor narrows and sorts a list of games. There are more combinations of them than anybody could keep, so
// documents of such addresses are rendered for whoever asks and are neither shared nor shown to search engines.
export const filterKeys = ['q', 'sort', 'provider', 'volatility', 'feature', 'rtp', 'bonus', 'demo'] as const

/** The part of a query that narrows the list at this path; empty where there is no list or nothing is chosen. Pure. */
export function pickFilterQuery(pathname: string, query: URLSearchParams): string {
  if (!/^\/(games|producers)\/|^\/search$/.test(pathname)) return ''
  const picked = new URLSearchParams()
  for (const key of filterKeys)
    for (const value of query.getAll(key)) if (value !== '') picked.append(key, value)
  return picked.toString()
}
