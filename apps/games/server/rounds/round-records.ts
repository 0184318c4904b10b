// The rounds as stored. A round exists as `pending`, outcome and all, before the wallet hears of it; each of the three ends is final.
import type { CallResponse, RefusalCode, settleRound } from '@yanta/contract'
import type { ProviderDatabase, RoundRow, RoundStatus } from '../database/schema.ts'
import type { Owner } from '../seeds/seeds.ts'

export function findRequestedRound(db: ProviderDatabase, sessionId: string, requestId: string): Promise<RoundRow | undefined> {
  return allRounds(db).where('session_id', '=', sessionId).where('request_id', '=', requestId).executeTakeFirst()
}

export function findOwnRound(db: ProviderDatabase, owner: Owner, id: string): Promise<RoundRow | undefined> {
  return ownRounds(db, owner).where('rounds.id', '=', id).executeTakeFirst()
}

/** A page of pending rounds, oldest first, from behind the number `after`: of one player's game, or of everybody. */
export function listPendingRounds(db: ProviderDatabase, { owner, after }: { owner: Owner | undefined; after: number }): Promise<RoundRow[]> {
  const from = owner ? ownRounds(db, owner) : allRounds(db)
  return from.where('rounds.status', '=', 'pending').where('seq', '>', after).orderBy('seq').limit(100).execute()
}

/** Settled and rolled back rounds, latest first, from before the named one. */
export async function listPlayedRounds(db: ProviderDatabase, owner: Owner, { before, limit }: { before: string | undefined; limit: number }): Promise<RoundRow[]> {
  let query = ownRounds(db, owner).where('rounds.status', 'in', ['settled', 'rolled_back'])
  if (before !== undefined) {
    query = query.where('seq', '<', (eb) => eb.selectFrom('rounds as anchor').select('anchor.seq')
      .where('anchor.id', '=', before).where('anchor.player_id', '=', owner.playerId))
  }
  return query.orderBy('seq', 'desc').limit(limit).execute()
}

/** The latest settled round nobody saw, or undefined. It counts as seen from now on. */
export async function takeUnseenRound(db: ProviderDatabase, owner: Owner): Promise<RoundRow | undefined> {
  const [latest] = await ownRounds(db, owner).where('is_unseen', '=', true).orderBy('seq', 'desc').limit(1).execute()
  if (latest) {
    await db.updateTable('rounds').set({ is_unseen: false })
      .where('player_id', '=', owner.playerId).where('game_slug', '=', owner.gameSlug).where('is_unseen', '=', true).execute()
  }
  return latest
}

export async function setUnseen(db: ProviderDatabase, id: string, isUnseen: boolean): Promise<void> {
  await db.updateTable('rounds').set({ is_unseen: isUnseen }).where('id', '=', id).where('status', '=', 'settled').execute()
}

export type RoundEnd =
  | { status: 'settled'; receipt: CallResponse<typeof settleRound>; isUnseen: boolean }
  | { status: 'failed' | 'rolled_back'; refusal: RefusalCode }

/**
 * Ends a pending round; a round that ended meanwhile keeps its end. Only a refusal gives way to a settlement: two servers may have
 * asked the wallet, and the money has moved. Returns how it stands now.
 */
export async function endRound(db: ProviderDatabase, round: RoundRow, end: RoundEnd): Promise<RoundRow> {
  const change = end.status === 'settled'
    ? {
        status: end.status, refusal: null, is_unseen: end.isUnseen, wallet_transaction_id: end.receipt.transactionId,
        balance_after_bet: end.receipt.balanceAfterBet, balance: end.receipt.balance,
      }
    : { status: end.status, refusal: end.refusal }
  const givesWay: RoundStatus[] = end.status === 'settled' ? ['pending', 'failed'] : ['pending']
  const { numUpdatedRows } = await db.updateTable('rounds').set(change).where('id', '=', round.id).where('status', 'in', givesWay).executeTakeFirst()
  if (numUpdatedRows > 0n) return { ...round, ...change }
  return allRounds(db).where('rounds.id', '=', round.id).executeTakeFirstOrThrow()
}

/** From here on the stake is to be given back, whatever happens to this process. */
export async function withdrawRound(db: ProviderDatabase, id: string): Promise<void> {
  await db.updateTable('rounds').set({ is_withdrawn: true }).where('id', '=', id).where('status', '=', 'pending').execute()
}

function allRounds(db: ProviderDatabase) {
  return db.selectFrom('rounds').innerJoin('seeds', 'seeds.id', 'rounds.seed_id').selectAll('rounds').select(['client_seed', 'server_seed_hash'])
}

function ownRounds(db: ProviderDatabase, owner: Owner) {
  return allRounds(db).where('rounds.player_id', '=', owner.playerId).where('rounds.game_slug', '=', owner.gameSlug)
}
