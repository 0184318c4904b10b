import { type ComponentType, lazy } from 'react'
import { siteHealth } from './browser-call.ts'

const retryMs = 5_000

/**
 * A component that the server draws and the browser wakes up once its code is there. Retries until the code loads; meanwhile the
 * server's markup stays and the bar above the page shows the trouble.
 */
export function lazyPatiently<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    for (;;) {
      try {
        return { default: await load() }
      } catch {
        void siteHealth.doubt()
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
  })
}
