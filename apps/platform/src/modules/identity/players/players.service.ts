// The player's own data: profile and balances.
import type { CallAnswer, getBalance, getProfile, ProfileChange } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import { InvalidRequest } from '../../../plugins/refusal.ts'
import type { Player } from '../../../plugins/session.ts'
import { findActiveBonus } from '../../money/bonuses/bonuses.service.ts'
import { getBreakEnd } from '../../money/limits/breaks.service.ts'
import { getPlayerBalances } from '../../money/ledger/ledger.service.ts'
import { isCountry } from '../phone-codes/phone-codes.service.ts'
import { presentBalance, presentProfile } from './players.present.ts'
import {
  findPlayerId,
  getPlayerRecord,
  insertPlayer,
  updatePlayerProfile,
  type NewPlayer,
} from './players.repository.ts'

export type { NewPlayer } from './players.repository.ts'
export { changePlayerNickname, inventNickname } from './nicknames.service.ts'

/** The player's own profile [7.8]; its `hash` belongs to the current login. */
export async function getPlayerProfile(
  db: Kysely<any>,
  { id, sessionId }: Player,
): Promise<CallAnswer<typeof getProfile>> {
  return presentProfile(await getPlayerRecord(db, id, sessionId), await getBreakEnd(db, id))
}

/** The balances [7.7], with the `seq` of the last event they are sure to include. */
export async function getBalanceSnapshot(
  db: Kysely<any>,
  realtime: Realtime,
  { id, currency }: Player,
): Promise<CallAnswer<typeof getBalance>> {
  const mark = realtime.mark(userRoom(id))
  return {
    ...presentBalance({
      userId: id,
      currency,
      balances: await getPlayerBalances(db, id),
      bonus: await findActiveBonus(db, id),
    }),
    ...mark,
  }
}

/**
 * Changes the player's personal data [7.9]; emptied fields become null. `success` is false without any field.
 * Throws InvalidRequest for an unknown country.
 */
export async function changeProfile(
  db: Kysely<any>,
  userId: number,
  change: ProfileChange,
): Promise<{ success: boolean }> {
  if (change.country && !isCountry(change.country)) throw new InvalidRequest([{ field: 'country' }])
  const named = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, value === '' ? null : value] as const)
  if (named.length === 0) return { success: false }
  await updatePlayerProfile(db, userId, Object.fromEntries(named))
  return { success: true }
}

/** Creates an account, inside the caller's transaction; the caller has validated everything. Null when a contact or the nickname is taken. */
export async function createPlayer(trx: Kysely<any>, player: NewPlayer): Promise<number | null> {
  return insertPlayer(trx, player)
}

/** The id of the player with an e-mail address, in lower case. */
export async function findPlayerByEmail(db: Kysely<any>, email: string): Promise<number | undefined> {
  return findPlayerId(db, email)
}
