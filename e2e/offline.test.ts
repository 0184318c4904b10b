// What a visitor sees while the network or the platform is away, and that it ends without a reload.
import { type Page, expect, forgiveLostAnswers, test } from './split-site.ts'
import { enterAs } from './player.ts'

// As visitors have it: the worker is part of how a site lives without a network.
test.use({ serviceWorkers: 'allow' })
test.afterEach(({ complaints }) => forgiveLostAnswers(complaints))

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: /Сайт не отвечает|Нет связи/ })

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(globalThis as { isSamePage?: boolean }).isSamePage = true
  })
}
const isSame = (page: Page) =>
  page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage === true)

test('the platform is killed while somebody browses: the page says so, can be used, and recovers by itself', async ({
  page,
  split,
}) => {
  await enterAs(page, split.origin)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await mark(page)
  await split.killPlatform()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await menu.getByRole('link', { name: /^Слоты/ }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Скоро вернёмся' })).toBeVisible()
  await expect(page).toHaveURL('/games/slots')
  await expect(menu.getByRole('link', { name: 'Лобби' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Поиск/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await split.startPlatform()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible({ timeout: 45_000 })
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  expect(await isSame(page)).toBe(true)
})

test('a document asked for while the platform is away says 503, keeps the menu, and becomes what was wanted', async ({
  page,
  split,
}) => {
  await enterAs(page, split.origin)
  await split.killPlatform()
  const answer = await page.goto('/games/slots')
  expect(answer?.status()).toBe(503)
  await expect(
    page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Лобби' }),
  ).toBeVisible()
  await mark(page)
  await split.startPlatform()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  expect(await isSame(page)).toBe(true)
})

test('without a network what is open can be read, and the socket and the screen come back with it', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await mark(page)
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Главное меню' })
    .getByRole('link', { name: /^Слоты/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  expect(await isSame(page)).toBe(true)
})
