import { type OwnLimit, limitChanged } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { onRoomEvent } from '../../../data/realtime/room-event.ts'
import { useRoom } from '../../../data/use-room.ts'
import { applyLimit } from './limits-data.ts'

interface LiveLimits {
  limits: readonly OwnLimit[]
  apply: (changed: OwnLimit) => void
  /** Loads all of them anew. */
  reload: () => void
}

/** The loaded limits as changes here, in other tabs and by play have left them; loading anew begins from there. */
export function useLimits(loaded: readonly OwnLimit[]): LiveLimits {
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState({ loaded, limits: loaded })
  if (shown.loaded !== loaded) setShown({ loaded, limits: loaded })
  const apply = (changed: OwnLimit) =>
    setShown((before) => ({ ...before, limits: applyLimit(before.limits, changed) }))
  const reload = () => void revalidate()
  useRoom({ room: 'user', onSkipped: reload, events: [onRoomEvent(limitChanged, apply)] })
  return { limits: shown.limits, apply, reload }
}
