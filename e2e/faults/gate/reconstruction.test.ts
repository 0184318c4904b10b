// The operator takes the site down for maintenance and puts it back [2.70], without any manual reload.
import { forgiveLostAnswers } from '../../support/complaints.ts'
import { awaitSocket } from '../../support/live.ts'
import { expect, test } from '../../support/site.ts'

test.afterEach(async ({ site, complaints }) => {
  await site.desk('maintenance', 'off')
  await expect.poll(async () => (await fetch(site.origin)).status).toBe(200)
  forgiveLostAnswers(complaints)
})

const closed = { name: 'Скоро вернёмся' }
const bar = 'Идут работы'

test('a guest can read the open page, gets the page of 503 on the next screen, and both recover by themselves', async ({
  page,
  context,
  site,
}) => {
  const reader = await context.newPage()
  const areLive = Promise.all([awaitSocket(page), awaitSocket(reader)])
  await page.goto('/')
  await reader.goto('/rules')
  await areLive

  expect(await site.desk('maintenance', 'on')).toContain('under reconstruction')
  await expect(reader.getByRole('alert').filter({ hasText: bar })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: bar })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()

  const fresh = await context.newPage()
  await expect.poll(async () => (await fresh.request.get('/games/slots')).headers()['retry-after']).toBe('60')
  // A page begun before the site knew may still have its frame around the same words.
  await expect(async () => {
    expect((await fresh.goto('/games/slots'))?.status()).toBe(503)
    await expect(fresh.getByRole('heading', closed)).toBeVisible({ timeout: 2_000 })
    await expect(fresh.getByRole('navigation', { name: 'Главное меню' })).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await page
    .getByRole('navigation', { name: 'Главное меню' })
    .getByRole('link', { name: /^Слоты/ })
    .click()
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await expect(page).toHaveURL('/games/slots')

  await site.desk('maintenance', 'off')
  for (const each of [page, fresh]) {
    await expect(each.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
    await expect(each.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    await expect(each).toHaveURL('/games/slots')
  }
  await expect(reader.getByText(bar)).toHaveCount(0)
  await expect.poll(async () => (await fresh.request.get('/')).status()).toBe(200)
})
