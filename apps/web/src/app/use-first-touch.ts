import { useEffect, useState } from 'react'
import { recordPendingTouch } from '../browser/pending-touch.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True after the first pointer, key or focus event: until then nothing can be opened or lost on a page. */
export function useFirstTouch(): boolean {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const note = (sign: Event) => {
      recordPendingTouch(sign)
      over.abort()
      setIsTouched(true)
    }
    for (const sign of signs) addEventListener(sign, note, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
  return isTouched
}
