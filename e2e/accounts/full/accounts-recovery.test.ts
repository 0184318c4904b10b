// Getting back into an account by the code sent to a phone.
import { aigul, readCode, spoil } from '../../support/accounts.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { setPassword } from '../recovery.ts'
import { type Page, expect, test } from '../../support/site.ts'
import { findViolations } from '../../support/violations.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Меню игрока/ })
const popup = (page: Page, name?: string) => page.getByRole('dialog', { name })

test('a code sent to a phone leads to a new password; a reload preserves step and wait, and a wrong code shows how many attempts are left [2.65]', async ({
  page,
  complaints,
}) => {
  await page.goto('/remind')
  await popup(page, 'Вернём доступ').getByRole('textbox', { name: 'Телефон' }).fill('+7 701 123-45-67')
  await popup(page).getByRole('button', { name: 'Получить код' }).click()
  await expect(popup(page, 'Введите код').getByRole('timer')).toContainText(/Новый код через\s*0:[0-3]\d/)
  await page.reload()
  await expect(popup(page, 'Введите код').getByRole('timer')).toContainText(/Новый код через\s*0:[0-3]\d/)
  await expect(popup(page).getByRole('button', { name: 'Отправить ещё раз' })).toHaveCount(0)

  const code = await readCode(page, aigul.phone)
  await popup(page).getByLabel('Код из сообщения').fill(spoil(code))
  await expect(popup(page)).toContainText('Осталось 4 попытки')
  expect(await findViolations(page), 'the code').toEqual([])
  await popup(page).getByLabel('Код из сообщения').fill('')
  // As from a message: grouped, with something around it.
  await popup(page)
    .getByLabel('Код из сообщения')
    .fill(` ${code.slice(0, 2)}-${code.slice(2)} `)
  await setPassword(page, aigul.password)
  await expect(account(page)).toBeVisible()
  forgiveStatus(complaints, 422)
})
