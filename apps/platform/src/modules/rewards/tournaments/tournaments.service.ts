// Editors' tournaments and series, rendered once at start; only their status follows the clock.
import { defaultLocale, locales, type Locale, type Tournament, type TournamentSeries } from '@yanta/contract'
import type { Art } from '@yanta/art'
import type { Clock } from '@yanta/config/clock'
import type { SeriesEntry, TournamentEntry } from '@yanta/content'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'
import type { SubjectSource } from '../../site/seo/seo.service.ts'
import { findContestStatus, mechanics, privacyTypes, sortContests } from './tournaments.rules.ts'

/** Without the number of games, which the catalogue has. */
export type ListedTournament = Omit<Tournament, 'numberOfGames'>

/** The eligible games: those of a category or of a studio. */
export interface CountedGames {
  'filter[category]'?: string
  'filter[provider]'?: string
}

export interface Tournaments {
  /** All, or those of a series; active ones first [4.5]. */
  list(locale: Locale, seriesId?: string): ListedTournament[]
  find(locale: Locale, slug: string): ListedTournament | undefined
  findGames(slug: string): CountedGames | undefined
  listSeries(locale: Locale): TournamentSeries[]
  findSeries(locale: Locale, slug: string): TournamentSeries | undefined
  /** For titles of pages and for the site map. */
  subjects: Record<'tournament' | 'series', SubjectSource>
}

interface TournamentSources {
  tournaments: readonly TournamentEntry[]
  series: readonly SeriesEntry[]
  art: Art
  values: TextValues
  clock: Clock
}

/** Renders every tournament and series in every language [7.50-7.53]. */
export function createTournaments({
  tournaments,
  series,
  art,
  values,
  clock,
}: TournamentSources): Tournaments {
  const present = <Entry, Cached>(
    entries: readonly Entry[],
    cache: (entry: Entry, locale: Locale) => Cached,
  ) =>
    Object.fromEntries(
      locales.map((locale) => [locale, entries.map((entry) => cache(entry, locale))]),
    ) as Record<Locale, Cached[]>
  const describe = (entry: SeriesEntry, locale: Locale) => describeContest(entry, { locale, art, values })
  const keptTournaments = present(tournaments, (entry, locale) => ({
    ...describe(entry, locale),
    ...describeRules(entry, locale),
  }))
  const keptSeries = present(series, (entry, locale) => ({ ...describe(entry, locale), isPaid: false }))
  const withStatus = <Cached extends { startedAt: string; finishedAt: string }>(cached: readonly Cached[]) =>
    sortContests(
      cached.map((contest) => ({ ...contest, status: findContestStatus(contest, clock.now().getTime()) })),
    )
  const list = (locale: Locale, seriesId?: string) =>
    withStatus(
      keptTournaments[locale].filter(
        ({ tournamentSeriesId }) => seriesId === undefined || tournamentSeriesId === seriesId,
      ),
    )
  const listSeries = (locale: Locale) => withStatus(keptSeries[locale])
  const find = (locale: Locale, slug: string) => list(locale).find((tournament) => tournament.slug === slug)
  const findSeries = (locale: Locale, slug: string) => listSeries(locale).find((one) => one.slug === slug)
  return {
    list,
    find,
    listSeries,
    findSeries,
    findGames: (slug) => gamesOf(tournaments.find((entry) => entry.slug === slug)),
    subjects: {
      tournament: buildSubject('/tournaments', tournaments, find),
      series: buildSubject('/tournaments/series', series, findSeries),
    },
  }
}

function describeContest(
  { slug, title, description, prize, startsAt, endsAt }: SeriesEntry,
  { locale, art, values }: { locale: Locale; art: Art; values: TextValues },
) {
  const fill = (text: string) => fillPlaceholders(text, values[locale])
  return {
    id: slug,
    slug,
    title: fill(title[locale]),
    description: fill(description[locale]),
    prizeDescription: prize ? fill(prize[locale]) : null,
    imageDefault: {
      url: art.getAddress(`tournaments/${slug}-card`),
      wideUrl: art.findAddress(`tournaments/${slug}-wide`) ?? null,
    },
    startedAt: startsAt,
    finishedAt: endsAt,
  }
}

function describeRules({ series, mechanic, entry, seats }: TournamentEntry, locale: Locale) {
  const { value, title } = mechanics[mechanic]
  return {
    tournamentSeriesId: series ?? null,
    mechanic: { value, title: title[locale] },
    privacyType: { value: privacyTypes[entry] },
    compointMembershipPrice: null,
    maxMemberLimit: seats ?? null,
    membersCount: 0,
  }
}

function gamesOf(entry: TournamentEntry | undefined): CountedGames | undefined {
  if (!entry) return undefined
  return {
    ...(entry.category && { 'filter[category]': entry.category }),
    ...(entry.studio && { 'filter[provider]': entry.studio }),
  }
}

function buildSubject(
  place: string,
  entries: readonly { slug: string }[],
  find: (locale: Locale, slug: string) => Pick<TournamentSeries, 'title' | 'imageDefault'> | undefined,
): SubjectSource {
  return {
    findName: async (locale, slug) => find(locale, slug)?.title ?? null,
    findPicture: async (slug) => {
      const picture = find(defaultLocale, slug)?.imageDefault
      return picture?.wideUrl ?? picture?.url ?? null
    },
    listAddresses: async () => entries.map(({ slug }) => ({ path: `${place}/${slug}`, updatedAt: null })),
  }
}
