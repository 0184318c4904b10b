// A bonus and the games that accept none of its money: the player is asked before anything is staked.
import { followLink } from '../../support/navigation.ts'
import { enterAsNew, parseMoney, readBalance } from '../../support/player.ts'
import { Slot } from '../../support/slot.ts'
import { expect, test } from '../../support/site.ts'

test('a game without bonus money asks first, leads to slots with the bonus, and is played for real money alone; a roulette accepts it and shows its contribution [4.9] [8.16]', async ({
  page,
  site,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  await page.goto('/')
  const real = await readBalance(page)
  expect(
    await site.desk('bonus', 'grant', email, '500.00', '--wager', '30', '--cap', '5000.00', '--days', '7'),
  ).toContain('has a bonus')

  const question = page.getByRole('dialog', { name: 'Игра не для бонусных денег' })
  await followLink(page, '/play/bolt-of-olympus')
  await expect(question).toContainText('не засчитываются в отыгрыш бонуса')
  await question.getByRole('link', { name: 'Слоты с бонусом' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Отыграть бонус' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)

  await followLink(page, '/play/bolt-of-olympus')
  await question.getByRole('button', { name: 'Продолжить' }).click()
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  await expect(question).toBeHidden()
  expect(await slot.readBalance()).toBe(real)

  await followLink(page, '/play/emerald-roulette')
  const table = page.frameLocator('iframe')
  await expect(table.locator('main[data-phase]')).toHaveAttribute('data-phase', 'betting', {
    timeout: 20_000,
  })
  await expect(question).toBeHidden()
  expect(parseMoney(await table.locator('.value--balance b').innerText())).toBe(real + 50_000)
  await page.getByRole('button', { name: 'Об игре' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Emerald Roulette' })).toContainText(
    /Ставки засчитываются в отыгрыш бонуса на 10\s%/,
  )
})
