// Instances presented for who asks: in words and amounts of theirs, with their own part.
import type { Clock } from '@yanta/config/clock'
import type { Currency, Locale, Tournament, TournamentSeries } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Player } from '../../../plugins/session.ts'
import { countCountedGames, type Catalogue } from '../../play/catalogue/catalogue.service.ts'
import { describeOffers } from '../gifts/gifts.service.ts'
import type { Instances } from './instances.service.ts'
import { presentEntrance, type EntranceNames } from './joining/entrance.service.ts'
import { readMemberships, readOwnPart, type Memberships } from './own-part.service.ts'
import type { Tables } from './tables.service.ts'
import type { SeriesContest, TournamentContest } from './tournament-terms.ts'
import type { AllTexts } from './tournament-texts.present.ts'
import { presentSeries, presentTournament } from './tournaments.present.ts'

/** Who asks: amounts are in the player's currency, of a guest in roubles. */
export interface Asker {
  player: Pick<Player, 'id' | 'currency'> | null
  locale: Locale
}

export interface ContestPages {
  /** `leaderCount`: how many of the first ones each has; of locked ones none. `hasOpponents`: who is around a member is shown too. */
  present(
    contests: readonly TournamentContest[],
    asker: Asker,
    leaderCount: (contest: TournamentContest) => number,
    hasOpponents?: boolean,
  ): Promise<Tournament[]>
  presentSeries(
    contests: readonly SeriesContest[],
    asker: Asker,
    leaderCount: number,
  ): Promise<TournamentSeries[]>
}

interface ContestPagesContext {
  db: PlatformDatabase
  clock: Clock
  catalogue: Catalogue
  texts: AllTexts
  instances: Instances
  tables: Tables
  names: EntranceNames
}

const currencyOfGuests: Currency = 'RUB'
const noMemberships: Memberships = new Map()

export function createContestPages({
  db,
  clock,
  catalogue,
  texts,
  instances,
  tables,
  names,
}: ContestPagesContext): ContestPages {
  const currencyOf = ({ player }: Asker): Currency => player?.currency ?? currencyOfGuests

  async function findSeriesOf(
    contests: readonly TournamentContest[],
  ): Promise<ReadonlyMap<number, SeriesContest>> {
    const ids = new Set(contests.flatMap(({ seriesId }) => seriesId ?? []))
    if (ids.size === 0) return new Map()
    const known = new Map((await instances.list()).series.map((one) => [one.id, one]))
    const found = new Map<number, SeriesContest>()
    for (const id of ids) {
      const series = known.get(id) ?? (await instances.readSeries(id))
      if (series) found.set(id, series)
    }
    return found
  }

  const readOffers = (
    contests: readonly (TournamentContest | SeriesContest)[],
    asker: Asker,
  ): ReturnType<typeof describeOffers> => {
    const slugs = contests.flatMap(({ terms }) => terms.prizes.flatMap(({ gifts }) => gifts))
    const of = { currency: currencyOf(asker), locale: asker.locale }
    return slugs.length === 0 ? Promise.resolve(new Map()) : describeOffers(db, [...new Set(slugs)], of)
  }

  async function present(
    contests: readonly TournamentContest[],
    asker: Asker,
    leaderCount: (contest: TournamentContest) => number,
    hasOpponents = false,
  ): Promise<Tournament[]> {
    const now = clock.now()
    const { player, locale } = asker
    const currency = currencyOf(asker)
    const seriesById = await findSeriesOf(contests)
    const seriesOf = ({ seriesId }: TournamentContest) =>
      seriesId === null ? null : (seriesById.get(seriesId) ?? null)
    const stagesById = new Map<number, readonly TournamentContest[]>()
    for (const id of seriesById.keys()) stagesById.set(id, await instances.listStages(id))
    const seats = contests.map((contest) => seriesOf(contest) ?? contest)
    const own =
      player &&
      (await readOwnPart(db, now, player, {
        contestIds: [...contests, ...seats].map(({ id }) => id),
        entrances: seats.map(({ terms }) => terms.entrance),
      }))
    const offers = await readOffers(contests, asker)
    const presented: Tournament[] = []
    for (const [index, contest] of contests.entries()) {
      const series = seriesOf(contest)
      const facts = {
        texts: texts[locale].tournament.get(contest.entry)!,
        offers,
        leaders: [],
        memberships: own?.memberships ?? noMemberships,
        choice: own?.choice ?? null,
        now,
        locale,
        currency,
        series,
        stages: (series && stagesById.get(series.id)) ?? [],
        numberOfGames: countCountedGames(catalogue, contest.terms.games),
        entrance: presentEntrance(seats[index]!.terms.entrance, own?.facts ?? null, names, {
          locale,
          currency,
        }),
      }
      const tournament = presentTournament(contest, facts)
      const count = tournament.isLocked ? 0 : leaderCount(contest)
      const leaders = count === 0 ? [] : await tables.readFirst(contest, count, player?.id ?? null)
      const isRanked = hasOpponents && tournament.isMember && tournament.status !== 'created'
      const place = isRanked && player ? await tables.readPlace(contest, player.id) : null
      presented.push({ ...tournament, leaders, opponents: place?.opponents ?? [] })
    }
    return presented
  }

  async function presentSeriesPages(
    contests: readonly SeriesContest[],
    asker: Asker,
    leaderCount: number,
  ): Promise<TournamentSeries[]> {
    const now = clock.now()
    const { player, locale } = asker
    const memberships = player
      ? await readMemberships(
          db,
          player.id,
          contests.map(({ id }) => id),
        )
      : noMemberships
    const offers = await readOffers(contests, asker)
    const presented: TournamentSeries[] = []
    for (const contest of contests) {
      const series = presentSeries(contest, {
        texts: texts[locale].series.get(contest.entry)!,
        offers,
        leaders: [],
        memberships,
        now,
        locale,
        currency: currencyOf(asker),
        stages: await instances.listStages(contest.id),
      })
      const leaders = series.isLocked ? [] : await tables.readFirst(contest, leaderCount, player?.id ?? null)
      presented.push({ ...series, leaders })
    }
    return presented
  }

  return { present, presentSeries: presentSeriesPages }
}
