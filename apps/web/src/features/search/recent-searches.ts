// What was searched for on this device lately, the latest first. It stays there: nobody is told.
import { forget, recall, remember } from '../../lib/device-memory.ts'

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

/** Words that led to something; those that they were typed on from, such as `neo` before `neon`, give way. */
export function addRecentSearch(words: string): void {
  if (words === '' || words.length > longest) return
  const kept = listRecentSearches().filter((older) => !words.toLowerCase().startsWith(older.toLowerCase()))
  keep([words, ...kept].slice(0, most))
}

/** Gives those that are left. */
export function removeRecentSearch(words: string): string[] {
  return keep(listRecentSearches().filter((kept) => kept !== words))
}

function keep(searches: string[]): string[] {
  if (searches.length > 0) remember(key, JSON.stringify(searches))
  else forget(key)
  return searches
}
