import { command } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

/** Scope of the movements that pay seats and give them back. */
export const seatScope = 'tournament-seat'

/** Of a member of a contest that the caller has locked. `price` in hundredths of a compoint. */
export async function updateSeatPrice(
  trx: PlatformDatabase,
  { contestId, userId, price }: { contestId: number; userId: number; price: number },
): Promise<void> {
  await command`
    update contest_members set seat_price = ${price} where contest_id = ${contestId} and user_id = ${userId}`.run(
    trx,
  )
}
