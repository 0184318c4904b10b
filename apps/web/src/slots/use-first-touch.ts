import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** True once somebody moves, touches or types: until then nothing can be opened that is not open. */
export function useFirstTouch(): boolean {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const note = () => {
      over.abort()
      setIsTouched(true)
    }
    for (const sign of signs) addEventListener(sign, note, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
  return isTouched
}
