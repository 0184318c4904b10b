// The real built site with a fake platform: how calls fail, and what a page must still do.
import { type Page, expect } from '@playwright/test'
import { type SiteUnderTest, startSite } from '../../apps/web/server/testing/site-under-test.ts'
import { findFreePorts } from '../../tools/site/free-ports.ts'
import { isAwake } from '../support/site.ts'

export type BrokenSite = Awaited<ReturnType<typeof openSite>>

export const faults = [400, 404, 429, 500, 503, 'hang', 'html', 'null'] as const
export type Fault = (typeof faults)[number]

export const player = { name: 'default_auth_token', value: 'access.token.example' }
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
/** Optional calls: their part of the page is left out. */
export const besides = [
  '/json-api/v2/games/day',
  '/json-api/v2/tournaments',
  '/json-api/actions',
  '/json-api/content/current-block',
]
/** What a page needs of its player, in one call; without it the documented calls of `own` are made. */
export const joint = '/json-api/users/page'
/** Without the profile the player is unknown; without the balance a sum is missing, without the rewards the numbers at their links. */
export const own = [
  '/json-api/users/profile',
  '/json-api/users/balance',
  '/json-api/users/rewards',
  '/json-api/v2/lobby/own',
]

/** Status of the lobby's document while `path` fails, in whatever way. */
export function expectStatus(path: string): number {
  return path === '/json-api/serverdata' || path === '/json-api/users/profile' ? 503 : 200
}

/** A call of a player fails by itself only on a platform without the joint call. */
export function breakCall({ platform }: SiteUnderTest, path: string, fault: Fault): void {
  if (own.includes(path)) platform.answers.set(joint, [404, { errors: [{ code: 'not_found' }] }])
  if (fault === 'hang' || fault === 'html') platform.faults.set(path, fault)
  else
    platform.answers.set(
      path,
      fault === 'null'
        ? [200, null]
        : [fault, { errors: [{ code: fault === 404 ? 'not_found' : 'invalid_request' }] }],
    )
}

export function mend({ platform }: SiteUnderTest): void {
  platform.faults.clear()
  platform.answers.clear()
}

export async function openSite(): Promise<SiteUnderTest & { origin: string }> {
  const [port] = await findFreePorts(1)
  const origin = `http://localhost:${port}`
  const under = await startSite(
    { siteOrigin: origin, sitePort: port, rateLimits: false, documentLimit: 10_000, serviceWorker: false },
    null,
  )
  await under.site.listen({ host: 'localhost', port })
  return { ...under, origin }
}

export async function expectFrame(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Поиск/ })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await expect(menu.getByRole('link', { name: 'Лобби' })).toBeVisible()
}

export const paths = [...frame, ...lobby, ...own]

/** The lobby's document: its status, whether header and menu exist, and the link to main. */
export async function askDocument(
  { site }: SiteUnderTest,
  { isPlayer = false, locale = 'ru' }: { isPlayer?: boolean; locale?: 'ru' | 'en' } = {},
): Promise<[status: number, hasFrame: boolean, hasWayHome: boolean]> {
  const cookies = [isPlayer && `${player.name}=${player.value}`, `locale=${locale}`]
  const { statusCode, body } = await site.inject({
    url: '/',
    headers: { cookie: cookies.filter(Boolean).join('; ') },
  })
  const menu = locale === 'ru' ? 'Главное меню' : 'Main menu'
  return [
    statusCode,
    /<header/.test(body) && new RegExp(`<nav[^>]* aria-label="${menu}"`).test(body),
    body.includes('href="/"'),
  ]
}

/** Header and navigation can be used while a call fails, and the screen comes back without a reload. */
export async function expectRecovery(page: Page, under: BrokenSite, path: string): Promise<void> {
  const exceptions: string[] = []
  page.on('pageerror', (error) => exceptions.push(error.message))
  if (own.includes(path)) await page.context().addCookies([{ ...player, url: under.origin }])
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
  // Only the games offer a retry.
  if (path === '/json-api/v2/lobby')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Не удалось загрузить игры' })
      .getByRole('button', { name: 'Повторить' })
      .click()
  await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible({ timeout: 30_000 })
  if (path === '/json-api/users/balance')
    await expect(page.getByText('Баланс', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { wasReloaded?: boolean }).wasReloaded)).toBe(false)
  expect(exceptions).toEqual([])
}

/** A screen whose games can't be had on the way there leaves header and navigation in place. */
export async function expectWayPast(page: Page, under: BrokenSite, fault: Fault): Promise<void> {
  await page.goto(under.origin)
  await page.waitForFunction(isAwake)
  breakCall(under, '/json-api/v2/games', fault)
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await menu.getByRole('link').nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('', { timeout: 10_000 })
  await expect(page).toHaveURL(/\/games\//)
  await expectFrame(page)
  mend(under)
  await menu.getByRole('link', { name: 'Лобби' }).click()
  await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
}

/** A device whose clock is three hours slow. */
export async function slowDown(page: Page): Promise<void> {
  await page.addInitScript((slowMs) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() - slowMs
  }, 3 * 3_600_000)
}
