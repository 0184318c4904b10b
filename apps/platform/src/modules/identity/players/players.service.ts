// The player's own data: profile and balances.
import { getBalance, getProfile, type ProfileChange } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import { definePlayerPart, type PlayerPart } from '../../../plugins/player-part.ts'
import type { Player } from '../../../plugins/session.ts'
import { presentActiveBonus } from '../../money/bonuses/bonuses.service.ts'
import { completeBalances, lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import { excludeSamePerson, type ExclusionDeps } from '../exclusion/exclusion.service.ts'
import { isCountry } from '../phone-codes/phone-codes.service.ts'
import { buildBalanceColumn } from './balance.sql.ts'
import { buildProfileColumn } from './profile.sql.ts'
import { presentBalance, presentProfile } from './players.present.ts'
import {
  findPlayerId,
  insertPlayer,
  lockNames,
  updatePlayerProfile,
  type NewPlayer,
} from './players.repository.ts'

export type { NewPlayer } from './players.repository.ts'
export { changePlayerNickname, inventNickname } from './nicknames.service.ts'

export interface ProfileTerms {
  /** Level from which bonus offers are open. */
  bonusAvailabilityLevel: number
}

/** The player's own profile [7.8]; its `hash` belongs to the current login. */
export function createProfilePart(terms: ProfileTerms): PlayerPart<typeof getProfile> {
  return definePlayerPart(getProfile, {
    select: ({ id, sessionId }, now) => buildProfileColumn(id, sessionId, now),
    present: (player) => presentProfile(player, terms),
  })
}

/** The balances [7.7], with the `seq` of the last event they are sure to include. */
export const balancePart = definePlayerPart(getBalance, {
  select: ({ id }, now) => buildBalanceColumn(id, now),
  present: ({ balances, bonus }, { player, mark }) => ({
    ...presentBalance({
      userId: player.id,
      currency: player.currency,
      balances: completeBalances(balances),
      bonus: presentActiveBonus(bonus),
    }),
    ...mark,
  }),
})

/**
 * Changes the player's personal data [7.9]; emptied fields become null. `success` is false without any field. Somebody excluded with the
 * same name and birthday closes the account for play.
 * Throws InvalidRequest for an unknown country, and for another name than one that a document has verified.
 */
export async function changeProfile(
  deps: ExclusionDeps & Pick<Deps, 'db' | 'realtime'>,
  { id: userId, currency }: Pick<Player, 'id' | 'currency'>,
  change: ProfileChange,
): Promise<{ success: boolean }> {
  if (change.country && !isCountry(change.country)) throw new InvalidRequest([{ field: 'country' }])
  const named = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, value === '' ? null : value] as const)
  if (named.length === 0) return { success: false }
  const notify = await deps.db.transaction().execute(async (trx) => {
    // The wallet before the player's row, as everywhere.
    await openWallet(trx, userId, currency)
    await lockWallet(trx, userId)
    const { isVerified, ...names } = await lockNames(trx, userId)
    const fixed = named.filter(([field, value]) => {
      const name = field in names ? names[field as keyof typeof names] : null
      return name !== null && value !== name
    })
    if (isVerified && fixed.length > 0) throw new InvalidRequest(fixed.map(([field]) => ({ field })))
    await updatePlayerProfile(trx, userId, Object.fromEntries(named))
    return excludeSamePerson(trx, deps, userId)
  })
  notify?.(deps.realtime)
  return { success: true }
}

/** Creates an account, inside the caller's transaction; the caller has validated everything. Null when a contact or the nickname is taken. */
export async function createPlayer(
  trx: PlatformDatabase,
  now: Date,
  player: NewPlayer,
): Promise<number | null> {
  return insertPlayer(trx, now, player)
}

/** The id of the player with an e-mail address, in lower case. */
export async function findPlayerByEmail(db: PlatformDatabase, email: string): Promise<number | undefined> {
  return findPlayerId(db, email)
}
