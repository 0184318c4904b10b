// A clock that is seen: an animation of which the end is the end of the time. Paused it stands where it is, and goes on from there.
import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Clock {
  /** Null stops it for good. */
  durationMs: number | null
  /** A new value starts it anew. */
  turn: unknown
  isHeld: boolean
  keyframes: Keyframe[]
  onEnd: () => void
}

export function useClock(
  hand: RefObject<HTMLElement | null>,
  { durationMs, turn, isHeld, keyframes, onEnd }: Clock,
): void {
  const handleEnd = useEffectEvent(onEnd)
  const start = useEffectEvent(() => {
    if (durationMs === null || !hand.current) return
    const clock = hand.current.animate(keyframes, { duration: durationMs, fill: 'both', id: clockId })
    if (isHeld) clock.pause()
    clock.onfinish = () => handleEnd()
    return () => clock.cancel()
  })
  useEffect(() => start(), [durationMs, turn])
  useEffect(() => {
    const clock = hand.current?.getAnimations().find(({ id }) => id === clockId)
    if (isHeld) clock?.pause()
    else if (clock?.playState === 'paused') clock.play()
  }, [hand, isHeld])
}

const clockId = 'clock'
