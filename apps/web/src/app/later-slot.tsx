// What no visitor waits for: it is loaded once the page stands and the browser is idle. Without it the site works as it is.
import { Suspense } from 'react'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { useIdlePage } from './use-idle-page.ts'

const BehindThePage = lazyOrNothing(async () => (await import('./behind-the-page.tsx')).BehindThePage)

export function LaterSlot() {
  return (
    useIdlePage() && (
      <Suspense>
        <BehindThePage />
      </Suspense>
    )
  )
}
