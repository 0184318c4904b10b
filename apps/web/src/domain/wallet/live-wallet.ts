// Keeps the tab's wallet current: by the events of the player's room, and by fetches on a game's hint. Loaded with the socket.
import {
  type BalanceSnapshot,
  balanceChanged,
  bonusChanged,
  compointsBalanceChanged,
  getBalance,
  winbackChanged,
} from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { type FollowedRoom, followRoom } from '../../data/realtime/follow-room.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { createBalanceHints } from './balance-hints.ts'
import { dispatchToWallet } from './wallet-store.ts'

/** The player's room has to be open, or opened soon. */
export function followWallet(): FollowedRoom<BalanceSnapshot> {
  const room = followRoom<BalanceSnapshot & { isOfPlay?: boolean }>({
    room: ownRoom,
    fetch: () => browserCall(getBalance),
    show: ({ isOfPlay, ...snapshot }) => dispatchToWallet({ type: 'snapshot', snapshot, isOfPlay }),
    events: [
      onRoomEvent(balanceChanged, (change) => dispatchToWallet({ type: 'changed', change })),
      onRoomEvent(bonusChanged, (change) => dispatchToWallet({ type: 'bonusChanged', change })),
      onRoomEvent(compointsBalanceChanged, ({ compoint_balance: compoints }) =>
        dispatchToWallet({ type: 'compointsChanged', compoints }),
      ),
      onRoomEvent(winbackChanged, ({ winback }) => dispatchToWallet({ type: 'winbackChanged', winback })),
    ],
  })
  async function fetchOnHint() {
    const fetched = await browserCall(getBalance)
    // A failure is ignored: the next event carries the balance.
    if (fetched.ok) room.offer({ ...fetched.value, isOfPlay: true })
  }
  const hints = createBalanceHints(() => void fetchOnHint())
  const forgetHints = onPlayerEvent('balanceHint', hints.receive)
  return {
    offer: room.offer,
    leave() {
      forgetHints()
      hints.stop()
      room.leave()
    },
  }
}
