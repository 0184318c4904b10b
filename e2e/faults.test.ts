// Each call that a page starts from fails in each way [8.2-8.3]: the real site, built, before a platform that does as it is told.
// Header and navigation stay usable, and the document says how it went.
import { type Page, expect, test } from '@playwright/test'
import { promotionListItem } from '@yanta/contract/fixtures'
import { type SiteUnderTest, startSite } from '../apps/web/server/testing/site-under-test.ts'
import { findFreePorts } from '../tools/site/free-ports.ts'
import { isAwake } from './site.ts'

const faults = [400, 404, 429, 500, 503, 'hang', 'html', 'null'] as const
type Fault = (typeof faults)[number]

const player = { name: 'default_auth_token', value: 'access.token.example' }
const frame = ['/json-api/serverdata', '/json-api/blocks/footer', '/json-api/seo/footer']
const lobby = [
  '/json-api/v2/categories',
  '/json-api/v2/lobby',
  '/json-api/banners',
  '/json-api/v2/games/day',
  '/json-api/v2/tournaments',
  '/json-api/actions',
  '/json-api/content/current-block',
  '/json-api/seo/meta',
]
/** Of these a page is as whole as any: what it would have shown is left out. */
const besides = [
  '/json-api/v2/games/day',
  '/json-api/v2/tournaments',
  '/json-api/actions',
  '/json-api/content/current-block',
]
/** Without the profile nobody knows whose page it is; without the balance a sum is missing. */
const own = ['/json-api/users/profile', '/json-api/users/balance', '/json-api/v2/lobby/own']

/** Status of the lobby's document while `path` fails, in whatever way. */
function expectStatus(path: string): number {
  return path === '/json-api/serverdata' || path === '/json-api/users/profile' ? 503 : 200
}

function breakCall({ platform }: SiteUnderTest, path: string, fault: Fault): void {
  if (fault === 'hang' || fault === 'html') platform.faults.set(path, fault)
  else
    platform.answers.set(
      path,
      fault === 'null'
        ? [200, null]
        : [fault, { errors: [{ code: fault === 404 ? 'not_found' : 'invalid_request' }] }],
    )
}

function mend({ platform }: SiteUnderTest): void {
  platform.faults.clear()
  platform.answers.clear()
}

async function openSite(): Promise<SiteUnderTest & { origin: string }> {
  const [port] = await findFreePorts(1)
  const origin = `http://localhost:${port}`
  const under = await startSite(
    { siteOrigin: origin, sitePort: port, rateLimits: false, documentLimit: 10_000, serviceWorker: false },
    null,
  )
  await under.site.listen({ host: 'localhost', port })
  return { ...under, origin }
}

async function expectFrame(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Поиск/ })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await expect(menu.getByRole('link', { name: 'Лобби' })).toBeVisible()
}

const paths = [...frame, ...lobby, ...own]

test('what a page starts from is what is broken here', async () => {
  const under = await startSite({}, null)
  await under.site.inject({ url: '/', headers: { cookie: `${player.name}=${player.value}` } })
  const asked = new Set(under.platform.received.map(({ path }) => path.split('?')[0]))
  await under.close()
  expect([...asked].filter((path) => !paths.includes(path!))).toEqual([])
})

/** How the lobby's document turns out while one call fails in one way: its status, whether header and menu stand, and the way home. */
async function askBroken(path: string, fault: Fault): Promise<[Fault, number, boolean, boolean]> {
  // A site of its own for each: what one has been told it keeps for a while.
  const under = await startSite({}, null)
  breakCall(under, path, fault)
  const { statusCode, body } = await under.site.inject({
    url: '/',
    headers: { cookie: own.includes(path) ? `${player.name}=${player.value}` : '' },
  })
  await under.close()
  return [
    fault,
    statusCode,
    /<header/.test(body) && /<nav[^>]* aria-label="Главное меню"/.test(body),
    body.includes('href="/"'),
  ]
}

// All at once: those that hang are waited for until the site's patience is over.
test('the document stands whichever call fails, however it does [8.2]', async () => {
  await Promise.all(
    paths.map(async (path) => {
      const results = await Promise.all(faults.map((fault) => askBroken(path, fault)))
      expect.soft(results, path).toEqual(faults.map((fault) => [fault, expectStatus(path), true, true]))
    }),
  )
})

test.describe('in a browser', () => {
  let under: Awaited<ReturnType<typeof openSite>>
  test.beforeEach(async () => {
    under = await openSite()
  })
  test.afterEach(() => under.close())

  for (const path of paths.filter((each) => !besides.includes(each))) {
    test(`header and navigation can be used while ${path} fails, and the screen comes back without a reload`, async ({
      page,
      context,
    }) => {
      const exceptions: string[] = []
      page.on('pageerror', (error) => exceptions.push(error.message))
      if (own.includes(path)) await context.addCookies([{ ...player, url: under.origin }])
      breakCall(under, path, 503)
      await page.goto(under.origin)
      await expectFrame(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Поиск/ })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.evaluate(() => {
        ;(globalThis as { wasReloaded?: boolean }).wasReloaded = false
      })
      mend(under)
      // The games alone ask to be asked for.
      if (path === '/json-api/v2/lobby')
        await page
          .getByRole('alert')
          .filter({ hasText: 'Не удалось загрузить игры' })
          .getByRole('button', { name: 'Повторить' })
          .click()
      await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible({ timeout: 30_000 })
      expect(await page.evaluate(() => (globalThis as { wasReloaded?: boolean }).wasReloaded)).toBe(false)
      expect(exceptions).toEqual([])
    })
  }

  test('a promotion is over in its time, whatever the platform goes on saying [4.1-4.4]', async ({
    page,
  }) => {
    const items = [{ ...promotionListItem, endAt: new Date(Date.now() + 5_000).toISOString() }]
    under.platform.answers.set('/json-api/actions', [200, { items }])
    const answer = await page.goto(`${under.origin}/promo`)
    expect(await answer!.text()).not.toContain('Завершена')
    await expect(page.getByText('Завершена', { exact: true })).toBeVisible({ timeout: 15_000 })
  })

  test("a device whose clock is three hours slow counts down by the server's [4.4]", async ({ page }) => {
    const items = [{ ...promotionListItem, endAt: new Date(Date.now() + 90 * 60_000).toISOString() }]
    under.platform.answers.set('/json-api/actions', [200, { items }])
    await page.addInitScript((slowMs) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() - slowMs
    }, 3 * 3_600_000)
    await page.goto(`${under.origin}/promo`)
    await expect(page.getByRole('timer')).toHaveText(/00\s*дн\s*01\s*ч/)
  })

  for (const fault of [400, 404, 429, 500, 503, 'html', 'null'] as const) {
    test(`a screen whose games answer ${fault} on the way there leaves header and navigation in place`, async ({
      page,
    }) => {
      await page.goto(under.origin)
      await page.waitForLoadState('networkidle')
      breakCall(under, '/json-api/v2/games', fault)
      const menu = page.getByRole('navigation', { name: 'Главное меню' })
      await menu.getByRole('link').nth(1).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('', { timeout: 10_000 })
      await expect(page).toHaveURL(/\/games\//)
      await expectFrame(page)
      mend(under)
      await menu.getByRole('link', { name: 'Лобби' }).click()
      await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
    })
  }
})
