// The operator takes the site down for work and gives it back [2.70]; nobody loads a page by hand meanwhile.
import { enterAs } from './player.ts'
import { expect, forgiveLostAnswers, test } from './split-site.ts'

test.afterEach(({ complaints }) => forgiveLostAnswers(complaints))

const closed = { name: 'Скоро вернёмся' }
const bar = 'Идут работы'

test('a guest reads what is open, meets the page of 503 on the next screen, and both come back by themselves', async ({
  page,
  context,
  split,
}) => {
  await page.goto(split.origin)
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('site-socket')),
      ),
    )
    .toBe(true)
  const reader = await context.newPage()
  await reader.goto(`${split.origin}/rules`)
  await reader.waitForLoadState('networkidle')

  expect(await split.desk('maintenance', 'on')).toContain('under reconstruction')
  await expect(reader.getByRole('alert').filter({ hasText: bar })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: bar })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()

  const fresh = await context.newPage()
  await expect
    .poll(async () => (await fresh.request.get(`${split.origin}/games/slots`)).headers()['retry-after'], {
      timeout: 5_000,
    })
    .toBe('60')
  // A page begun before the site knew may still have its frame around the same words.
  await page.waitForTimeout(1_100)
  expect((await fresh.goto(`${split.origin}/games/slots`))?.status()).toBe(503)
  await expect(fresh.getByRole('heading', closed)).toBeVisible()
  await expect(fresh.getByRole('navigation', { name: 'Главное меню' })).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Главное меню' })
    .getByRole('link', { name: /^Слоты/ })
    .click()
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await expect(page).toHaveURL(`${split.origin}/games/slots`)

  await split.desk('maintenance', 'off')
  for (const each of [page, fresh]) {
    await expect(each.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible({ timeout: 10_000 })
    await expect(each.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    await expect(each).toHaveURL(`${split.origin}/games/slots`)
  }
  await expect(reader.getByText(bar)).toHaveCount(0)
  await expect(async () => expect((await fresh.request.get(split.origin)).status()).toBe(200)).toPass({
    timeout: 5_000,
  })
})

test('a player is one still when the site is back', async ({ page, split }) => {
  await enterAs(page, split.origin)
  await split.desk('maintenance', 'on')
  await expect(async () => expect((await page.goto(split.origin))?.status()).toBe(503)).toPass({
    timeout: 5_000,
  })
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await split.desk('maintenance', 'off')
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible({ timeout: 10_000 })
})
