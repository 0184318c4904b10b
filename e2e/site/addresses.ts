// Every address of section 2, with the server's answer.
import { type RouteName, routeTable } from '../../apps/web/src/navigation/route-table.ts'

/** Slugs of the demo's own content; what it has none of is a page that is not there, whoever asks. */
const params: Partial<Record<RouteName, Record<string, string>>> = {
  categoryGames: { slug: 'slots' },
  providerGames: { slug: 'halva' },
  providerCategory: { slug: 'halva', category: 'slots' },
  gameItem: { name: 'neon-drive' },
  newPassword: { code: 'a1b2c3' },
  staticPage: { slug: 'responsible-gaming' },
}
export const missing: readonly RouteName[] = [
  'promoPage',
  'tournamentSeries',
  'tournamentPage',
  'tournamentGames',
]
export const names = Object.keys(routeTable) as RouteName[]
export const guestOnly: readonly RouteName[] = ['remind', 'login', 'registration', 'newPassword']
export const playersOwn: readonly RouteName[] = [
  'profile',
  'profileBalance',
  'profileLevels',
  'profileInfo',
  'profileSecurity',
  'profileVerification',
  'profileGifts',
  'profileAchievements',
  'saferPlay',
  'saferPlayBreak',
  'saferPlayActivity',
  'compoints',
  'compointsTournaments',
  'cashbox',
]

export const pathOf = (name: RouteName) =>
  routeTable[name].path.replace(/:(\w+)/g, (_, key: string) => params[name]?.[key] ?? 'no-such-slug')
export const loginFor = (name: RouteName) => `/login?redirect=${encodeURIComponent(pathOf(name))}`
export const statusOf = (name: RouteName) => (missing.includes(name) ? 404 : 200)
