// Whether the promo popup is due: once for each update of it [4.48-4.50], within its dates, not on every screen [2.35]. Pure.
import type { PromoPopup } from '@yanta/contract'
import type { RouteName } from '../../../navigation/route-table.ts'

/** The cookie that stores the stamp of the update that was shown. */
export const popupCookie = 'promo_popup'

/** For a popup without an end: as long as browsers keep a cookie. */
const yearSeconds = 34_560_000

/** Games and lists of games, and screens on which somebody logs in, pays, proves something or limits their play. */
const quietRoutes: ReadonlySet<RouteName> = new Set([
  'main',
  'favouriteGames',
  'categoryGames',
  'providerGames',
  'providerCategory',
  'gameItem',
  'tournamentGames',
  'search',
  'cashbox',
  'login',
  'registration',
  'remind',
  'newPassword',
  'profileSecurity',
  'profileVerification',
  'saferPlay',
  'saferPlayBreak',
  'saferPlayActivity',
])

export function isQuietRoute(name: RouteName | undefined): boolean {
  return name === undefined || quietRoutes.has(name)
}

/** After the page was loaded [9.1], or the login. */
const delayMs = 3_000

/**
 * How long the popup waits from now on [2.34]. The time in which its code came counts.
 * @param sinceMs since the document was loaded or, when that is later, the player logged in on it; null: it still loads
 */
export function computeDelayMs(sinceMs: number | null): number {
  return Math.max(0, delayMs - (sinceMs ?? 0))
}

/**
 * @param shownStamp value of the cookie; undefined without one
 * @param nowMs by the server's clock
 */
export function isPopupDue(popup: PromoPopup, shownStamp: string | undefined, nowMs: number): boolean {
  const { isActive, showDateFrom, showDateTo, updatedAt } = popup
  return (
    isActive &&
    (showDateFrom === null || showDateFrom * 1_000 <= nowMs) &&
    (showDateTo === null || nowMs < showDateTo * 1_000) &&
    shownStamp !== String(updatedAt)
  )
}

/** How long the cookie lives: until the popup is not shown any more. */
export function computeCookieSeconds({ showDateTo }: PromoPopup, nowMs: number): number {
  return showDateTo === null ? yearSeconds : Math.max(1, Math.ceil(showDateTo - nowMs / 1_000))
}
