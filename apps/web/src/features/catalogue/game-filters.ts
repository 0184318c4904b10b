// Filters and order of a list of games, as they are in its address:
// `?q=fruit&sort=new&provider=halva,lampa&volatility=high&feature=free_spins&rtp=9600&bonus=1&demo=1`. A form without
// scripts repeats a key instead of joining values; both are read. Invalid values are ignored. The keys are those of
// `navigation/filter-keys.ts`. Pure.
import type { GameFeature, GameSort, Volatility } from '@yanta/contract'

export const sorts = ['popular', 'new', 'name', 'rtp'] as const satisfies readonly GameSort[]
export const volatilities = ['low', 'medium', 'high'] as const satisfies readonly Volatility[]
export const features = [
  'free_spins',
  'free_spins_choice',
  'wilds',
  'expanding_wilds',
  'walking_wilds',
  'sticky_wilds',
  'multipliers',
  'bonus_buy',
  'jackpot',
  'bet_table',
  'steps',
] as const satisfies readonly GameFeature[]

export interface GameFilters {
  /** Search text, matched against names of games and providers. */
  q: string
  /** Null is the list's default order: the editors', or the best matches first where there is search text. */
  sort: GameSort | null
  providers: readonly string[]
  volatilities: readonly Volatility[]
  features: readonly GameFeature[]
  /** The minimum RTP in hundredths of a percent. */
  rtp: number | null
  /** Only games that accept bonus money. */
  bonus: boolean
  demo: boolean
}

export const noFilters: GameFilters = {
  q: '',
  sort: null,
  providers: [],
  volatilities: [],
  features: [],
  rtp: null,
  bonus: false,
  demo: false,
}

const longestWords = 150
const mostProviders = 50

export function readFilters(query: URLSearchParams): GameFilters {
  const q = (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestWords).trim()
  const sort = sorts.find((known) => known === query.get('sort')) ?? null
  const rtp = query.get('rtp') ?? ''
  return {
    q,
    // The editors' order is the list's default, unless there is search text.
    sort: sort === 'popular' && q === '' ? null : sort,
    providers: readList(query, 'provider')
      .filter((slug) => /^[a-z0-9_-]{1,100}$/.test(slug))
      .slice(0, mostProviders),
    volatilities: pickKnown(volatilities, readList(query, 'volatility')),
    features: pickKnown(features, readList(query, 'feature')),
    rtp: /^\d{1,5}$/.test(rtp) && Number(rtp) > 0 && Number(rtp) <= 10_000 ? Number(rtp) : null,
    bonus: query.get('bonus') === '1',
    demo: query.get('demo') === '1',
  }
}

/** The query of an address with its question mark, in one order; empty where nothing is chosen. */
export function writeFilters(filters: GameFilters): string {
  const { q, sort, providers, rtp, bonus, demo } = filters
  const pairs: [string, string][] = [
    ['q', encodeURIComponent(q).replaceAll('%20', '+')],
    ['sort', sort ?? ''],
    ['provider', providers.join()],
    ['volatility', filters.volatilities.join()],
    ['feature', filters.features.join()],
    ['rtp', rtp?.toString() ?? ''],
    ['bonus', bonus ? '1' : ''],
    ['demo', demo ? '1' : ''],
  ]
  const query = pairs
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
  return query && `?${query}`
}

/** The query of `listGames` and `listGameFacets`. */
export function buildFilterQuery({
  q,
  providers,
  volatilities: wanted,
  features: held,
  rtp,
  bonus,
  demo,
}: GameFilters) {
  return {
    ...(q && { q }),
    ...(providers.length > 0 && { 'filter[provider][]': [...providers] }),
    ...(wanted.length > 0 && { 'filter[volatility][]': [...wanted] }),
    ...(held.length > 0 && { 'filter[feature][]': [...held] }),
    ...(rtp !== null && { 'filter[rtp]': rtp }),
    ...(bonus && { 'filter[bonus]': '1' as const }),
    ...(demo && { 'filter[demo]': '1' as const }),
  }
}

/** How many filters are active; search text and order do not count. */
export function countFilters({
  providers,
  volatilities: wanted,
  features: held,
  rtp,
  bonus,
  demo,
}: GameFilters): number {
  return providers.length + wanted.length + held.length + Number(rtp !== null) + Number(bonus) + Number(demo)
}

/** Adds the value, or removes it where it is present. */
export function toggle<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((kept) => kept !== value) : [...list, value]
}

function readList(query: URLSearchParams, key: string): string[] {
  return [
    ...new Set(
      query
        .getAll(key)
        .flatMap((value) => value.split(','))
        .filter(Boolean),
    ),
  ]
}

/** Returns the values in the order in which they are offered. */
function pickKnown<Known extends string>(known: readonly Known[], wanted: readonly string[]): Known[] {
  return known.filter((value) => wanted.includes(value))
}
