// Each call that a page starts from fails in each way, alone.
import { expect, test } from '../../support/base.ts'
import { promotionListItem } from '@yanta/contract/fixtures'
import { startSite } from '../../../apps/web/server/testing/site-under-test.ts'
import {
  askDocument,
  besides,
  breakCall,
  expectRecovery,
  expectStatus,
  expectWayPast,
  type BrokenSite,
  type Fault,
  faults,
  mend,
  openSite,
  own,
  paths,
  slowDown,
} from '../broken-site.ts'

/** Shown at the gate. */
const inGate = '/json-api/v2/lobby'
/** Answers for everybody, which a site falls back on once it has them: one breaks in each language, so that neither was ever there. */
const shared = paths.filter((path) => !own.includes(path))
const pairs = shared
  .slice(0, Math.ceil(shared.length / 2))
  .map((path, index) => [path, shared[shared.length - 1 - index]!] as const)

async function expectPair(fault: Fault, pair: readonly [string, string]): Promise<void> {
  const under = await startSite({}, null)
  for (const [index, path] of [...new Set(pair)].entries()) {
    breakCall(under, path, fault)
    const locale = index === 0 ? 'ru' : 'en'
    expect
      .soft([path, fault, ...(await askDocument(under, { locale }))])
      .toEqual([path, fault, expectStatus(path), true, true])
    mend(under)
  }
  await under.close()
}

// All at once: those that hang are waited for until the site's patience is over.
test('the document is served whichever call fails, however it fails', async () => {
  await Promise.all(faults.flatMap((fault) => pairs.map((pair) => expectPair(fault, pair))))
})

test("a player's document is served whichever of its calls fails, however it fails", async () => {
  await Promise.all(
    faults.map(async (fault) => {
      const under = await startSite({}, null)
      for (const path of own) {
        breakCall(under, path, fault)
        expect
          .soft([path, fault, ...(await askDocument(under, { isPlayer: true }))])
          .toEqual([path, fault, expectStatus(path), true, true])
        mend(under)
      }
      await under.close()
    }),
  )
})

test.describe('in a browser', () => {
  let under: BrokenSite
  test.beforeEach(async () => {
    under = await openSite()
  })
  test.afterEach(() => under.close())

  for (const path of paths.filter((each) => !besides.includes(each) && each !== inGate)) {
    test(`header and navigation can be used while ${path} fails, and the screen comes back without a reload`, async ({
      page,
    }) => {
      await expectRecovery(page, under, path)
    })
  }

  for (const fault of [400, 404, 429, 500, 'html', 'null'] as const) {
    test(`a screen whose games answer ${fault} on the way there leaves header and navigation in place`, async ({
      page,
    }) => {
      await expectWayPast(page, under, fault)
    })
  }

  test("a device whose clock is three hours slow counts down by the server's", async ({ page }) => {
    const items = [{ ...promotionListItem, endAt: new Date(Date.now() + 90 * 60_000).toISOString() }]
    under.platform.answers.set('/json-api/actions', [200, { items }])
    await slowDown(page)
    await page.goto(`${under.origin}/promo`)
    await expect(page.getByRole('timer')).toHaveText(/00\s*дн\s*01\s*ч/)
  })
})
