// Limits of one's own: set on their screen, enforced where money moves, and said where it was to move.
import { forgiveStatus } from '../../support/complaints.ts'
import { followLink } from '../../support/navigation.ts'
import { enterAsNew, readBalance } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'
import { expectNoViolations } from '../../support/violations.ts'

/** Of a day, by the name of its card. */
async function setDailyLimit(page: Page, card: string, roubles: string): Promise<void> {
  await page.getByRole('list', { name: card }).getByRole('button', { name: 'Задать: День' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox', { name: 'Новый лимит' }).fill(roubles)
  await expect(modal.getByText('Начнёт действовать сразу')).toBeVisible()
  await modal.getByRole('button', { name: 'Сохранить' }).click()
  await expect(modal).toBeHidden()
}

test('a limit stops a deposit and a spin; a raise waits for a day and can be cancelled', async ({
  page,
  site,
  complaints,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/profile/safer-play')
  await expectNoViolations(page, 'the limits')
  await setDailyLimit(page, 'Пополнения', '300')
  await setDailyLimit(page, 'Ставки', '1')
  const deposits = page.getByRole('list', { name: 'Пополнения' })
  await expect(deposits.getByText(/^0\s₽ из 300\s₽$/)).toBeVisible()

  await deposits.getByRole('button', { name: 'Изменить: День' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox', { name: 'Новый лимит' }).fill('5000')
  await expect(modal.getByText('Повышение — через 24 часа')).toBeVisible()
  await modal.getByRole('button', { name: 'Сохранить' }).click()
  await expect(deposits.getByText(/^Повысится до 5\s000\s₽ через 23:59:/)).toBeVisible()
  await deposits.getByRole('button', { name: 'Отменить' }).click()
  await expect(deposits.getByText(/^Повысится/)).toBeHidden()

  await followLink(page, '/cashbox')
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await cashbox.getByRole('button', { name: /^Пополнить на 500\s₽$/ }).click()
  await expect(cashbox.getByRole('alert')).toContainText(/Дневной лимит пополнений: осталось 300\s₽/)
  await cashbox.getByRole('link', { name: 'Мои лимиты', exact: true }).click()
  await expect(page).toHaveURL('/profile/safer-play')

  await followLink(page, '/play/neon-drive')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  const before = await readBalance(page)
  await slot.frame.getByRole('button', { name: /^Крутить/ }).click()
  await expect(slot.frame.getByText(/лимит/i).first()).toBeVisible()
  expect(await readBalance(page)).toBe(before)
  forgiveStatus(complaints, 403)
  await page.getByRole('link', { name: 'Мои лимиты' }).click()
  await expect(page.getByRole('heading', { name: 'Контроль игры' })).toBeVisible()
})
