import { join } from 'node:path'
import { startSite, type Site } from '../../tools/site/start-site.ts'
import { test as base } from '../support/site.ts'

/** Tests whose site follows the rules of a file of content/jurisdictions. */
export function testIn(jurisdiction: string) {
  return base.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const preload = join(import.meta.dirname, 'in-jurisdiction.ts')
        const site = await startSite({ RATE_LIMITS: 'off', JURISDICTION: jurisdiction }, { preload })
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  })
}
