import { useEffect, useEffectEvent, useState } from 'react'
import { onServerClockSet, readServerNow } from '../../browser/server-clock.ts'
import { untilNextSecond } from './time-left.ts'

/** Milliseconds until `endsAt` by the server's clock, renewed each second; `onEnd` is called once when they are over. */
export function useTimeLeft(endsAt: number, onEnd?: () => void): number {
  const [now, setNow] = useState(readServerNow)
  const handleEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const look = () => {
      clearTimeout(timer)
      const current = readServerNow()
      setNow(current)
      if (current < endsAt) {
        isOver = false
        timer = setTimeout(look, untilNextSecond(endsAt - current))
      } else if (!isOver) {
        isOver = true
        handleEnd()
      }
    }
    look()
    const forgetClock = onServerClockSet(look)
    return () => {
      clearTimeout(timer)
      forgetClock()
    }
  }, [endsAt])
  return Math.max(0, endsAt - now)
}
