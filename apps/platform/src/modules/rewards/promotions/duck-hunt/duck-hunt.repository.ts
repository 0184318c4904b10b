import { bool, integer, json, nullable, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

const hunt = row({ seed: text, seedHash: text, fired: integer, hits: integer })
/** The game of a player in a promotion. */
export type Hunt = RowOf<typeof hunt>

interface Game {
  contestId: number
  userId: number
}

/** Begins a player's game, if it has not begun. */
export async function insertHunt(
  db: PlatformDatabase,
  now: Date,
  { contestId, userId, seed, seedHash }: Game & Pick<Hunt, 'seed' | 'seedHash'>,
): Promise<void> {
  await db
    .insertInto('duck_hunts')
    .values({
      contest_id: contestId,
      user_id: userId,
      seed,
      seed_hash: seedHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function selectHunt(db: PlatformDatabase, { contestId, userId }: Game): Promise<Hunt | undefined> {
  return query(hunt)`
    select seed, seed_hash as "seedHash", fired, hits from duck_hunts
    where contest_id = ${contestId} and user_id = ${userId}`.find(db)
}

/** Lets one shot of a game be decided at a time. */
export function lockHunt(trx: PlatformDatabase, { contestId, userId }: Game): Promise<Hunt | undefined> {
  return query(hunt)`
    select seed, seed_hash as "seedHash", fired, hits from duck_hunts
    where contest_id = ${contestId} and user_id = ${userId} for no key update`.find(trx)
}

const shot = row({ number: integer, isHit: bool, prize: nullable(text), hits: integer })
/** `hits`: with this one; `prize`: the gift's place among those of the terms, as text. */
export type Shot = RowOf<typeof shot>

export function selectShot(
  db: PlatformDatabase,
  { contestId, userId, number }: Game & { number: number },
): Promise<Shot | undefined> {
  return query(shot)`
    select number, is_hit as "isHit", prize, (
      select count(*) from duck_shots before
      where before.contest_id = ${contestId} and before.user_id = ${userId} and before.number <= ${number} and before.is_hit
    ) as hits
    from duck_shots where contest_id = ${contestId} and user_id = ${userId} and number = ${number}`.find(db)
}

/** Of a locked game. */
export async function insertShot(
  trx: PlatformDatabase,
  now: Date,
  { contestId, userId, number, isHit, prize, hits, giftId }: Game & Shot & { giftId: number | null },
): Promise<void> {
  await trx
    .insertInto('duck_shots')
    .values({
      contest_id: contestId,
      user_id: userId,
      number,
      is_hit: isHit,
      prize,
      gift_id: giftId,
      at: now,
    })
    .execute()
  await trx
    .updateTable('duck_hunts')
    .set({ fired: number, hits })
    .where('contest_id', '=', contestId)
    .where('user_id', '=', userId)
    .execute()
}

const won = row({ prizes: json<string[]>() })

/** Gifts that a game has brought so far. */
export async function selectWon(db: PlatformDatabase, { contestId, userId }: Game): Promise<Set<string>> {
  const { prizes } = await query(won)`
    select coalesce(jsonb_agg(distinct prize) filter (where prize is not null), '[]') as prizes from duck_shots
    where contest_id = ${contestId} and user_id = ${userId} and prize is not null`.get(db)
  return new Set(prizes)
}
