// Where a player who has excluded themselves is led away from. Pure.
import type { RouteName } from '../../../navigation/route-table.ts'

/** Screens that are of use to a player who has excluded themselves. */
export const usefulScreens: ReadonlySet<RouteName> = new Set<RouteName>([
  'profile',
  'profileBalance',
  'profileInfo',
  'profileSecurity',
  'profileVerification',
  'saferPlay',
  'saferPlayBreak',
  'saferPlayActivity',
  'cashbox',
  'staticPage',
])

/** Screens whose calls are refused to such a player: they would say that something did not load, and promise that it is safe. */
export const closedScreens: ReadonlySet<RouteName> = new Set<RouteName>([
  'favouriteGames',
  'profileGifts',
  'profileAchievements',
  'compoints',
  'compointsTournaments',
  'winback',
])
