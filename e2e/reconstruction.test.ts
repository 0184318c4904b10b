// The operator takes the site down for work and gives it back [2.70]; nobody loads a page by hand meanwhile.
import { enterAs } from './player.ts'
import { expect, forgiveLostAnswers, test } from './split-site.ts'

test.afterEach(({ complaints }) => forgiveLostAnswers(complaints))

const closed = { name: 'Скоро вернёмся' }
const bar = 'Идут работы'

test('a guest reads what is open, meets the page of 503 on the next screen, and both come back by themselves', async ({ page, context, site }) => {
  await page.goto(site.origin)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('site-socket')))).toBe(true)
  const reader = await context.newPage()
  await reader.goto(`${site.origin}/rules`)
  await reader.waitForLoadState('networkidle')

  expect(await site.desk('maintenance', 'on')).toContain('under reconstruction')
  await expect(reader.getByRole('alert').filter({ hasText: bar })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: bar })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()

  const fresh = await context.newPage()
  await expect(async () => expect((await fresh.goto(`${site.origin}/games/slots`))?.status()).toBe(503)).toPass({ timeout: 5_000 })
  expect((await fresh.request.get(`${site.origin}/games/slots`)).headers()['retry-after']).toBe('60')
  await expect(fresh.getByRole('heading', closed)).toBeVisible()
  await expect(fresh.getByRole('navigation', { name: 'Главное меню' })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: /^Слоты/ }).click()
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/games/slots`)

  await site.desk('maintenance', 'off')
  for (const each of [page, fresh]) {
    await expect(each.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible({ timeout: 10_000 })
    await expect(each.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    await expect(each).toHaveURL(`${site.origin}/games/slots`)
  }
  await expect(reader.getByText(bar)).toHaveCount(0)
  await expect(async () => expect((await fresh.request.get(site.origin)).status()).toBe(200)).toPass({ timeout: 5_000 })
})

test('a player is one still when the site is back', async ({ page, site }) => {
  await enterAs(page, site.origin)
  await site.desk('maintenance', 'on')
  await expect(async () => expect((await page.goto(site.origin))?.status()).toBe(503)).toPass({ timeout: 5_000 })
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await site.desk('maintenance', 'off')
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible({ timeout: 10_000 })
})
