// What begins once the page has loaded, and no visitor waits for.
import { reportPerformance } from '../data/api/report-performance.ts'
import { registerServiceWorker } from '../worker/register.ts'

/** `landing` is the query of the address that the visitor came to. */
export function startAfterLoad(landing: string): void {
  if (landing.includes('refcode'))
    void import('../site/referral-code.ts').then(
      ({ consumeReferral }) => consumeReferral(landing),
      () => {},
    )
  const later = window.requestIdleCallback ?? setTimeout
  later(() => {
    reportPerformance()
    if (import.meta.env.PROD) void registerServiceWorker(document.documentElement.lang)
  })
}
