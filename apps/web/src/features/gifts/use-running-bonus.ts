import { type Bonus, bonusChanged, getActiveBonus } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useCall } from '../../data/use-call.ts'
import { useRoom } from '../../data/use-room.ts'
import { type ShownBonus, useBonus } from '../../domain/wallet/use-bonus.ts'

interface RunningBonus {
  /** Progress and amount as the header shows them; null without a running bonus. */
  shown: ShownBonus | null
  /** Its terms; null until they are loaded. */
  terms: Bonus | null
}

/** The running bonus: its progress by the wallet, its terms by a call for each bonus that begins. */
export function useRunningBonus(): RunningBonus {
  const shown = useBonus()
  const [turn, setTurn] = useState(0)
  useRoom({
    room: ownRoom,
    events: [
      onRoomEvent(bonusChanged, ({ change }) => {
        if (change === 'started') setTurn((before) => before + 1)
      }),
    ],
  })
  const { value } = useCall(shown ? `bonus ${turn}` : null, (signal) =>
    browserCall(getActiveBonus, {}, { signal }),
  )
  return { shown, terms: value?.bonus ?? null }
}
