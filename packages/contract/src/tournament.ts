// What tournaments and their series are, as sent by the platform [3.32]: the client formats times and states in its own words [4.3].
// Texts are in the locale of the call, amounts in the currency of who asks; of a guest, roubles.
import * as v from 'valibot'
import { Count, Currency, Id, Instant, Money, PictureAddress, Slug } from './kit/scalars.ts'

const Place = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Score in ten-thousandths of a point: of a rouble by mechanics 1 and 2, of a multiplier by 3 and 4 [9.26]. */
export const Score = Count

/** Whole points, as mechanics 1 and 2 show them; a multiplier is `score / scoreUnits`. */
export const scoreUnits = 10_000

/** Places `from` to `to` win this each. */
export const TournamentPrize = v.object({
  from: Place,
  to: Place,
  title: v.string(),
  image: PictureAddress,
  /** Cash, in the currency of who asks; null: gifts alone. */
  money: v.nullable(Money),
})
export type TournamentPrize = v.InferOutput<typeof TournamentPrize>

/** A row of a table [3.38]. */
export const TournamentRow = v.object({
  /** Of the player. */
  id: Id,
  username: v.string(),
  avatar: PictureAddress,
  /** Null: nothing scored yet. */
  position: v.nullable(Place),
  score: Score,
  isItMe: v.boolean(),
})
export type TournamentRow = v.InferOutput<typeof TournamentRow>

/** A row as sent to everybody: who it is about compares the id. */
export const LeaderRow = v.omit(TournamentRow, ['isItMe'])
export type LeaderRow = v.InferOutput<typeof LeaderRow>

/** A condition of joining [5.24]; `isMet` is null for a guest, and for a code that is typed when joining. */
export const EntranceCondition = v.variant('kind', [
  v.object({
    kind: v.literal('level'),
    level: Place,
    name: v.string(),
    image: PictureAddress,
    /** Name of the player's own; null for a guest. */
    own: v.nullable(v.string()),
    isMet: v.nullable(v.boolean()),
  }),
  v.object({
    kind: v.literal('promotion'),
    slug: Slug,
    title: v.string(),
    /** When the player joined it. */
    joinedAt: v.nullable(Instant),
    isMet: v.nullable(v.boolean()),
  }),
  /** Deposits of the last seven days, in the currency of who asks. */
  v.object({
    kind: v.literal('deposit'),
    amount: Money,
    deposited: Money,
    isMet: v.nullable(v.boolean()),
  }),
  v.object({ kind: v.literal('partnerCode'), isMet: v.nullable(v.boolean()) }),
  v.object({ kind: v.literal('invitation'), isMet: v.nullable(v.boolean()) }),
])
export type EntranceCondition = v.InferOutput<typeof EntranceCondition>

const described = {
  id: Id,
  slug: Slug,
  title: v.string(),
  description: v.string(),
  /** `url` is 16:9; `wideUrl` the same scene for a whole page, where there is one. */
  imageDefault: v.object({ url: PictureAddress, wideUrl: v.nullable(PictureAddress) }),
  status: v.picklist(['created', 'active', 'finished']),
  /** Ended for good by the desk: nothing is paid but seats are given back. */
  isCancelled: v.boolean(),
  startedAt: Instant,
  finishedAt: Instant,
  sortPriority: v.pipe(v.number(), v.safeInteger()),
  /** A seat costs compoints. */
  isPaid: v.boolean(),
  prizes: v.array(TournamentPrize),
  /** In words of the editors; null: the sum of `prizeMoney`. */
  prizeDescription: v.nullable(v.string()),
  /** All cash prizes together, by currency [3.36]; empty: there are none. */
  prizeMoney: v.record(Currency, Money),
  membersCount: Count,
  isMember: v.boolean(),
  /** The first ones: three in lists, of past ones and of series alone; ten on a page. */
  leaders: v.array(TournamentRow),
}

/** [3.33-3.41]. */
export const Tournament = v.object({
  ...described,
  /** Null: a primary tournament [3.17]. */
  tournamentSeriesId: v.nullable(Id),
  type: v.picklist(['default', 'series']),
  /** [3.39]: by bets, by wins, summed multipliers, highest multiplier. `title` is its text. */
  mechanic: v.object({ title: v.string(), value: v.picklist([1, 2, 3, 4]) }),
  /** Of a whole stake, in the currency of who asks; null: any. */
  betRestriction: v.object({ min: v.nullable(Money), max: v.nullable(Money) }),
  /** [3.40]: open, closed, limited, for compoints. */
  privacyType: v.object({ value: v.picklist([1, 2, 3, 4]) }),
  /** Price of a seat in hundredths of a compoint; null: none. */
  compointMembershipPrice: v.nullable(Count),
  /** Null: unlimited. */
  maxMemberLimit: v.nullable(Count),
  numberOfGames: Count,
  /** Places that win something. */
  numberOfPrizes: Count,
  /** Whether rounds of the player count now: in one tournament at a time [4.31]. */
  isChosen: v.boolean(),
  /** Joined before the start [4.33]. */
  wantParticipate: v.boolean(),
  /** The player leads the series whose stage runs, and cannot switch until it ends. */
  isSeriesLeaderMember: v.boolean(),
  /** Seats bought for compoints hold the player until the end [4.36]. */
  isPaidSeat: v.boolean(),
  /** Table and games are for members alone [5.23]. */
  isLocked: v.boolean(),
  /** It is a stage of a series that only its members can join now. */
  isSeriesClosed: v.boolean(),
  entrance: v.array(EntranceCondition),
  /** The player and two on each side, on the page of one that has begun, for its members [3.38]; else nobody. */
  opponents: v.array(TournamentRow),
})
export type Tournament = v.InferOutput<typeof Tournament>

/** [3.42]. */
export const TournamentSeries = v.object({
  ...described,
  mechanic: Tournament.entries.mechanic,
  /** So many of a player's best stages are added up. */
  bestStages: Place,
  numberOfStages: Place,
  /** The stage that runs, from 1; null: none does. */
  currentStage: v.nullable(Place),
  /** The last stage until whose end one can join. */
  lastJoinStage: Place,
  /** The table is for members alone [5.23]. */
  isLocked: v.boolean(),
})
export type TournamentSeries = v.InferOutput<typeof TournamentSeries>

/** Where a player stands. */
export const TournamentPlace = v.object({
  position: v.nullable(Place),
  score: Score,
  /** What is missing to overtake the next player above; null: there is none above. */
  toNext: v.nullable(Score),
  /** The player and two on each side [3.38]. */
  opponents: v.array(TournamentRow),
})
export type TournamentPlace = v.InferOutput<typeof TournamentPlace>
