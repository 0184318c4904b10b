// Members of the demo's tournaments and series with their scores: its regulars and the players one can log in as, so that tables show
// something from the first minute, and what is over has winners, whom the platform pays as ever. In a demo with regulars only. Idempotent:
// a tournament that anybody has joined is left unchanged.
import type { LoadedContent } from '@yanta/content'
import { addSeconds } from '@yanta/config/clock'
import type { PlatformDatabase } from '../platform-database.ts'
import {
  lockContest,
  selectInstances,
  type Contest,
  type ContestState,
} from '../../modules/rewards/contests/contests.service.ts'
import { joinMembers, selectMembers } from '../../modules/rewards/contests/members.service.ts'
import { choose } from '../../modules/rewards/tournaments/choices/choices.service.ts'
import { updateScores } from '../../modules/rewards/tournaments/scoring/scoring.service.ts'
import { nameStage, type TournamentTerms } from '../../modules/rewards/tournaments/tournament-terms.ts'
import { listPeople, shareOf, type People } from './demo-people.ts'

/** Ten-thousandths, of a point or of a multiplier. */
const units = 10_000
/** The last of a table has so small a share of the first one's score: some rounds of a newcomer overtake them. */
const lastShare = 1 / 480

interface Table {
  /** Points of the first one, or the multiplier. */
  best: number
  /** The place of the first demo player; left out: they have not joined. */
  firstPlace?: number
  /** Every so many of the others are members; left out: all. */
  every?: number
  isForRegulars?: boolean
}

/** By entry; a stage by the name it has among tournaments. The first demo player has won a prize or two, and not one everywhere. */
const tables: Readonly<Record<string, Table>> = {
  'neon-race': { best: 184_200, firstPlace: 14 },
  'olympus-thunder': { best: 391_000, every: 2 },
  'orbit-sprint': { best: 412, every: 3 },
  'dragon-watch': { best: 98_400, every: 2 },
  'wild-frontier': { best: 76_300, isForRegulars: true },
  'roulette-night': { best: 143_000, every: 3 },
  regatta: { best: 21_400 },
  'deep-descent': { best: 640, firstPlace: 9, every: 2 },
  'golden-boot': { best: 268_000, firstPlace: 12 },
  'sun-stone': { best: 1_830 },
  'midnight-express': { best: 388, every: 2 },
  'frost-series-first-ice': { best: 121_900, firstPlace: 11 },
  'frost-series-drifting-snow': { best: 98_400, firstPlace: 20 },
  'frost-series-blizzard': { best: 61_200, firstPlace: 15 },
  'jarl-campaign-casting-off': { best: 184_200, firstPlace: 22 },
  'jarl-campaign-fog': { best: 121_900 },
  'jarl-campaign-storm': { best: 98_400, firstPlace: 19 },
  'jarl-campaign-shore': { best: 156_700, firstPlace: 24 },
}

/** Of what waits for its beginning: which of the people want to take part, from and to. */
const awaited: Readonly<Record<string, readonly [number, number]>> = {
  'black-regatta': [0, 18],
  'sakura-duel': [12, 17],
  'honey-week': [1, 9],
  'stream-clash': [6, 14],
}

/** What the first demo player has chosen. */
const chosenByFirst = 'neon-race'

export async function seedDemoTournaments(
  db: PlatformDatabase,
  now: Date,
  { players, tournaments, series }: Pick<LoadedContent, 'players' | 'tournaments' | 'series'>,
): Promise<void> {
  const people = await db.transaction().execute((trx) => listPeople(trx, now, players))
  const stages = series.flatMap((entry) => entry.stages.map((stage) => nameStage(entry, stage)))
  const entries = {
    series: series.map(({ slug }) => slug),
    tournament: [...tournaments.map(({ slug }) => slug), ...stages],
  }
  for (const contest of await selectInstances(db, 'series', { entries: entries.series, each: 1 }))
    await fill(db, contest.id, (trx, series) => joinSeries(trx, now, series, people))
  const running: Contest<TournamentTerms>[] = []
  for (const { id } of await selectInstances(db, 'tournament', { entries: entries.tournament, each: 1 }))
    await fill<TournamentTerms>(db, id, async (trx, contest) => {
      await fillTable(trx, now, contest, people)
      if (contest.startsAt <= now && contest.endsAt! > now) running.push(contest)
    })
  await db.transaction().execute((trx) => chooseForAll(trx, now, running, people))
}

