// Deferred services, loaded once the page is hydrated and the browser is idle. The site works without them.
import { Suspense } from 'react'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { useIdlePage } from './use-idle-page.ts'

const BehindThePage = lazyOrNothing(async () =>
  (await import('./deferred-services.tsx')).startBehindThePage(),
)

export function LaterSlot() {
  return (
    useIdlePage() && (
      <Suspense>
        <BehindThePage />
      </Suspense>
    )
  )
}
