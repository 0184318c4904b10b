// The address of a search. Pure.
export const longestWords = 150

/** The search text of a query: trimmed, and cut to the platform's maximum length. */
export function readWords(query: URLSearchParams): string {
  return trimWords(query.get('q') ?? '')
}

/** Normalizes a typed text as it is sent. */
export function trimWords(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, longestWords).trim()
}

/** The path of the search screen for a text. */
export function buildSearchPath(words: string, page = 1): string {
  const query = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? '/search' : `/search?${query}`
}
