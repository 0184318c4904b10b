// [2.21] The last screens of this tab, newest last. They survive a reload; without storage they last as long as the page.
import { createStore } from 'zustand/vanilla'
import { isPlainPath } from './plain-path.ts'

export interface HistoryEntry {
  /** Path with query, as the address bar shows it. */
  path: string
  isErrorPage: boolean
}

const mostEntries = 5
const key = 'navigation-history'

/** Adds an entry; the same path again only updates the last one. Pure. */
export function addEntry(history: readonly HistoryEntry[], visit: HistoryEntry): HistoryEntry[] {
  const before = history.at(-1)?.path === visit.path ? history.slice(0, -1) : history
  return [...before, visit].slice(-mostEntries)
}

/** [2.21-2.22] The newest entry that is neither an error page nor `current` and that `isWanted` accepts. Pure. */
export function findLastScreen(
  history: readonly HistoryEntry[],
  current: string,
  isWanted: (path: string) => boolean = () => true,
): string | undefined {
  return history.findLast(({ path, isErrorPage }) => !isErrorPage && path !== current && isWanted(path))?.path
}

/** Parses stored entries of any content; only paths of this site are returned. Pure. */
export function readEntries(stored: string | null): HistoryEntry[] {
  try {
    const visits: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(visits)
      ? visits
          .filter(isEntry)
          .map(({ path, isErrorPage }) => ({ path, isErrorPage }))
          .slice(-mostEntries)
      : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is HistoryEntry {
  const visit = value as Partial<HistoryEntry> | null
  return typeof visit?.path === 'string' && typeof visit.isErrorPage === 'boolean' && isPlainPath(visit.path)
}

/** Null until storage has been read. */
const screens = createStore<{ entries: readonly HistoryEntry[] | null }>(() => ({ entries: null }))

/** The entries of this tab. */
export function listEntries(): readonly HistoryEntry[] {
  const known = screens.getState().entries
  if (known) return known
  const entries = readEntries(readStorage())
  screens.setState({ entries })
  return entries
}

/** Records the current screen. */
export function recordEntry(visit: HistoryEntry): void {
  const entries = addEntry(listEntries(), visit)
  screens.setState({ entries })
  try {
    sessionStorage.setItem(key, JSON.stringify(entries))
  } catch {
    // The history in memory is still valid.
  }
}

/** Clears the history, on logout. */
export function forgetEntries(): void {
  screens.setState({ entries: [] })
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

function readStorage(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
