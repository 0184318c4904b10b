// The player as they see themselves: who they are, what they have.
import type { CallAnswer, getBalance, getProfile } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { userRoom, type Realtime } from '../../plugins/realtime/realtime.ts'
import type { Player } from '../../plugins/session.ts'
import { getBreakEnd } from '../gate/breaks.service.ts'
import { getPlayerBalances } from '../ledger/ledger.service.ts'
import { presentBalance, presentProfile } from './players.present.ts'
import { findPlayerId, getPlayerRecord, insertPlayer, type NewPlayer } from './players.repository.ts'

export type { NewPlayer } from './players.repository.ts'

/** The player's own profile [7.8]; its `hash` belongs to the login that asks. */
export async function getPlayerProfile(db: Kysely<any>, { id, sessionId }: Player): Promise<CallAnswer<typeof getProfile>> {
  return presentProfile(await getPlayerRecord(db, id, sessionId), await getBreakEnd(db, id))
}

/** The balances [7.7], with the number of the last event they are sure to contain. */
export async function getBalanceSnapshot(db: Kysely<any>, realtime: Realtime, { id, currency }: Player): Promise<CallAnswer<typeof getBalance>> {
  // The position first: an event in between is then applied twice, which is harmless, instead of never.
  const position = { seq: realtime.positions([userRoom(id)]), epoch: realtime.epoch }
  return presentBalance({ userId: id, currency, balances: await getPlayerBalances(db, id), position })
}

/** Makes an account. The caller has checked everything about it. */
export async function createPlayer(trx: Kysely<any>, player: NewPlayer): Promise<number> {
  return insertPlayer(trx, player)
}

/** The id behind an e-mail address in small letters. */
export async function findPlayerByEmail(db: Kysely<any>, email: string): Promise<number | undefined> {
  return findPlayerId(db, email)
}
