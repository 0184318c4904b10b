// What makes a player come back, in one go: stakes bring experience, a level, its gift, free rounds, a bonus, and real money.
import { enterAsNew } from '../../support/player.ts'
import { Slot } from '../../support/slot.ts'
import { expect, test } from '../../support/site.ts'

test('a stake brings a level and its gift; the free rounds of the gift bring a bonus, which is wagered and becomes real money [2.66] [3.46] [7.24] [7.28]', async ({
  page,
  site,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  const slot = new Slot(page)
  await site.desk('level', 'xp', email, '999', '--reason', 'journey')

  await page.goto('/play/neon-drive')
  await slot.hurry()
  await slot.spin()
  await expect(page.getByRole('region', { name: 'Сообщения' })).toContainText('Новый подарок')
  // The message leaves the bar above the game free.
  await page.getByRole('button', { name: 'Свернуть', exact: true }).click({ timeout: 5_000 })
  const levelUp = page.getByRole('dialog', { name: 'Искра' })
  await expect(levelUp).toContainText('10 вращений в «Медовом Спасе»')
  await levelUp.getByRole('link', { name: 'Забрать подарок' }).click()

  await expect(page.getByText('1 001 / 5 000 опыта')).toBeVisible()
  await page.getByRole('button', { name: 'Активировать' }).click()
  await expect(page.getByRole('button', { name: 'Активировать' })).toHaveCount(0)
  await page.goto('/profile/gifts?tab=active')
  await page.getByRole('button', { name: 'К спинам' }).click()
  await slot.waitUntilIdle()
  const real = await slot.readBalance()
  let won = 0
  for (let count = 0; count < 10; count += 1) won += (await slot.spin()).win
  await expect(slot.frame.getByRole('alertdialog', { name: 'Гифтспины сыграны' })).toBeVisible()
  expect(won, 'ten spins of a calm game pay something').toBeGreaterThan(0)

  await page.goto('/profile/gifts?tab=active')
  await expect(page.getByRole('heading', { name: '10 вращений в «Медовом Спасе»' })).toBeVisible()
  expect(await site.desk('bonus', 'show', email)).toContain(`${(won / 100).toFixed(2)} RUB  wager 0.00`)
  await page.goto('/play/neon-drive')
  await slot.waitUntilIdle()
  expect(await slot.readBalance(), 'the bonus can be staked beside what was there').toBe(real + won)
  for (let stake = await slot.readStake(); stake < 40_000; stake = await slot.readStake()) {
    await slot.frame.getByRole('button', { name: 'Увеличить ставку' }).click()
    await expect.poll(() => slot.readStake()).toBeGreaterThan(stake)
  }
  const chip = page.getByRole('banner').getByText('Бонус', { exact: true })
  for (let count = 0; count < Math.ceil((won * 20) / 40_000); count += 1) {
    await expect(chip).toBeVisible()
    await slot.spin()
  }
  await expect(chip).toBeHidden()
  expect(await site.desk('bonus', 'show', email)).toContain('became real')
  expect(await site.desk('ledger', 'check')).toContain('The ledger is whole')
})
