// What makes a player come back, in one go: stakes bring experience, a level, its gift, free rounds, a bonus, and real money.
import { enterAsNew, readBalance } from '../../support/player.ts'
import { Slot } from '../../support/slot.ts'
import { expect, test } from '../../support/site.ts'

test('play brings experience and compoints, a level and its gift; its free rounds bring a bonus, which is wagered and becomes real money [3.47] [4.44] [7.24] [7.28]', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  const { email } = await enterAsNew(page, site.origin)
  await site.desk('level', 'xp', email, '999')

  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.spin()
  await expect(page.getByText('Новый уровень: Искра')).toBeVisible()

  await page.goto('/profile/gifts')
  const card = page.getByRole('article').filter({ hasText: 'Honey Jar' })
  await card.getByRole('button', { name: 'Активировать' }).click()
  await page.getByRole('link', { name: 'К спинам' }).click()
  await slot.waitUntilIdle()
  const before = await slot.readBalance()
  let won = 0
  for (let index = 0; index < 10; index += 1) won += (await slot.spin()).win
  expect(await slot.readBalance()).toBeGreaterThanOrEqual(before)
  expect(won).toBeGreaterThan(0)

  await page.goto('/profile/gifts?show=active')
  await expect(page.getByRole('progressbar', { name: 'Отыгрыш бонуса' })).toBeVisible()
  expect(await site.desk('ledger', 'check')).toContain('0')
  expect(await readBalance(page)).toBeGreaterThan(0)
})
