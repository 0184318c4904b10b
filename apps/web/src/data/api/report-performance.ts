// How fast this page view was for its visitor [7.83]: gathered until the page is left, sent once.
import { type PageTiming, writePerformance } from '@yanta/contract'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { reportCall } from './browser-call.ts'
import { maskSecrets } from './mask-secrets.ts'

/** Starts measuring; loaded after the page is there, which web-vitals allows for. */
export function reportPerformance(): void {
  const path = maskSecrets(location.pathname, 300)
  const metrics: PageTiming['metrics'] = {}
  let navigationType: string | undefined
  let isSent = false
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch((metric) => {
      metrics[metric.name] = metric.value
      navigationType = metric.navigationType
    })
  }
  addEventListener('visibilitychange', () => {
    if (isSent || !document.hidden || Object.keys(metrics).length === 0) return
    isSent = true
    // The last of the metrics speak up in the same moment; a later one the page may not live to see.
    queueMicrotask(() => void reportCall(writePerformance, { body: { path, metrics, navigationType } }))
  })
}
