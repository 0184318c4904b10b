// Performance metrics of this page view [7.83]: collected until the page is left, sent once.
import { type PageTiming, writePerformance } from '@yanta/contract'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { reportCall } from './browser-call.ts'
import { maskSecrets } from './mask-secrets.ts'

/** Starts measuring; loaded after the page, which web-vitals supports. */
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
    // The final metrics arrive in the same task; the page may be closed before a later one.
    queueMicrotask(() => void reportCall(writePerformance, { body: { path, metrics, navigationType } }))
  })
}
