// [2.21] The last screens of this tab, newest last. They survive a reload; without storage they live as long as the page.
import { isPlainPath } from './plain-path.ts'

export interface ScreenVisit {
  /** Path with query, as the address bar shows it. */
  path: string
  isErrorPage: boolean
}

const keptVisits = 5
const key = 'navigation-history'

/** Adds a visit; the same path again only changes what is known of it. Pure. */
export function addVisit(history: readonly ScreenVisit[], visit: ScreenVisit): ScreenVisit[] {
  const before = history.at(-1)?.path === visit.path ? history.slice(0, -1) : history
  return [...before, visit].slice(-keptVisits)
}

/** [2.21-2.22] The newest visit that is neither an error page nor `current`, and that `isWanted`. Pure. */
export function findLastScreen(
  history: readonly ScreenVisit[],
  current: string,
  isWanted: (path: string) => boolean = () => true,
): string | undefined {
  return history.findLast(({ path, isErrorPage }) => !isErrorPage && path !== current && isWanted(path))?.path
}

/** What storage holds, whatever was put there: only paths of this site. Pure. */
export function readVisits(stored: string | null): ScreenVisit[] {
  try {
    const visits: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(visits)
      ? visits
          .filter(isVisit)
          .map(({ path, isErrorPage }) => ({ path, isErrorPage }))
          .slice(-keptVisits)
      : []
  } catch {
    return []
  }
}

function isVisit(value: unknown): value is ScreenVisit {
  const visit = value as Partial<ScreenVisit> | null
  return typeof visit?.path === 'string' && typeof visit.isErrorPage === 'boolean' && isPlainPath(visit.path)
}

let visits: ScreenVisit[] | undefined

/** The visits of this tab. */
export function listVisits(): readonly ScreenVisit[] {
  visits ??= readVisits(readStorage())
  return visits
}

/** Notes the screen that is shown now. */
export function rememberVisit(visit: ScreenVisit): void {
  visits = addVisit(listVisits(), visit)
  try {
    sessionStorage.setItem(key, JSON.stringify(visits))
  } catch {
    // The history of this page still stands.
  }
}

/** Forgets everything, as logging out does. */
export function forgetVisits(): void {
  visits = []
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
