// What no visitor waits for: it is loaded once the page stands and the browser is idle. Without it the site works as it is.
import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'

const BehindThePage = lazyOrNothing(async () => (await import('./behind-the-page.tsx')).BehindThePage)

export function LaterSlot() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    let stopWaiting: (() => void) | undefined
    const wait = () => { stopWaiting = whenIdle(() => setIsDue(true)) }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      stopWaiting?.()
    }
  }, [])
  return isDue && <Suspense><BehindThePage /></Suspense>
}
