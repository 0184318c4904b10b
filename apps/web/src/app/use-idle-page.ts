import { useEffect, useState } from 'react'
import { whenIdle } from '../browser/when-idle.ts'

/** True once the page is hydrated and the browser is idle. */
export function useIdlePage(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    let stopWaiting: (() => void) | undefined
    const wait = () => {
      stopWaiting = whenIdle(() => setIsIdle(true))
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      stopWaiting?.()
    }
  }, [])
  return isIdle
}
