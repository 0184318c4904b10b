// Players who may request payouts, and their wishes, for tests below the calls.
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { createPlayer } from '../../wallet/testing/wallet-database.ts'
import type { CheckedWish } from '../request-payout.service.ts'

export async function createPayoutPlayer(db: PlatformDatabase, balance: number): Promise<number> {
  const userId = await createPlayer(db, { balance })
  const phone = `7922${String(userId).padStart(7, '0')}`
  await sql`
    update users set phone = ${phone}, phone_verified_at = now(), email_verified_at = now() where id = ${userId}`.execute(
    db,
  )
  return userId
}

export function buildWish(
  userId: number,
  wish: Pick<CheckedWish, 'amount' | 'key'> & Partial<CheckedWish>,
): CheckedWish {
  return {
    player: { id: userId, currency: 'RUB' },
    method: 'wallet',
    fields: { wallet: '4100118422070715' },
    target: '4100 •••• 0715',
    tool: '4100118422070715',
    fee: 0,
    gifts: [],
    givesUpBonus: false,
    arrivalHours: 24,
    documentsSum: 10_000_000,
    ...wish,
  }
}
