import { useEffect, useEffectEvent, useState } from 'react'
import { readServerNow } from '../lib/server-clock.ts'
import { untilNextSecond } from './time-left.ts'

/** Milliseconds until `endsAt` by the server's clock, renewed each second; `onEnd` is called once when they are over. */
export function useTimeLeft(endsAt: number, onEnd?: () => void): number {
  const [now, setNow] = useState(readServerNow)
  const handleEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const current = readServerNow()
      setNow(current)
      if (current >= endsAt) handleEnd()
      else timer = setTimeout(look, untilNextSecond(endsAt - current))
    }
    look()
    return () => clearTimeout(timer)
  }, [endsAt])
  return Math.max(0, endsAt - now)
}
