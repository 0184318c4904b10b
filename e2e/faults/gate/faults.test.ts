// The first calls of a page fail, one kind of failure after the other: header and navigation stay usable, and the document's status is right.
import { expect, test } from '../../support/base.ts'
import { promotionListItem } from '@yanta/contract/fixtures'
import { startSite } from '../../../apps/web/server/testing/site-under-test.ts'
import {
  askDocument,
  breakCall,
  expectRecovery,
  expectWayPast,
  type BrokenSite,
  type Fault,
  mend,
  joint,
  openSite,
  own,
  paths,
  player,
} from '../broken-site.ts'

test('the calls that are broken here are all that a page starts from, whether the platform has the joint call or not', async () => {
  const under = await startSite({}, null)
  await under.site.inject({ url: '/', headers: { cookie: `${player.name}=${player.value}` } })
  const readPaths = () =>
    [...new Set(under.platform.received.map(({ path }) => path.split('?')[0]))].toSorted()
  const shared = paths.filter((path) => !own.includes(path))
  expect(readPaths()).toEqual([...shared, joint].toSorted())
  breakCall(under, joint, 404)
  await under.site.inject({ url: '/', headers: { cookie: `${player.name}=${player.value}` } })
  await under.close()
  expect(readPaths()).toEqual([...paths, joint].toSorted())
})

/** One of each kind that the site distinguishes: a refusal, an error, silence, a page instead of data, and nothing instead of data. */
const kinds: readonly Fault[] = [404, 503, 'hang', 'html', 'null']

/** Required and optional calls of a document; in two languages, because the site falls back on cached answers. */
const cases: readonly {
  broken: readonly string[]
  visitor: { locale: 'en' | 'ru'; isPlayer?: true }
  status: number
}[] = [
  { broken: ['/json-api/serverdata'], visitor: { locale: 'en' }, status: 503 },
  { broken: ['/json-api/users/profile'], visitor: { locale: 'en', isPlayer: true }, status: 503 },
  {
    broken: paths.filter((path) => !['/json-api/serverdata', '/json-api/users/profile'].includes(path)),
    visitor: { locale: 'ru', isPlayer: true },
    status: 200,
  },
]

async function expectDocuments(fault: Fault, some: readonly (typeof cases)[number][]): Promise<void> {
  const under = await startSite({}, null)
  for (const { broken, visitor, status } of some) {
    for (const path of broken) breakCall(under, path, fault)
    expect
      .soft([fault, ...(await askDocument(under, visitor))], broken.join(' '))
      .toEqual([fault, status, true, true])
    mend(under)
  }
  await under.close()
}

// All at once: those that hang are waited for until the site's patience is over.
test('a document is served while all its optional calls fail, and is a 503 without a required one', async () => {
  await Promise.all(
    kinds.flatMap((fault) => {
      // A platform without the joint call gets the documented ones.
      const joined = {
        broken: [joint],
        visitor: { locale: 'ru', isPlayer: true },
        status: fault === 404 ? 200 : 503,
      } as const
      return fault === 'hang'
        ? [...cases, joined].map((each) => expectDocuments(fault, [each]))
        : [expectDocuments(fault, cases), expectDocuments(fault, [joined])]
    }),
  )
})

test.describe('in a browser', () => {
  let under: BrokenSite
  test.beforeEach(async () => {
    under = await openSite()
  })
  test.afterEach(() => under.close())

  test('header and navigation can be used while the lobby fails, and the screen comes back without a reload', async ({
    page,
  }) => {
    await expectRecovery(page, under, '/json-api/v2/lobby')
  })

  test('a screen whose games answer 503 on the way there leaves header and navigation in place', async ({
    page,
  }) => {
    await expectWayPast(page, under, 503)
  })

  test('a promotion is over in its time, whatever the platform goes on saying [4.4]', async ({ page }) => {
    // Five seconds from when the site asks, however long the browser took to start.
    const promotions = {
      get items() {
        return [{ ...promotionListItem, endAt: new Date(Date.now() + 5_000).toISOString() }]
      },
    }
    under.platform.answers.set('/json-api/actions', [200, promotions])
    const answer = await page.goto(`${under.origin}/promo`)
    expect(await answer!.text()).not.toContain('Завершена')
    await expect(page.getByText('Завершена', { exact: true })).toBeVisible()
  })
})
