// Who takes part in a promotion: the table [7.37], the player's own membership [7.36], and joining [7.41].
import { findStatus } from '../../contests/contests.service.ts'
import type { Art } from '@yanta/art'
import type { CallAnswer, listParticipants, Membership, Participant } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { Deps } from '../../../../plugins/deps.ts'
import type { Player } from '../../../../plugins/session.ts'
import { mayTakePart, readGateFacts } from '../../../money/gate/gate.service.ts'
import { findMember, joinMembers, listContestsOf, type Member } from '../../contests/members.service.ts'
import type { RankedStanding, Standings, StandingsPage, Table } from '../../contests/standings.service.ts'
import { findPromotion } from '../find-promotion.service.ts'
import type { PromotionContest } from '../promotion-terms.ts'
import { findStandingsFilter } from './eligibility.rules.ts'

export interface ParticipantsContext {
  art: Art
  standings: Standings
}

type Answer = CallAnswer<typeof listParticipants>

/**
 * A page of the table. Points are all that were earned, by which members are ranked; before the beginning nobody has a rank.
 * @throws Refusal not_found
 */
export async function listTable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { art, standings }: ParticipantsContext,
  promoId: string,
  player: Pick<Player, 'id'> | null,
  wanted: StandingsPage,
): Promise<Omit<Answer, 'fived'>> {
  const contest = await findPromotion(db, promoId)
  if (!contest || contest.terms.template === null) throw new Refusal('not_found')
  const now = clock.now()
  const table = buildTable(contest, now)
  const hasRanks = findStatus(contest, now) !== 'future'
  const present = ({ rank, userId, nickName, avatar, earned, additional }: RankedStanding): Participant => ({
    rank: hasRanks ? rank : null,
    userId: String(userId),
    nick_name: nickName,
    avatar: art.getAddress(`avatars/avatar-${avatar}`),
    points: earned,
    additionalPoints: additional,
  })
  const { items, total } = await standings.read(table, wanted)
  const own = player && (await standings.readOwn(table, player.id))
  return { items: items.map(present), totalItems: total, own: own ? present(own) : null }
}

function buildTable(contest: PromotionContest, now: Date): Table {
  const { id, memberCount } = contest
  return { id, memberCount, filter: findStandingsFilter(contest, now) }
}

/** Null before the beginning, and for who does not qualify or takes no part. */
export async function readRank(
  standings: Standings,
  contest: PromotionContest,
  { now, userId }: { now: Date; userId: number },
): Promise<number | null> {
  if (findStatus(contest, now) === 'future') return null
  return (await standings.readOwn(buildTable(contest, now), userId))?.rank ?? null
}

export async function presentMembership(
  { clock }: Pick<Deps, 'clock'>,
  { standings }: Pick<ParticipantsContext, 'standings'>,
  contest: PromotionContest,
  { userId, joinedAt, number }: Member,
): Promise<Membership> {
  const now = clock.now()
  const own = await standings.readOwn(buildTable(contest, now), userId)
  return {
    actionId: String(contest.id),
    joinedAt: joinedAt.toISOString(),
    number,
    rank: findStatus(contest, now) === 'future' ? null : (own?.rank ?? null),
    isEligible: own?.isEligible ?? false,
  }
}

/** Null for who takes no part. */
export async function findMembership(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: Pick<ParticipantsContext, 'standings'>,
  promoId: string,
  userId: number,
): Promise<Membership | null> {
  const contest = await findPromotion(deps.db, promoId)
  const member = contest && (await findMember(deps.db, contest.id, userId))
  return contest && member ? presentMembership(deps, context, contest, member) : null
}

/** @throws Refusal not_found, also for who takes no part */
export async function getMembership(...asked: Parameters<typeof findMembership>): Promise<Membership> {
  const membership = await findMembership(...asked)
  if (!membership) throw new Refusal('not_found')
  return membership
}

/** Ids of the promotions that the player is a member of, the latest first. */
export async function listMembershipsOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<string[]> {
  return (await listContestsOf(db, 'promotion', userId)).map(String)
}

/**
 * Makes the player a member; again changes nothing. Before the beginning it notes the wish.
 * @throws Refusal of the contract's `joinPromotion`
 */
export async function join(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: userId }: Pick<Player, 'id'>,
  promoId: string,
): Promise<void> {
  const contest = await findPromotion(db, promoId)
  if (!contest || contest.terms.template === null) throw new Refusal('invalid_promotion')
  const now = clock.now()
  const status = findStatus(contest, now)
  if (status === 'past') throw new Refusal('action_is_inactive')
  // Without a button the first fact that earns makes a member; before the beginning anybody may wish to be one.
  if (!contest.terms.joinButton && status !== 'future') throw new Refusal('action_not_allowed')
  await db.transaction().execute(async (trx) => {
    const closed = mayTakePart(await readGateFacts(trx, now, userId))
    if (closed) throw new Refusal(closed)
    await joinMembers(trx, now, contest, [userId])
  })
}
