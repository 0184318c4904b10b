// The stored rounds. A round is stored as `pending`, with its outcome, before the wallet is called; each of the three end states is final.
import type { CallResponse, FreeRounds, RefusalCode, RefusalParams, settleRound } from '@yanta/contract'
import type { ProviderDatabase, RoundRow, RoundStatus } from '../database/records.ts'
import type { Owner } from '../seeds/seeds.ts'

export function findRequestedRound(
  db: ProviderDatabase,
  sessionId: string,
  requestId: string,
): Promise<RoundRow | undefined> {
  return allRounds(db)
    .where('session_id', '=', sessionId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

export function findOwnRound(db: ProviderDatabase, owner: Owner, id: string): Promise<RoundRow | undefined> {
  return ownRounds(db, owner).where('rounds.id', '=', id).executeTakeFirst()
}

/** The player's oldest unfinished round in that game. */
export function findUnfinishedRound(db: ProviderDatabase, owner: Owner): Promise<RoundRow | undefined> {
  return ownRounds(db, owner)
    .where('rounds.status', 'in', ['pending', 'open'])
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
}

export interface PendingQuery {
  /** Of one player's game; undefined: of all players. */
  owner: Owner | undefined
  playedBefore: Date | undefined
  /** The number of the last round of the page before. */
  after: number
}

/** A page of pending rounds, oldest first. */
export function listPendingRounds(
  db: ProviderDatabase,
  { owner, playedBefore, after }: PendingQuery,
): Promise<RoundRow[]> {
  const from = owner ? ownRounds(db, owner) : allRounds(db)
  return from
    .$if(playedBefore !== undefined, (pending) => pending.where('rounds.played_at', '<', playedBefore!))
    .where('rounds.status', '=', 'pending')
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(100)
    .execute()
}

/** When the oldest pending round was decided, one of steps by its last one; undefined: none is pending. */
export async function findPendingSince(db: ProviderDatabase): Promise<Date | undefined> {
  const oldest = await db
    .selectFrom('rounds')
    .select(({ fn, selectFrom }) =>
      fn
        .min(
          fn<Date>('greatest', [
            'played_at',
            selectFrom('round_steps')
              .select(({ fn: inner }) => inner.max('taken_at').as('last'))
              .whereRef('round_id', '=', 'rounds.id'),
          ]),
        )
        .as('since'),
    )
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return oldest?.since ?? undefined
}

/** Settled and rolled back rounds, latest first, from before the named one. */
export async function listPlayedRounds(
  db: ProviderDatabase,
  owner: Owner,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<RoundRow[]> {
  let query = ownRounds(db, owner).where('rounds.status', 'in', ['settled', 'rolled_back'])
  if (before !== undefined) {
    query = query.where('seq', '<', (eb) =>
      eb
        .selectFrom('rounds as anchor')
        .select('anchor.seq')
        .where('anchor.id', '=', before)
        .where('anchor.player_id', '=', owner.playerId),
    )
  }
  return query.orderBy('seq', 'desc').limit(limit).execute()
}

/** What became of rounds while nobody looked. */
export interface UnseenRounds {
  /** The latest that was settled. */
  settled: RoundRow | undefined
  isStakeReturned: boolean
  /** The number of the latest one; undefined: there is none. */
  lastSeq: number | undefined
}

export async function findUnseenRounds(db: ProviderDatabase, owner: Owner): Promise<UnseenRounds> {
  const unseen = await ownRounds(db, owner)
    .where('is_unseen', '=', true)
    .orderBy('seq', 'desc')
    .limit(20)
    .execute()
  return {
    settled: unseen.find(({ status }) => status === 'settled'),
    isStakeReturned: unseen.some((round) => round.status === 'rolled_back' && round.free_rounds_id === null),
    lastSeq: unseen[0]?.seq,
  }
}

/** They and those before them count as seen from now on. */
export async function markSeen(
  db: ProviderDatabase,
  { playerId, gameSlug }: Owner,
  { lastSeq }: UnseenRounds,
): Promise<void> {
  if (lastSeq === undefined) return
  await db
    .updateTable('rounds')
    .set({ is_unseen: false })
    .where('player_id', '=', playerId)
    .where('game_slug', '=', gameSlug)
    .where('is_unseen', '=', true)
    .where('seq', '<=', lastSeq)
    .execute()
}

export async function setUnseen(db: ProviderDatabase, id: string, isUnseen: boolean): Promise<void> {
  await db
    .updateTable('rounds')
    .set({ is_unseen: isUnseen })
    .where('id', '=', id)
    .where('status', 'in', ['settled', 'rolled_back'])
    .execute()
}

export type RoundEnd =
  | { status: 'settled'; receipt: CallResponse<typeof settleRound>; isUnseen: boolean }
  | { status: 'rolled_back'; refusal: RefusalCode; isUnseen: boolean }
  | { status: 'failed'; refusal: RefusalCode; params?: RefusalParams }

/**
 * Ends a pending round; one that has already ended is left unchanged. Only a refusal is overwritten by a settlement: two servers may have
 * called the wallet, and the money has moved. Returns the round's current state.
 */
export async function endRound(db: ProviderDatabase, round: RoundRow, end: RoundEnd): Promise<RoundRow> {
  const change =
    end.status === 'settled'
      ? {
          status: end.status,
          refusal: null,
          is_unseen: end.isUnseen,
          wallet_transaction_id: end.receipt.transactionId,
          balance_after_bet: end.receipt.balanceAfterBet,
          balance: end.receipt.balance,
          refusal_params: null,
          free_rounds: end.receipt.freeRounds,
        }
      : {
          status: end.status,
          refusal: end.refusal,
          refusal_params: (end.status === 'failed' && end.params) || null,
          is_unseen: end.status === 'rolled_back' && end.isUnseen,
        }
  const givesWay: RoundStatus[] = end.status === 'settled' ? ['pending', 'failed'] : ['pending']
  const { numUpdatedRows } = await db
    .updateTable('rounds')
    .set(storeJson(change))
    .where('id', '=', round.id)
    .where('status', 'in', givesWay)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return { ...round, ...change }
  return allRounds(db).where('rounds.id', '=', round.id).executeTakeFirstOrThrow()
}

function storeJson<Change extends { refusal_params: RefusalParams | null; free_rounds?: FreeRounds | null }>({
  refusal_params: params,
  free_rounds: freeRounds,
  ...change
}: Change) {
  return {
    ...change,
    refusal_params: params && JSON.stringify(params),
    ...(freeRounds && { free_rounds: JSON.stringify(freeRounds) }),
  }
}

/** Records that the stake is to be given back, even if this process dies. */
export async function withdrawRound(db: ProviderDatabase, id: string): Promise<void> {
  await db
    .updateTable('rounds')
    .set({ is_withdrawn: true })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** A query of all rounds with the public half of their seeds, to be filtered by the caller. */
export function allRounds(db: ProviderDatabase) {
  return db
    .selectFrom('rounds')
    .innerJoin('seeds', 'seeds.id', 'rounds.seed_id')
    .selectAll('rounds')
    .select(['client_seed', 'server_seed_hash'])
}

export function ownRounds(db: ProviderDatabase, owner: Owner) {
  return allRounds(db)
    .where('rounds.player_id', '=', owner.playerId)
    .where('rounds.game_slug', '=', owner.gameSlug)
}
