// What begins after hydration, once the browser is idle, and no visitor waits for: later than the `load` of the document as a rule, but
// it does not wait for it.
import { readLocale } from '../i18n/locale-cookie.ts'
import { registerServiceWorker } from '../worker/register.ts'

export function startAfterLoad(): void {
  void import('../data/api/report-performance.ts').then(
    ({ reportPerformance }) => reportPerformance(),
    () => {},
  )
  if (import.meta.env.PROD) void registerServiceWorker(readLocale)
}
