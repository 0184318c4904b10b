// Which addresses the site has, so that no link of an editor leads to nowhere.
import type { Content } from './content.ts'

/** Screens that are always there; section 2 of the specification. */
const screens = [
  '/',
  '/search',
  '/promo',
  '/tournaments',
  '/compoints',
  '/compoints/tournaments',
  '/login',
  '/registration',
  '/remind',
  '/cashbox',
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
]

/** First segments that screens, calls and files have taken: no static page may be named so. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...screens.map((path) => path.split('/')[1]!).filter((segment) => segment !== ''),
  'bonus',
  'games',
  'producers',
  'play',
  'new-password',
  'guest',
  'series',
  'json-api',
  'api',
  'docs',
  'log',
  'performance',
  'wallet',
  'socket',
  'locale',
  'live',
  'ready',
  'metrics',
  'art',
  'assets',
  'sitemap',
  'robots',
])

/** Every address of the site that content can name. */
export function listAddresses({
  games,
  categories,
  studios,
  promotions,
  series,
  tournaments,
  pages,
}: Omit<Content, 'worlds' | 'banners'>): ReadonlySet<string> {
  return new Set([
    ...screens,
    ...categories.entries.map(({ value }) => `/games/${value.slug}`),
    ...studios.entries.map(({ value }) => `/producers/${value.slug}`),
    ...games.entries.map(({ value }) => `/play/${value.slug}`),
    ...promotions.entries.map(({ value }) => `/promo/${value.slug}`),
    ...series.entries.map(({ value }) => `/tournaments/series/${value.slug}`),
    ...series.entries.flatMap(({ value }) =>
      value.stages.map(({ slug }) => `/tournaments/${value.slug}-${slug}`),
    ),
    ...tournaments.entries.map(({ value }) => `/tournaments/${value.slug}`),
    ...pages.pages.map(({ slug }) => `/${slug}`),
  ])
}
