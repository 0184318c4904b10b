// Section 2 of the specification as a table: every address, its route name [2.15], and who may open it. The screens' files
// are named in routes.ts; guards and links read this table. Matching is our own: the router's `matchPath` builds an expression for each
// row at each call, 36 µs against 2, and a document for guests asks for each of its links.

/** `player` needs a session [2.16], `guest` must have none [2.17]. */
export type RouteAccess = 'all' | 'player' | 'guest'

interface RouteEntry {
  path: `/${string}`
  access: RouteAccess
  /** Visitors of a blocked region get 451 here [6.10]. */
  isClosedByRegion?: true
  /** Opens over the current screen. */
  isPopup?: true
}

/** In the order in which addresses are matched. */
export const routeTable = {
  main: { path: '/', access: 'all' }, // [2.2]
  favouriteGames: { path: '/games/favourites', access: 'all' },
  categoryGames: { path: '/games/:slug', access: 'all' }, // [2.3]
  providerGames: { path: '/producers/:slug', access: 'all' }, // [2.4]
  providerCategory: { path: '/producers/:slug/:category', access: 'all' },
  action: { path: '/promo', access: 'all' }, // [2.5]
  promoPage: { path: '/promo/:slug', access: 'all' },
  tournaments: { path: '/tournaments', access: 'all' }, // [2.6]
  tournamentSeries: { path: '/tournaments/series/:slug', access: 'all' },
  tournamentPage: { path: '/tournaments/:slug', access: 'all' },
  tournamentGames: { path: '/tournaments/:slug/games', access: 'all' },
  profile: { path: '/profile', access: 'player' }, // [2.7]
  profileBalance: { path: '/profile/balance', access: 'player' },
  profileLevels: { path: '/profile/levels', access: 'player' },
  profileInfo: { path: '/profile/info', access: 'player' },
  profileSecurity: { path: '/profile/security', access: 'player' },
  profileVerification: { path: '/profile/verification', access: 'player' },
  profileGifts: { path: '/profile/gifts', access: 'player' },
  profileAchievements: { path: '/profile/achievements', access: 'player' },
  saferPlay: { path: '/profile/safer-play', access: 'player' },
  saferPlayBreak: { path: '/profile/safer-play/break', access: 'player' },
  saferPlayActivity: { path: '/profile/safer-play/activity', access: 'player' },
  compoints: { path: '/compoints', access: 'player' }, // [2.8]
  compointsTournaments: { path: '/compoints/tournaments', access: 'player' },
  gameItem: { path: '/play/:name', access: 'all', isClosedByRegion: true }, // [2.9]
  remind: { path: '/remind', access: 'guest', isClosedByRegion: true, isPopup: true }, // [2.10]
  login: { path: '/login', access: 'guest', isClosedByRegion: true, isPopup: true },
  registration: { path: '/registration', access: 'guest', isClosedByRegion: true, isPopup: true },
  newPassword: { path: '/new-password/:code', access: 'guest', isClosedByRegion: true, isPopup: true }, // [2.11]
  cashbox: { path: '/cashbox', access: 'player', isPopup: true }, // [2.12]
  winback: { path: '/winback', access: 'all' }, // [2.71]
  search: { path: '/search', access: 'all' },
  staticPage: { path: '/:slug', access: 'all' }, // [2.13]
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof routeTable

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type RouteParams<Name extends RouteName> = Record<
  ParamNames<(typeof routeTable)[Name]['path']>,
  string
>

/** The path of a screen: `buildPath('promoPage', { slug: 'winter-lab' })` is `/promo/winter-lab`. */
export function buildPath<Name extends RouteName>(
  name: Name,
  ...[params]: [keyof RouteParams<Name>] extends [never] ? [] : [RouteParams<Name>]
): string {
  const values: Record<string, string> = params ?? {}
  return routeTable[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key]!))
}

export interface FoundRoute extends RouteEntry {
  name: RouteName
  params: Record<string, string>
}

const entries = Object.entries<RouteEntry>(routeTable).map(([name, entry]) => ({
  name: name as RouteName,
  entry,
  words: entry.path.split('/').slice(1),
}))

/** Former addresses of screens, redirected for good. The welcome bonus is a promotion [2.71]. */
const movedPaths: Readonly<Record<string, string>> = { '/bonus': '/promo/bonus' }

/** Words that can't be the slug of a static page: other addresses of the site use them. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...Object.keys(movedPaths).map((path) => path.slice(1)),
  'docs',
  'sw.js',
  'log',
  'performance',
  'json-api',
  'api',
  'series',
  'guest',
  'art',
  'assets',
  'socket',
  ...Object.values(routeTable)
    .map(({ path }) => path.split('/')[1]!)
    .filter((word) => word !== '' && !word.startsWith(':')),
])

/** The route of a path without its query, in any spelling; undefined where the site has no screen [2.18]. */
export function findRoute(pathname: string): FoundRoute | undefined {
  const segments = listSegments(pathname).map(decodeSegment)
  for (const { name, entry, words } of entries) {
    if (words.length !== segments.length || !words.every((word, place) => fits(word, segments[place]!)))
      continue
    const params = Object.fromEntries(
      words.flatMap((word, place) => (isParam(word) ? [[word.slice(1), segments[place]!]] : [])),
    )
    return name === 'staticPage' && reservedSlugs.has(params.slug!.toLowerCase())
      ? undefined
      : { ...entry, name, params }
  }
}

/** The new address of a moved screen. */
export function findMovedPath(pathname: string): string | undefined {
  return movedPaths[`/${listSegments(pathname).map(decodeSegment).join('/')}`.toLowerCase()]
}

/** Canonical path of a screen: `/PROMO/winter-lab/` gives `/promo/winter-lab`. Parameters and paths without a screen stay unchanged. */
export function spellPath(pathname: string): string {
  const moved = findMovedPath(pathname)
  if (moved) return moved
  const words = findRoute(pathname)?.path.split('/').slice(1)
  const segments = listSegments(pathname)
  return words
    ? `/${words.map((word, place) => (isParam(word) ? segments[place] : word)).join('/')}`
    : pathname
}

const isParam = (word: string) => word.startsWith(':')

function fits(word: string, segment: string): boolean {
  return isParam(word) ? segment !== '' : word === segment.toLowerCase()
}

function listSegments(pathname: string): string[] {
  return pathname
    .replace(/([^/])\/$/, '$1')
    .split('/')
    .slice(1)
}

function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** [2.15] Route name of an error page: `errorPage404`, `errorPage503`. */
export function nameErrorPage(status: number): `errorPage${number}` {
  return `errorPage${status}`
}
