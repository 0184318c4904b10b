// The real built site with a fake platform, and its documents as text.
import { get } from 'node:http'
import { test as base } from '../support/base.ts'
import { type SiteUnderTest, startSite } from '../../apps/web/server/testing/site-under-test.ts'
import { findFreePorts } from '../../tools/site/free-ports.ts'

interface Served extends SiteUnderTest {
  origin: string
}

export const test = base.extend<{ served: Served }>({
  served: async ({}, use) => {
    const [port] = await findFreePorts(1)
    const origin = `http://localhost:${port}`
    const under = await startSite(
      { siteOrigin: origin, sitePort: port, rateLimits: false, documentLimit: 10_000, serviceWorker: false },
      null,
    )
    await under.site.listen({ host: 'localhost', port })
    await use({ ...under, origin })
    await under.close()
  },
})

/** An answer to a request with hand-written headers. */
export function ask(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) =>
    get(address, { headers }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        )
        .on('error', reject)
    }).on('error', reject),
  )
}
