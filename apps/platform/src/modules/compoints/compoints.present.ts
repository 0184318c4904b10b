import { compointsBalanceChanged } from '@yanta/contract'
import { userRoom, type Realtime } from '../../plugins/realtime/realtime.ts'

/** Tells each player's browsers what they have now, in hundredths [7.86]. */
export function publishCompoints(realtime: Realtime, balances: ReadonlyMap<number, number>): void {
  for (const [userId, compoint_balance] of balances)
    realtime.publish(userRoom(userId), compointsBalanceChanged, { compoint_balance })
}
