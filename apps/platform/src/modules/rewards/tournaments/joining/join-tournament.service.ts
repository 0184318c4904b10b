// Joining and choosing tournaments [7.49]. Promises: a join is one transaction under the locks of its series, its tournament and its
// player; free seats are never oversold [5.22]; a seat is paid once, at the price that was confirmed, and a refused join pays nothing and
// uses up no invitation; again changes nothing.
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Deps } from '../../../../plugins/deps.ts'
import { takeEventOrder } from '../../../../plugins/realtime/event-order.repository.ts'
import type { Player } from '../../../../plugins/session.ts'
import { mayTakePart, readGateFacts } from '../../../money/gate/gate.service.ts'
import { lockWallet, openWallet, postMovements, type Wallet } from '../../../money/ledger/ledger.service.ts'
import { publishCompoints } from '../../compoints/compoints.service.ts'
import { findStatus, lockContest, selectStages } from '../../contests/contests.service.ts'
import { joinContests, selectMembers, type Member } from '../../contests/members.service.ts'
import { choose } from '../choices/choices.service.ts'
import type { SeriesContest, SeriesTerms, TournamentContest, TournamentTerms } from '../tournament-terms.ts'
import { isSeriesOpen } from '../tournaments.rules.ts'
import { findObstacle } from './entrance.rules.ts'
import { readEntranceFacts } from './entrance.service.ts'
import { readChoice } from './hold.service.ts'
import { acceptInvitation } from './invitations.service.ts'
import { seatScope, updateSeatPrice } from './seats.repository.ts'

export interface JoinWish {
  partnerCode?: string | undefined
  invitation?: string | undefined
  /** As the player confirmed it, in hundredths of a compoint. */
  price?: number | undefined
}

interface Joined {
  /** Hundredths of compoints left. */
  balance: number
  /** See `takeEventOrder`; null: nothing was paid. */
  order: number | null
}

/**
 * Makes the player a member of a tournament, and of its series, and chooses it if it runs.
 * @returns hundredths of compoints left
 * @throws Refusal of the contract's `joinTournament`
 */
export async function join(
  { db, clock, realtime }: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  player: Pick<Player, 'id' | 'currency'>,
  tournament: Pick<TournamentContest, 'id' | 'seriesId'>,
  wish: JoinWish,
): Promise<number> {
  const { balance, order } = await db
    .transaction()
    .execute((trx) => joinWithin(trx, clock, player, tournament, wish))
  if (order !== null) publishCompoints(realtime, new Map([[player.id, balance]]), order)
  return balance
}

async function joinWithin(
  trx: PlatformDatabase,
  clock: Deps['clock'],
  player: Pick<Player, 'id' | 'currency'>,
  { id, seriesId }: Pick<TournamentContest, 'id' | 'seriesId'>,
  wish: JoinWish,
): Promise<Joined> {
  // A series has a lower id than its stages: locks are taken in the order of ids.
  const series = seriesId === null ? null : await lockContest<SeriesTerms>(trx, seriesId)
  const contest = await lockContest<TournamentTerms>(trx, id)
  await openWallet(trx, player.id, player.currency)
  const wallet = await lockWallet(trx, player.id)
  const now = clock.now()
  const closed = mayTakePart(await readGateFacts(trx, now, player.id))
  if (closed) throw new Refusal(closed)
  const status = findStatus(contest, now)
  if (status === 'past') throw new Refusal('tournament_is_over')
  const seat = series ?? contest
  const contestIds = series ? [series.id, id] : [id]
  const members = await selectMembers(
    trx,
    contestIds.map((contestId) => ({ contestId, userId: player.id })),
  )
  if (members.some(({ disqualifiedAt }) => disqualifiedAt !== null)) throw new Refusal('disqualified')
  if (status === 'active') await assertFree(trx, now, { userId: player.id, contestId: id })
  const order = isMember(members, seat.id) ? null : await takeSeat(trx, now, seat, { player, wallet, wish })
  if (contestIds.some((contestId) => !isMember(members, contestId)))
    await joinContests(
      trx,
      contestIds.map((contestId) => ({ contestId, userId: player.id, at: now })),
    )
  if (order !== null) {
    const price = seat.terms.price!
    await updateSeatPrice(trx, { contestId: seat.id, userId: player.id, price })
  }
  if (status === 'active') await choose(trx, clock, player.id, contest)
  return { balance: wallet.balances.compoints, order }
}

const isMember = (members: readonly Member[], id: number) => members.some(({ contestId }) => contestId === id)

/** @throws Refusal when the player is held in another tournament until it ends [4.36] */
async function assertFree(
  trx: PlatformDatabase,
  now: Date,
  { userId, contestId }: { userId: number; contestId: number },
): Promise<void> {
  const { chosen, isPaidSeat, isSeriesLeader } = await readChoice(trx, now, userId)
  if (chosen === null || chosen.id === contestId) return
  const params = { tournament: chosen.slug }
  if (isPaidSeat) throw new Refusal('tournament_paid_seat', { params })
  if (isSeriesLeader) throw new Refusal('tournament_series_member', { params })
}

interface Taker {
  player: Pick<Player, 'id' | 'currency'>
  wallet: Wallet
  wish: JoinWish
}

/** Checks everything that joining needs, and pays. @returns the order of the event of a payment; null: the seat is free */
async function takeSeat(
  trx: PlatformDatabase,
  now: Date,
  seat: SeriesContest | TournamentContest,
  { player, wallet, wish }: Taker,
): Promise<number | null> {
  if (isSeries(seat) && !isSeriesOpen(seat, await selectStages<TournamentTerms>(trx, seat.id), now))
    throw new Refusal('tournament_series_closed')
  const { entrance, seats, price } = seat.terms
  const obstacle = findObstacle(entrance, await readEntranceFacts(trx, now, player, [entrance]), wish)
  if (obstacle) throw new Refusal(obstacle.code, obstacle.params ? { params: obstacle.params } : {})
  if (seats !== null && seat.memberCount >= seats) throw new Refusal('max_member_limit_reached')
  if (entrance.invitation) {
    const into = { entry: seat.entry, contestId: seat.id, userId: player.id }
    if (!(await acceptInvitation(trx, now, wish.invitation!, into))) throw new Refusal('invitation_required')
  }
  return price === null ? null : pay(trx, seat, wallet, { price, confirmed: wish.price })
}

const isSeries = (contest: SeriesContest | TournamentContest): contest is SeriesContest =>
  contest.kind === 'series'

async function pay(
  trx: PlatformDatabase,
  { id, slug }: Pick<TournamentContest, 'id' | 'slug'>,
  wallet: Wallet,
  { price, confirmed }: { price: number; confirmed: number | undefined },
): Promise<number> {
  if (confirmed !== price) throw new Refusal('tournament_price_changed', { params: { price } })
  const balance = wallet.balances.compoints
  if (balance < price) throw new Refusal('insufficient_compoint_balance', { params: { balance, price } })
  await postMovements(trx, wallet, [
    {
      kind: 'compoints',
      house: 'compoints',
      gains: { compoints: -price },
      scope: seatScope,
      key: `${id} ${wallet.userId}`,
      note: slug,
    },
  ])
  return takeEventOrder(trx)
}
