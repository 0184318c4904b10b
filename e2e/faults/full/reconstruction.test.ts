import { forgiveLostAnswers } from '../../support/complaints.ts'
import { enterAs } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test.afterEach(async ({ site, complaints }) => {
  await site.desk('maintenance', 'off')
  await expect.poll(async () => (await fetch(site.origin)).status).toBe(200)
  forgiveLostAnswers(complaints)
})

test('a player is one still when the site is back', async ({ page, site }) => {
  await enterAs(page, site.origin)
  await site.desk('maintenance', 'on')
  await expect(async () => expect((await page.goto('/'))?.status()).toBe(503)).toPass()
  await expect(page.getByRole('heading', { name: 'Скоро вернёмся' })).toBeVisible()
  await site.desk('maintenance', 'off')
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
})
