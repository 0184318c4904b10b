import { useEffect, useState } from 'react'
import { noteFirstFinger } from '../lib/first-finger.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True once somebody moves, touches, types or goes into a field: until then nothing can be opened, and nothing lost, on a page. */
export function useFirstTouch(): boolean {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const note = (sign: Event) => {
      noteFirstFinger(sign)
      over.abort()
      setIsTouched(true)
    }
    for (const sign of signs) addEventListener(sign, note, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
  return isTouched
}
