import { useEffect, useEffectEvent, useState } from 'react'
import { untilNextSecond } from './time-left.ts'

/** Milliseconds until `endsAt`, renewed each second; `onEnd` is called once when they are over. */
export function useTimeLeft(endsAt: number, onEnd?: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const handleEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const current = Date.now()
      setNow(current)
      if (current >= endsAt) handleEnd()
      else timer = setTimeout(look, untilNextSecond(endsAt - current))
    }
    look()
    return () => clearTimeout(timer)
  }, [endsAt])
  return Math.max(0, endsAt - now)
}
