// A guest's favourites in this browser: the latest first, 500 at most. The stored value may be outdated or invalid.
import { mostFavourites } from '@yanta/contract'
import { forget, recall, remember } from '../../browser/device-storage.ts'

export const guestKey = 'favourites'
const slugPattern = /^[a-z0-9_-]{1,80}$/

export function hasGuestFavourites(): boolean {
  return recall(guestKey) !== null
}

export function readGuestFavourites(): string[] {
  return parseGuestFavourites(recall(guestKey))
}

/** Empty for a text that holds no list. Pure. */
export function parseGuestFavourites(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    const slugs = Array.isArray(kept)
      ? kept.filter((each): each is string => typeof each === 'string' && slugPattern.test(each))
      : []
    return [...new Set(slugs)].slice(0, mostFavourites)
  } catch {
    return []
  }
}

export function storeGuestFavourites(slugs: readonly string[]): void {
  if (slugs.length > 0) remember(guestKey, JSON.stringify(slugs))
  else forget(guestKey)
}
