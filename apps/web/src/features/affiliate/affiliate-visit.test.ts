import { afterEach, expect, test, vi } from 'vitest'
import { buildVisitAddress, reportVisit } from './affiliate-visit.ts'

const marketing = { trackingUrl: 'https://tracking.example/visit?network=7', project: 'Янта & Co' }
const origin = 'https://casino.example'

afterEach(() => void vi.unstubAllGlobals())

test("the request adds project and code to the network's own address [7.84]", () => {
  const address = new URL(buildVisitAddress(marketing, 'p1p2pAb3Z', origin)!)
  expect([address.origin, Object.fromEntries(address.searchParams)]).toEqual([
    'https://tracking.example',
    { network: '7', project: 'Янта & Co', refcode: 'p1p2pAb3Z' },
  ])
})

test('a report sends no referrer, and a failure of the network is ignored', async () => {
  const asked = vi.fn<typeof fetch>(async () => {
    throw new TypeError('blocked')
  })
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { origin, search: '?redirect=%2Fprofile%2Finfo&token=secret' })
  reportVisit(marketing, 'p1p2pAb3Z')
  await Promise.resolve()
  const [address, request] = asked.mock.calls[0]!
  expect(String(address)).not.toMatch(/redirect|secret/)
  expect(request).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: 'no-cors',
    keepalive: true,
  })
})

test('an invalid address sends nothing and throws nothing', () => {
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { origin })
  reportVisit({ ...marketing, trackingUrl: 'https://' }, 'p1p2pAb3Z')
  expect(asked).not.toHaveBeenCalled()
})
