// Instances of tournaments and series as visitors may see them. Each process reads all of them once a second.
import type { Clock } from '@yanta/config/clock'
import { defaultLocale, seriesRoom, tournamentRoom } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import {
  findStatus,
  selectContest,
  selectContestBySlug,
  selectInstances,
  selectStages,
} from '../contests/contests.service.ts'
import { isAnnounced } from '../contests/schedule.service.ts'
import type { SeriesContest, SeriesTerms, TournamentContest, TournamentTerms } from './tournament-terms.ts'
import type { AllTexts } from './tournament-texts.present.ts'

export interface Shown {
  /** The latest first. */
  tournaments: readonly TournamentContest[]
  series: readonly SeriesContest[]
}

export interface Instances {
  /** The latest of each entry, without those that are announced later. */
  list(): Promise<Shown>
  /** By the slug of an instance, or of all its instances: then the active one, else the next, else the last, a cancelled one where there is no other. */
  findTournament(slug: string): Promise<TournamentContest | undefined>
  findSeries(slug: string): Promise<SeriesContest | undefined>
  /** As it is in the database now; undefined for what is none, or has left the content. */
  readTournament(id: number): Promise<TournamentContest | undefined>
  readSeries(id: number): Promise<SeriesContest | undefined>
  /** Stages of a series, in their order. */
  listStages(seriesId: number): Promise<readonly TournamentContest[]>
  /** Nothing read before is answered any more; after a change by this process. */
  refresh(): void
}

interface InstancesContext {
  db: PlatformDatabase
  clock: Clock
  realtime: Pick<Realtime, 'allowRoom'>
  texts: AllTexts
}

/** Another process may have changed an instance. */
const readAgainMs = 1_000
/** Of each entry: the next, those that run, and past ones. */
const mostInstances = 6

export function createInstances({ db, clock, realtime, texts }: InstancesContext): Instances {
  const known = texts[defaultLocale]
  let snapshot: { at: number; read: Promise<Shown> } | null = null

  function read(): Promise<Shown> {
    const at = clock.now().getTime()
    if (!snapshot || at - snapshot.at >= readAgainMs || at < snapshot.at) {
      const current = { at, read: load() }
      snapshot = current
      current.read.catch(() => {
        if (snapshot === current) snapshot = null
      })
    }
    return snapshot.read
  }

  async function load(): Promise<Shown> {
    const [series, tournaments] = [
      await selectInstances<SeriesTerms>(db, 'series', {
        entries: [...known.series.keys()],
        each: mostInstances,
      }),
      await selectInstances<TournamentTerms>(db, 'tournament', {
        entries: [...known.tournament.keys()],
        each: mostInstances,
      }),
    ]
    for (const { id } of series) realtime.allowRoom(seriesRoom(String(id)))
    for (const { id } of tournaments) realtime.allowRoom(tournamentRoom(String(id)))
    return { series, tournaments }
  }

  const isSeriesShown = ({ entry, startsAt }: SeriesContest): boolean => {
    const found = known.series.get(entry)
    const now = clock.now()
    return found !== undefined && (startsAt <= now || isAnnounced(found, startsAt, now))
  }

  async function list(): Promise<Shown> {
    const all = await read()
    const series = all.series.filter(isSeriesShown)
    const ids = new Set(series.map(({ id }) => id))
    const now = clock.now()
    // A stage is shown with its series.
    const isShown = ({ entry, startsAt, seriesId }: TournamentContest): boolean => {
      const found = known.tournament.get(entry)
      if (!found) return false
      if (startsAt <= now) return true
      return seriesId === null ? isAnnounced(found, startsAt, now) : ids.has(seriesId)
    }
    return { series, tournaments: all.tournaments.filter(isShown) }
  }

  function choose<One extends TournamentContest | SeriesContest>(
    shown: readonly One[],
    slug: string,
  ): One | undefined {
    const named = shown.find((contest) => contest.slug === slug)
    if (named) return named
    const now = clock.now()
    const all = shown.filter(({ entry }) => entry === slug)
    const ofEntry = all.filter(({ state }) => state !== 'cancelled')
    const having = (status: ReturnType<typeof findStatus>) =>
      ofEntry.filter((contest) => findStatus(contest, now) === status)
    return having('active')[0] ?? having('future').at(-1) ?? having('past')[0] ?? all[0]
  }

  /** One that is older than the latest, or newer than what was read last. */
  async function isVisible(contest: TournamentContest | SeriesContest): Promise<boolean> {
    const found = known[contest.kind as 'tournament' | 'series'].get(contest.entry)
    if (!found) return false
    const now = clock.now()
    const { seriesId } = contest
    const series = seriesId === null ? undefined : await selectContest(db, 'series', seriesId)
    const { startsAt } = series ?? contest
    return contest.startsAt <= now || startsAt <= now || isAnnounced(found, startsAt, now)
  }

  async function readKnown<One extends TournamentContest | SeriesContest>(
    kind: 'tournament' | 'series',
    id: number,
  ): Promise<One | undefined> {
    const contest = (await selectContest(db, kind, id)) as One | undefined
    return contest && known[kind].has(contest.entry) ? contest : undefined
  }

  return {
    list,
    async findTournament(slug) {
      const found = choose((await list()).tournaments, slug)
      if (found) return found
      const older = await selectContestBySlug<TournamentTerms>(db, 'tournament', slug)
      return older && (await isVisible(older)) ? older : undefined
    },
    async findSeries(slug) {
      const found = choose((await list()).series, slug)
      if (found) return found
      const older = await selectContestBySlug<SeriesTerms>(db, 'series', slug)
      return older && (await isVisible(older)) ? older : undefined
    },
    readTournament: (id) => readKnown<TournamentContest>('tournament', id),
    readSeries: (id) => readKnown<SeriesContest>('series', id),
    async listStages(seriesId) {
      const stages = (await list()).tournaments.filter((contest) => contest.seriesId === seriesId)
      return stages.length > 0
        ? stages.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
        : selectStages<TournamentTerms>(db, seriesId)
    },
    refresh: () => void (snapshot = null),
  }
}
