// What begins once the page is hydrated, and no visitor waits for.
import { registerServiceWorker } from '../worker/register.ts'

export function startAfterLoad(): void {
  void import('../data/api/report-performance.ts').then(
    ({ reportPerformance }) => reportPerformance(),
    () => {},
  )
  if (import.meta.env.PROD) void registerServiceWorker(document.documentElement.lang)
}
