// The addresses of the site's screens as patterns, for statistics: a list of few values in place of what visitors open. A test compares it
// with the site's own table of routes.

export const screenPatterns = [
  '/',
  '/games/favourites',
  '/games/:slug',
  '/producers/:slug',
  '/producers/:slug/:category',
  '/promo',
  '/promo/:slug',
  '/tournaments',
  '/tournaments/series/:slug',
  '/tournaments/:slug',
  '/tournaments/:slug/games',
  '/profile',
  '/profile/balance',
  '/profile/levels',
  '/profile/info',
  '/profile/security',
  '/profile/verification',
  '/profile/gifts',
  '/profile/achievements',
  '/profile/safer-play',
  '/profile/safer-play/break',
  '/profile/safer-play/activity',
  '/compoints',
  '/compoints/tournaments',
  '/play/:name',
  '/remind',
  '/login',
  '/registration',
  '/new-password/:code',
  '/cashbox',
  '/winback',
  '/search',
  '/:slug',
] as const

const patterns = screenPatterns.map((pattern) => ({ pattern, words: pattern.split('/') }))

/** The pattern of a path without its query; the build for guests has the same screens below its base. `other` for an address without one. */
export function findScreenPattern(path: string): (typeof screenPatterns)[number] | 'other' {
  const segments = path
    .toLowerCase()
    .replace(/^\/guest(?=\/|$)/, '')
    .replace(/(?<=.)\/$/, '')
    .split('/')
  if (segments.length === 1) return '/'
  const found = patterns.find(
    ({ words }) =>
      words.length === segments.length &&
      words.every((word, place) =>
        word.startsWith(':') ? segments[place] !== '' : word === segments[place],
      ),
  )
  return found?.pattern ?? 'other'
}