/** Whoever is added later would win nothing. */
const fillable: readonly ContestState[] = ['created', 'active', 'ended']

/** Unless anybody has joined it, or its winners are known. */
async function fill<Terms>(
  db: PlatformDatabase,
  id: number,
  join: (trx: PlatformDatabase, contest: Contest<Terms>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const contest = await lockContest<Terms>(trx, id)
    if (contest.memberCount === 0 && fillable.includes(contest.state)) await join(trx, contest)
  })
}

/** Those who play its stages, from its beginning on. */
async function joinSeries(
  trx: PlatformDatabase,
  now: Date,
  contest: Contest,
  { players, regulars }: People,
): Promise<void> {
  if (contest.startsAt <= now) await joinMembers(trx, contest.startsAt, contest, [...players, ...regulars])
}

async function fillTable(
  trx: PlatformDatabase,
  now: Date,
  contest: Contest<TournamentTerms>,
  people: People,
): Promise<void> {
  const { id, entry, startsAt, endsAt, terms } = contest
  const table = tables[entry]
  if (startsAt > now) {
    const waiting = awaited[entry]
    if (waiting)
      await joinMembers(trx, now, contest, [...people.players, ...people.regulars].slice(...waiting))
    return
  }
  if (!table) return
  const ranked = rankPeople(entry, table, people).slice(0, terms.seats ?? undefined)
  await joinMembers(trx, startsAt, contest, ranked)
  const until = endsAt && endsAt < now ? endsAt : now
  const lastsSeconds = (until.getTime() - startsAt.getTime()) / 1_000
  await updateScores(
    trx,
    ranked.map((userId, index) => ({
      contestId: id,
      userId,
      earned: scoreOf(table, index, ranked.length),
      scoreRemainder: 0,
      scoredAt: addSeconds(
        startsAt,
        Math.floor(lastsSeconds * (0.3 + 0.6 * shareOf(`${entry} at ${index}`))),
      ),
      tie: userId,
    })),
  )
}

/** The members from the first place on: another order in each table, in which the first demo player has their place. */
function rankPeople(
  entry: string,
  { firstPlace, every = 1, isForRegulars }: Table,
  { players, regulars }: People,
): number[] {
  const [first, ...others] = players
  const ranked = [...(isForRegulars ? [] : others), ...regulars]
    .map((userId, index) => ({ userId, share: shareOf(`${entry} ${index}`) }))
    .toSorted((one, other) => one.share - other.share)
    .filter((_, index) => index % every === 0)
    .map(({ userId }) => userId)
  return firstPlace === undefined || first === undefined ? ranked : ranked.toSpliced(firstPlace - 1, 0, first)
}

/** Falls by the same share from place to place, down to the hundredth of a point. */
function scoreOf({ best }: Table, index: number, count: number): number {
  const share = lastShare ** (index / Math.max(1, count - 1))
  return Math.round(best * share * 100) * (units / 100)
}

/** Each regular has one of the tournaments they are members of, so that all tables move; the first demo player has theirs. */
async function chooseForAll(
  trx: PlatformDatabase,
  now: Date,
  running: readonly Contest<TournamentTerms>[],
  { players, regulars }: People,
): Promise<void> {
  const clock = { now: () => now }
  const [first] = players
  const ofFirst = running.find(({ entry }) => entry === chosenByFirst)
  if (first !== undefined && ofFirst) await choose(trx, clock, first, ofFirst)
  for (const [index, userId] of regulars.entries()) {
    const members = await selectMembers(
      trx,
      running.map(({ id }) => ({ contestId: id, userId })),
    )
    const own = running.filter(({ id }) => members.some(({ contestId }) => contestId === id))
    const contest = own[index % Math.max(1, own.length)]
    if (contest) await choose(trx, clock, userId, contest)
  }
}
