// The address of a search. Pure.
export const longestWords = 150

/** What is asked for in a query: without spaces around it, and not longer than the platform takes. */
export function readWords(query: URLSearchParams): string {
  return trimWords(query.get('q') ?? '')
}

/** As they are asked for. */
export function trimWords(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, longestWords).trim()
}

/** The path of the search screen with these words. */
export function buildSearchPath(words: string, page = 1): string {
  const query = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? '/search' : `/search?${query}`
}
