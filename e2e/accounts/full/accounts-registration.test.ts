// A registration that guesses.
import { freshPhone, readCode, spoil } from '../../support/accounts.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { expect, test } from '../../support/site.ts'
import { findViolations } from '../../support/violations.ts'

test('five wrong codes lead to the limit step, where support helps, and a reload leads nowhere else [8.40] [2.62]', async ({
  page,
  complaints,
}) => {
  const phone = freshPhone()
  await page.goto('/registration')
  const popup = page.getByRole('dialog', { name: 'Создать аккаунт' })
  await popup.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await popup.getByRole('button', { name: 'Получить код' }).click()
  const wrong = spoil(await readCode(page, phone))
  for (const left of [
    'Осталось 4 попытки',
    'Осталось 3 попытки',
    'Осталось 2 попытки',
    'Осталась 1 попытка',
  ]) {
    await popup.getByLabel('Код из сообщения').fill('')
    await popup.getByLabel('Код из сообщения').fill(wrong)
    await expect(popup).toContainText(left)
  }
  await popup.getByLabel('Код из сообщения').fill('')
  await popup.getByLabel('Код из сообщения').fill(wrong)
  const stop = popup.getByRole('region', { name: 'Код не подошёл' })
  await expect(stop).toContainText(/слишком много неверных кодов/i)
  await expect(stop.getByRole('button', { name: 'Отправить код' })).toBeVisible()
  expect(await findViolations(page), 'the limit').toEqual([])

  await page.reload()
  await expect(stop).toBeVisible()
  await stop.getByRole('button', { name: /поддержк/i }).click()
  const chat = page.frameLocator('iframe[title="Чат с поддержкой"]')
  await expect(chat.getByRole('textbox', { name: 'Сообщение' })).toBeVisible()
  forgiveStatus(complaints, 422, 429)
})
