// A phone and an e-mail address are proven by codes, in the wizard over the profile and as a part of its page.
import { freshPhone, readCode, spoil } from '../../support/accounts.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test('a player who registered by e-mail adds a phone: a wrong code is said, a reload keeps the code, the right one proves it [1.9] [2.58-2.61] [4.27-4.28] [7.15-7.16]', async ({
  page,
  site,
  complaints,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/profile/verification')
  await page.getByRole('button', { name: 'Добавить телефон' }).click()
  const wizard = page.getByRole('dialog', { name: 'Подтвердите телефон' })
  await expect(wizard.getByRole('button', { name: 'Продолжить' })).toBeDisabled()
  const phone = freshPhone()
  await wizard.getByRole('textbox', { name: 'Номер телефона' }).fill(phone)
  await wizard.getByRole('button', { name: 'Продолжить' }).click()

  const confirm = page.getByRole('dialog', { name: 'Введите код' })
  await expect(confirm.getByText(/Новый код через 0:\d\d/)).toBeVisible()
  await page.goto('/profile/verification?confirm=phone')
  const card = page.getByRole('region', { name: 'Введите код' })
  await expect(card.getByText(/Новый код через 0:\d\d/)).toBeVisible()
  const code = await readCode(page, phone.replace(/\D/g, ''))
  const field = card.getByRole('textbox', { name: 'Код из сообщения' })
  await field.fill(spoil(code))
  await expect(card.getByText('Осталось 4 попытки')).toBeVisible()
  forgiveStatus(complaints, 422)
  await field.fill(code)
  await expect(page.getByRole('region', { name: 'Готово' })).toBeVisible()
  await page.getByRole('button', { name: 'Хорошо' }).click()
  await expect(page.getByText('Контакты подтверждены')).toBeVisible()
  await expect(page).toHaveURL('/profile/verification')
})
