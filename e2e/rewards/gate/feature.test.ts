// A gift of features: series of free spins that the house pays, played in the game, whose wins become bonus money.
import { enterAsNew } from '../../support/player.ts'
import { Slot } from '../../support/slot.ts'
import { expect, test } from '../../support/site.ts'

test('a gift of free spins series plays them without a paid spin, and their wins become a bonus [3.45] [3.46]', async ({
  page,
  site,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  await site.desk('gift', 'grant', email, 'series-neon-2', '--reason', 'journey')
  const slot = new Slot(page)

  await page.goto('/profile/gifts')
  await page.getByRole('button', { name: 'Активировать' }).click()
  await expect(page.getByRole('button', { name: 'Активировать' })).toHaveCount(0)
  await page.goto('/profile/gifts?tab=active')
  await page.getByRole('button', { name: 'К спинам' }).click()
  await slot.waitUntilIdle()
  const real = await slot.readBalance()
  const strip = slot.frame.getByRole('region', { name: 'Серии фриспинов: ставка за наш счёт' })
  await expect(strip).toContainText('2 / 2')

  const answered = page.waitForResponse((response) => response.url().endsWith('/api/rounds'))
  await slot.frame.getByRole('button', { name: 'Сыграть серию фриспинов' }).click()
  await expect(slot.frame.getByText('10 фриспинов', { exact: true })).toBeVisible()
  await slot.frame.getByRole('button', { name: 'Начать' }).click()
  await expect(slot.frame.getByText(/^Фриспинов: \d+$/)).toBeVisible()
  await slot.finish()
  const { round } = await (await answered).json()
  expect(new Set(round.outcome.spins.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['free']))
  await expect(strip).toContainText('1 / 2')
  expect(await slot.readBalance()).toBe(real)

  const second = await slot.spin()
  await expect(slot.frame.getByRole('alertdialog', { name: 'Сыграны 2 серии фриспинов' })).toBeVisible()
  const won = round.win + second.win
  expect(won, 'twenty free spins pay something').toBeGreaterThan(0)
  const bonus = `${(won / 100).toFixed(2)} RUB  wager 0.00`
  await expect.poll(() => site.desk('bonus', 'show', email)).toContain(bonus)
})
