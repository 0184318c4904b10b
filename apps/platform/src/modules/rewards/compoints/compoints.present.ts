import { compointsBalanceChanged } from '@yanta/contract'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'

/** Sends each player's browsers the new balance, in hundredths [7.86]. */
export function publishCompoints(
  realtime: Realtime,
  balances: ReadonlyMap<number, number>,
  order: number,
): void {
  for (const [userId, compoint_balance] of balances)
    realtime.publish(userRoom(userId), compointsBalanceChanged, { compoint_balance }, { order })
}
