// Performance metrics of this page view [7.83]: collected until the page is left, sent once.
import { writePerformance } from '@yanta/contract'
import { reportCall } from './browser-call.ts'
import { maskSecrets } from './mask-secrets.ts'
import { findLoadedPath, findNavigationType, watchTimings, whenActivated } from './page-timings.ts'

/** Starts measuring; loaded after the page, whose entries the browser has recorded. */
export function reportPerformance(): void {
  whenActivated(measure)
}

function measure(): void {
  const path = maskSecrets(findLoadedPath(), 300)
  const timings = watchTimings()
  const whenLeft = () => {
    if (!document.hidden) return
    const metrics = timings.read()
    if (Object.keys(metrics).length === 0) return
    removeEventListener('visibilitychange', whenLeft)
    timings.stop()
    void reportCall(writePerformance, { body: { path, metrics, navigationType: findNavigationType() } })
  }
  addEventListener('visibilitychange', whenLeft)
}
