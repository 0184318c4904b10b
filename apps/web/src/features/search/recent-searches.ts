// Recent searches of this device, the latest first. They are never sent anywhere.
import { forget, recall, remember } from '../../browser/device-storage.ts'

const key = 'recent-searches'
const most = 6
const longest = 60

export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? '[]')
    return Array.isArray(kept)
      ? kept
          .filter((words) => typeof words === 'string' && words !== '' && words.length <= longest)
          .slice(0, most)
      : []
  } catch {
    return []
  }
}

/** Adds a successful search; prefixes of it, such as `neo` before `neon`, are removed. */
export function addRecentSearch(words: string): void {
  if (words === '' || words.length > longest) return
  const kept = listRecentSearches().filter((older) => !words.toLowerCase().startsWith(older.toLowerCase()))
  keep([words, ...kept].slice(0, most))
}

/** Returns the remaining searches. */
export function removeRecentSearch(words: string): string[] {
  return keep(listRecentSearches().filter((kept) => kept !== words))
}

function keep(searches: string[]): string[] {
  if (searches.length > 0) remember(key, JSON.stringify(searches))
  else forget(key)
  return searches
}
