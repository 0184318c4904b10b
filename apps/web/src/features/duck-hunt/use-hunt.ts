import { type DuckHuntGame, promotionPointsChanged, shootDuck } from '@yanta/contract'
import { useEffect, useReducer } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useAction } from '../../data/use-action.ts'
import { useRoom } from '../../data/use-room.ts'
import { type Shot, advanceHunt, findNextShot, startHunt } from './hunt-machine.ts'

/**
 * The hunt of a promotion, continued by shots.
 * @param loaded as the platform says it is; another one, loaded later, replaces what is known
 * @param onStale what is known may be old: shots were granted, fired elsewhere, or are over
 */
export function useHunt(loaded: DuckHuntGame, onStale: () => void) {
  const [hunt, dispatch] = useReducer(advanceHunt, loaded, startHunt)
  useEffect(() => dispatch({ type: 'loaded', game: loaded }), [loaded])
  useRoom({
    room: ownRoom,
    events: [
      onRoomEvent(promotionPointsChanged, ({ id }) => {
        if (id === loaded.actionId) onStale()
      }),
    ],
  })
  const shot = useAction<[(shot: Shot) => void], Refusal<string>>(async (onAnswer) => {
    const number = findNextShot(hunt)
    if (number === null) return
    dispatch({ type: 'fired' })
    const answer = await browserCall(shootDuck, { params: { gameId: loaded.id }, body: { number } })
    if (!answer.ok) {
      dispatch({ type: 'refused', refusal: answer.refusal })
      if (answer.refusal.status !== 0) onStale()
      return answer.refusal
    }
    dispatch({ type: 'answered', shot: answer.value })
    onAnswer(answer.value)
    if (answer.value.number >= answer.value.granted) onStale()
  })
  return { hunt, shoot: shot.run }
}
